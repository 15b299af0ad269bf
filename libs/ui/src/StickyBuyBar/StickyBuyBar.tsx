'use client';

import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { observeIntersection } from '../observers.ts';
import { getTextKey } from '../text-key.ts';
import styles from './StickyBuyBar.module.css';

export interface StickyBuyBarProps {
  /** The main buy button. The bar appears when it has scrolled out of the viewport, and disappears when it is back. */
  watch: RefObject<Element | null>;
  /** Whether the bar appears only once the button is above the viewport, or also while it is still below. */
  appears?: 'after' | 'before-and-after';
  name: ReactNode;
  /** Price of what would be added. */
  price: ReactNode;
  /** The same action as the main button. */
  children: ReactNode;
}

/**
 * Bar with the buy button at the bottom of the viewport on phones, shown while the element `watch` is out of the viewport.
 */
export function StickyBuyBar({ watch, appears = 'after', name, price, children }: StickyBuyBarProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const target = watch.current;
    if (!target) return;
    return observeIntersection(
      [target],
      (entries) => {
        // The last entry is current: a busy browser reports several at once.
        setShown(entries.at(-1)?.isIntersecting === false);
      },
      // A button below the viewport counts as visible, so that jumps past it and back are noticed too.
      appears === 'after' ? { rootMargin: '0px 0px 100000px 0px' } : {},
    );
  }, [watch, appears]);

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
