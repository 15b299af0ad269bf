import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** The text of the badge, which decides its color. At most one badge per product. */
  tone: 'new' | 'sold-out' | 'reduced';
  children: ReactNode;
}

/** One or two words on a product. Words first, colour second. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
