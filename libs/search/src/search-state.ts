import { isFacetName, productFacets, type FacetAttributes } from './facets.ts';
import { DEFAULT_SORT_ORDER, sortOrders, type SortOrder } from './index-names.ts';
import { MAX_FACET_VALUES, PAGINATION_LIMIT } from './limits.ts';
import { limitQuery } from './query.ts';

/** What a shopper has asked of a list, as its address says it. */
export interface SearchState {
  /** As typed, at most 512 characters. */
  readonly query: string;
  /** Chosen values by facet name, both sorted; a facet without values is absent. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Whole units of the market's currency: shoppers filter by krone, not by øre. */
  readonly minPrice?: number;
  /** Whole units of the market's currency, at least `minPrice`. */
  readonly maxPrice?: number;
  readonly sort: SortOrder;
  /** How many pages are shown, from 1: a 'view more' control adds the next page to those before it. */
  readonly page: number;
}

/** The list as it is before anything was asked of it. Its address has no query string. */
export const emptySearchState: SearchState = { query: '', facets: {}, sort: DEFAULT_SORT_ORDER, page: 1 };

/** Names in the query string. Facets stand under their own names. */
const names = {
  query: 'q',
  minPrice: 'min-price',
  maxPrice: 'max-price',
  sort: 'sort',
  page: 'page',
} as const;
const reservedNames: ReadonlySet<string> = new Set(Object.values(names));

const MAX_PRICE = 9_999_999;

/**
 * The search that a query string asks for. Anything may stand in a query string, so what is unknown or malformed is left
 * out; this never throws. Several values of a facet are repeated names, which is what a plain HTML form sends.
 *
 * @param facets the facets of this list; other names (campaign tags, say) are none of its business
 * @example readSearchState('?q=serum&skin-type=dry&skin-type=oily&sort=newest')
 */
export function readSearchState(
  searchParams: URLSearchParams | string,
  facets: FacetAttributes = productFacets,
): SearchState {
  const parameters = typeof searchParams === 'string' ? new URLSearchParams(searchParams) : searchParams;
  const sort = parameters.get(names.sort);
  return normalizeSearchState({
    query: parameters.get(names.query) ?? '',
    facets: Object.fromEntries(Object.keys(facets).map((name) => [name, parameters.getAll(name)])),
    ...definedPrices(parameters.get(names.minPrice), parameters.get(names.maxPrice)),
    sort: sortOrders.find((order) => order === sort) ?? DEFAULT_SORT_ORDER,
    page: wholeNumber(parameters.get(names.page)) ?? 1,
  });
}

/**
 * The query string of `state`, without `?` and empty for {@link emptySearchState}. One state has one query string: names
 * and values stand in a fixed order and defaults are left out, so that caches, canonical links and the history agree.
 *
 * @example writeSearchState({ ...emptySearchState, query: 'serum', page: 2 }) // 'q=serum&page=2'
 */
export function writeSearchState(state: SearchState): string {
  const { query, facets, minPrice, maxPrice, sort, page } = normalizeSearchState(state);
  const parameters = new URLSearchParams();
  if (query !== '') parameters.append(names.query, query);
  for (const [name, values] of Object.entries(facets)) {
    for (const value of values) parameters.append(name, value);
  }
  if (minPrice !== undefined) parameters.append(names.minPrice, String(minPrice));
  if (maxPrice !== undefined) parameters.append(names.maxPrice, String(maxPrice));
  if (sort !== DEFAULT_SORT_ORDER) parameters.append(names.sort, sort);
  if (page > 1) parameters.append(names.page, String(page));
  return parameters.toString();
}

/** `state` in the one form that an address can carry: limits kept, values sorted and unique, what is impossible left out. */
export function normalizeSearchState(state: SearchState): SearchState {
  const prices = [state.minPrice, state.maxPrice].map(limitPrice);
  const [low, high] = prices;
  const isReversed = low !== undefined && high !== undefined && low > high;
  const [minPrice, maxPrice] = isReversed ? [high, low] : [low, high];
  return {
    query: limitQuery(state.query),
    facets: normalizeFacets(state.facets),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    sort: sortOrders.includes(state.sort) ? state.sort : DEFAULT_SORT_ORDER,
    page: Number.isInteger(state.page) && state.page >= 1 ? Math.min(state.page, PAGINATION_LIMIT) : 1,
  };
}

/**
 * `state` with `value` of the facet chosen, or no longer chosen when it was. Back to the first page, because the pages of
 * another result mean nothing in this one.
 */
export function toggleFacet(state: SearchState, facet: string, value: string): SearchState {
  const values = valuesOf(state, facet);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return normalizeSearchState({ ...state, page: 1, facets: { ...state.facets, [facet]: next } });
}

function valuesOf(state: SearchState, facet: string): readonly string[] {
  return Object.hasOwn(state.facets, facet) ? (state.facets[facet] ?? []) : [];
}

function normalizeFacets(facets: SearchState['facets']): SearchState['facets'] {
  return Object.fromEntries(
    Object.entries(facets)
      .filter(([name]) => isFacetName(name) && !reservedNames.has(name))
      .map(
        ([name, values]) =>
          [name, [...new Set(values.filter(isFacetName))].sort().slice(0, MAX_FACET_VALUES)] as const,
      )
      .filter(([, values]) => values.length > 0)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

function limitPrice(price: number | undefined): number | undefined {
  const isUsable = price !== undefined && Number.isInteger(price) && price >= 0 && price <= MAX_PRICE;
  // An address has no negative zero.
  return isUsable ? Math.abs(price) : undefined;
}

function definedPrices(minimum: string | null, maximum: string | null) {
  const minPrice = wholeNumber(minimum);
  const maxPrice = wholeNumber(maximum);
  return { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
