import { type ReactNode } from 'react';
import styles from './FilterGroup.module.css';

export interface FilterSectionProps {
  /** "Hudtype". */
  legend: ReactNode;
  /** Id of the legend, which names the group of fields. */
  legendId: string;
  /** Initially open. */
  startsOpen?: boolean | undefined;
  children: ReactNode;
}

/** A collapsible filter. */
export function FilterSection({ legend, legendId, startsOpen = true, children }: FilterSectionProps) {
  return (
    <details className={styles.group} open={startsOpen}>
      <summary className={styles.summary}>
        <span id={legendId}>{legend}</span>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div role="group" aria-labelledby={legendId} className={styles.options}>
        {children}
      </div>
    </details>
  );
}
