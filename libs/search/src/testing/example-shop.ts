import { journalFacets, productFacets } from '../facets.ts';
import type { UiStateContext } from '../ui-state.ts';
import { createSearchUrlCodec, type SearchUrlCodec } from '../search-url-codec.ts';
import { createSearchIndices } from '../search-indices.ts';
import { englishSearchWords, type SearchUrlWords } from '../search-url-words.ts';

/** A shop in two languages with three currencies, for tests. */
export const careIndices = createSearchIndices({
  names: { products: 'products', journals: 'journals' },
  locales: ['en', 'da'],
  currencies: ['DKK', 'NOK', 'EUR'],
  defaultSortOrder: 'most-popular',
  sortOrders: {
    trending: { criterion: 'desc(trend)' },
    newest: { criterion: 'desc(releasedAt)' },
    'lowest-price': { price: 'asc' },
    'highest-price': { price: 'desc' },
  },
});

export type CareSort = (typeof careIndices.sortOrders)[number];

export const careWords: Readonly<Record<'en' | 'da', SearchUrlWords<CareSort>>> = {
  en: englishSearchWords,
  da: {
    query: 'q',
    minPrice: 'min-pris',
    maxPrice: 'maks-pris',
    minRating: 'min-vurdering',
    sort: 'sortering',
    page: 'side',
    sortOrders: {
      trending: 'populaert-lige-nu',
      newest: 'nyeste',
      'lowest-price': 'laveste-pris',
      'highest-price': 'hoejeste-pris',
    },
    facets: { concern: 'behov', new: 'nyhed', 'skin-type': 'hudtype', kind: 'type', topic: 'emne' },
    values: { new: { true: 'ja', false: 'nej' }, kind: { article: 'artikel' } },
  },
};

const { sortOrders } = careIndices;

/** Addresses of the shop's products. */
export const careUrlCodecs: Readonly<Record<'en' | 'da', SearchUrlCodec<CareSort>>> = {
  en: createSearchUrlCodec({ facets: productFacets, sortOrders }),
  da: createSearchUrlCodec({ facets: productFacets, sortOrders, words: careWords.da }),
};

/** The shop's products in one language and currency. */
export const getTestProductContext = (
  locale: 'en' | 'da',
  currency: (typeof careIndices.currencies)[number],
): UiStateContext<CareSort> => ({
  ...careIndices.list('products', locale, currency),
  facets: productFacets,
});

/** The shop's journal in English. */
export const careJournalContext: UiStateContext<CareSort> = {
  ...careIndices.list('journals', 'en', 'EUR'),
  facets: journalFacets,
};
