import { findFacetAttribute, toSizeFacetValue, type FacetAttributes } from './facets.ts';
import { createSearchUrlCodec, type SearchUrlCodec, type SearchUrlCodecOptions } from './search-url-codec.ts';
import { getSelectedFacetValues, type SearchState } from './search-state.ts';
import { englishSearchWords } from './search-words.ts';

/** A value of a facet that some entry of a list has. */
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

/** What a list can be narrowed by, known when its page is made. */
export interface ListViewModel {
  /** What belongs to the list, in the search service's language of filters; empty for everything. */
  readonly filters: string;
  readonly facets: readonly Facet[];
  /** Entries of the whole list. */
  readonly total: number;
}

/** Where a facet's values come from, and which of them an entry has. */
export interface FacetSource<Entry> {
  /** In the order of the page. */
  readonly values: readonly Omit<FacetValue, 'count'>[];
  /** Returns the ids of the values of an entry. */
  readonly of: (entry: Entry) => readonly string[];
}

/**
 * Counts what the facets of a list find, as the search service will, so that nothing changes when it is asked for the first time. Values
 * that no entry has are left out, and facets that narrow nothing, because every entry has all of their values.
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
  facets: Readonly<Record<string, FacetSource<Entry>>>,
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

/** Returns the facets that a list offers, with the attributes behind them. */
export function pickFacetAttributes(
  { facets }: Pick<ListViewModel, 'facets'>,
  attributes: FacetAttributes,
): FacetAttributes {
  return Object.fromEntries(
    facets.flatMap(({ name }) => {
      const attribute = findFacetAttribute(attributes, name);
      return attribute ? [[name, attribute]] : [];
    }),
  );
}

/**
 * Creates the addresses of one list, in the words of its values. Values that no entry of the list has are dropped, because a shopper could
 * neither see nor remove them.
 *
 * @throws {RangeError} when two values of a facet share a word
 * @example
 * ```ts
 * const values = [{ id: 'riesling', word: 'weisser-riesling', label: 'Riesling', count: 3 }];
 * const address = createListUrlCodec({ facets: [{ name: 'rebsorte', values }] }, { facets: { rebsorte: 'grapes' } });
 * address.write({ ...emptySearchState, facets: { rebsorte: ['riesling'] } }); // => 'rebsorte=weisser-riesling'
 * address.read('rebsorte=merlot').facets; // => {}
 * ```
 */
export function createListUrlCodec<const Sort extends string = never>(
  view: Pick<ListViewModel, 'facets'>,
  { facets = {}, words = englishSearchWords, ...options }: SearchUrlCodecOptions<Sort> = {},
): SearchUrlCodec<Sort> {
  const values = Object.fromEntries(
    view.facets.map(({ name, values: all }) => [
      name,
      Object.fromEntries(all.flatMap(({ id, word }) => (word === undefined ? [] : [[id, word]]))),
    ]),
  );
  const address = createSearchUrlCodec<Sort>({
    ...options,
    facets: pickFacetAttributes(view, facets),
    words: { ...words, values },
  });
  const known = (state: SearchState<Sort>): SearchState<Sort> => ({
    ...state,
    facets: Object.fromEntries(
      view.facets.flatMap(({ name, values: all }) => {
        const ids = getSelectedFacetValues(state, name).filter((id) => all.some((value) => value.id === id));
        return ids.length > 0 ? [[name, ids] as const] : [];
      }),
    ),
  });
  return { ...address, read: (search) => known(address.read(search)) };
}
