import type { LocaleCode } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import { limitQueryBytes } from '@marehalm/search';
import { journalRecordSchema } from '@marehalm/search/records';
import * as z from 'zod/mini';

/** A short list is read to its end (ux-rules, part 1, 'Search overlay'). */
const PAGES_SHOWN = 3;
/** More are asked for: the service goes by all of their text, and what they are about counts more here. */
const PAGES_ASKED = 10;

const highlight = z.object({ value: z.string(), matchLevel: z.optional(z.string()) });

const pageHitSchema = z.extend(
  z.pick(journalRecordSchema, { objectID: true, href: true, title: true, excerpt: true }),
  {
    kind: z.literal('page'),
    _highlightResult: z.optional(z.object({ title: z.optional(highlight), excerpt: z.optional(highlight) })),
  },
);

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

/**
 * The first of the pages among `hits`: those whose title has the words, then those that are about them. Pages that only mention them
 * are shown where nothing was found besides. What is no page of this shop is left out: an index may hold records of another version.
 */
export function readPageHits(hits: readonly unknown[], { areAlone }: { areAlone: boolean }): PageHit[] {
  const found = hits.flatMap((hit): PageHit[] => {
    const { success, data } = z.safeParse(pageHitSchema, hit);
    if (!success) return [];
    const { _highlightResult: { title, excerpt } = {}, kind: _kind, ...page } = data;
    const isIn = (text: typeof title) => text?.matchLevel === 'full';
    const foundIn = isIn(title) ? 'title' : isIn(excerpt) ? 'excerpt' : 'text';
    return [{ ...page, marked: title?.value ?? page.title, foundIn }];
  });
  const places = areAlone ? (['title', 'excerpt', 'text'] as const) : (['title', 'excerpt'] as const);
  return places.flatMap((place) => found.filter(({ foundIn }) => foundIn === place)).slice(0, PAGES_SHOWN);
}
