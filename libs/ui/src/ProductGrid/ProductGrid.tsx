import { Children, type ReactNode } from 'react';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  /** Most columns on a desk: `four` across the page, `three` beside a column of filters. Two on a phone. */
  columns?: 'four' | 'three';
  /** Product cards, and an `EditorialTile` in eight at most. */
  children: ReactNode;
}

/** Products side by side, as a list. */
export function ProductGrid({ columns = 'four', children }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns} role="list">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
