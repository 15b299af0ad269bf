import { describe, expect, test } from 'vitest';
import { findUnitPriceMeasure, toMarketPrice } from './market-price.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

const variant = { id: 'gid/1', price: euro(1_250), availableForSale: true };

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
