import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './SampleSlots.module.css';

export interface ChosenSample {
  id: string;
  /** "Læ Serum, 2 ml". */
  name: ReactNode;
  picture?: PictureData;
}

/** Round slots for free samples: first the chosen ones, then the free slots. */
export function SampleSlots({
  limit,
  chosen,
  size = 'small',
  label,
}: {
  limit: number;
  chosen: readonly ChosenSample[];
  /** `large` has room for the names. */
  size?: 'small' | 'large';
  /** Name of the list of chosen samples. Without it the slots are decoration, beside a list that says the same. */
  label?: string;
}) {
  // Empty slots are hidden from screen readers: the sentence above says how many are left.
  const isHeard = label !== undefined && chosen.length > 0;
  return (
    <ul
      className={styles.slots}
      role="list"
      data-size={size}
      aria-label={isHeard ? label : undefined}
      aria-hidden={isHeard ? undefined : true}
    >
      {chosen.slice(0, limit).map(({ id, name, picture }) => (
        <li key={id}>
          <span className={styles.slot} data-state="filled">
            {picture ? (
              <Picture picture={picture} alt="" sizes="4rem" ratio="1:1" />
            ) : (
              <Icon name="check" size="small" />
            )}
          </span>
          {size === 'large' && <span className={styles.name}>{name}</span>}
        </li>
      ))}
      {Array.from({ length: Math.max(0, limit - chosen.length) }, (_, place) => (
        <li key={place} aria-hidden="true">
          <span className={styles.slot} data-state="empty">
            <Icon name="plus" size="small" />
          </span>
        </li>
      ))}
    </ul>
  );
}
