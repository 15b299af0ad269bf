'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './DeliveryOptions.module.css';

export interface ParcelShop {
  id: string;
  name: ReactNode;
  /** "Havnegade 4, 9990 Skagen". */
  address: ReactNode;
  /** From the address of delivery: "350 m". */
  distance?: ReactNode;
  /** "Man.-fre. 9-18, lør. 9-15". */
  hours?: ReactNode;
  /** "59 kr.", where it is not the same in all of them. */
  price?: ReactNode;
}

export interface ParcelShopsProps {
  /** "Vælg pakkeshop". */
  legend: ReactNode;
  /** Describes the order: "Nærmest postnummer 9990 først". */
  hint?: ReactNode;
  /** Nearest first; `loading` while they are looked up. */
  shops: readonly ParcelShop[] | 'loading';
  /** Announced while they are looked up: "Finder pakkeshops". */
  loadingText: string;
  /** In place of a list without shops: what to do then. */
  emptyText: ReactNode;
  id?: string;
  name?: string;
  value?: string;
  onChange?: (id: string) => void;
  error?: ReactNode;
  /** Below the list: a Button or ShowMore for shops farther away, which the caller adds. */
  more?: NonTextNode;
  /** On the button that shows the shops beyond the first {@link ParcelShopsProps.initialCount}: "Vis flere pakkeshops". */
  moreText?: ReactNode;
  /** Number of shops before the button; more if the chosen one is farther away. All by default. */
  initialCount?: number;
}

/**
 * Radio buttons of parcel shops with address, distance and opening hours. Shows `initialCount` shops until the shopper asks for
 * more.
 */
export function ParcelShops({
  shops,
  loadingText,
  emptyText,
  more,
  moreText,
  initialCount = Infinity,
  ...group
}: ParcelShopsProps) {
  const isLoading = shops === 'loading';
  const place = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const known = isLoading ? [] : shops;
  // The chosen shop is always visible.
  const isAll = isExpanded || known.findIndex(({ id }) => id === group.value) >= initialCount;
  const shown = isAll ? known : known.slice(0, initialCount);
  // The pressed button disappears, so the focus moves to the first added shop.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isExpanded || !wasPressed.current) return;
    wasPressed.current = false;
    place.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[initialCount]?.focus();
  }, [isExpanded, initialCount]);
  return (
    <div ref={place} className={styles.shops} aria-busy={isLoading}>
      <p role="status" className={styles.news}>
        {isLoading ? <VisuallyHidden>{loadingText}</VisuallyHidden> : shops.length === 0 && emptyText}
      </p>
      {isLoading ? (
        <>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </>
      ) : (
        shops.length > 0 && (
          <RadioGroup
            {...group}
            options={shown.map(({ id, name, address, distance, hours, price }) => ({
              value: id,
              label: name,
              detail: (distance || price) && (
                <span className={styles.far}>
                  {distance && <span className={styles.distance}>{distance}</span>}
                  {price && <span className={styles.price}>{price}</span>}
                </span>
              ),
              note: (
                <span className={styles.facts}>
                  <span>{address}</span>
                  {hours && <span>{hours}</span>}
                </span>
              ),
            }))}
          />
        )
      )}
      {shown.length < known.length && (
        <div>
          <Button
            variant="link"
            onClick={() => {
              wasPressed.current = true;
              setExpanded(true);
            }}
          >
            {moreText}
          </Button>
        </div>
      )}
      {!isLoading && more}
    </div>
  );
}
