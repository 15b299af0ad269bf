import type { ReactNode } from 'react';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** A Breadcrumb. */
  breadcrumb?: NonTextNode;
  /** The page's `h1`. It can take the focus after a navigation. */
  title: ReactNode;
  /** Two lines at most. */
  text?: ReactNode;
  /** Date, reading time, category. */
  meta?: ReactNode;
  /** `m` for lists, whose first entries are above the fold; `l` for pages, `xl` for an article whose title may take half the screen. */
  size?: 'm' | 'l' | 'xl';
}

/** The header of a page that does not start with a picture. */
export function PageHeader({ breadcrumb, title, text, meta, size = 'l' }: PageHeaderProps) {
  return (
    <div className={styles.header} data-size={size}>
      {breadcrumb}
      {meta && <p className={styles.meta}>{meta}</p>}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
