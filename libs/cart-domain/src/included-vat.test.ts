import { expect, test } from 'vitest';
import { calculateVatFromGross } from './included-vat.ts';
import { money } from './money.ts';

test.each([
  [42_500, 0.25, 8_500],
  [19_900, 0.25, 3_980],
  [1_199, 0.19, 191],
  [999, 0.255, 203],
  [3, 0.2, 1],
  [9, 0.2, 2],
  [0, 0.25, 0],
  [10_000, 0, 0],
  [-42_500, 0.25, -8_500],
])('calculateVatFromGross() of %i at %f is %i', (total, rate, expected) => {
  expect(calculateVatFromGross(money(total, 'DKK'), rate)).toEqual(money(expected, 'DKK'));
});

test.each([-0.1, 1.5, Number.NaN])('calculateVatFromGross() refuses the rate %f', (rate) => {
  expect(() => calculateVatFromGross(money(100, 'DKK'), rate)).toThrow(RangeError);
});
