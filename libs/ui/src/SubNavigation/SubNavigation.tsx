import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './SubNavigation.module.css';

export interface SubNavigationProps {
  /** Name of the navigation: "Kategorier". */
  label: string;
  links: readonly { href: string; label: ReactNode; isCurrent?: boolean | undefined }[];
}

/** Links to the pages next to this one: the children of a collection, the categories of a journal. Nothing without any. */
export function SubNavigation({ label, links }: SubNavigationProps) {
  if (links.length === 0) return null;
  return (
    // Routers that know the attribute keep the scroll position between these pages.
    <nav aria-label={label} className={styles.links} data-related-links="">
      <ul role="list">
        {links.map(({ href, label: text, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
