import { defaultLocale } from '@marehalm/shop';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSampleContent, sampleProduct } from '../testing/sample-content.ts';
import type { SizeView } from '../view-models/product-card-view.ts';
import { createListingFacets } from './listing-facets.ts';

const sizesAt = (price: number): SizeView[] => [
  {
    ...{ sku: 'MH-1', label: '30 ml' },
    market: {
      dk: { variantId: 'dk', price, available: true },
      no: { variantId: 'no', price, available: false },
      int: { variantId: 'int', price, available: false },
    },
  },
];

describe('createListingFacets()', () => {
  const content = createSampleContent('da');

  test('counts as many products of each value as have it', () => {
    const facts = fc.record({
      category: fc.constantFrom('serums', 'creams', 'sets'),
      collection: fc.constantFrom('oat', 'kelp'),
      isNew: fc.boolean(),
      price: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(fc.array(facts, { minLength: 6, maxLength: 12 }), (list) => {
        const products = list.map(({ price: _price, ...fact }, index) =>
          sampleProduct({ id: `p${index}`, ...fact }),
        );
        const sizes = list.map(({ price }) => sizesAt(price));
        const { facets, total, prices } = createListingFacets(content, 'da', {
          products,
          sizes,
          filters: '',
        });
        expect(total).toBe(list.length);
        // A facet that all products share is not offered.
        const has: Record<string, (fact: (typeof list)[number], id: string) => boolean> = {
          category: ({ category }, id) => category === id || (id === 'face' && category !== 'sets'),
          collection: ({ collection }, id) => collection === id,
          new: ({ isNew }) => isNew,
        };
        for (const { name, values } of facets) {
          for (const { id, count } of values)
            expect(count, `${name} ${id}`).toBe(list.filter((fact) => has[name]?.(fact, id) ?? true).length);
        }
        const amounts = list.map(({ price }) => price / 100);
        expect(prices?.dk).toEqual([Math.floor(Math.min(...amounts)), Math.ceil(Math.max(...amounts))]);
      }),
    );
  });

  test('has words of addresses only in languages besides the default one', () => {
    const products = Array.from({ length: 6 }, (_, index) =>
      sampleProduct({
        id: `p${index}`,
        ...(index > 0 ? { category: 'serums' } : { category: 'sets', skinTypes: [], isNew: true }),
      }),
    );
    const input = { products, sizes: products.map(() => sizesAt(1)), filters: '' };
    const wordsIn = (locale: 'en' | 'da') =>
      createListingFacets(content, locale, input).facets.flatMap(({ values }) =>
        values.flatMap(({ word }) => word ?? []),
      );
    expect(wordsIn(defaultLocale)).toEqual([]);
    expect(wordsIn('da')).toEqual(expect.arrayContaining(['toer-hud', 'serums-da', 'ja']));
  });

  test('offers no facets below six products, and none that is excluded', () => {
    const five = Array.from({ length: 5 }, (_, index) =>
      sampleProduct({ id: `p${index}`, category: 'serums' }),
    );
    const few = createListingFacets(content, 'en', {
      products: five,
      sizes: [],
      filters: 'x',
      isRated: true,
    });
    expect(few).toEqual({ filters: 'x', facets: [], total: 5, isRated: true });
    const six = [...five, sampleProduct({ id: 'p6', category: 'creams', collection: 'kelp' })];
    const { facets } = createListingFacets(content, 'en', {
      ...{ products: six, sizes: six.map(() => sizesAt(1)), filters: '', without: ['collection'] },
    });
    expect(facets.map(({ name }) => name)).not.toContain('collection');
    expect(facets.map(({ name }) => name)).toContain('category');
  });
});
