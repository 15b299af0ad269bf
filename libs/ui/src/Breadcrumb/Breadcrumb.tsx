import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Name of the navigation: "Brødkrumme". */
  label: string;
  /** From the front page down; the last, without an address, is the page itself. */
  items: readonly { href?: string; label: ReactNode }[];
}

/** The path from the front page to this page. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol role="list">
        {items.map((item, index) => (
          <li key={item.href ?? index}>
            {item.href ? (
              <Link href={item.href}>{item.label}</Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
