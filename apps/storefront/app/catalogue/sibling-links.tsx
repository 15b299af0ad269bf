import { Link } from '@marehalm/ui';
import type { Crumb } from '../server/breadcrumb.server';
import styles from './sibling-links.module.css';

/** Links to the lists next to this one: the children of a collection, the categories of the journal. */
export function SiblingLinks({
  label,
  links,
}: {
  label: string;
  links: readonly (Crumb & { readonly isCurrent?: boolean })[];
}) {
  if (links.length === 0) return null;
  return (
    // Navigation between them keeps the scroll position (`useScrollAndFocus`).
    <nav aria-label={label} className={styles.neighbours} data-related-links="">
      <ul role="list">
        {links.map(({ label: text, path, isCurrent }) => (
          <li key={path}>
            <Link href={path} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
