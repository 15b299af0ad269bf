import type { ReactNode } from 'react';
import styles from './Quote.module.css';

export interface QuoteProps {
  children: ReactNode;
  /** The person quoted; missing for a sentence of the article itself. */
  attribution?: ReactNode;
}

/** A quotation in display type. */
export function Quote({ children, attribution }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>{children}</blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </figure>
  );
}
