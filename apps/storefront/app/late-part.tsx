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
import type { Elements } from '@marehalm/ui';
import styles from './late-part.module.css';
import { createSafely } from './platform/create-safely';
import { comeAlive } from './shell/come-alive';

/**
 * Only a page that comes as HTML can show a part before its code is here. No hook that draws the part anew when the page has
 * come to life: React would take its HTML away.
 */
const comesAsHtml = () =>
  typeof document === 'undefined' || document.documentElement.dataset.start !== 'ready';

/**
 * What stands below the first window of a page: of a page that is gone to it is drawn after the first picture, which then has its
 * title sooner. Nothing that is in sight moves for it.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const [isInHtml] = useState(comesAsHtml);
  const isDue = useDeferredValue(true, isInHtml);
  return <div className={styles.below}>{isDue && children}</div>;
}

export interface LatePartProps {
  /** Whether a page that is gone to waits for the part's code, so that nothing moves when it comes. */
  readonly isAwaited?: boolean;
  readonly children: Elements;
}

/**
 * A part of a page whose code comes after the page's own: its HTML is there from the start. What is pressed or typed in
 * it before it is hydrated is held by the boot script (`boot/boot.ts`) and given to it then.
 */
export function LatePart({ isAwaited = false, children }: LatePartProps) {
  const part = useRef<HTMLDivElement>(null);
  const [isInHtml] = useState(comesAsHtml);
  useLayoutEffect(() => (part.current && isInHtml ? keepHtml(part.current) : undefined), [isInHtml]);
  const content = (
    <>
      {children}
      <Alive part={part} isInHtml={isInHtml} />
    </>
  );
  return (
    <div ref={part} className={styles.part} data-late="">
      {isAwaited && !isInHtml ? (
        content
      ) : (
        <Suspense fallback={isInHtml && <div className={styles.part} data-as-it-was="" />}>
          {content}
        </Suspense>
      )}
    </div>
  );
}

/**
 * When something changes around a part whose code is not here, such as the address, React takes its HTML away and draws the
 * fallback: the HTML goes back there, before anything is painted. Returns how to stop.
 */
function keepHtml(part: HTMLElement): () => void {
  const watch = createSafely(
    () =>
      new MutationObserver((changes) => {
        const taken = changes.flatMap(({ removedNodes }) => [...removedNodes]);
        part.querySelector(':scope > [data-as-it-was]')?.append(...taken);
      }),
  );
  watch.observe(part, { childList: true });
  return () => {
    watch.disconnect();
  };
}

/** Last in the part, so that what stands before it is hydrated when this is. */
function Alive({
  part,
  isInHtml,
}: {
  readonly part: RefObject<HTMLElement | null>;
  readonly isInHtml: boolean;
}) {
  const isTold = useRef(false);
  const tell = () => {
    if (isTold.current || !part.current) return;
    isTold.current = true;
    comeAlive(part.current, isInHtml);
  };
  // Before React draws again what only the browser knows: what was typed until now can still be told from that.
  useLayoutEffect(tell);
  // A part that was not in the HTML has its element only now.
  useEffect(tell);
  return null;
}
