import type { ReactElement } from 'react';
import styles from './Wordmark.module.css';

export interface WordmarkProps {
  /** The name of the brand. */
  children: string;
  /** Mark next to the name; three blades of dune grass when absent. */
  mark?: ReactElement;
  /** `line` puts the mark before the name, as in the header; `stack` above it, as on the labels. */
  layout?: 'line' | 'stack';
}

/** Three blades of dune grass. Decorative; takes the color of the surrounding text. */
export function GrassMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 48" aria-hidden="true">
      <path d="M20.2 48C19 34 19 16 22.4 1c.2 15 .6 33-.4 47h-1.8Z" />
      <path d="M19.8 48C19.2 35 14.6 22.6 2 16.2c12.6 4 20.4 16 20.2 31.8h-2.4Z" />
      <path d="M20.6 48c-.2-12 4.6-21.4 17.4-26.4-10.6 5.6-15 14.4-15.2 26.4h-2.2Z" />
    </svg>
  );
}

/** The name of the brand as on the labels. It is text, so that it scales and is readable by screen readers. */
export function Wordmark({ children, mark = <GrassMark />, layout = 'line' }: WordmarkProps) {
  return (
    <span className={styles.wordmark} data-layout={layout} translate="no">
      {mark}
      <span>{children}</span>
    </span>
  );
}
