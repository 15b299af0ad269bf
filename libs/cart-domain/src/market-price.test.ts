import { describe, expect, test } from 'vitest';
import {
  findProductBadge,
  findUnitPriceMeasure,
  calculatePriceRange,
  isAvailableInAnyMarket,
  toMarketPrice,
} from './market-price.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' });
const variant = { id: 'gid/1', price: euro(1_250), availableForSale: true };

/** A size with one price in each of two markets; an amount below zero is sold out. */
const size = (eu: number, us: number, compareAt?: number) => {
  const inMarket = (price: number) => ({
    price: Math.abs(price),
    available: price > 0,
    ...(compareAt === undefined ? {} : { compareAt }),
  });
  return { market: { eu: inMarket(eu), us: inMarket(us) } };
};

describe('toMarketPrice()', () => {
  test('returns price, stock and the reduced price', () => {
    expect(toMarketPrice({ ...variant, compareAtPrice: euro(1_500), quantityAvailable: 3 }, 'EUR')).toEqual({
      variantId: 'gid/1',
      price: 1_250,
      available: true,
      compareAt: 1_500,
      stock: 3,
    });
  });

  test.each([
    [{ amount: 30, unit: 'ml' }, 41_667],
    [{ amount: 500, unit: 'g' }, 2_500],
    [{ amount: 8, unit: 'oz' }, 156],
    [{ amount: 1.7, unit: 'fl oz' }, 735],
    [{ amount: 1, unit: 'pcs' }, undefined],
  ])('returns the unit price of %o', (content, expected) => {
    expect(toMarketPrice(variant, 'EUR', content).unitPrice).toBe(expected);
  });

  test('rejects another currency', () => {
    expect(() => toMarketPrice(variant, 'DKK')).toThrow(
      'Cannot price variant gid/1: it is sold in EUR, expected DKK',
    );
  });
});

test.each([
  ['ml', 'l'],
  ['g', 'kg'],
  ['oz', 'oz'],
  ['fl oz', 'fl oz'],
  ['pcs', undefined],
])('findUnitPriceMeasure() of %s', (unit, expected) => {
  expect(findUnitPriceMeasure({ unit })).toBe(expected);
});

test('isAvailableInAnyMarket() needs one size in one market', () => {
  expect(isAvailableInAnyMarket([size(-1, -1), size(-1, 1)])).toBe(true);
  expect(isAvailableInAnyMarket([size(-1, -1)])).toBe(false);
  expect(isAvailableInAnyMarket([])).toBe(false);
});

test.each([
  ['sold-out', { isNew: true }, [size(-1, -1, 5)]],
  ['reduced', { isNew: true }, [size(1, -1, 5)]],
  ['new', { isNew: true }, [size(1, -1)]],
  [undefined, {}, [size(1, 1)]],
])('findProductBadge() returns %s', (expected, product, sizes) => {
  expect(findProductBadge(product, sizes)).toBe(expected);
});

test('calculatePriceRange() compares the lowest available price of each product', () => {
  const products = [[size(-100, 300), size(400, 500)], [size(-700, 800)]];
  expect(calculatePriceRange(products, 'eu')).toEqual([400, 700]);
  expect(calculatePriceRange(products, 'us')).toEqual([300, 800]);
});
