import { useId } from 'react';
import { Link } from '@marehalm/ui';
import type { PageHit } from '@marehalm/page-data';
import { useIntl } from 'react-intl';
import styles from './page-results.module.css';

/** Pages of the shop that a search has found: delivery, contact, the gift card. */
export function PageResults({ pages }: { pages: readonly PageHit[] }) {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.pages}>
      <h2 id={id}>{intl.formatMessage({ id: 'search.pages' })}</h2>
      <ul role="list">
        {pages.map(({ objectID, href, title, excerpt }) => (
          <li key={objectID}>
            <Link href={href}>
              <span className={styles.title}>{`${title} `}</span>
              <span className={styles.text}>{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
