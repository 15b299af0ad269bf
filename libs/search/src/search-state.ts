import { isFacetName } from './facets.ts';
import { DEFAULT_SORT_ORDER, sortOrders, type SortOrder } from './index-names.ts';
import { MAX_FACET_VALUES, MAX_RATING, PAGINATION_LIMIT } from './limits.ts';
import { limitQuery } from './query.ts';

/** What a shopper has asked of a list, as its address says it. */
export interface SearchState {
  /** As typed, at most 512 UTF-16 code units. */
  readonly query: string;
  /** Ids of chosen values by facet name, both sorted, at most 50 a facet; a facet without values is absent. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Whole units of the market's currency, 0 to 9,999,999: shoppers filter by krone, not by øre. */
  readonly minPrice?: number | undefined;
  /** Whole units of the market's currency, at least `minPrice`. */
  readonly maxPrice?: number | undefined;
  /** Whole stars, 1 to {@link MAX_RATING}: what is rated lower is left out. */
  readonly minRating?: number | undefined;
  readonly sort: SortOrder;
  /** How many pages are shown, 1 to 1,000: a 'view more' control adds the next page to those before it. */
  readonly page: number;
}

/** What {@link refineSearch} may change; `undefined` takes a bound away. */
export type SearchChanges = Partial<Omit<SearchState, 'page'>>;

/** The list as it is before anything was asked of it. Its address has no query string. */
export const emptySearchState: SearchState = { query: '', facets: {}, sort: DEFAULT_SORT_ORDER, page: 1 };

const MAX_PRICE = 9_999_999;

/**
 * `state` in the one form that stands for it: limits kept, values sorted and unique, a reversed price range turned, letters
 * composed (NFC), what is impossible left out. Total and idempotent.
 *
 * @example
 * ```ts
 * normalizeSearchState({
 *   query: 'serum',
 *   facets: { 'skin-type': ['oily', 'dry', 'oily'], concern: [] },
 *   minPrice: 300,
 *   maxPrice: 100,
 *   sort: 'newest',
 *   page: 0,
 * }); // => { query: 'serum', facets: { 'skin-type': ['dry', 'oily'] }, minPrice: 100, maxPrice: 300, sort: 'newest', page: 1 }
 * ```
 */
export function normalizeSearchState(state: SearchState): SearchState {
  const low = wholeWithin(state.minPrice, 0, MAX_PRICE);
  const high = wholeWithin(state.maxPrice, 0, MAX_PRICE);
  const isReversed = (low ?? 0) > (high ?? Infinity);
  const [minPrice, maxPrice] = isReversed ? [high, low] : [low, high];
  const minRating = wholeWithin(state.minRating, 1, MAX_RATING);
  return {
    query: limitQuery(state.query.normalize()),
    facets: normalizeFacets(state.facets),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(minRating !== undefined && { minRating }),
    sort: sortOrders.includes(state.sort) ? state.sort : DEFAULT_SORT_ORDER,
    page: Math.min(wholeWithin(state.page, 1, Infinity) ?? 1, PAGINATION_LIMIT),
  };
}

/**
 * `state` after `changes`, back on the first page, because the pages of another result mean nothing in this one.
 *
 * @example
 * ```ts
 * const third = { ...emptySearchState, query: 'serum', page: 3 };
 * refineSearch(third, { maxPrice: 250 }); // => { query: 'serum', facets: {}, maxPrice: 250, sort: 'most-popular', page: 1 }
 * ```
 */
export function refineSearch(state: SearchState, changes: SearchChanges): SearchState {
  return normalizeSearchState({ ...state, ...changes, page: 1 });
}

/**
 * `state` with `value` of the facet chosen, or no longer chosen when it was; back on the first page.
 *
 * @example
 * ```ts
 * const dry = toggleFacet(emptySearchState, 'skin-type', 'dry');
 * dry.facets; // => { 'skin-type': ['dry'] }
 * toggleFacet(dry, 'skin-type', 'dry').facets; // => {}
 * ```
 */
export function toggleFacet(state: SearchState, facet: string, value: string): SearchState {
  const values = chosenValues(state, facet);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return refineSearch(state, { facets: { ...state.facets, [facet]: next } });
}

/**
 * {@link toggleFacet} for a facet whose values lie in one another, such as categories: choosing a value takes away those above
 * and below it, so that it means what it says. `parents` has the value above each that has one.
 *
 * @example
 * ```ts
 * const parents = { serums: 'face', masks: 'face' };
 * const face = toggleFacetInTree(emptySearchState, 'category', 'face', parents);
 * const serums = toggleFacetInTree(face, 'category', 'serums', parents);
 * serums.facets; // => { category: ['serums'] }
 * toggleFacetInTree(serums, 'category', 'masks', parents).facets; // => { category: ['masks', 'serums'] }
 * toggleFacetInTree(serums, 'category', 'face', parents).facets; // => { category: ['face'] }
 * ```
 */
export function toggleFacetInTree(
  state: SearchState,
  facet: string,
  value: string,
  parents: Readonly<Record<string, string>>,
): SearchState {
  const unrelated = chosenValues(state, facet).filter(
    (other) => other === value || !(isBelow(other, value, parents) || isBelow(value, other, parents)),
  );
  return toggleFacet({ ...state, facets: { ...state.facets, [facet]: unrelated } }, facet, value);
}

function isBelow(value: string, above: string, parents: Readonly<Record<string, string>>): boolean {
  const passed = new Set([value]);
  for (let one = parentOf(value, parents); one !== undefined; one = parentOf(one, parents)) {
    if (one === above) return true;
    // A ring has no top.
    if (passed.has(one)) return false;
    passed.add(one);
  }
  return false;
}

function parentOf(value: string, parents: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(parents, value) ? parents[value] : undefined;
}

/**
 * `state` without any filter: the query and the order stay; back on the first page.
 *
 * @example
 * ```ts
 * const narrowed = { ...emptySearchState, query: 'serum', facets: { concern: ['dryness'] }, minRating: 4 };
 * clearFilters(narrowed); // => { query: 'serum', facets: {}, sort: 'most-popular', page: 1 }
 * ```
 */
export function clearFilters({ query, sort }: SearchState): SearchState {
  return normalizeSearchState({ ...emptySearchState, query, sort });
}

/** Returns the chosen values of a facet; an empty list if there are none. */
export function chosenValues(state: SearchState, facet: string): readonly string[] {
  return (Object.hasOwn(state.facets, facet) && state.facets[facet]) || [];
}

function normalizeFacets(facets: SearchState['facets']): SearchState['facets'] {
  return Object.fromEntries(
    Object.entries(facets)
      .filter(([name]) => isFacetName(name))
      .map(
        ([name, values]) =>
          [name, [...new Set(values.filter(isFacetName))].sort().slice(0, MAX_FACET_VALUES)] as const,
      )
      .filter(([, values]) => values.length > 0)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

function wholeWithin(value = NaN, lowest: number, highest: number): number | undefined {
  const isUsable = Number.isInteger(value) && value >= lowest && value <= highest;
  // An address has no negative zero.
  return isUsable ? Math.abs(value) : undefined;
}
