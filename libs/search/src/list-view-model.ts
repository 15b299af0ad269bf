import { toSizeFacetValue } from './facets.ts';

/** A facet value that at least one entry of the list has. */
export interface FacetValue {
  /** As records have it. */
  readonly id: string;
  /** As the list's address says it, where that is not the id. */
  readonly word?: string;
  readonly label: string;
  /** Entries of the whole list that have it. */
  readonly count: number;
  /** Id of the value above it. */
  readonly parent?: string;
}

/** A facet of a list, with its values in the order of the page. */
export interface Facet {
  readonly name: string;
  readonly values: readonly FacetValue[];
}

/** Filter, facets and size of a list, computed when its page is built. */
export interface ListFacetsViewModel {
  /** What belongs to the list, in the search service's language of filters; empty for everything. */
  readonly filters: string;
  readonly facets: readonly Facet[];
  /** Entries of the whole list. */
  readonly total: number;
}

/** Possible values of a facet, and a function that returns the values of an entry. */
export interface FacetDefinition<Entry> {
  /** In the order of the page. */
  readonly values: readonly Omit<FacetValue, 'count'>[];
  /** Returns the ids of the values of an entry. */
  readonly of: (entry: Entry) => readonly string[];
}

/**
 * Counts the entries of each facet value as the search service would. Omits values without entries, and facets whose values all
 * apply to every entry.
 *
 * @example
 * ```ts
 * const wines = [{ grapes: ['riesling'] }, { grapes: ['merlot', 'malbec'] }];
 * const values = [{ id: 'riesling', label: 'Riesling' }, { id: 'syrah', label: 'Syrah' }];
 * countFacets(wines, { rebsorte: { values, of: ({ grapes }) => grapes } }); // => [
 * //    { name: 'rebsorte', values: [{ id: 'riesling', label: 'Riesling', count: 1 }] }]
 * ```
 */
export function countFacets<Entry>(
  entries: readonly Entry[],
  facets: Readonly<Record<string, FacetDefinition<Entry>>>,
): Facet[] {
  return Object.entries(facets)
    .map(([name, { values, of }]) => {
      const all = entries.flatMap(of);
      return {
        name,
        values: values
          .map((value) => ({ ...value, count: all.filter((id) => id === value.id).length }))
          .filter(({ count }) => count > 0),
      };
    })
    .filter(({ values }) => values.some(({ count }) => count < entries.length));
}

/**
 * Returns the values of the facet `size` for measures, each once, by unit and amount; see {@link toSizeFacetValue}.
 *
 * @example
 * ```ts
 * const measures = [{ amount: 100, unit: 'ml' }, { amount: 30, unit: 'ml' }, { amount: 5, unit: 'pcs' }];
 * toSizeFacetValues(measures); // => [{ id: '30-ml', label: '30 ml' }, { id: '100-ml', label: '100 ml' }]
 * ```
 */
export function toSizeFacetValues(
  measures: readonly { readonly amount: number; readonly unit: string }[],
): Omit<FacetValue, 'count'>[] {
  const byId = new Map(
    measures.flatMap((measure) => {
      const id = toSizeFacetValue(measure.amount, measure.unit);
      return id === undefined ? [] : [[id, measure] as const];
    }),
  );
  return [...byId]
    .sort(([, one], [, other]) => one.unit.localeCompare(other.unit) || one.amount - other.amount)
    .map(([id, { amount, unit }]) => ({ id, label: `${amount} ${unit}` }));
}
