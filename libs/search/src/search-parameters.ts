import { facetAttribute, productFacets, RATING_ATTRIBUTE, type FacetAttributes } from './facets.ts';
import type { SearchCurrency } from './index-names.ts';
import { HITS_PER_PAGE, PAGINATION_LIMIT } from './limits.ts';
import { limitQueryBytes } from './query.ts';
import type { SearchState } from './search-state.ts';

/** Minor units in one whole unit; kroner and euros all have a hundred. */
const MINOR_UNITS = 100;

/** What {@link toSearchParameters} is told besides the state. */
export interface SearchParametersOptions {
  /** Currency that the price range of the state is in. */
  readonly currency: SearchCurrency;
  /** The facets of the list, {@link productFacets} unless told. */
  readonly facets?: FacetAttributes;
  /** Hits a page, 1 to 1,000, {@link HITS_PER_PAGE} unless told. */
  readonly hitsPerPage?: number;
  /**
   * `last` asks for the state's last page only, what 'view more' adds; `all` for every page up to it in one answer, what a list
   * needs that is opened anew, after 'back' or a reload. `last` unless told.
   */
  readonly pages?: 'last' | 'all';
  /** Whether the answer carries the `queryID` that events need; absent unless told, for it is part of tracking. */
  readonly clickAnalytics?: boolean;
}

/** Parameters of one query in the hosted service's words. */
export interface SearchParameters {
  /** At most 512 bytes. */
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Attributes to count values of. */
  readonly facets: string[];
  /** Values of one facet are alternatives, facets narrow each other. */
  readonly facetFilters: string[][];
  /** Prices in minor units. */
  readonly numericFilters: string[];
  readonly clickAnalytics?: true;
}

/**
 * The query that answers `state`. Nothing is asked beyond the depth the service pages to ({@link PAGINATION_LIMIT} hits).
 *
 * @example
 * ```ts
 * const state = createSearchAddress().read('q=serum&skin-type=dry&max-price=300&page=2');
 * const parameters = toSearchParameters(state, { currency: 'DKK' });
 * parameters.page; // => 1
 * parameters.facetFilters; // => [['skinTypes:dry']]
 * parameters.numericFilters; // => ['prices.DKK<=30000']
 * ```
 */
export function toSearchParameters(state: SearchState, options: SearchParametersOptions): SearchParameters {
  const { currency, facets = productFacets, pages = 'last', clickAnalytics = false } = options;
  const { hitsPerPage = HITS_PER_PAGE } = options;
  const { minPrice, maxPrice, minRating } = state;
  const price = `prices.${currency}`;
  const lastPage = Math.ceil(PAGINATION_LIMIT / hitsPerPage);
  const page = Math.min(state.page, lastPage);
  return {
    query: limitQueryBytes(state.query),
    ...(pages === 'last'
      ? { page: page - 1, hitsPerPage }
      : { page: 0, hitsPerPage: Math.min(page * hitsPerPage, PAGINATION_LIMIT) }),
    facets: Object.values(facets),
    facetFilters: Object.entries(state.facets).flatMap(([name, values]) => {
      const attribute = facetAttribute(facets, name);
      return attribute === undefined || values.length === 0
        ? []
        : [values.map((value) => facetFilter(attribute, value))];
    }),
    numericFilters: [
      ...(minPrice === undefined ? [] : [`${price}>=${minPrice * MINOR_UNITS}`]),
      ...(maxPrice === undefined ? [] : [`${price}<=${maxPrice * MINOR_UNITS}`]),
      ...(minRating === undefined ? [] : [`${RATING_ATTRIBUTE}>=${minRating}`]),
    ],
    ...(clickAnalytics && { clickAnalytics }),
  };
}

/** A leading `-` would negate the filter, so it is escaped. */
function facetFilter(attribute: string, value: string): string {
  return `${attribute}:${value.replace(/^-/, '\\-')}`;
}
