import type { ReactNode } from 'react';
import { getTextKey } from '../text-key.ts';
import styles from './BagSummary.module.css';

export interface BagSummaryRow {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** `discount` for what is taken off. */
  tone?: 'plain' | 'discount';
}

export interface BagSummaryProps {
  /** Subtotal, each discount, delivery, in this order. Entries that are `false` or missing are omitted. */
  rows?: readonly (BagSummaryRow | false | undefined)[];
  /** The total. */
  total: { label: ReactNode; value: ReactNode; /** "Heraf moms 75,00 kr." */ note?: ReactNode };
  /** Payments such as gift cards, and the amount due. Shown below the total, which they do not reduce. */
  payments?: { rows: readonly BagSummaryRow[]; due: { label: ReactNode; value: ReactNode } };
  /** Buttons and notes below. */
  children?: ReactNode;
}

/** The totals, the same in drawer, bag page and checkout. */
export function BagSummary({ rows = [], total, payments, children }: BagSummaryProps) {
  return (
    <div className={styles.summary}>
      <dl className={styles.rows}>
        <Rows rows={rows} />
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{total.label}</dt>
          <dd>
            <span translate="no">{total.value}</span>
            {total.note && (
              <span key={getTextKey(total.note)} className={styles.note}>
                {total.note}
              </span>
            )}
          </dd>
        </div>
        {payments && (
          <>
            <Rows rows={payments.rows} />
            <div className={`${styles.row} ${styles.due}`}>
              <dt>{payments.due.label}</dt>
              <dd>
                <span key={getTextKey(payments.due.value)}>{payments.due.value}</span>
              </dd>
            </div>
          </>
        )}
      </dl>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

function Rows({ rows }: { rows: NonNullable<BagSummaryProps['rows']> }) {
  return rows.map(
    (row) =>
      row && (
        <div key={row.id} className={styles.row} data-tone={row.tone ?? 'plain'}>
          <dt>
            <span key={getTextKey(row.label)}>{row.label}</span>
          </dt>
          <dd>
            <span key={getTextKey(row.value)}>{row.value}</span>
          </dd>
        </div>
      ),
  );
}
