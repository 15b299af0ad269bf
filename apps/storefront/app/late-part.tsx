import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
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
  useEffect(() => {
    if (part.current) window.shopIsReady?.(part.current);
  }, [part]);
  return null;
}
