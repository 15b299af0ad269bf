import { expect, test } from 'vitest';
import { toDecimalPrice } from './to-decimal-price.ts';

test.each([
  [37_500, 'EUR', '375.00'],
  [5, 'DKK', '0.05'],
  [1_980, 'JPY', '1980'],
  [1_250, 'KWD', '1.250'],
  // In CLDR, which `Intl` follows, a forint has no minor unit; in ISO 4217 it has a hundredth.
  [129_900, 'HUF', '1299.00'],
])('toDecimalPrice() of %d minor units in %s is %s', (amount, currency, expected) => {
  expect(toDecimalPrice({ amount, currency })).toBe(expected);
});
