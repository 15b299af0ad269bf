import type { ReactNode } from 'react';
import { GrassMark } from '../Wordmark/Wordmark.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** Such as "Din kurv er tom". */
  title: ReactNode;
  /** Level of the title in its page. */
  level?: HeadingLevel;
  /** One or two sentences on what to do next. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** A friendly message for an empty list, with a next step. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <GrassMark />
      </span>
      <Heading level={level} size="s">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
