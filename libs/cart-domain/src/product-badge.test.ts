import { expect, test } from 'vitest';
import { findProductBadge, isAvailableInAnyMarket } from './product-badge.ts';

/** A size with one price in each of two markets; an amount below zero is sold out. */
const size = (eu: number, us: number, compareAt?: number) => {
  const inMarket = (price: number) => ({
    price: Math.abs(price),
    available: price > 0,
    ...(compareAt === undefined ? {} : { compareAt }),
  });
  return { market: { eu: inMarket(eu), us: inMarket(us) } };
};

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
