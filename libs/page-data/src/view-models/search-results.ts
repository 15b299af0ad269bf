import { highlightTags } from '@marehalm/search';
import { selectPageHits, type PageHit } from './page-hit.ts';
import { parseInfoPageRecords } from './info-page-record.ts';
import {
  parseArticleHits,
  parseProductHits,
  hitAttributesToRetrieve,
  type HighlightedArticleHit,
  type HighlightedProductHit,
} from './highlighted-hits.ts';

/** The hits of one index, not validated, and the number of all matches (`nbHits`). */
export interface IndexResult {
  readonly hits: readonly unknown[];
  readonly nbHits: number;
}

/** Everything found for a query. */
export interface SearchResults {
  readonly query: string;
  /** The first products. */
  readonly products: readonly HighlightedProductHit[];
  readonly articles: readonly HighlightedArticleHit[];
  /** All pages that are shown: there is no list of more. */
  readonly pages: readonly PageHit[];
  /** Number of products found. */
  readonly productCount: number;
  readonly articleCount: number;
}

/** Search parameters for every index: the attributes that hits show, with highlights. */
export const hitSearchParameters = {
  attributesToRetrieve: hitAttributesToRetrieve,
  attributesToHighlight: ['title', 'subtitle', 'excerpt'],
  attributesToSnippet: [],
  highlightPreTag: highlightTags.start,
  highlightPostTag: highlightTags.end,
};

const nothing: IndexResult = { hits: [], nbHits: 0 };

/** Validates and combines the hits of each index. Invalid hits are dropped; counts are those of the service. */
export function toSearchResults(
  query: string,
  products: IndexResult,
  articles: IndexResult = nothing,
  pages: IndexResult = nothing,
): SearchResults {
  return {
    query,
    products: parseProductHits(products.hits),
    articles: parseArticleHits(articles.hits),
    pages: selectPageHits(parseInfoPageRecords(pages.hits), {
      areAlone: products.nbHits + articles.nbHits === 0,
    }),
    productCount: products.nbHits,
    articleCount: articles.nbHits,
  };
}
