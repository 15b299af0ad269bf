import { highlightTags } from './highlight.ts';
import { toPageHits, type PageHit } from './found-pages.ts';
import { readPageHits } from './page-hit-schema.ts';
import {
  readArticleHits,
  readProductHits,
  shownAttributes,
  type ArticleHit,
  type ProductHit,
} from './search-hit.ts';

/** What an index has found. */
export interface FoundIn {
  readonly hits: readonly unknown[];
  readonly nbHits: number;
}

/** What was found for a query. */
export interface Answers {
  readonly query: string;
  /** The answer that it was read from. */
  readonly source: FoundIn;
  /** The first of them. */
  readonly products: readonly ProductHit[];
  readonly articles: readonly ArticleHit[];
  /** All that are shown: there is no list of more. */
  readonly pages: readonly PageHit[];
  /** How many there are in all. */
  readonly productCount: number;
  readonly articleCount: number;
}

/** What is asked of every index: what its hits show, with marks around the words that were found. */
export const shownParameters = {
  attributesToRetrieve: shownAttributes,
  attributesToHighlight: ['title', 'subtitle', 'excerpt'],
  attributesToSnippet: [],
  highlightPreTag: highlightTags.start,
  highlightPostTag: highlightTags.end,
};

const nothing: FoundIn = { hits: [], nbHits: 0 };

/** What was found for `query` in each index. */
export function readAnswers(
  query: string,
  products: FoundIn,
  articles: FoundIn = nothing,
  pages: FoundIn = nothing,
): Answers {
  return {
    query,
    source: products,
    products: readProductHits(products.hits),
    articles: readArticleHits(articles.hits),
    pages: toPageHits(readPageHits(pages.hits), { areAlone: products.nbHits + articles.nbHits === 0 }),
    productCount: products.nbHits,
    articleCount: articles.nbHits,
  };
}
