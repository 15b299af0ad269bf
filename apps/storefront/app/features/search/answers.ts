import * as z from 'zod/mini';
import type { LocaleCode } from '@marehalm/shop';
import { indexName, limitQueryBytes } from '@marehalm/search';
import type { SearchClient } from '@marehalm/search/client';
import { pagesRequest } from '../../listing/found-pages.ts';
import { highlightTags } from './highlight.ts';
import {
  readArticleHits,
  readPageHits,
  readProductHits,
  shownAttributes,
  type ArticleHit,
  type PageHit,
  type ProductHit,
} from './search-hit.ts';

/** A short list is read to its end (ux-rules, part 1, 'Search overlay'). */
const PRODUCTS_SHOWN = 6;
const ARTICLES_SHOWN = 3;

/** What was found for a query. */
export interface Answers {
  readonly query: string;
  /** The first of them. */
  readonly products: readonly ProductHit[];
  readonly articles: readonly ArticleHit[];
  /** All that are shown: there is no list of more. */
  readonly pages: readonly PageHit[];
  /** How many there are in all. */
  readonly productCount: number;
  readonly articleCount: number;
}

const result = z.object({ hits: z.array(z.unknown()), nbHits: z.int().check(z.nonnegative()) });
const answer = z.object({ results: z.tuple([result, result, result]) });

/** Asks for products, for articles and tips, and for pages, in one request. Rejects when the service does not answer, or no sense. */
export async function askForAnswers(
  client: Pick<SearchClient, 'searchForHits'>,
  query: string,
  locale: LocaleCode,
): Promise<Answers> {
  const marks = { highlightPreTag: highlightTags.start, highlightPostTag: highlightTags.end };
  const asked = {
    ...marks,
    query: limitQueryBytes(query),
    attributesToRetrieve: shownAttributes,
    attributesToHighlight: ['title', 'subtitle'],
    attributesToSnippet: [],
  };
  const { results } = z.parse(
    answer,
    await client.searchForHits({
      requests: [
        { ...asked, indexName: indexName('products', locale), hitsPerPage: PRODUCTS_SHOWN },
        {
          ...asked,
          indexName: indexName('journals', locale),
          filters: 'kind:article OR kind:tip',
          hitsPerPage: ARTICLES_SHOWN,
        },
        { ...pagesRequest(query, locale), ...marks },
      ],
    }),
  );
  const [products, articles, pages] = results;
  return {
    query,
    products: readProductHits(products.hits),
    articles: readArticleHits(articles.hits),
    pages: readPageHits(pages.hits, { areAlone: products.nbHits + articles.nbHits === 0 }),
    productCount: products.nbHits,
    articleCount: articles.nbHits,
  };
}
