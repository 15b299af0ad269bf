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
  ['when units are not counted', {}, true],
  ['while there is one', { stock: 1 }, true],
  ['not when there is none', { stock: 0 }, false],
  ['not when it cannot be bought', { stock: 5, available: false }, false],
])('isInStock() %s', (_criterion, change, expected) => {
  expect(isInStock({ ...offer, ...change })).toBe(expected);
});
