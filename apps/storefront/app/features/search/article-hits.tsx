import { SearchArticle, SearchRows } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useText } from '../../intl/text';
import { articleAddress } from './hit-address';
import { MarkedText } from './marked-text';
import type { ArticleHit } from './search-hit';

/** Articles and tips, type alone. */
export function ArticleHits({ hits }: { hits: readonly ArticleHit[] }) {
  const t = useText();
  const locale = usePageLocale();
  return (
    <SearchRows>
      {hits.map((hit) => (
        <SearchArticle
          key={hit.objectID}
          href={articleAddress(hit, locale)}
          kind={hit.kind === 'article' ? t('search.article') : t('search.tip')}
          title={<MarkedText parts={hit.titleParts} />}
        />
      ))}
    </SearchRows>
  );
}
