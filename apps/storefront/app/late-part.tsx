import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './late-part.module.css';

/**
 * A part of a page whose code comes after the page's own: its HTML is there from the start. What is pressed or typed in
 * it before it is hydrated is held by the boot script (`boot/boot.ts`) and given to it then.
 */
export function LatePart({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className={styles.part} data-late="">
      <Suspense>
        {children}
        <Alive part={part} />
      </Suspense>
    </div>
  );
}

/** Last in the part, so that what stands before it is hydrated when this is. */
function Alive({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  const isTold = useRef(false);
  const tell = () => {
    if (isTold.current || !part.current) return;
    isTold.current = true;
    window.shopIsReady?.(part.current);
  };
  // Before React draws again what only the browser knows: what was typed until now can still be told from that.
  useLayoutEffect(tell);
  // A part that was not in the HTML has its element only now.
  useEffect(tell);
  return null;
}
