import { describe, expect, test } from 'vitest';
import { createSampleSources } from '../testing/sample-sources.ts';
import type { Content } from './content.ts';
import {
  findProductBySlug,
  getProduct,
  getVariantPrices,
  toCardSize,
  toProductCard,
  toProductOffers,
  toSizeViews,
} from './product-view.ts';

/** Content of products that have nothing but an id and their slugs. */
const contentOf = (...products: readonly (readonly [id: string, en: string, da: string])[]) =>
  ({ products: products.map(([id, en, da]) => ({ id, slugs: { en, da } })) }) as unknown as Content;

test('findProductBySlug() finds a product by the slug of the language', () => {
  const content = contentOf(['p1', 'serum', 'serummet'], ['p2', 'oil', 'serum']);
  expect(findProductBySlug(content, 'serum', 'en')?.id).toBe('p1');
  expect(findProductBySlug(content, 'serum', 'da')?.id).toBe('p2');
  expect(findProductBySlug(content, 'balm', 'da')).toBeUndefined();
});

test('findProductBySlug() rejects two products with the same slug, whichever is requested', () => {
  const content = contentOf(['p1', 'serum', 'serum'], ['p2', 'serum', 'olie'], ['p3', 'balm', 'balsam']);
  expect(() => findProductBySlug(content, 'balm', 'en')).toThrow(
    'Cannot make a page at "serum" in en: products p1 and p2 want it',
  );
  expect(findProductBySlug(content, 'olie', 'da')?.id).toBe('p2');
});

describe('prices', () => {
  const sources = createSampleSources();
  const [serum] = sources.contents.en.products;
  if (!serum) throw new Error('There is no product');

  test('toProductCard() has the first size and its prices in every market', () => {
    expect(toProductCard(serum, sources, 'da')).toMatchObject({
      id: 'p01',
      href: '/da/produkt/product-p01-da',
      pictures: [{ alt: 'Picture p01' }, { alt: '' }],
      sizes: 2,
      label: '10\u00a0ml',
      per: 'l',
      market: { dk: { price: 10_000, unitPrice: 1_000_000 }, no: { price: 10_000 }, int: { price: 10_000 } },
      badge: 'new',
      rating: { average: 5, count: 1 },
    });
  });

  test('toCardSize() shows the price before a reduction', () => {
    const product = getProduct(sources.contents.en, 'p02');
    const { market } = toCardSize(toSizeViews(product, sources), 'p02');
    expect(market.dk).toMatchObject({ price: 12_000, compareAt: 20_000 });
  });

  test('toSizeViews() and toProductOffers() show a size on its own picture, where it has one', () => {
    const [small, large] = toSizeViews(serum, sources);
    expect([small?.picture?.alt, large?.picture]).toEqual(['Picture p01-10', undefined]);
    const offers = toProductOffers('p01', sources).map(({ picture }) => picture.src);
    expect(offers).toEqual([small?.picture?.src, toProductCard(serum, sources, 'en').pictures[0]?.src]);
  });

  test('toCardSize() refuses a product without a size', () => {
    expect(() => toCardSize([], 'p01')).toThrow('Cannot offer p01: it has no size');
  });

  test('getVariantPrices() refuses a SKU that a market does not sell', () => {
    expect(() => getVariantPrices(sources.variants, 'MH-NONE')).toThrow(
      'Cannot price MH-NONE: shop dk does not sell it',
    );
  });

  test('getProduct() refuses an unknown product', () => {
    expect(() => getProduct(sources.contents.en, 'p99')).toThrow('Cannot find product p99 in the content');
  });

  test('toProductOffers() has texts of every language, and links the size', () => {
    const [small] = toProductOffers('p01', sources);
    expect(small).toMatchObject({
      sku: 'MH-P01-10',
      collections: ['oat', 'serums', 'face'],
      name: { en: 'Oat Serum', da: 'Havreserum' },
      size: { en: '10 ml', da: '10 ml' },
      href: { en: '/product/product-p01?size=MH-P01-10' },
    });
    expect(toProductOffers('p03', sources)[0]).toMatchObject({ collections: ['kelp', 'sets'] });
    expect(toProductOffers('p04', sources)).toMatchObject([{ href: { en: '/product/product-p04' } }]);
  });

  test('toProductOffers() has the label of the default language where another has fewer sizes', () => {
    const { contents, ...rest } = sources;
    const products = contents.da.products.map((product) => ({
      ...product,
      sizes: product.sizes.slice(0, 1),
    }));
    const [, large] = toProductOffers('p01', {
      ...rest,
      contents: { ...contents, da: { ...contents.da, products } },
    });
    expect(large?.size).toEqual({ en: '30 ml', da: '30 ml' });
  });

  test('toProductOffers() refuses a product without a picture', () => {
    const bare = createSampleSources(({ products }) => ({
      products: products.map((product) => ({ ...product, pictures: [] })),
    }));
    expect(() => toProductOffers('p01', bare)).toThrow('Cannot put p01 into a bag: it has no picture');
  });
});
