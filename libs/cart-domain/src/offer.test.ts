import { expect, test } from 'vitest';
import { CurrencyMismatchError, money } from './money.ts';
import { isInStock, isOfferReduced, type Offer } from './offer.ts';

const offer: Offer = {
  sku: 'MH-P04-30',
  product: 'p04',
  collections: [],
  kind: 'merchandise',
  price: money(100, 'DKK'),
  available: true,
};

test.each([
  ['without a previous price', {}, false],
  ['below the previous price', { compareAtPrice: money(101, 'DKK') }, true],
  ['at the previous price', { compareAtPrice: money(100, 'DKK') }, false],
  ['above the previous price', { compareAtPrice: money(99, 'DKK') }, false],
])('isOfferReduced() %s', (_criterion, change, expected) => {
  expect(isOfferReduced({ ...offer, ...change })).toBe(expected);
});

test('isOfferReduced() throws for prices of two markets', () => {
  expect(() => isOfferReduced({ ...offer, compareAtPrice: money(200, 'EUR') })).toThrow(
    CurrencyMismatchError,
  );
});

test.each([
  ['any quantity without a stock limit', {}, 99, true],
  ['the last unit', { stock: 1 }, 1, true],
  ['more than is left', { stock: 1 }, 2, false],
  ['an unavailable product', { stock: 5, available: false }, 1, false],
])('isInStock() has %s: %j', (_criterion, change, quantity, expected) => {
  expect(isInStock({ ...offer, ...change }, quantity)).toBe(expected);
});

test('isInStock() needs one unit by default', () => {
  expect([isInStock({ ...offer, stock: 1 }), isInStock({ ...offer, stock: 0 })]).toEqual([true, false]);
});
