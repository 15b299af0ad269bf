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
  ['without a price before', {}, false],
  ['under the price before', { compareAtPrice: money(101, 'DKK') }, true],
  ['at the price before', { compareAtPrice: money(100, 'DKK') }, false],
  ['over the price before', { compareAtPrice: money(99, 'DKK') }, false],
])('isOfferReduced() %s', (_criterion, change, expected) => {
  expect(isOfferReduced({ ...offer, ...change })).toBe(expected);
});

test('isOfferReduced() throws when the two prices are of two markets', () => {
  expect(() => isOfferReduced({ ...offer, compareAtPrice: money(200, 'EUR') })).toThrow(
    CurrencyMismatchError,
  );
});

test.each([
  ['any quantity without a stock limit', {}, 99, true],
  ['the last one', { stock: 1 }, 1, true],
  ['more than is left', { stock: 1 }, 2, false],
  ['nothing when it cannot be bought', { stock: 5, available: false }, 1, false],
])('isInStock() has %s: %j', (_criterion, change, quantity, expected) => {
  expect(isInStock({ ...offer, ...change }, quantity)).toBe(expected);
});

test('isInStock() asks for one unless told', () => {
  expect([isInStock({ ...offer, stock: 1 }), isInStock({ ...offer, stock: 0 })]).toEqual([true, false]);
});
