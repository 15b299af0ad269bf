'use client';

import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { observeIntersection } from '../observers.ts';
import { textKey } from '../text-key.ts';
import styles from './StickyBuyBar.module.css';

export interface StickyBuyBarProps {
  /** The main buy button. The bar comes when it has left the window upwards, and goes when it returns. */
  watch: RefObject<Element | null>;
  name: ReactNode;
  /** Price of what would be added. */
  price: ReactNode;
  /** The same action as the main button. */
  children: ReactNode;
}

/** Buying within reach of the thumb, on a phone, once the main button is out of sight. */
export function StickyBuyBar({ watch, name, price, children }: StickyBuyBarProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const target = watch.current;
    if (!target) return;
    // What is still below the window counts as in sight, so that a jump past the button and back is noticed too.
    return observeIntersection(
      [target],
      (entries) => {
        // The last is what holds: a busy browser tells of several at once.
        setShown(entries.at(-1)?.isIntersecting === false);
      },
      { rootMargin: '0px 0px 100000px 0px' },
    );
  }, [watch]);

  return (
    <div className={styles.bar} inert={!isShown}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span key={textKey(price)} className={styles.price}>
          {price}
        </span>
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  );
}
