import { journalFacets, productFacets, RATING_ATTRIBUTE } from './facets.ts';
import {
  indexName,
  searchCurrencies,
  searchLocales,
  sortReplicas,
  type SearchCurrency,
  type SearchLocale,
  type SortReplica,
} from './index-names.ts';
import { HITS_PER_PAGE, PAGINATION_LIMIT } from './limits.ts';

/** Settings of an index in the hosted service's words; only those this shop sets. */
export interface IndexSettings {
  /** Attributes, the most telling first. */
  readonly searchableAttributes: string[];
  /** Attributes, in `searchable(…)` where a shopper may search within the values. */
  readonly attributesForFaceting: string[];
  /** Attributes, each with its number of words: `body:24`. */
  readonly attributesToSnippet: string[];
  /** What decides between hits that match equally well: `desc(popularity)`. */
  readonly customRanking: string[];
  /** Criteria, the first decides first; a replica puts its own before those of the text. */
  readonly ranking: string[];
  /** Names of the replicas; none for a replica. */
  readonly replicas: string[];
  readonly hitsPerPage: number;
  /** Hits. */
  readonly paginationLimitedTo: number;
  readonly indexLanguages: SearchLocale[];
  readonly queryLanguages: SearchLocale[];
  readonly ignorePlurals: boolean;
  readonly removeStopWords: boolean;
  /** Which words of a query may be missing from a hit when nothing has them all. */
  readonly removeWordsIfNoResults: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  /** Attributes whose compounds are also found by their parts, by language. */
  readonly decompoundedAttributes: Record<string, string[]>;
}

const textRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/**
 * The settings of every index and replica, by name: what a push to the hosted service writes, and what the local service
 * runs on, so that both rank alike. What is sold out stands last in every order; yet in the most popular, which is that of
 * a search, only where the text ties, so a shopper who searches for it by name still finds it first.
 *
 * @example
 * ```ts
 * const settings = indexSettings(['da'], ['DKK']);
 * Object.keys(settings); // => ['products_da', 'products_da_trending', 'products_da_newest', 'products_da_price_dkk_asc',
 * //    'products_da_price_dkk_desc', 'journals_da']
 * settings['products_da_newest']?.ranking.slice(0, 2); // => ['desc(available)', 'desc(releasedAt)']
 * ```
 */
export function indexSettings(
  locales: readonly SearchLocale[] = searchLocales,
  currencies: readonly SearchCurrency[] = searchCurrencies,
): Record<string, IndexSettings> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const replicas = sortReplicas(locale, currencies);
      const products = productSettings(
        locale,
        currencies,
        replicas.map(({ name }) => name),
      );
      return [
        [indexName('products', locale), products] as const,
        ...replicas.map(
          (replica) =>
            [
              replica.name,
              {
                ...products,
                replicas: [],
                ranking: ['desc(available)', sortCriterion(replica), ...textRanking],
              },
            ] as const,
        ),
        [indexName('journals', locale), journalSettings(locale)] as const,
      ];
    }),
  );
}

function productSettings(
  locale: SearchLocale,
  currencies: readonly SearchCurrency[],
  replicas: string[],
): IndexSettings {
  return {
    ...languageSettings(locale),
    searchableAttributes: [
      'title',
      'subtitle',
      'labels.categories',
      'labels.collection',
      'labels.properties',
      'keyIngredients',
      'labels.skinTypes',
      'labels.concerns',
      'description',
      'ingredients',
      'sizes',
      'skus',
    ],
    attributesForFaceting: [
      ...Object.values(productFacets).map(searchable),
      'categories.lvl0',
      'categories.lvl1',
      RATING_ATTRIBUTE,
      ...currencies.map((currency) => `prices.${currency}`),
    ],
    attributesToSnippet: ['description:24'],
    customRanking: ['desc(available)', 'desc(popularity)', 'desc(releasedAt)'],
    ranking: [...textRanking],
    replicas,
    decompoundedAttributes: locale === 'da' ? { da: ['title', 'subtitle', 'labels.categories'] } : {},
  };
}

function journalSettings(locale: SearchLocale): IndexSettings {
  return {
    ...languageSettings(locale),
    searchableAttributes: ['title', 'excerpt', 'labels.topic', 'body'],
    attributesForFaceting: [...Object.values(journalFacets).map(searchable), 'products'],
    attributesToSnippet: ['body:24'],
    customRanking: ['desc(publishedAt)'],
    ranking: [...textRanking],
    replicas: [],
    decompoundedAttributes: locale === 'da' ? { da: ['title', 'excerpt'] } : {},
  };
}

type LanguageSettings = Pick<
  IndexSettings,
  | 'hitsPerPage'
  | 'paginationLimitedTo'
  | 'indexLanguages'
  | 'queryLanguages'
  | 'ignorePlurals'
  | 'removeStopWords'
  | 'removeWordsIfNoResults'
>;

function languageSettings(locale: SearchLocale): LanguageSettings {
  return {
    hitsPerPage: HITS_PER_PAGE,
    paginationLimitedTo: PAGINATION_LIMIT,
    indexLanguages: [locale],
    queryLanguages: [locale],
    ignorePlurals: true,
    removeStopWords: true,
    removeWordsIfNoResults: 'allOptional',
  };
}

/** Facets that a shopper may search within; the hosted service refuses it for others. */
function searchable(attribute: string): string {
  return `searchable(${attribute})`;
}

function sortCriterion({ sort, currency }: SortReplica): string {
  switch (sort) {
    case 'trending':
      return 'desc(trend)';
    case 'newest':
      return 'desc(releasedAt)';
    case 'lowest-price':
      return `asc(prices.${currency})`;
    case 'highest-price':
      return `desc(prices.${currency})`;
  }
}
