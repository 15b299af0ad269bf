import type { ReactNode } from 'react';
import styles from './Banner.module.css';

export interface BannerProps {
  /** One sentence. */
  children: ReactNode;
  /** One link, after the sentence. */
  link?: ReactNode;
  /** Its sheet. `ink` once on a page at most. */
  ground?: 'linen' | 'sand' | 'ink';
}

/** One line from edge to edge, in display type: a pause between two blocks. */
export function Banner({ children, link, ground = 'linen' }: BannerProps) {
  return (
    <div className={styles.banner} data-ground={ground}>
      <p className={styles.text}>{children}</p>
      {link && <div className={styles.link}>{link}</div>}
    </div>
  );
}
