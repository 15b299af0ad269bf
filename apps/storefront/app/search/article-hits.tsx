import { SearchArticle, SearchRows } from '@marehalm/ui';
import { useIntl } from 'react-intl';
import { MarkedText } from './marked-text';
import type { ArticleHit } from './search-hit';

/** Articles and tips without pictures. */
export function ArticleHits({ hits }: { hits: readonly ArticleHit[] }) {
  const intl = useIntl();
  return (
    <SearchRows>
      {hits.map((hit) => (
        <SearchArticle
          key={hit.objectID}
          href={hit.href}
          kind={
            hit.kind === 'article'
              ? intl.formatMessage({ id: 'search.article' })
              : intl.formatMessage({ id: 'search.tip' })
          }
          title={<MarkedText text={hit.title} />}
        />
      ))}
    </SearchRows>
  );
}
