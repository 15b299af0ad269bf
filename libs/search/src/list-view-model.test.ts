import { describe, expect, test } from 'vitest';
import {
  countFacets,
  createListUrlCodec,
  pickListFacetAttributes,
  toSizeFacetValues,
  type Facet,
} from './list-view-model.ts';
import { emptySearchState } from './search-state.ts';
import { englishSearchWords } from './search-url-words.ts';

const wines = [
  { grapes: ['riesling'], region: 'mosel', isOrganic: true },
  { grapes: ['merlot', 'malbec'], region: 'mosel', isOrganic: true },
  { grapes: ['riesling'], region: 'nahe', isOrganic: true },
];
const grape = (id: string, label: string) => ({ id, label });

describe('countFacets()', () => {
  test('counts the entries of each value, in the order of the page, without values that none has', () => {
    const values = [grape('malbec', 'Malbec'), grape('riesling', 'Riesling'), grape('syrah', 'Syrah')];
    expect(countFacets(wines, { rebsorte: { values, of: ({ grapes }) => grapes } })).toEqual([
      {
        name: 'rebsorte',
        values: [
          { ...grape('malbec', 'Malbec'), count: 1 },
          { ...grape('riesling', 'Riesling'), count: 2 },
        ],
      },
    ]);
  });

  test('leaves out a facet that narrows nothing', () => {
    type Wine = (typeof wines)[number];
    const facets = {
      region: { values: [grape('mosel', 'Mosel')], of: ({ region }: Wine) => [region] },
      bio: { values: [grape('true', 'Bio')], of: ({ isOrganic }: Wine) => (isOrganic ? ['true'] : []) },
    };
    expect(countFacets(wines, facets).map(({ name }) => name)).toEqual(['region']);
    expect(countFacets([], facets)).toEqual([]);
  });
});

test('toSizeFacetValues() has each measure once, by unit and amount', () => {
  const measures = [
    { amount: 50, unit: 'ml' },
    { amount: 7.5, unit: 'g' },
    { amount: 30, unit: 'ml' },
    { amount: 50, unit: 'ml' },
    { amount: 3, unit: 'pcs' },
    { amount: 1.7, unit: 'fl oz' },
    { amount: 8, unit: 'oz' },
  ];
  expect(toSizeFacetValues(measures)).toEqual([
    { id: '1_7-fl-oz', label: '1.7 fl oz' },
    { id: '7_5-g', label: '7.5 g' },
    { id: '30-ml', label: '30 ml' },
    { id: '50-ml', label: '50 ml' },
    { id: '8-oz', label: '8 oz' },
  ]);
});

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
