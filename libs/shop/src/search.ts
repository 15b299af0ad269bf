import { createSearchIndices, englishSearchWords, type SearchUrlWords } from '@marehalm/search';
import { type LocaleCode, localeCodes } from './locales.ts';
import { marketCurrencies } from './markets.ts';

/**
 * Names of the search indices for products and journal articles, by language, currency and sort order (specification, sections 2
 * and 3).
 */
export const searchIndices = createSearchIndices({
  names: { products: 'products', journals: 'journals' },
  locales: localeCodes,
  currencies: marketCurrencies,
  defaultSortOrder: 'most-popular',
  sortOrders: {
    trending: { criterion: 'desc(trend)' },
    newest: { criterion: 'desc(releasedAt)' },
    'lowest-price': { price: 'asc' },
    'highest-price': { price: 'desc' },
    'best-rated': { criterion: 'desc(rating)' },
  },
});

/** An order of a product list. */
export type SortOrder = (typeof searchIndices.sortOrders)[number];

/** The words of a list's address by language. A form that is sent without JavaScript uses them too; the query is `q` in both. */
export const listUrlWords: Readonly<Record<LocaleCode, SearchUrlWords<SortOrder>>> = {
  en: englishSearchWords,
  da: {
    query: 'q',
    minPrice: 'min-pris',
    maxPrice: 'maks-pris',
    minRating: 'min-vurdering',
    sort: 'sortering',
    page: 'side',
    sortOrders: {
      'most-popular': 'mest-populaere',
      trending: 'populaert-lige-nu',
      newest: 'nyeste',
      'lowest-price': 'laveste-pris',
      'highest-price': 'hoejeste-pris',
      'best-rated': 'bedst-vurderede',
    },
    facets: {
      available: 'paa-lager',
      category: 'kategori',
      collection: 'serie',
      concern: 'behov',
      new: 'nyhed',
      property: 'egenskab',
      size: 'stoerrelse',
      'skin-type': 'hudtype',
      kind: 'type',
      topic: 'emne',
    },
    values: {
      available: { true: 'ja', false: 'nej' },
      new: { true: 'ja', false: 'nej' },
      kind: { article: 'artikel', page: 'side' },
    },
  },
};
