'use client';

import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { observeIntersection } from '../observers.ts';
import { getTextKey } from '../text-key.ts';
import styles from './StickyBuyBar.module.css';

export interface StickyBuyBarProps {
  /** The main buy button. The bar appears when it has scrolled out of the viewport, and disappears when it is back. */
  watch: RefObject<Element | null>;
  name: ReactNode;
  /** Price of what would be added. */
  price: ReactNode;
  /** The same action as the main button. */
  children: ReactNode;
}

/**
 * Bar with the buy button at the bottom of the viewport on phones, shown while the element `watch` is scrolled out above the
 * viewport.
 */
export function StickyBuyBar({ watch, name, price, children }: StickyBuyBarProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const target = watch.current;
    if (!target) return;
    // A button below the viewport counts as visible, so that jumps past it and back are noticed too.
    return observeIntersection(
      [target],
      (entries) => {
        // The last entry is current: a busy browser reports several at once.
        setShown(entries.at(-1)?.isIntersecting === false);
      },
      { rootMargin: '0px 0px 100000px 0px' },
    );
  }, [watch]);

  return (
    <div className={styles.bar} inert={!isShown}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span key={getTextKey(price)} className={styles.price}>
          {price}
        </span>
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  );
}
