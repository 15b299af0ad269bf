import { highlightTags } from '@marehalm/search';
import { toPageHits, type PageHit } from './found-pages.ts';
import { readPageHits } from './page-hit-schema.ts';
import {
  readArticleHits,
  readProductHits,
  shownAttributes,
  type ArticleHit,
  type ProductHit,
} from './search-hit.ts';

/** The hits of one index. */
export interface FoundIn {
  readonly hits: readonly unknown[];
  readonly nbHits: number;
}

/** Everything found for a query. */
export interface Answers {
  readonly query: string;
  /** The first products. */
  readonly products: readonly ProductHit[];
  readonly articles: readonly ArticleHit[];
  /** All pages that are shown: there is no list of more. */
  readonly pages: readonly PageHit[];
  /** Number of products found. */
  readonly productCount: number;
  readonly articleCount: number;
}

/** Search parameters for every index: the attributes that hits show, with highlights. */
export const shownParameters = {
  attributesToRetrieve: shownAttributes,
  attributesToHighlight: ['title', 'subtitle', 'excerpt'],
  attributesToSnippet: [],
  highlightPreTag: highlightTags.start,
  highlightPostTag: highlightTags.end,
};

const nothing: FoundIn = { hits: [], nbHits: 0 };

/** Combines the hits of each index for `query`. */
export function combineAnswers(
  query: string,
  products: FoundIn,
  articles: FoundIn = nothing,
  pages: FoundIn = nothing,
): Answers {
  return {
    query,
    products: readProductHits(products.hits),
    articles: readArticleHits(articles.hits),
    pages: toPageHits(readPageHits(pages.hits), { areAlone: products.nbHits + articles.nbHits === 0 }),
    productCount: products.nbHits,
    articleCount: articles.nbHits,
  };
}
