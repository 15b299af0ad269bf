import { describe, expect, expectTypeOf, test } from 'vitest';
import { buildProductRecord, type ProductSource, type SizeSource } from './build-product-record.ts';
import type { RecordPicture } from './record-types.ts';

const size: SizeSource = {
  sku: 'MH-P03-15',
  label: '15 ml',
  prices: { DKK: 11_500, EUR: 1500 },
  available: true,
};

const large: SizeSource = {
  sku: 'MH-P03-50',
  label: '50 ml',
  id: '50-ml',
  prices: { DKK: 32_500, EUR: 4400 },
  available: true,
};

const jar: RecordPicture = {
  id: 'p03-1',
  alt: 'En krukke',
  src: '/pictures/p03-1-480.avif',
  srcSet: '/pictures/p03-1-240.avif 240w, /pictures/p03-1-480.avif 480w',
  width: 1200,
  height: 1500,
  ground: '#DADBD0',
};

const dayCream: ProductSource = {
  id: 'p03',
  title: 'Vindværn Dagcreme',
  subtitle: 'Daglig fugtcreme',
  description: 'Creme til hver dag.',
  href: '/da/produkt/vindvaern-dagcreme',
  collection: { id: 'dune-grass', name: 'Marehalm' },
  categories: [
    { id: 'face', name: 'Ansigt' },
    { id: 'moisturisers', name: 'Cremer' },
    { id: 'day', name: 'Dag' },
  ],
  skinTypes: [{ id: 'dry', name: 'Tør' }],
  concerns: [{ id: 'dryness', name: 'Tørhed' }],
  properties: [{ id: 'vegan', name: 'Vegansk' }],
  sizes: [size, large],
  isNew: true,
  rating: 4.5,
  ratingCount: 12,
  popularity: 7,
  trend: 3,
  releasedAt: new Date('2026-03-01T00:00:00.999Z'),
  pictures: [jar],
  ingredients: ['Aqua'],
  keyIngredients: ['Havre'],
};

describe('buildProductRecord()', () => {
  test('has the lowest available price in each currency', () => {
    const small: SizeSource = {
      ...size,
      prices: { DKK: 100, NOK: 150 },
      available: { DKK: true, NOK: false },
    };
    const big: SizeSource = {
      ...large,
      prices: { DKK: 300, NOK: 400 },
      available: { DKK: false, NOK: true },
    };
    expect(buildProductRecord({ ...dayCream, sizes: [small, big] })).toMatchObject({
      prices: { DKK: 100, NOK: 400 },
      available: true,
    });
    // Where nothing can be bought, the price is that of the list.
    const soldOutInNorway = [small, { ...big, available: { DKK: true } }];
    expect(buildProductRecord({ ...dayCream, sizes: soldOutInNorway }).prices).toEqual({
      DKK: 100,
      NOK: 150,
    });
    expect(buildProductRecord({ ...dayCream, sizes: [{ ...small, available: {} }] }).available).toBe(false);
  });

  test('has a price in a currency in which all sizes are sold out', () => {
    const sold: SizeSource = { ...size, prices: { EUR: 1000 }, available: true };
    const soldOut: SizeSource = { ...large, prices: { EUR: 3000, DKK: 25_000 }, available: false };
    expect(buildProductRecord({ ...dayCream, sizes: [sold, soldOut] }).prices).toEqual({
      DKK: 25_000,
      EUR: 1000,
    });
  });

  test('has ids as facet values and names as text', () => {
    expect(buildProductRecord(dayCream)).toStrictEqual({
      objectID: 'p03',
      title: 'Vindværn Dagcreme',
      subtitle: 'Daglig fugtcreme',
      description: 'Creme til hver dag.',
      href: '/da/produkt/vindvaern-dagcreme',
      collection: 'dune-grass',
      category: ['face', 'moisturisers', 'day'],
      categories: { lvl0: ['face'], lvl1: ['face > moisturisers'] },
      skinTypes: ['dry'],
      concerns: ['dryness'],
      properties: ['vegan'],
      labels: {
        collection: 'Marehalm',
        categories: ['Ansigt', 'Cremer', 'Dag'],
        skinTypes: ['Tør'],
        concerns: ['Tørhed'],
        properties: ['Vegansk'],
      },
      sizes: ['15 ml', '50 ml'],
      sizeIds: ['50-ml'],
      prices: { DKK: 11_500, EUR: 1500 },
      available: true,
      isNew: true,
      rating: 4.5,
      ratingCount: 12,
      popularity: 7,
      trend: 3,
      releasedAt: 1_772_323_200,
      pictures: [jar],
      sizeCount: 2,
      offers: { DKK: { price: 11_500, available: true }, EUR: { price: 1500, available: true } },
      badge: 'new',
      ingredients: ['Aqua'],
      keyIngredients: ['Havre'],
      skus: ['MH-P03-15', 'MH-P03-50'],
    });
  });

  test('fills in optional fields', () => {
    expect(buildProductRecord({ id: 'p01', title: 'Gavekort', href: '/gavekort', sizes: [] })).toStrictEqual({
      objectID: 'p01',
      title: 'Gavekort',
      subtitle: '',
      description: '',
      href: '/gavekort',
      category: [],
      categories: { lvl0: [], lvl1: [] },
      skinTypes: [],
      concerns: [],
      properties: [],
      labels: { categories: [], skinTypes: [], concerns: [], properties: [] },
      sizes: [],
      sizeIds: [],
      prices: {},
      available: false,
      isNew: false,
      popularity: 0,
      trend: 0,
      releasedAt: 0,
      pictures: [],
      sizeCount: 0,
      offers: {},
      badge: 'sold-out',
      ingredients: [],
      keyIngredients: [],
      skus: [],
    });
  });

  test('has the lowest available price', () => {
    const soldOutSmall = { ...dayCream, sizes: [{ ...size, available: false }, large] };
    expect(buildProductRecord(soldOutSmall)).toMatchObject({
      prices: { DKK: 32_500, EUR: 4400 },
      available: true,
    });
    const dearFirst = { ...dayCream, sizes: [large, size, { ...large, prices: { NOK: 1 } }] };
    expect(buildProductRecord(dearFirst).prices).toEqual({ DKK: 11_500, EUR: 1500, NOK: 1 });
  });

  test('has a price when all sizes are sold out', () => {
    const soldOut = { ...dayCream, sizes: [size, large].map((each) => ({ ...each, available: false })) };
    expect(buildProductRecord(soldOut)).toMatchObject({ prices: { DKK: 11_500 }, available: false });
  });

  test("has the card's fields of the first size: price, lowest price of 30 days and unit price", () => {
    const reduced: SizeSource = {
      ...size,
      prices: { DKK: 9000, EUR: 1500 },
      compareAt: { DKK: 11_500 },
      unitPrices: { DKK: 600_000, EUR: 100_000 },
      unitPricePer: 'l',
    };
    expect(buildProductRecord({ ...dayCream, sizes: [reduced, large] })).toMatchObject({
      offers: {
        DKK: { price: 9000, available: true, compareAt: 11_500, unitPrice: 600_000 },
        EUR: { price: 1500, available: true, unitPrice: 100_000 },
      },
      unitPricePer: 'l',
      sizeCount: 2,
    });
  });

  test.each(['l', 'kg', 'oz', 'fl oz', 'pcs'] as const)('takes unit prices per %s', (unitPricePer) => {
    const sizes = [{ ...size, unitPrices: { USD: 300 }, unitPricePer }];
    expect(buildProductRecord({ ...dayCream, sizes })).toMatchObject({ unitPricePer });
  });

  test.each<[badge: string | undefined, source: Partial<ProductSource>]>([
    ['sold-out', { sizes: [{ ...size, available: false, compareAt: { DKK: 20_000 } }] }],
    ['reduced', { sizes: [size, { ...large, compareAt: { NOK: 60_000 } }] }],
    ['new', { sizes: [size, { ...large, available: false }] }],
    [undefined, { isNew: false }],
  ])('has the badge %s', (badge, source) => {
    expect(buildProductRecord({ ...dayCream, ...source }).badge).toBe(badge);
  });

  test('has no second level for a product of a top category', () => {
    const hair = { ...dayCream, categories: [{ id: 'hair', name: 'Hår' }] };
    expect(buildProductRecord(hair).categories).toEqual({ lvl0: ['hair'], lvl1: [] });
  });

  test('lists each size once and omits the empty name', () => {
    const sizes = [size, { ...size, sku: 'b' }, { ...size, sku: 'c', label: '' }];
    expect(buildProductRecord({ ...dayCream, sizes }).sizes).toEqual(['15 ml']);
  });

  test('lists the id of each size once', () => {
    const sizes = [large, { ...large, sku: 'b' }, size];
    expect(buildProductRecord({ ...dayCream, sizes }).sizeIds).toEqual(['50-ml']);
  });

  test.each<[criterion: string, source: Partial<ProductSource>, field: string]>([
    ['an empty title', { title: '' }, 'title'],
    ['an empty id', { id: '' }, 'objectID'],
    ['a URL on another site', { href: '//elsewhere.example' }, 'href'],
    ['a price in fractions of minor units', { sizes: [{ ...size, prices: { DKK: 1.5 } }] }, 'prices.DKK'],
    ['a negative price', { sizes: [{ ...size, prices: { NOK: -1 } }] }, 'prices.NOK'],
    ['more than five stars', { rating: 5.1 }, 'rating'],
    ['less than zero stars', { rating: -0.1 }, 'rating'],
    ['half a rating', { ratingCount: 0.5 }, 'ratingCount'],
    ['no ratings with a mean', { ratingCount: 0 }, 'ratingCount'],
    ['an invalid day', { releasedAt: new Date('never') }, 'releasedAt'],
    ['a size without a SKU', { sizes: [{ ...size, sku: '' }] }, 'skus.0'],
    ['a picture without an id', { pictures: [{ ...jar, id: '' }] }, 'pictures.0.id'],
    ['a ground that is not a color', { pictures: [{ ...jar, ground: 'red' }] }, 'pictures.0.ground'],
    ['a value without an id', { concerns: [{ id: '', name: 'Tør hud' }] }, 'concerns.0'],
    ['a collection id that is too long', { collection: { id: 'x'.repeat(257), name: 'X' } }, 'collection'],
  ])('refuses %s, and says which field of which product', (_criterion, source, field) => {
    const build = () => buildProductRecord({ ...dayCream, ...source });
    expect(build).toThrow(TypeError);
    expect(build).toThrow(`Cannot build the record of product "${source.id ?? 'p03'}": ${field}: `);
  });

  test('keeps a product with a price or a rating of 0', () => {
    const free = { ...dayCream, sizes: [{ ...size, prices: { DKK: 0 } }], rating: 0 };
    expect(buildProductRecord(free)).toMatchObject({ prices: { DKK: 0 }, rating: 0 });
    expect(buildProductRecord({ ...dayCream, rating: 5 }).rating).toBe(5);
  });

  test('names every invalid field with its problem', () => {
    const source = { ...dayCream, title: '', concerns: [{ id: '', name: '' }] };
    expect(() => buildProductRecord(source)).toThrow(
      /title: .+; concerns\.0: a facet value is a text of 1 to 256 characters$/,
    );
  });

  test("has the schema's error as its cause", () => {
    const thrown: unknown[] = [];
    try {
      buildProductRecord({ ...dayCream, title: '' });
    } catch (error) {
      thrown.push(error);
    }
    expect(thrown).toMatchObject([{ cause: { issues: [{ path: ['title'] }] } }]);
  });

  test('accepts the rows of any catalogue with the fields', () => {
    const row = {
      id: 'p1',
      title: 'Serum',
      href: '/product/serum',
      sizes: [{ ...size, stock: 4 }],
      warehouse: 'Aarhus',
    };
    expectTypeOf(row).toExtend<ProductSource>();
    // @ts-expect-error A product has sizes.
    expectTypeOf<ProductSource>({ id: 'p1', title: 'Serum', href: '/product/serum' });
  });
});
