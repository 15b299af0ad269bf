import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** The text of the badge, which decides its color. At most one badge per product. */
  tone: 'new' | 'sold-out' | 'reduced';
  children: ReactNode;
}

/** One or two words on a product. The words carry the meaning; color only supports it. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
