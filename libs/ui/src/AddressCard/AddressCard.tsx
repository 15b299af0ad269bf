import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import styles from './AddressCard.module.css';

export interface AddressCardProps {
  /** Name of the recipient. */
  name: ReactNode;
  /** Street, postcode and town, country, phone: a line each. */
  lines: readonly string[];
  /** What it is used for: "Standard for levering". */
  marks?: readonly string[];
  /** Buttons or links of variant `link`, each named with the address: edit, remove, use by default. */
  actions?: ReactNode;
  /** What has just happened to it, or the question before it is removed: a Notice. */
  notice?: Elements;
}

/** One address of the account. */
export function AddressCard({ name, lines, marks = [], actions, notice }: AddressCardProps) {
  return (
    <div className={styles.card}>
      <address className={styles.address}>
        <span className={styles.name}>{name}</span>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {marks.length > 0 && (
        <ul className={styles.marks} role="list">
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      {notice}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Addresses side by side, as many as fit. Wrap each {@link AddressCard} in an `<li>`. */
export function AddressCards({
  label,
  children,
}: {
  /** "Dine adresser". */ label: string;
  children: ReactNode;
}) {
  return (
    <ul className={styles.cards} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
