import { expect, test } from 'vitest';
import { money } from './money.ts';
import { calculateUnitPrice } from './unit-price.ts';

test.each([
  [12_500, 30, 'ml', 416_667, 'l'],
  [14_500, 250, 'ml', 58_000, 'l'],
  [32_500, 1000, 'ml', 32_500, 'l'],
  [7_500, 120, 'g', 62_500, 'kg'],
  [1_000, 2.5, 'ml', 400_000, 'l'],
  [1, 2000, 'ml', 1, 'l'],
  [1, 2001, 'ml', 0, 'l'],
  [2_400, 1.7, 'fl oz', 1_412, 'fl oz'],
  [1_200, 4, 'oz', 300, 'oz'],
  [1_000, 30, 'pcs', 33, 'pcs'],
] as const)('calculateUnitPrice() of %i for %f %s is %i per %s', (price, amount, unit, expected, per) => {
  expect(calculateUnitPrice(money(price, 'DKK'), amount, unit)).toEqual({
    amount: expected,
    currency: 'DKK',
    per,
  });
});

test.each([0, -30, Number.NaN, Number.POSITIVE_INFINITY, 0.0001])(
  'calculateUnitPrice() refuses a content of %f',
  (amount) => {
    const price = () => calculateUnitPrice(money(100, 'DKK'), amount, 'ml');
    expect(price).toThrow(RangeError);
    expect(price).toThrow(`Cannot price by content: current amount is ${amount}, expected 0.001 or more`);
  },
);

test('calculateUnitPrice() refuses a unit that it cannot compare', () => {
  for (const unit of ['set', 'toString']) {
    // @ts-expect-error a shop's own unit has no common measure
    expect(() => calculateUnitPrice(money(100, 'DKK'), 1, unit as 'set')).toThrow(
      `Cannot price by content: current unit is ${unit}, expected ml, g, oz, fl oz or pcs`,
    );
  }
});
