import type { LocaleCode } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import { limitQueryBytes } from '@marehalm/search';
import type { parsePageHits } from './page-hit-schema';

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
export const pagesParameters = {
  filters: 'kind:page',
  removeWordsIfNoResults: 'none' as const,
  hitsPerPage: PAGES_ASKED,
  attributesToRetrieve: ['objectID', 'kind', 'title', 'excerpt', 'href'],
  attributesToHighlight: ['title', 'excerpt'],
  attributesToSnippet: [],
  analytics: false,
};

/** The request for information pages, to be sent along with that for products. */
export const pagesRequest = (query: string, locale: LocaleCode) => ({
  indexName: searchIndices.indexName('journals', locale),
  params: { ...pagesParameters, query: limitQueryBytes(query) },
});

/** A page as the search service returns it. */
export type AnsweredPage = ReturnType<typeof parsePageHits>[number];

/**
 * Selects the best three of `pages`: matches in the title first, then in the excerpt. Matches in the body alone count only if
 * `areAlone` (nothing else was found).
 */
export function selectPageHits(
  pages: readonly AnsweredPage[],
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
