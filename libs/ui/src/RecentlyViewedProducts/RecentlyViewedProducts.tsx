'use client';

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { Section } from '../Section/Section.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import { observeIntersection } from '../observers.ts';
import styles from './RecentlyViewedProducts.module.css';

export interface RecentlyViewedProductsProps {
  title: ReactNode;
  /** Number of products. Nothing is shown without any, unless the row has just been switched. */
  count: number;
  /** ProductCards; placeholders reserve their height until there are any. */
  cards?: readonly NonTextNode[] | undefined;
  /** Called when the row is one viewport away, to load the cards. */
  onNear: () => void;
  /** Whether viewed products are not remembered. */
  isOff: boolean;
  /** Switches remembering off and on. */
  onToggle: () => void;
  texts: {
    /** "Viewed products are not remembered", and that they are again. */
    off: string;
    on: string;
    turnOff: string;
    turnOn: string;
  };
}

/** The products that a shopper has viewed, with a switch: on devices that others use, the list says too much. */
export function RecentlyViewedProducts({
  title,
  count,
  cards,
  onNear,
  isOff,
  onToggle,
  texts,
}: RecentlyViewedProductsProps) {
  const place = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const [wasSwitched, setSwitched] = useState(false);
  const comeNear = useEffectEvent(() => {
    if (row.current) keepHeight(row.current);
    onNear();
  });
  useEffect(() => {
    if (isOff || count === 0 || !place.current) return;
    const stop = observeIntersection(
      [place.current],
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        stop();
        comeNear();
      },
      { rootMargin: '100% 0px' },
    );
    return stop;
  }, [isOff, count]);
  // The pressed button was in the row, which is gone.
  useEffect(() => {
    if (wasSwitched && isOff) button.current?.querySelector('button')?.focus();
  }, [wasSwitched, isOff]);

  const toggle = () => {
    setSwitched(true);
    onToggle();
  };
  if (isOff || (wasSwitched && count === 0)) {
    return (
      <div ref={button} className={styles.off}>
        <span key={String(isOff)}>{isOff ? texts.off : texts.on}</span>
        <Button variant="link" onClick={toggle}>
          {isOff ? texts.turnOn : texts.turnOff}
        </Button>
      </div>
    );
  }
  if (count === 0) return null;
  return (
    <div ref={place}>
      <Section title={title}>
        <div ref={row}>
          <ProductGrid>
            {cards ??
              Array.from({ length: count }, (_, position) => <div key={position} className={styles.card} />)}
          </ProductGrid>
        </div>
        <div className={styles.switch}>
          <Button variant="link" onClick={toggle}>
            {texts.turnOff}
          </Button>
        </div>
      </Section>
    </div>
  );
}

/** Prevents a layout shift when the cards are lower than their placeholders, until the window is resized. */
function keepHeight(element: HTMLElement): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  addEventListener('resize', () => (element.style.minBlockSize = ''), { once: true });
}
