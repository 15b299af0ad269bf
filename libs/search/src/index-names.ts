/** Languages that have indices of their own. English is the default and carries no suffix. */
export const searchLocales = ['en', 'da'] as const;

/** A language that has indices of its own. */
export type SearchLocale = (typeof searchLocales)[number];

/** ISO 4217 codes of the currencies that products are priced in. */
export const searchCurrencies = ['DKK', 'NOK', 'EUR'] as const;

/** ISO 4217 code of a currency that products are priced in. All of them have a hundred minor units. */
export type SearchCurrency = (typeof searchCurrencies)[number];

/** What can be searched: products, or all that is read: journal articles, tips, and pages that tell how the shop works. */
export type IndexKind = 'products' | 'journals';

/** Orders of a product list (specification, section 2). The first is the default and needs no replica. */
export const sortOrders = ['most-popular', 'trending', 'newest', 'lowest-price', 'highest-price'] as const;

/** An order of a product list. */
export type SortOrder = (typeof sortOrders)[number];

/** The order of a list until the shopper chooses another. */
export const DEFAULT_SORT_ORDER: SortOrder = 'most-popular';

/**
 * The index of `kind` in `locale`: `products`, `products_da`, `journals` or `journals_da`.
 *
 * @example
 * ```ts
 * indexName('journals', 'en'); // => 'journals'
 * indexName('journals', 'da'); // => 'journals_da'
 * ```
 */
export function indexName(kind: IndexKind, locale: SearchLocale): string {
  return locale === 'en' ? kind : `${kind}_${locale}`;
}

/**
 * The index that lists products in `sort` order: the products index itself for the most popular, else a replica of it.
 * Prices are list prices per currency, never conversions, so each currency has its own order by price.
 *
 * @example
 * ```ts
 * sortedIndexName('lowest-price', 'da', 'DKK'); // => 'products_da_price_dkk_asc'
 * sortedIndexName('most-popular', 'da', 'DKK'); // => 'products_da'
 * ```
 */
export function sortedIndexName(sort: SortOrder, locale: SearchLocale, currency: SearchCurrency): string {
  const primary = indexName('products', locale);
  switch (sort) {
    case 'most-popular':
      return primary;
    case 'trending':
    case 'newest':
      return `${primary}_${sort}`;
    case 'lowest-price':
      return `${primary}_price_${currency.toLowerCase()}_asc`;
    case 'highest-price':
      return `${primary}_price_${currency.toLowerCase()}_desc`;
  }
}

/** A replica and the order it stands for. */
export interface SortReplica {
  /** Name of the replica's index. */
  readonly name: string;
  readonly sort: Exclude<SortOrder, 'most-popular'>;
  /** Only where the order is by price. */
  readonly currency?: SearchCurrency;
}

/**
 * The replicas of one language's products index. Small hosted plans allow ten indices in all: a shop that sells in one
 * currency passes that one and needs four replicas a language instead of eight.
 *
 * @example
 * ```ts
 * sortReplicas('en', ['EUR']).map(({ name }) => name); // => ['products_trending', 'products_newest',
 * //    'products_price_eur_asc', 'products_price_eur_desc']
 * ```
 */
export function sortReplicas(
  locale: SearchLocale,
  currencies: readonly SearchCurrency[] = searchCurrencies,
): SortReplica[] {
  const [anyCurrency] = searchCurrencies;
  return [
    ...(['trending', 'newest'] as const).map((sort) => ({
      name: sortedIndexName(sort, locale, anyCurrency),
      sort,
    })),
    ...currencies.flatMap((currency) =>
      (['lowest-price', 'highest-price'] as const).map((sort) => ({
        name: sortedIndexName(sort, locale, currency),
        sort,
        currency,
      })),
    ),
  ];
}

/**
 * The order that an index of products stands for, in any language and currency, or `undefined` for any other index.
 *
 * @example
 * ```ts
 * sortOfIndex('products_price_nok_desc'); // => 'highest-price'
 * sortOfIndex('journals'); // => undefined
 * ```
 */
export function sortOfIndex(name: string): SortOrder | undefined {
  return sortOrders.find((sort) =>
    searchLocales.some((locale) =>
      searchCurrencies.some((currency) => sortedIndexName(sort, locale, currency) === name),
    ),
  );
}
