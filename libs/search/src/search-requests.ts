import { facetAttribute, productFacets } from './facets.ts';
import { indexName, sortedIndexName, type IndexKind, type SearchLocale } from './index-names.ts';
import {
  toSearchParameters,
  type SearchParameters,
  type SearchParametersOptions,
} from './search-parameters.ts';
import type { SearchState } from './search-state.ts';

export interface SearchRequestsOptions extends SearchParametersOptions {
  readonly kind: IndexKind;
  readonly locale: SearchLocale;
}

/** One query of a multi-query request. */
export type SearchRequest = { readonly indexName: string } & Partial<SearchParameters>;

/**
 * The queries that answer `state` with hits and with counts for every facet: the first one has the hits; each facet with
 * chosen values needs one more without them, because its values are alternatives and their counts are to stay.
 *
 * @example await client.search({ requests: toSearchRequests(state, { kind: 'products', locale: 'da', currency: 'DKK' }) })
 */
export function toSearchRequests(state: SearchState, options: SearchRequestsOptions): SearchRequest[] {
  const { kind, locale, currency, facets = productFacets } = options;
  const hits = {
    indexName: kind === 'products' ? sortedIndexName(state.sort, locale, currency) : indexName(kind, locale),
    ...toSearchParameters(state, options),
  };
  const counts = chosenFacets(state, facets).map(({ name, attribute }) => {
    const { [name]: _chosen, ...others } = state.facets;
    const parameters = toSearchParameters({ ...state, facets: others, page: 1 }, options);
    return { indexName: indexName(kind, locale), ...parameters, facets: [attribute], hitsPerPage: 0 };
  });
  return [hits, ...counts];
}

/** How many hits each value of a facet has, by facet name and value. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * The counts in the answers to {@link toSearchRequests}, under the names that addresses use. `results` are in the order of
 * the requests, of the same state.
 */
export function readFacetCounts(
  results: readonly { readonly facets?: FacetCounts | undefined }[],
  state: SearchState,
  { facets = productFacets }: Pick<SearchParametersOptions, 'facets'> = {},
): FacetCounts {
  const chosen = chosenFacets(state, facets).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(facets).map(([name, attribute]) => {
      const position = chosen.indexOf(name) + 1;
      return [name, results[position]?.facets?.[attribute] ?? {}];
    }),
  );
}

function chosenFacets(state: SearchState, facets: NonNullable<SearchParametersOptions['facets']>) {
  return Object.entries(state.facets).flatMap(([name, values]) => {
    const attribute = facetAttribute(facets, name);
    return attribute === undefined || values.length === 0 ? [] : [{ name, attribute }];
  });
}
