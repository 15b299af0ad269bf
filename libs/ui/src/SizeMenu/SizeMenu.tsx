'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { SingleMarketPrice, type PriceLabels, type PriceText } from '../Price/Price.tsx';
import styles from './SizeMenu.module.css';

export interface SizeMenuProps {
  /** "Størrelse: Læ Serum". */
  label: string;
  sizes: readonly {
    value: string;
    /** "30 ml". */
    label: string;
    /** Of the shopper's market; without one the size is sold out. */
    price?: PriceText | undefined;
  }[];
  priceLabels: PriceLabels;
  /** Beside a size without a price: "Udsolgt". */
  soldOutText: ReactNode;
  /** A size that is in stock was pressed. */
  onChoose: (value: string) => void;
  /** Called on Esc. */
  onClose: () => void;
}

/** A button for each size, with its price, that takes the place of a pressed button and its focus. Esc closes it. */
export function SizeMenu({ label, sizes, priceLabels, soldOutText, onChoose, onClose }: SizeMenuProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {sizes.map(({ value, label: size, price }) => (
        <Button
          key={value}
          variant="quiet"
          width="full"
          data-once=""
          aria-disabled={!price}
          onClick={() => {
            if (price) onChoose(value);
          }}
        >
          <span className={styles.size}>
            <span>{`${size} `}</span>
            {price ? (
              <SingleMarketPrice price={price} labels={priceLabels} size="card" />
            ) : (
              <span>{soldOutText}</span>
            )}
          </span>
        </Button>
      ))}
    </div>
  );
}
