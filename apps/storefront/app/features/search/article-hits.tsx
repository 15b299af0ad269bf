import { useIntl } from 'react-intl';
import { SearchArticle, SearchRows } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { articleAddress } from './hit-address';
import { MarkedText } from './marked-text';
import type { ArticleHit } from './search-hit';

/** Articles and tips, type alone. */
export function ArticleHits({ hits }: { hits: readonly ArticleHit[] }) {
  const intl = useIntl();
  const locale = usePageLocale();
  return (
    <SearchRows>
      {hits.map((hit) => (
        <SearchArticle
          key={hit.objectID}
          href={articleAddress(hit, locale)}
          kind={
            hit.kind === 'article'
              ? intl.formatMessage({ id: 'search.article' })
              : intl.formatMessage({ id: 'search.tip' })
          }
          title={<MarkedText parts={hit.titleParts} />}
        />
      ))}
    </SearchRows>
  );
}
