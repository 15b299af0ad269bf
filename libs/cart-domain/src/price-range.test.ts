import { expect, test } from 'vitest';
import { calculatePriceRange } from './price-range.ts';

/** A size with one price in each of two markets; an amount below zero is sold out. */
const size = (eu: number, us: number, compareAt?: number) => {
  const inMarket = (price: number) => ({
    price: Math.abs(price),
    available: price > 0,
    ...(compareAt === undefined ? {} : { compareAt }),
  });
  return { market: { eu: inMarket(eu), us: inMarket(us) } };
};

test('calculatePriceRange() compares the lowest available price of each product', () => {
  const products = [[size(-100, 300), size(400, 500)], [size(-700, 800)]];
  expect(calculatePriceRange(products, 'eu')).toEqual([400, 700]);
  expect(calculatePriceRange(products, 'us')).toEqual([300, 800]);
});
