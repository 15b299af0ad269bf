import {
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createSafeObserver } from '../internal/create-observer.ts';
import { markHydratedAndReplayInput } from './mark-hydrated-and-replay-input.ts';
import { isPageHydrated } from './is-hydration-pending.ts';

/**
 * Whether the component renders as part of prerendered HTML. Not `useIsHydrated`, which would render again after hydration and make React remove the
 * HTML.
 */
const isPrerendering = () => typeof document === 'undefined' || !isPageHydrated();

/** Renders content below the fold. After a client-side navigation it renders after the page's first paint, so that the top appears sooner. */
export function DeferredBelowTheFold({
  className,
  children,
}: {
  /** Class of the wrapper, which is empty until then. Make it as high as a viewport, so that nothing visible moves. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const [isInHtml] = useState(isPrerendering);
  const isDue = useDeferredValue(true, isInHtml);
  return <div className={className}>{isDue && children}</div>;
}

/** Props of {@link HydrationBoundary}. */
export interface HydrationBoundaryProps {
  /** Whether a client-side navigation waits for the lazy code inside, so that nothing shifts when it loads; false by default. */
  readonly isAwaited?: boolean;
  /** Class of the wrapper, and of the element that contains its HTML until hydration; usually `display: contents`. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A prerendered part of the page that hydrates separately, once its `lazy` code has loaded. Earlier events in it are queued by `deferHydration` and
 * replayed.
 */
export function HydrationBoundary({ isAwaited = false, className, children }: HydrationBoundaryProps) {
  const boundary = useRef<HTMLDivElement>(null);
  const [isInHtml] = useState(isPrerendering);
  useLayoutEffect(() => (boundary.current && isInHtml ? keepHtml(boundary.current) : undefined), [isInHtml]);
  const content = (
    <>
      {children}
      <Hydrated boundary={boundary} isInHtml={isInHtml} />
    </>
  );
  return (
    <div ref={boundary} className={className} data-hydration-boundary="">
      {isAwaited && !isInHtml ? (
        content
      ) : (
        <Suspense fallback={isInHtml && <div className={className} data-server-html="" />}>
          {content}
        </Suspense>
      )}
    </div>
  );
}

/**
 * Keeps the prerendered HTML of a boundary whose code has not loaded. When a parent rerenders, React replaces that HTML by the fallback; this moves
 * the HTML into the fallback before anything is painted. Returns a function that stops it.
 */
function keepHtml(boundary: HTMLElement): () => void {
  const changes = createSafeObserver(
    () =>
      new MutationObserver((records) => {
        const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
        boundary.querySelector(':scope > [data-server-html]')?.append(...removed);
      }),
  );
  changes.observe(boundary, { childList: true });
  return () => {
    changes.disconnect();
  };
}

/** Marks the boundary as hydrated. Rendered last in the boundary, so that its siblings are hydrated before it. */
function Hydrated({
  boundary,
  isInHtml,
}: {
  readonly boundary: RefObject<HTMLElement | null>;
  readonly isInHtml: boolean;
}) {
  const isComplete = useRef(false);
  const complete = () => {
    if (isComplete.current || !boundary.current) return;
    isComplete.current = true;
    markHydratedAndReplayInput(boundary.current, isInHtml);
  };
  // Before components render client-only state: until then fields still contain what the visitor typed.
  useLayoutEffect(complete);
  // The ref of a boundary that was not prerendered is set only now.
  useEffect(complete);
  return null;
}
