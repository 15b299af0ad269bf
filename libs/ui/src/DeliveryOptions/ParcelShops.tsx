import type { ReactNode } from 'react';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Elements } from '../elements.ts';
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
  /** Below the list: a Button or ShowMore for shops farther away. */
  more?: Elements;
}

/** Parcel shops with name, address, distance and opening hours as text, never only on a map. */
export function ParcelShops({ shops, loadingText, emptyText, more, ...group }: ParcelShopsProps) {
  const isLoading = shops === 'loading';
  return (
    <div className={styles.shops} aria-busy={isLoading}>
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
            options={shops.map(({ id, name, address, distance, hours, price }) => ({
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
      {!isLoading && more}
    </div>
  );
}
