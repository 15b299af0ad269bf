import { describe, expect, test } from 'vitest';
import { type Facet } from './list-view-model.ts';
import { createListUrlCodec, pickListFacetAttributes } from './list-url-codec.ts';
import { emptySearchState } from './search-state.ts';
import { englishSearchWords } from './search-url-words.ts';

const rebsorte: Facet = {
  name: 'rebsorte',
  values: [
    { id: 'riesling', word: 'weisser-riesling', label: 'Riesling', count: 2 },
    { id: 'merlot', label: 'Merlot', count: 1 },
  ],
};

const attributes = { rebsorte: 'grapes', region: 'region' };

test('pickListFacetAttributes() returns the attributes of the facets of a list, and of no other name', () => {
  const facets = [rebsorte, { name: 'toString', values: [] }];
  expect(pickListFacetAttributes({ facets }, attributes)).toEqual({ rebsorte: 'grapes' });
});

describe('createListUrlCodec()', () => {
  test('writes the words of values, and drops values that no entry has', () => {
    const address = createListUrlCodec({ facets: [rebsorte] }, { facets: attributes });
    const state = { ...emptySearchState, facets: { rebsorte: ['merlot', 'riesling'] } };
    const query = 'rebsorte=merlot&rebsorte=weisser-riesling';
    expect(address.write(state)).toBe(query);
    expect(address.read(`${query}&rebsorte=malbec&region=mosel`)).toEqual(state);
    expect(address.read('rebsorte=malbec')).toEqual(emptySearchState);
  });

  test('has no facets by default, and the words of a language', () => {
    const words = { ...englishSearchWords, query: 'suche' };
    expect(createListUrlCodec({ facets: [] }).read('q=wein')).toEqual({ ...emptySearchState, query: 'wein' });
    expect(createListUrlCodec({ facets: [] }, { words }).write({ ...emptySearchState, query: 'wein' })).toBe(
      'suche=wein',
    );
  });

  test('throws for two values with one word', () => {
    const values = ['a', 'b'].map((id) => ({ id, word: 'same', label: id, count: 1 }));
    expect(() =>
      createListUrlCodec({ facets: [{ name: 'rebsorte', values }] }, { facets: attributes }),
    ).toThrow(RangeError);
  });
});
