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

/** One sentence across the full width in display type, with an optional link. */
export function Banner({ children, link, ground = 'linen' }: BannerProps) {
  return (
    <div className={styles.banner} data-ground={ground}>
      <p className={styles.text}>{children}</p>
      {link && <div className={styles.link}>{link}</div>}
    </div>
  );
}
