import type { ReactNode } from 'react';
import styles from './AddressCard.module.css';

/** Addresses side by side, as many as fit. Wrap each `AddressCard` in an `<li>`. */
export function AddressCards({
  label,
  children,
}: {
  /** Name of the list: "Dine adresser". */
  label: string;
  children: ReactNode;
}) {
  return (
    <ul className={styles.cards} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
