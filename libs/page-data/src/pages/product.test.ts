import { expect, test } from 'vitest';
import { createSampleSources } from '../testing/sample-sources.ts';
import { sampleProduct } from '../testing/sample-content.ts';
import { createProductPageData } from './product.ts';
import type { PageSources } from './sources.ts';

const productPage = (id: string, sources: PageSources = createSampleSources()) => {
  const data = createProductPageData(sources, {
    ...{ name: 'product', locale: 'en', parameters: { slug: `product-${id}` } },
  });
  if (!data) throw new Error(`Cannot find ${id}`);
  return data;
};

test('createProductPageData() joins content with prices, stock and reviews', () => {
  const page = productPage('p01');
  expect(page).toMatchObject({
    name: 'Oat Serum',
    series: { name: 'Collection oat', href: '/oat' },
    badge: 'new',
    rating: { average: 5, count: 1 },
    reviews: { items: [{ id: 'a' }] },
    suitedTo: ['Dry skin'],
    concerns: ['Redness'],
    certifications: [{ name: 'Vegan', note: 'No animals.' }],
    warnings: 'Not for eyes.',
    paoMonths: 6,
  });
  expect(page.sizes.map(({ sku, per }) => [sku, per])).toEqual([
    ['MH-P01-10', 'l'],
    ['MH-P01-30', 'l'],
  ]);
  expect(page.pictures).toHaveLength(2);
  expect(page.pictureBesideUse?.alt).toBe('Picture p01-gel');
  expect(page.related.map(({ id }) => id)).toEqual(['p02', 'p03']);
  expect(page.routines.map(({ id }) => id)).toEqual(['r01']);
  expect(page.alternatives).toEqual([]);
});

test('createProductPageData() links ingredients that the glossary explains', () => {
  const page = productPage('p01');
  expect(page.keyIngredients).toMatchObject([{ name: 'Oat oil', href: '/about/glossary#oat-oil' }]);
  expect(page.ingredientLists).toEqual([
    {
      ingredients: [
        { name: 'Aqua' },
        { name: 'Avena Sativa Kernel Oil', href: '/about/glossary#oat-oil' },
        { name: 'Parfum' },
      ],
    },
  ]);
});

test('createProductPageData() shows the parts of a set, and lists the ingredients of each', () => {
  const set = productPage('p03');
  expect(set.parts.map(({ id }) => id)).toEqual(['p01', 'p04']);
  expect(set.related.map(({ id }) => id)).toEqual(['p02']);
  expect(set.ingredientLists).toMatchObject([{ title: 'Oat Serum, 10 ml' }]);
});

test('createProductPageData() offers popular alternatives to a sold-out product', () => {
  const page = productPage('p05');
  expect(page.badge).toBe('sold-out');
  expect(page.alternatives.map(({ id }) => id)).toEqual(['p01', 'p04']);
  expect(page.ingredientLists).toEqual([]);
});

test('createProductPageData() shows a product of an unknown collection and category without them', () => {
  const odd = sampleProduct({ id: 'p09', category: 'none', collection: 'none', keyActives: ['none'] });
  const sources = createSampleSources(({ products }) => ({ products: [...products, odd] }));
  const page = productPage('p09', sources);
  expect(page.series).toBeUndefined();
  expect(page.crumbs.map(({ label }) => label)).toEqual(['Home', 'Product p09']);
  expect(page.keyIngredients).toEqual([]);
});
