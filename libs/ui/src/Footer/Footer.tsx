import type { ReactElement, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import type { MenuLink } from '../MegaMenu/menu-item.ts';
import styles from './Footer.module.css';

export interface FooterProps {
  /** The name of the brand: a {@link Wordmark}, or a picture of the shop's own; absent on `paper`. */
  wordmark?: ReactElement | undefined;
  /** One sentence under the name of the brand. */
  sentence?: ReactNode;
  /** Name of the navigation: "Sidefod". */
  label: string;
  columns?: readonly { title: ReactNode; links: readonly MenuLink[] }[] | undefined;
  /** Company name, registration number, address, e-mail, phone: on every page (e-commerce law). */
  imprint: ReactNode;
  /** Terms, privacy, cookies, withdrawal, accessibility. */
  legal: readonly MenuLink[];
  /** Language and currency. */
  preferences?: ReactNode;
  /** `paper` is quiet: for a checkout, without name and columns. */
  ground?: 'ink' | 'paper';
}

/** The footer of every page. Help is in the same place everywhere (WCAG 3.2.6). */
export function Footer({
  wordmark,
  sentence,
  label,
  columns,
  imprint,
  legal,
  preferences,
  ground = 'ink',
}: FooterProps) {
  return (
    <footer className={styles.footer} data-ground={ground === 'ink' ? undefined : ground}>
      <div className={styles.inner}>
        {wordmark && (
          <div className={styles.brand}>
            {wordmark}
            {sentence && <p>{sentence}</p>}
          </div>
        )}
        {columns && (
          <nav aria-label={label} className={styles.columns}>
            {columns.map(({ title, links }, index) => (
              <div key={index}>
                <h2 className={styles.title}>{title}</h2>
                <ul role="list">
                  {links.map((link) => (
                    <li key={link.href}>
                      <Link href={link.href}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className={styles.end}>
          <div className={styles.imprint}>{imprint}</div>
          <ul className={styles.legal} role="list">
            {legal.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
          {preferences && <div className={styles.preferences}>{preferences}</div>}
        </div>
      </div>
    </footer>
  );
}
