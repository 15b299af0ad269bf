import type { ReactNode } from 'react';
import styles from './ArticleCard.module.css';

/** Articles side by side: one column on a phone, two, then three. */
export function ArticleGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
