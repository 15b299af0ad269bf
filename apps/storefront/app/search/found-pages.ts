import type { LocaleCode } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import { limitQueryBytes } from '@marehalm/search';
import type { readPageHits } from './page-hit-schema';

/** A short list is read to its end (ux-rules, part 1, 'Search overlay'). */
const PAGES_SHOWN = 3;
/** More are asked for: the service goes by all of their text, and what they are about counts more here. */
const PAGES_ASKED = 10;

/** A page that tells how the shop works, such as delivery or the gift card, as the search found it. */
export interface PageHit {
  readonly objectID: string;
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly excerpt: string;
  /** Its address on this shop. */
  readonly href: string;
  /** The title with the marks that were asked for. */
  readonly marked: string;
  /** Where every word that was searched for stands: in its title, in what it is about, or only further down. */
  readonly foundIn: 'title' | 'excerpt' | 'text';
}

/**
 * What is asked of the index of the journal for the pages that words find. All of them have to stand on a page: a shopper who names a
 * product wants no page that has half of its name. The search itself is counted with the products.
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

/** The question for the pages that `query` finds, to be asked with that for products. */
export const pagesRequest = (query: string, locale: LocaleCode) => ({
  indexName: searchIndices.indexName('journals', locale),
  params: { ...pagesParameters, query: limitQueryBytes(query) },
});

/** A page as the search service answers it. */
export type AnsweredPage = ReturnType<typeof readPageHits>[number];

/**
 * The first of `pages`: those whose title has the words, then those that are about them. Pages that only mention them are shown where
 * nothing was found besides.
 */
export function toPageHits(pages: readonly AnsweredPage[], { areAlone }: { areAlone: boolean }): PageHit[] {
  const found = pages.map(({ _highlightResult: { title, excerpt } = {}, kind: _kind, ...page }): PageHit => {
    const isIn = (text: typeof title) => text?.matchLevel === 'full';
    const foundIn = isIn(title) ? 'title' : isIn(excerpt) ? 'excerpt' : 'text';
    return { ...page, marked: title?.value ?? page.title, foundIn };
  });
  const places = areAlone ? (['title', 'excerpt', 'text'] as const) : (['title', 'excerpt'] as const);
  return places.flatMap((place) => found.filter(({ foundIn }) => foundIn === place)).slice(0, PAGES_SHOWN);
}
