import { Link } from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import { articleAddress } from './hit-address';
import { MarkedText } from './marked-text';
import type { ArticleHit } from './search-hit';
import styles from './search.module.css';

/** Articles and tips, type alone. */
export function ArticleHits({ hits }: { hits: readonly ArticleHit[] }) {
  const t = useText();
  const locale = usePageLocale();
  return (
    <ul role="list" className={styles.articles}>
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <Link href={articleAddress(hit, locale)} className={styles.article}>
            <span className={styles.kind}>
              {hit.kind === 'article' ? t('search.article') : t('search.tip')}
            </span>{' '}
            <span className={styles.name}>
              <MarkedText parts={hit.titleParts} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
