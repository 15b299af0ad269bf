import type { ReactNode } from 'react';
import styles from './BuyBox.module.css';

export interface ProductLayoutProps {
  /** A Gallery. */
  gallery: ReactNode;
  /** A BuyBox. */
  buyBox: ReactNode;
}

/** The top of a product page: pictures left, sticky buy box right; stacked on a phone. */
export function ProductLayout({ gallery, buyBox }: ProductLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.side}>
        <div className={styles.sticky}>{buyBox}</div>
      </div>
    </div>
  );
}
