import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** What the badge says; colour follows. One badge on a product at most. */
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
