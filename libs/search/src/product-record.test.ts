import { describe, expect, test } from 'vitest';
import { buildProductRecord, type ProductSource } from './product-record.ts';

const dayCream: ProductSource = {
  id: 'p03',
  title: 'Vindværn Dagcreme',
  subtitle: 'Daglig fugtcreme',
  slug: 'vindvaern-dagcreme',
  collection: { id: 'dune-grass', name: 'Marehalm' },
  categories: [
    { id: 'face', name: 'Ansigt' },
    { id: 'moisturisers', name: 'Cremer' },
  ],
  skinTypes: [{ id: 'dry', name: 'Tør' }],
  sizes: [
    { sku: 'MH-P03-15', label: '15 ml', prices: { DKK: 11500, EUR: 1500 }, available: true },
    { sku: 'MH-P03-50', label: '50 ml', prices: { DKK: 32500, EUR: 4400 }, available: true },
  ],
  popularity: 7,
  releasedAt: new Date('2026-03-01T00:00:00Z'),
};

describe('buildProductRecord()', () => {
  test('keeps ids as facet values and names as text', () => {
    expect(buildProductRecord(dayCream)).toMatchObject({
      objectID: 'p03',
      collection: 'dune-grass',
      category: ['face', 'moisturisers'],
      categories: { lvl0: ['face'], lvl1: ['face > moisturisers'] },
      skinTypes: ['dry'],
      labels: { collection: 'Marehalm', categories: ['Ansigt', 'Cremer'], skinTypes: ['Tør'] },
      sizes: ['15 ml', '50 ml'],
      skus: ['MH-P03-15', 'MH-P03-50'],
      releasedAt: 1772323200,
    });
  });

  test('takes the lowest price that can be paid', () => {
    const [small, large] = dayCream.sizes;
    if (!small || !large) throw new Error('The example has two sizes');
    const soldOutSmall = { ...dayCream, sizes: [{ ...small, available: false }, large] };
    expect(buildProductRecord(dayCream).prices).toEqual({ DKK: 11500, EUR: 1500 });
    expect(buildProductRecord(soldOutSmall)).toMatchObject({
      prices: { DKK: 32500, EUR: 4400 },
      available: true,
    });
  });

  test('keeps a price for what is sold out altogether', () => {
    const soldOut = { ...dayCream, sizes: dayCream.sizes.map((size) => ({ ...size, available: false })) };
    expect(buildProductRecord(soldOut)).toMatchObject({ prices: { DKK: 11500 }, available: false });
  });

  test('has no second level for a product of a top category', () => {
    const hair = { ...dayCream, categories: [{ id: 'hair', name: 'Hår' }] };
    expect(buildProductRecord(hair).categories).toEqual({ lvl0: ['hair'], lvl1: [] });
  });

  test.each<[criterion: string, source: ProductSource]>([
    ['an empty title', { ...dayCream, title: '' }],
    [
      'a price in fractions of minor units',
      { ...dayCream, sizes: [{ sku: 'x', label: 'x', prices: { DKK: 1.5 }, available: true }] },
    ],
    [
      'a negative price',
      { ...dayCream, sizes: [{ sku: 'x', label: 'x', prices: { DKK: -1 }, available: true }] },
    ],
  ])('refuses %s', (_criterion, source) => {
    expect(() => buildProductRecord(source)).toThrow(/title|DKK/);
  });
});
