import { journalFacets, productFacets, RATING_ATTRIBUTE } from './facets.ts';
import { HITS_PER_PAGE, PAGINATION_LIMIT } from './limits.ts';
import type { SearchIndices } from './search-indices.ts';

/** Settings of an index in the hosted service's words; only those that this library sets. */
export interface IndexSettings<Language extends string = string> {
  /** Attributes, the most telling first. */
  readonly searchableAttributes: string[];
  /** Attributes, in `searchable(…)` where a shopper may search within the values. */
  readonly attributesForFaceting: string[];
  /** Attributes, each with its number of words: `body:24`. */
  readonly attributesToSnippet: string[];
  /** Ranking of hits that match equally well: `desc(popularity)`. */
  readonly customRanking: string[];
  /** Criteria, the first decides first; a replica puts its own before those of the text. */
  readonly ranking: string[];
  /** Names of the replicas; none for a replica. */
  readonly replicas: string[];
  readonly hitsPerPage: number;
  /** Hits. */
  readonly paginationLimitedTo: number;
  /** ISO 639-1 codes. */
  readonly indexLanguages: Language[];
  /** ISO 639-1 codes. */
  readonly queryLanguages: Language[];
  readonly ignorePlurals: boolean;
  readonly removeStopWords: boolean;
  /** Which words of a query may be missing from a hit when nothing has them all. */
  readonly removeWordsIfNoResults: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  /** Attributes whose compounds are also found by their parts, by language. */
  readonly decompoundedAttributes: Record<string, string[]>;
}

const textRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** Languages whose compounds the hosted service splits. */
const COMPOUNDING_LANGUAGE = /^(?:da|de|fi|nl|no|sv)$/;

/**
 * Returns the settings of every index and replica, by index name. Sold-out products rank last; in the default order only among
 * hits with equal textual relevance.
 *
 * @example
 * ```ts
 * const indices = createSearchIndices({
 *   names: { products: 'products', journals: 'journals' },
 *   locales: ['en'],
 *   currencies: ['EUR'],
 *   defaultSortOrder: 'recommended',
 *   sortOrders: { newest: { criterion: 'desc(releasedAt)' } },
 * });
 * const settings = createIndexSettings(indices);
 * Object.keys(settings); // => ['products', 'products_newest', 'journals']
 * settings['products_newest']?.ranking.slice(0, 2); // => ['desc(available)', 'desc(releasedAt)']
 * ```
 */
export function createIndexSettings<Locale extends string>(
  indices: IndexNames<Locale>,
): Record<string, IndexSettings<LanguageOf<Locale>>> {
  return Object.fromEntries(
    indices.locales.flatMap((locale) => {
      const replicas = indices.replicas(locale);
      const products = productSettings(
        locale,
        indices.currencies,
        replicas.map(({ name }) => name),
      );
      return [
        [indices.indexName('products', locale), products] as const,
        ...replicas.map(
          ({ name, criterion }) =>
            [
              name,
              { ...products, replicas: [], ranking: ['desc(available)', criterion, ...textRanking] },
            ] as const,
        ),
        [indices.indexName('journals', locale), journalSettings(locale)] as const,
      ];
    }),
  );
}

/** The part of {@link SearchIndices} that settings depend on. */
type IndexNames<Locale extends string> = Pick<
  SearchIndices<Locale>,
  'locales' | 'currencies' | 'indexName' | 'replicas'
>;

/** `de` for `de-CH`. */
type LanguageOf<Locale extends string> = Locale extends `${infer Language}-${string}` ? Language : Locale;

function productSettings(locale: string, currencies: readonly string[], replicas: string[]): IndexSettings {
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
    decompoundedAttributes: decompounded(locale, ['title', 'subtitle', 'labels.categories']),
  };
}

function journalSettings<Locale extends string>(locale: Locale): IndexSettings<LanguageOf<Locale>> {
  return {
    ...languageSettings(locale),
    searchableAttributes: ['title', 'excerpt', 'labels.topic', 'body'],
    attributesForFaceting: [...Object.values(journalFacets).map(searchable), 'products'],
    attributesToSnippet: ['body:24'],
    customRanking: ['desc(publishedAt)'],
    ranking: [...textRanking],
    replicas: [],
    decompoundedAttributes: decompounded(locale, ['title', 'excerpt']),
  };
}

type LanguageSettings<Language extends string> = Pick<
  IndexSettings<Language>,
  | 'hitsPerPage'
  | 'paginationLimitedTo'
  | 'indexLanguages'
  | 'queryLanguages'
  | 'ignorePlurals'
  | 'removeStopWords'
  | 'removeWordsIfNoResults'
>;

function languageSettings<Locale extends string>(locale: Locale): LanguageSettings<LanguageOf<Locale>> {
  return {
    hitsPerPage: HITS_PER_PAGE,
    paginationLimitedTo: PAGINATION_LIMIT,
    indexLanguages: [languageOf(locale)],
    queryLanguages: [languageOf(locale)],
    ignorePlurals: true,
    removeStopWords: true,
    removeWordsIfNoResults: 'allOptional',
  };
}

/** Facets that a shopper may search within; the hosted service refuses it for others. */
function searchable(attribute: string): string {
  return `searchable(${attribute})`;
}

function decompounded(locale: string, attributes: string[]): IndexSettings['decompoundedAttributes'] {
  const language: string = languageOf(locale);
  return COMPOUNDING_LANGUAGE.test(language) ? { [language]: attributes } : {};
}

/** Returns the ISO 639-1 code that the hosted service expects: `de` for `de-CH`. */
function languageOf<Locale extends string>(locale: Locale): LanguageOf<Locale> {
  return locale.replace(/-.*/, '') as LanguageOf<Locale>;
}
