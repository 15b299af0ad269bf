/** Kind of index: products, or journal texts (articles, tips and pages). */
export type IndexKind = 'products' | 'journals';

/** Ranking of a sort order's replica: by a criterion of the search service, `desc(trend)`, or by price in each currency. */
export type SortOrderRanking = { readonly criterion: string } | { readonly price: 'asc' | 'desc' };

/** Options of {@link createSearchIndices}. */
export interface SearchIndicesOptions<
  Locale extends string,
  Currency extends string,
  DefaultSort extends string,
  Sort extends string,
> {
  /** Names of the two indices in the default language. */
  readonly names: Readonly<Record<IndexKind, string>>;
  /** Languages, each with indices of its own. Those of the first carry no suffix. */
  readonly locales: readonly Locale[];
  /** ISO 4217 codes of the currencies that products are priced in. */
  readonly currencies: readonly Currency[];
  /** Id of the order of the products index itself. */
  readonly defaultSortOrder: DefaultSort;
  /** Every other order by its id. Each has one replica, or one for each currency where it is by price. */
  readonly sortOrders: Readonly<Record<Sort, SortOrderRanking>>;
}

/** A replica of a products index and the order that it has. */
export interface SortReplica<Currency extends string = string, Sort extends string = string> {
  /** Name of the replica's index. */
  readonly name: string;
  readonly sort: Sort;
  /** Only where the order is by price. */
  readonly currency?: Currency;
  /** The ranking criterion that it begins with: `asc(prices.EUR)`. */
  readonly criterion: string;
}

/** The indices of one list, as `createInstantSearchRouting()` takes them. */
export interface ListIndices<Currency extends string = string, Sort extends string = string> {
  readonly indexName: string;
  /** ISO 4217 code of the currency that the list is priced in. */
  readonly currency: Currency;
  /** The index of each order, the default first; absent for a list that cannot be sorted. */
  readonly sortOrders?: Readonly<Record<Sort, string>>;
}

/** The indices of a shop, by name. */
export interface SearchIndices<
  Locale extends string = string,
  Currency extends string = string,
  Sort extends string = string,
> {
  readonly locales: readonly Locale[];
  readonly currencies: readonly Currency[];
  /** Ids of the orders of a product list, the default first. */
  readonly sortOrders: readonly Sort[];
  /** Returns the index of `kind` in `locale`. */
  indexName(kind: IndexKind, locale: Locale): string;
  /** Returns the index that lists products in `sort` order. Prices are list prices, so each currency has its own order by price. */
  sortedIndexName(sort: Sort, locale: Locale, currency: Currency): string;
  /** Returns the replicas of one language's products index. */
  replicas(locale: Locale): SortReplica<Currency, Sort>[];
  /** Returns the indices of one list, for `createInstantSearchRouting()`. */
  list(kind: IndexKind, locale: Locale, currency: Currency): ListIndices<Currency, Sort>;
}

/**
 * Creates the names of a shop's indices and price replicas, typed by locale, currency and sort order. Small Algolia plans allow
 * ten indices: each locale needs two, plus one per replica.
 *
 * @example
 * ```ts
 * const indices = createSearchIndices({
 *   names: { products: 'weine', journals: 'magazin' },
 *   locales: ['de', 'en'],
 *   currencies: ['EUR', 'JPY'],
 *   defaultSortOrder: 'recommended',
 *   sortOrders: { vintage: { criterion: 'desc(vintage)' }, cheapest: { price: 'asc' } },
 * });
 * indices.indexName('journals', 'en'); // => 'magazin_en'
 * indices.sortedIndexName('cheapest', 'de', 'JPY'); // => 'weine_price_jpy_asc'
 * indices.replicas('en').map(({ name }) => name); // => ['weine_en_vintage', 'weine_en_price_eur_asc', 'weine_en_price_jpy_asc']
 * ```
 */
export function createSearchIndices<
  const Locale extends string,
  const Currency extends string,
  const DefaultSort extends string,
  const Sort extends string,
>({
  names,
  locales,
  currencies,
  defaultSortOrder,
  sortOrders: rankings,
}: SearchIndicesOptions<Locale, Currency, DefaultSort, Sort>): SearchIndices<
  Locale,
  Currency,
  DefaultSort | Sort
> {
  const replicaSorts = Object.keys(rankings) as Sort[];
  const sortOrders: readonly (DefaultSort | Sort)[] = [defaultSortOrder, ...replicaSorts];

  const indexName = (kind: IndexKind, locale: Locale) =>
    locale === locales[0] ? names[kind] : `${names[kind]}_${locale}`;

  function sortedIndexName(sort: DefaultSort | Sort, locale: Locale, currency: Currency): string {
    const primary = indexName('products', locale);
    if (sort === defaultSortOrder) return primary;
    const ranking = rankings[sort as Sort];
    return 'price' in ranking
      ? `${primary}_price_${currency.toLowerCase()}_${ranking.price}`
      : `${primary}_${sort}`;
  }

  function replicasOf(sort: Sort, locale: Locale): SortReplica<Currency, Sort>[] {
    const ranking = rankings[sort];
    if ('criterion' in ranking) {
      return [{ name: `${indexName('products', locale)}_${sort}`, sort, criterion: ranking.criterion }];
    }
    return currencies.map((currency) => ({
      name: sortedIndexName(sort, locale, currency),
      sort,
      currency,
      criterion: `${ranking.price}(prices.${currency})`,
    }));
  }

  return {
    locales,
    currencies,
    sortOrders,
    indexName,
    sortedIndexName,
    replicas: (locale) => {
      const replicas = replicaSorts.flatMap((sort) => replicasOf(sort, locale));
      return [
        ...replicas.filter(({ currency }) => currency === undefined),
        ...currencies.flatMap((currency) => replicas.filter((replica) => replica.currency === currency)),
      ];
    },
    list: (kind, locale, currency) => ({
      indexName: indexName(kind, locale),
      currency,
      ...(kind === 'products' && {
        sortOrders: Object.fromEntries(
          sortOrders.map((sort) => [sort, sortedIndexName(sort, locale, currency)]),
        ) as Record<DefaultSort | Sort, string>,
      }),
    }),
  };
}
