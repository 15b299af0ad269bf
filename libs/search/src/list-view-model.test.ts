import { describe, expect, test } from 'vitest';
import { countFacets, toSizeFacetValues } from './list-view-model.ts';

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
