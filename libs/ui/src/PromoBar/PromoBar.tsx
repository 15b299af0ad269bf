import type { ReactNode } from 'react';
import styles from './PromoBar.module.css';

export interface PromoBarProps {
  /** Name of the region: "Nytt från Nordlys". */
  label: string;
  /** One sentence, with one link at most. */
  children: ReactNode;
}

/** One line on ink above the header. There is one on a page, and it does not move. */
export function PromoBar({ label, children }: PromoBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <p>{children}</p>
    </section>
  );
}
