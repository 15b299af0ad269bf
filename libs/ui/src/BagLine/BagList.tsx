import type { ReactNode } from 'react';
import styles from './BagLine.module.css';

export interface BagListProps {
  /** Name of the list: "Varer i kurven". */
  label: string;
  /** `compact` for an order next to its checkout: small pictures, little space between the lines. */
  density?: 'regular' | 'compact';
  children: ReactNode;
}

/** The lines of the bag with a hairline between them. Wrap each `BagLine` in a {@link BagListItem}. */
export function BagList({ label, density = 'regular', children }: BagListProps) {
  return (
    <ul className={styles.list} role="list" aria-label={label} data-density={density}>
      {children}
    </ul>
  );
}

/** One entry of a {@link BagList}. It takes no focus: screen readers would read all of it as its name. */
export function BagListItem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <li id={id} className={styles.item}>
      {children}
    </li>
  );
}
