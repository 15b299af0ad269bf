import { useMemo } from 'react';
import { ArticleCard, ArticleGrid } from '@marehalm/ui';
import {
  type ArticleHit,
  articleHitAttributes,
  type ListingFacets,
  toArticleHitTeasers,
} from '@marehalm/page-data';
import { ListField } from '../../search/list-field';
import { ListFrame } from '../../search/list-frame';
import { SearchList } from '../../search/search-list';
import { useListResultsAndAlternateUrl } from '../../search/use-list-results-and-alternate-url';
import { useIntl } from 'react-intl';

export interface LiveArticleListProps {
  readonly view: ListingFacets;
  /** The prerendered articles. */
  readonly hits: readonly ArticleHit[];
  readonly rest: readonly { readonly title: string; readonly href: string }[];
}

/** The articles of the journal or of a category, with a search field. */
export function LiveArticleList({ view, hits, rest }: LiveArticleListProps) {
  return (
    <SearchList kind="journals" view={view} hits={hits} attributes={articleHitAttributes}>
      <Articles rest={rest} />
    </SearchList>
  );
}

/** The latest article is larger unless a search is active. */
function Articles({ rest }: Pick<LiveArticleListProps, 'rest'>) {
  const intl = useIntl();
  const listing = useListResultsAndAlternateUrl();
  const { state, hits } = listing;
  const articles = useMemo(() => toArticleHitTeasers(hits as unknown as readonly ArticleHit[]), [hits]);
  const isSearch = state.query.trim() !== '' || Object.keys(state.facets).length > 0;
  return (
    <ListFrame
      listing={listing}
      shown={articles.length}
      isQuiet
      countText={(count) => intl.formatMessage({ id: 'filter.articles' }, { count })}
      rest={rest}
      field={<ListField label={intl.formatMessage({ id: 'filter.searchJournal' })} page="careJournal" />}
    >
      <ArticleGrid>
        {articles.map((article, position) => (
          <ArticleCard
            key={article.id}
            {...article}
            level={2}
            size={position === 0 && !isSearch ? 'lead' : 'plain'}
            priority={position === 0 ? 'first' : 'lazy'}
          />
        ))}
      </ArticleGrid>
    </ListFrame>
  );
}
