import type { ReactNode } from 'react';
import styles from './BagSummary.module.css';

export interface BagSummaryRow {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** `discount` for what is taken off. */
  tone?: 'plain' | 'discount';
}

export interface BagSummaryProps {
  /** Subtotal, each discount, delivery, in this order. */
  rows?: readonly BagSummaryRow[];
  /** What will be paid. */
  total: { label: ReactNode; value: ReactNode; /** "Heraf moms 75,00 kr." */ note?: ReactNode };
  /** Buttons and notes below. */
  children?: ReactNode;
}

/** What it adds up to. The same in drawer, bag page and checkout. */
export function BagSummary({ rows = [], total, children }: BagSummaryProps) {
  return (
    <div className={styles.summary}>
      <dl className={styles.rows}>
        {rows.map(({ id, label, value, tone = 'plain' }) => (
          <div key={id} className={styles.row} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{total.label}</dt>
          <dd>
            {total.value}
            {total.note && <span className={styles.note}>{total.note}</span>}
          </dd>
        </div>
      </dl>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
