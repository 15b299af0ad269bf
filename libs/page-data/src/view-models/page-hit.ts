import type { LocaleCode } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import { limitQueryBytes } from '@marehalm/search';
import type { parseInfoPageRecords } from './info-page-record.ts';

/** Most pages shown. A short list is read to its end. */
const PAGES_SHOWN = 3;
/** Pages requested. More than are shown, because the service ranks by the whole text and the shop by title and excerpt. */
const PAGES_ASKED = 10;

/** An information page that a search has found, such as delivery or the gift card. */
export interface PageHit {
  readonly objectID: string;
  readonly title: string;
  /** Its subject in one sentence. */
  readonly excerpt: string;
  /** Its path on this shop. */
  readonly href: string;
  /** The title with highlights. */
  readonly marked: string;
  /** The first place that contains every word of the query; `text` is the body of the page. */
  readonly foundIn: 'title' | 'excerpt' | 'text';
}

/**
 * Search parameters for information pages, which are in the journal's index. Every word has to match: a shopper who types the name of a
 * product does not want a page with half of it. Analytics counts the search once, with the products.
 */
export const infoPagesSearchParameters = {
  filters: 'kind:page',
  removeWordsIfNoResults: 'none' as const,
  hitsPerPage: PAGES_ASKED,
  attributesToRetrieve: ['objectID', 'kind', 'title', 'excerpt', 'href'],
  attributesToHighlight: ['title', 'excerpt'],
  attributesToSnippet: [],
  analytics: false,
};

/** The request for information pages, to be sent along with that for products. */
export const createInfoPagesRequest = (query: string, locale: LocaleCode) => ({
  indexName: searchIndices.indexName('journals', locale),
  params: { ...infoPagesSearchParameters, query: limitQueryBytes(query) },
});

/**
 * The record of an information page as the search service returns it, validated; {@link selectPageHits} converts it to a
 * `PageHit`.
 */
export type InfoPageRecord = ReturnType<typeof parseInfoPageRecords>[number];

/**
 * Returns at most three pages: those whose title contains every word of the query, then those whose excerpt does. Includes
 * matches in the body only if `areAlone`, that is, if no product or article was found.
 */
export function selectPageHits(
  pages: readonly InfoPageRecord[],
  { areAlone }: { areAlone: boolean },
): PageHit[] {
  const found = pages.map(({ _highlightResult: { title, excerpt } = {}, kind: _kind, ...page }): PageHit => {
    const isIn = (text: typeof title) => text?.matchLevel === 'full';
    const foundIn = isIn(title) ? 'title' : isIn(excerpt) ? 'excerpt' : 'text';
    return { ...page, marked: title?.value ?? page.title, foundIn };
  });
  const places = areAlone ? (['title', 'excerpt', 'text'] as const) : (['title', 'excerpt'] as const);
  return places.flatMap((place) => found.filter(({ foundIn }) => foundIn === place)).slice(0, PAGES_SHOWN);
}
