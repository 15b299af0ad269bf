import { HighlightedText } from '@marehalm/search/react';
import { SearchArticleRow, SearchRows } from '@marehalm/ui';
import { useIntl } from 'react-intl';
import type { HighlightedArticleHit } from '@marehalm/page-data';

/** Articles and tips without pictures. */
export function ArticleHits({ hits }: { hits: readonly HighlightedArticleHit[] }) {
  const intl = useIntl();
  return (
    <SearchRows>
      {hits.map((hit) => (
        <SearchArticleRow
          key={hit.objectID}
          href={hit.href}
          kind={
            hit.kind === 'article'
              ? intl.formatMessage({ id: 'search.article' })
              : intl.formatMessage({ id: 'search.tip' })
          }
          title={<HighlightedText text={hit.title} />}
        />
      ))}
    </SearchRows>
  );
}
