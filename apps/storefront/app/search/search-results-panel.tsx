import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { Configure, Index, InstantSearch } from 'react-instantsearch';
import { searchIndices } from '@marehalm/shop/search';
import { limitQueryBytes, STALLED_SEARCH_DELAY_MS } from '@marehalm/search';
import { useQueryAnswers } from '@marehalm/search/react';
import { LiveRegion, ButtonLink, SearchColumns, SearchNoResults, SearchSection } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { sendSearchRequests } from './send-search-requests';
import { isSearchBusyError } from './search-is-busy-error';
import {
  getShopSearchHref,
  hitSearchParameters,
  infoPagesSearchParameters,
  type SearchResults,
  toSearchResults,
} from '@marehalm/page-data';
import { useIntl, type IntlShape } from 'react-intl';
import { normalizeQuery } from '../config/normalize-query';
import { ArticleHits } from './article-hits';
import { SearchErrorNotice } from './search-error-notice';
import { PageHits } from './page-hits';
import { ProductHits } from './product-hits';
import { useClickAnalyticsParameters, useReportHitClicks } from './report-search-events';
import { PopularSearchesAndCategories, type CategoryLink } from './popular-searches-and-categories';

const searchClient = { search: sendSearchRequests };

/** Fewest letters that may name a page: with fewer, results would move at every letter. */
const LETTERS_OF_A_NAME = 3;

export interface SearchResultsPanelProps {
  /** The typed query, trimmed and not empty. */
  readonly query: string;
  readonly categories: readonly CategoryLink[];
  readonly popularSearches: readonly string[];
  /** Called when a popular search is chosen. */
  readonly onChoose: (query: string) => void;
  /** Called when the shopper retries after a failure. */
  readonly onRetry: () => void;
  /** Called when results or a failure are shown. */
  readonly onShown: () => void;
}

/** A short list is read to its end. */
const PRODUCTS_SHOWN = 6;
const ARTICLES_SHOWN = 3;

/** Results while the shopper types: products, articles and pages from one request. */
export function SearchResultsPanel(props: SearchResultsPanelProps) {
  const locale = usePageLocale();
  const products = searchIndices.indexName('products', locale);
  const journals = searchIndices.indexName('journals', locale);
  const clickAnalytics = useClickAnalyticsParameters();
  return (
    <InstantSearch
      indexName={products}
      searchClient={searchClient as never}
      stalledSearchDelay={STALLED_SEARCH_DELAY_MS}
      // It would also report how the shop uses InstantSearch; `report-search-events.ts` reports clicks, with the shopper's consent.
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure
        {...hitSearchParameters}
        {...clickAnalytics}
        query={asked(props.query)}
        hitsPerPage={PRODUCTS_SHOWN}
      />
      <Index indexName={journals} indexId="articles">
        <Configure filters="kind:article OR kind:tip" hitsPerPage={ARTICLES_SHOWN} />
      </Index>
      <Index indexName={journals} indexId="pages">
        <Configure {...infoPagesSearchParameters} />
      </Index>
      <Found {...props} />
    </InstantSearch>
  );
}

/** Normalizes a query as the service gets it and returns it in its response. */
const asked = (query: string) => normalizeQuery(limitQueryBytes(query));

/** What was found for the latest query that has an answer, and how far the search for the one that is typed has come. */
function useFound(query: string) {
  const { query: answered, answers, ...search } = useQueryAnswers(query, asked(query));
  useReportHitClicks(answers, 'dialog');
  const found = useMemo(() => {
    const [products, ...others] = answers;
    const [articles, pages] = ['articles', 'pages'].map((id) => others.find(({ indexId }) => indexId === id));
    return products && answered !== undefined
      ? toSearchResults(answered, products, articles, pages)
      : undefined;
  }, [answered, answers]);
  return { ...search, answers: found };
}

/** A page whose name was typed comes first: a shopper who types "retur" does not want a product. */
function Found({ query, categories, popularSearches, onChoose, onRetry, onShown }: SearchResultsPanelProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const { status, answers, error, retry } = useFound(query);
  const isWithout = status === 'error';
  const hasSomething = answers !== undefined || isWithout;
  const tellShown = useEffectEvent(onShown);
  // In a layout effect, so that the suggestions vanish in the same frame.
  useLayoutEffect(() => {
    if (hasSomething) tellShown();
  }, [hasSomething]);
  if (isWithout) {
    return (
      <SearchErrorNotice
        isBusy={isSearchBusyError(error)}
        onRetry={() => {
          retry();
          onRetry();
        }}
      />
    );
  }

  const hasFound = answers !== undefined && countOf(answers) > 0;
  const { pages = [] } = answers ?? {};
  const isPageNamed = pages[0]?.foundIn === 'title' && query.length >= LETTERS_OF_A_NAME;
  const isLate = status === 'stalled';
  return (
    <>
      <LiveRegion
        text={
          isLate
            ? intl.formatMessage({ id: 'search.stalled' })
            : status === 'idle' && answers
              ? newsOf(answers, intl)
              : undefined
        }
      />
      {answers && !hasFound ? (
        <SearchNoResults
          title={
            isLate
              ? intl.formatMessage({ id: 'search.stalled' })
              : intl.formatMessage({ id: 'search.none' }, { query: answers.query })
          }
          help={intl.formatMessage({ id: 'search.noneHelp' })}
        >
          <PopularSearchesAndCategories
            popularSearches={popularSearches}
            onChoose={onChoose}
            categories={categories}
          />
        </SearchNoResults>
      ) : (
        <SearchColumns
          layout="results"
          {...(isLate ? { waiting: intl.formatMessage({ id: 'search.stalled' }) } : {})}
        >
          {isPageNamed && <PageHits hits={pages} place="across" />}
          {answers && answers.products.length > 0 && (
            <SearchSection
              title={intl.formatMessage({ id: 'search.products' })}
              footer={
                <ButtonLink variant="link" href={getShopSearchHref(answers.query, locale)}>
                  {intl.formatMessage({ id: 'search.seeAll' }, { count: answers.productCount })}
                </ButtonLink>
              }
            >
              <ProductHits hits={answers.products} />
            </SearchSection>
          )}
          {answers && answers.articles.length > 0 && (
            <SearchSection title={intl.formatMessage({ id: 'search.articles' })}>
              <ArticleHits hits={answers.articles} />
            </SearchSection>
          )}
          {!isPageNamed && pages.length > 0 && <PageHits hits={pages} place="column" />}
        </SearchColumns>
      )}
    </>
  );
}

const countOf = ({ productCount, articleCount, pages }: SearchResults) =>
  productCount + articleCount + pages.length;

function newsOf(answers: SearchResults, intl: IntlShape): string {
  const { query, productCount: products, articleCount: articles, pages } = answers;
  return countOf(answers) > 0
    ? intl.formatMessage({ id: 'search.found' }, { products, articles, pages: pages.length, query })
    : intl.formatMessage({ id: 'search.none' }, { query });
}
