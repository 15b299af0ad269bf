import { facetAttribute, productFacets, type FacetAttributes } from './facets.ts';
import { indexName, sortedIndexName, type IndexKind, type SearchLocale } from './index-names.ts';
import {
  toSearchParameters,
  type SearchParameters,
  type SearchParametersOptions,
} from './search-parameters.ts';
import { refineSearch, type SearchState } from './search-state.ts';

/** What {@link toSearchRequests} is told besides the state. */
export interface SearchRequestsOptions extends SearchParametersOptions {
  /** The journal knows no order: a state's is ignored there. */
  readonly kind: IndexKind;
  readonly locale: SearchLocale;
}

/** One query of a multi-query request. */
export type SearchRequest = {
  readonly indexName: string;
  /** `false` for queries that the library makes by itself, so that analytics does not count them as searches. */
  readonly analytics?: false;
} & Partial<SearchParameters>;

/**
 * The queries that answer `state` with hits and with counts for every facet: the first one has the hits; each facet with
 * chosen values needs one more without them, because its values are alternatives and their counts are to stay.
 *
 * @example
 * ```ts
 * const state = createSearchAddress().read('q=serum&skin-type=dry&sort=lowest-price');
 * const requests = toSearchRequests(state, { kind: 'products', locale: 'da', currency: 'DKK' });
 * requests.map(({ indexName, hitsPerPage }) => [indexName, hitsPerPage]); // => [['products_da_price_dkk_asc', 12], ['products_da', 0]]
 * ```
 */
export function toSearchRequests(state: SearchState, options: SearchRequestsOptions): SearchRequest[] {
  const { kind, locale, currency, facets = productFacets } = options;
  const hits = {
    indexName: kind === 'products' ? sortedIndexName(state.sort, locale, currency) : indexName(kind, locale),
    ...toSearchParameters(state, options),
  };
  const counts = chosenFacets(state, facets).map(({ name, attribute }): SearchRequest => {
    const others = refineSearch(state, { facets: { ...state.facets, [name]: [] } });
    const { clickAnalytics: _clicks, ...parameters } = toSearchParameters(others, options);
    return {
      indexName: indexName(kind, locale),
      ...parameters,
      facets: [attribute],
      hitsPerPage: 0,
      analytics: false,
    };
  });
  return [hits, ...counts];
}

/** How many hits each value of a facet has, by facet name and value. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What {@link readFacetCounts} may be told. */
export interface FacetCountsOptions {
  /** The facets of the list, {@link productFacets} unless told. */
  readonly facets?: FacetAttributes;
}

/**
 * The counts in the answers to {@link toSearchRequests}, under the names of the facets. `results` are in the order of the
 * requests, of the same state; a missing one leaves its facet without values.
 *
 * @example
 * ```ts
 * const state = createSearchAddress().read('skin-type=dry');
 * const answers = [{ facets: { concerns: { dryness: 4 } } }, { facets: { skinTypes: { dry: 4, oily: 7 } } }];
 * readFacetCounts(answers, state)['skin-type']; // => { dry: 4, oily: 7 }
 * ```
 */
export function readFacetCounts(
  results: readonly { readonly facets?: FacetCounts | undefined }[],
  state: SearchState,
  { facets = productFacets }: FacetCountsOptions = {},
): FacetCounts {
  const chosen = chosenFacets(state, facets).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(facets).map(([name, attribute]) => {
      // The first answer has the hits, and the counts of facets without chosen values.
      const position = chosen.indexOf(name) + 1;
      return [name, results[position]?.facets?.[attribute] ?? {}];
    }),
  );
}

function chosenFacets(state: SearchState, facets: FacetAttributes) {
  return Object.entries(state.facets).flatMap(([name, values]) => {
    const attribute = facetAttribute(facets, name);
    return attribute === undefined || values.length === 0 ? [] : [{ name, attribute }];
  });
}
