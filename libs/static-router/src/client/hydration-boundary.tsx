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
 * Only a page that came as HTML can show a part before its code is here. Not a hook that renders the part again after hydration: React would remove
 * its HTML.
 */
const isPrerendering = () => typeof document === 'undefined' || !isPageHydrated();

/** Content below the fold. After a navigation it renders after the page's first paint, so that the title appears sooner. */
export function DeferredBelowTheFold({
  className,
  children,
}: {
  /** Class of the wrapper. It is empty until then and should be as high as a viewport, so that nothing visible moves. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const [isInHtml] = useState(isPrerendering);
  const isDue = useDeferredValue(true, isInHtml);
  return <div className={className}>{isDue && children}</div>;
}

/** Props of {@link HydrationBoundary}. */
export interface HydrationBoundaryProps {
  /** Whether a navigation waits for the code inside, so that nothing shifts when it loads. */
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
 * When something changes around a boundary whose code has not loaded, such as the address, React removes its HTML and renders the fallback: the
 * HTML goes back there, before anything is painted. Returns how to stop.
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

/** Last in the boundary, so that what stands before it is hydrated when this is. */
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
  // Before React renders again what only the browser knows: until then it can be told what was typed.
  useLayoutEffect(complete);
  // A boundary that was not prerendered has its element only now.
  useEffect(complete);
  return null;
}
