import { REFINEMENT_LIST_LIMIT, REFINEMENT_LIST_SHOW_MORE_LIMIT } from './limits.ts';

/** A value of a facet as a list shows it. */
export interface FacetListItem {
  /** The value's id. */
  readonly value: string;
  /** Hits with this value; a chosen value may have none. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** The values of a facet that are shown. */
export interface FacetList {
  /** The most frequent first, those of equal frequency by their ids. */
  readonly items: readonly FacetListItem[];
  /** Whether a 'show more' control would bring more. */
  readonly canExpand: boolean;
}

/** What {@link listFacetValues} may be told. */
export interface FacetListOptions {
  /** Ids of the chosen values, none unless told. */
  readonly chosen?: readonly string[];
  /** Whether 'show more' was pressed: 20 values instead of 10 (specification, section 9). */
  readonly isExpanded?: boolean;
}

/**
 * The values that a list of filters shows: the 10 most frequent, 20 when expanded. A chosen value is always among them,
 * beyond the limit and with a count of 0 if need be: what narrows a result can be seen and taken away.
 *
 * @example
 * ```ts
 * const { items } = listFacetValues({ mature: 8, dry: 12 }, { chosen: ['oily'] });
 * items.map(({ value, count }) => [value, count]); // => [['dry', 12], ['mature', 8], ['oily', 0]]
 * ```
 */
export function listFacetValues(
  counts: Readonly<Record<string, number>>,
  { chosen = [], isExpanded = false }: FacetListOptions = {},
): FacetList {
  const all = new Map([...chosen.map((value) => [value, 0] as const), ...Object.entries(counts)]);
  const limit = isExpanded ? REFINEMENT_LIST_SHOW_MORE_LIMIT : REFINEMENT_LIST_LIMIT;
  const items = [...all]
    .map(([value, count]) => ({ value, count, isChosen: chosen.includes(value) }))
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    .filter(({ isChosen }, position) => isChosen || position < limit);
  return { items, canExpand: !isExpanded && items.length < all.size };
}
