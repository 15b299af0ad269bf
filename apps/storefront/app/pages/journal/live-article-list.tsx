import { useIntl } from 'react-intl';
import { ArticleCard, ArticleGrid } from '@marehalm/ui';
import { ListField } from '../../listing/list-field';
import { ListFrame } from '../../listing/list-frame';
import type { ListingView } from '../../listing/listing-view';
import { useListing } from '../../listing/use-listing';
import type { TeaserView } from '../../view-models/block';
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
  const intl = useIntl();
  const listing = useListing({
    kind: 'journals',
    view,
    first: articles,
    keyOf: idOf,
    fetchEntries: fetchArticles,
  });
  const { state, page } = listing;
  const isSearch = state.query.trim() !== '' || Object.keys(state.facets).length > 0;
  return (
    <ListFrame
      view={view}
      listing={listing}
      isQuiet
      countText={(count) => intl.formatMessage({ id: 'filter.articles' }, { count })}
      rest={rest}
      field={
        <ListField
          listing={listing}
          label={intl.formatMessage({ id: 'filter.searchJournal' })}
          page="careJournal"
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
            priority={position === 0 ? 'first' : 'lazy'}
          />
        ))}
      </ArticleGrid>
    </ListFrame>
  );
}
