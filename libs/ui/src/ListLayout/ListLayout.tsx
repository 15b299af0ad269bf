import type { ReactNode } from 'react';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './ListLayout.module.css';

export interface ListLayoutProps {
  /** Number of results, sorting, and the button that opens the filters on a phone. */
  toolbar?: ReactNode;
  /** Filter groups: a column on a desk. On a phone the app shows the same in a Drawer. */
  filters?: ReactNode;
  /** Name of the filters' region: "Filtre". */
  filtersLabel?: string;
  /** Chips. */
  chips?: ReactNode;
  /** A ProductGrid and ShowMore. */
  children: NonTextNode;
}

/** A list of products with its filters: a quiet bar on a phone, a column on a desk. */
export function ListLayout({ toolbar, filters, filtersLabel, chips, children }: ListLayoutProps) {
  return (
    <div className={styles.layout} data-filters={filters ? 'shown' : 'none'}>
      {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      {filters && (
        <aside className={styles.filters} aria-label={filtersLabel}>
          {filters}
        </aside>
      )}
      <div className={styles.list}>
        {chips && <div className={styles.chips}>{chips}</div>}
        {children}
      </div>
    </div>
  );
}

/** Content that the toolbar shows only on a phone, such as the button that opens the filters. */
export function NarrowOnly({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}
