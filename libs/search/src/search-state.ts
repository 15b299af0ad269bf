import { isFacetName, isFacetValue } from './facets.ts';
import { MAX_SELECTED_FACET_VALUES, MAX_RATING, PAGINATION_LIMIT } from './limits.ts';
import { limitQuery } from './limit-query.ts';

/** The state of a list's search, as its URL contains it. */
export interface SearchState<Sort extends string = string> {
  /** As typed, at most 512 UTF-16 code units. */
  readonly query: string;
  /** Selected values by facet name, both sorted, at most 50 a facet; a facet without values is absent. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Whole units of the market's currency, 0 to 99,999,999,999: shoppers filter by euros, not by cents. */
  readonly minPrice?: number | undefined;
  /** Whole units of the market's currency, at least `minPrice`. */
  readonly maxPrice?: number | undefined;
  /** Lowest rating in whole stars, 1 to 5. */
  readonly minRating?: number | undefined;
  /** Absent for the default order. */
  readonly sort?: Sort | undefined;
  /** Number of shown pages, 1 to 1,000: a 'view more' control adds the next page. */
  readonly page: number;
}

/** Changes for {@link refineSearch}; `undefined` removes a limit or a sort order. */
export type SearchChanges<Sort extends string = string> = Partial<Omit<SearchState<Sort>, 'page'>>;

/** Search state without query, filters and sort order, on the first page. */
export const emptySearchState: SearchState<never> = { query: '', facets: {}, page: 1 };

/** Maximum price in whole units: enough for currencies of small value, and a safe integer in minor units of any. */
const MAX_PRICE = 99_999_999_999;

/**
 * Returns the canonical form of `state`: values sorted, unique and within limits, price bounds in order, query in NFC, invalid
 * values removed. Idempotent; never throws.
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
export function normalizeSearchState<Sort extends string>(state: SearchState<Sort>): SearchState<Sort> {
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
    ...(state.sort !== undefined && { sort: state.sort }),
    page: Math.min(wholeWithin(state.page, 1, Infinity) ?? 1, PAGINATION_LIMIT),
  };
}

/**
 * Returns `state` after `changes`, back on the first page, because the pages of another result mean nothing in this one.
 *
 * @example
 * ```ts
 * const third = { ...emptySearchState, query: 'serum', page: 3 };
 * refineSearch(third, { maxPrice: 250 }); // => { query: 'serum', facets: {}, maxPrice: 250, page: 1 }
 * ```
 */
export function refineSearch<Sort extends string>(
  state: SearchState<Sort>,
  changes: SearchChanges<Sort>,
): SearchState<Sort> {
  return normalizeSearchState({ ...state, ...changes, page: 1 });
}

/**
 * Returns `state` with `value` of the facet selected, or no longer selected if it was; back on the first page. Values lie in one
 * another, as categories do: selecting one removes those above and below it. `parents` has the value above each that has one.
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
export function toggleFacetInTree<Sort extends string>(
  state: SearchState<Sort>,
  facet: string,
  value: string,
  parents: Readonly<Record<string, string>>,
): SearchState<Sort> {
  const chosen = getSelectedFacetValues(state, facet);
  const unrelated = chosen.filter(
    (other) => other !== value && !isBelow(other, value, parents) && !isBelow(value, other, parents),
  );
  const values = chosen.includes(value) ? unrelated : [...unrelated, value];
  return refineSearch(state, { facets: { ...state.facets, [facet]: values } });
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

/** Returns the selected values of a facet; an empty list if there are none. */
export function getSelectedFacetValues(
  { facets }: Pick<SearchState, 'facets'>,
  facet: string,
): readonly string[] {
  return (Object.hasOwn(facets, facet) && facets[facet]) || [];
}

function normalizeFacets(facets: SearchState['facets']): SearchState['facets'] {
  return Object.fromEntries(
    Object.entries(facets)
      .filter(([name]) => isFacetName(name))
      .map(
        ([name, values]) =>
          [
            name,
            [...new Set(values.filter(isFacetValue))].sort().slice(0, MAX_SELECTED_FACET_VALUES),
          ] as const,
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
