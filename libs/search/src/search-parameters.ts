import { facetAttribute, productFacets, type FacetAttributes } from './facets.ts';
import type { SearchCurrency } from './index-names.ts';
import { HITS_PER_PAGE } from './limits.ts';
import { limitQueryBytes } from './query.ts';
import type { SearchState } from './search-state.ts';

/** Minor units in one whole unit; kroner and euros all have a hundred. */
const MINOR_UNITS = 100;

export interface SearchParametersOptions {
  /** Currency that the price range of the state is in. */
  readonly currency: SearchCurrency;
  readonly facets?: FacetAttributes;
  /** Hits a page, 1 to 1000. */
  readonly hitsPerPage?: number;
}

/** Parameters of one query in the hosted service's words. */
export interface SearchParameters {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facets: string[];
  /** Values of one facet are alternatives, facets narrow each other. */
  readonly facetFilters: string[][];
  readonly numericFilters: string[];
}

/** The query that answers `state` with its last page; for a whole 'view more' list ask for `page: 0` and more hits a page. */
export function toSearchParameters(state: SearchState, options: SearchParametersOptions): SearchParameters {
  const { currency, facets = productFacets, hitsPerPage = HITS_PER_PAGE } = options;
  const refined = Object.entries(state.facets).flatMap(([name, values]) => {
    const attribute = facetAttribute(facets, name);
    return attribute === undefined || values.length === 0
      ? []
      : [values.map((value) => facetFilter(attribute, value))];
  });
  return {
    query: limitQueryBytes(state.query),
    page: state.page - 1,
    hitsPerPage,
    facets: Object.values(facets),
    facetFilters: refined,
    numericFilters: [
      ...(state.minPrice === undefined ? [] : [`prices.${currency}>=${state.minPrice * MINOR_UNITS}`]),
      ...(state.maxPrice === undefined ? [] : [`prices.${currency}<=${state.maxPrice * MINOR_UNITS}`]),
    ],
  };
}

/** A leading `-` would negate the filter, so it is escaped. */
function facetFilter(attribute: string, value: string): string {
  return `${attribute}:${value.replace(/^-/, '\\-')}`;
}
