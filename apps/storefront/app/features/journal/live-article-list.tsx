import { hrefFor } from '@marehalm/i18n-routing';
import { limitQuery, refineSearch } from '@marehalm/search';
import { ArticleCard, ArticleGrid, SearchField } from '@marehalm/ui';
import { ListFrame } from '../../listing/list-frame';
import type { ListingView } from '../../listing/listing-view';
import { useListing } from '../../listing/use-listing';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import type { TeaserView } from '../blocks/block-view';
import { fetchArticles } from './fetch-articles';

export interface LiveArticleListProps {
  readonly view: ListingView;
  /** The latest, as the page was made. */
  readonly articles: readonly TeaserView[];
  readonly rest: readonly { readonly title: string; readonly href: string }[];
}

const idOf = ({ id }: TeaserView) => id;

/** The articles of the journal, or of a subject, with a field to search them by. The latest is larger while nothing is searched. */
export function LiveArticleList({ view, articles, rest }: LiveArticleListProps) {
  const t = useText();
  const locale = usePageLocale();
  const listing = useListing({
    kind: 'journals',
    view,
    first: articles,
    keyOf: idOf,
    fetchEntries: fetchArticles,
  });
  const { state, page, change } = listing;
  const isSearch = state.query.trim() !== '' || Object.keys(state.facets).length > 0;
  return (
    <ListFrame
      view={view}
      listing={listing}
      isQuiet
      countText={(count) => t('filter.articles', { count })}
      rest={rest}
      field={
        <SearchField
          label={t('filter.searchJournal')}
          action={hrefFor('careJournal', locale)}
          name="q"
          value={state.query}
          onChange={(text) => {
            change(refineSearch(state, { query: limitQuery(text) }));
          }}
          onSubmit={() => {
            listing.flush();
          }}
          clearLabel={t('search.clear')}
          submitLabel={t('site.search')}
        />
      }
    >
      <ArticleGrid>
        {page.entries.map(({ id, href, title, text, label, picture }, position) => (
          <ArticleCard
            key={id}
            href={href}
            title={title}
            excerpt={text}
            meta={label}
            picture={picture}
            alt={picture.alt}
            level={2}
            size={position === 0 && !isSearch ? 'lead' : 'plain'}
          />
        ))}
      </ArticleGrid>
    </ListFrame>
  );
}
