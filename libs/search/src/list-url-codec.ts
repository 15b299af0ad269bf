import { type FacetAttributes, findFacetAttribute } from './facets.ts';
import type { ListFacetsViewModel } from './list-view-model.ts';
import { type SearchState, getSelectedFacetValues } from './search-state.ts';
import { type SearchUrlCodecOptions, type SearchUrlCodec, createSearchUrlCodec } from './search-url-codec.ts';
import { englishSearchWords } from './search-url-words.ts';

/** Returns the record attributes of the facets that a list has, by facet name. */
export function pickListFacetAttributes(
  { facets }: Pick<ListFacetsViewModel, 'facets'>,
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
 * Creates the URL codec of one list, with the words of its facet values. `read` drops values that no entry of the list has, because a
 * shopper could neither see nor remove them.
 *
 * @throws RangeError when two values of a facet have the same word.
 *
 * @example
 * ```ts
 * const values = [{ id: 'riesling', word: 'weisser-riesling', label: 'Riesling', count: 3 }];
 * const urlCodec = createListUrlCodec({ facets: [{ name: 'rebsorte', values }] }, { facets: { rebsorte: 'grapes' } });
 * urlCodec.write({ ...emptySearchState, facets: { rebsorte: ['riesling'] } }); // => 'rebsorte=weisser-riesling'
 * urlCodec.read('rebsorte=merlot').facets; // => {}
 * ```
 */
export function createListUrlCodec<const Sort extends string = never>(
  view: Pick<ListFacetsViewModel, 'facets'>,
  { facets = {}, words = englishSearchWords, ...options }: SearchUrlCodecOptions<Sort> = {},
): SearchUrlCodec<Sort> {
  const values = Object.fromEntries(
    view.facets.map(({ name, values: all }) => [
      name,
      Object.fromEntries(all.flatMap(({ id, word }) => (word === undefined ? [] : [[id, word]]))),
    ]),
  );
  const urlCodec = createSearchUrlCodec<Sort>({
    ...options,
    facets: pickListFacetAttributes(view, facets),
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
  return { ...urlCodec, read: (search) => known(urlCodec.read(search)) };
}
