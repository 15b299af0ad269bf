import { expect, test } from 'vitest';
import { toDecimalMoney, parseMoney } from './money.ts';

test.each([
  ['129.5', 12950],
  ['129.50', 12950],
  ['129', 12900],
  ['0.07', 7],
  ['0.0', 0],
  ['-0.00', 0],
  ['-3.2', -320],
  ['007.10', 710],
  // 8.2 * 100 is 819.9999999999999 in floating point.
  ['8.2', 820],
  ['1.1000', 110],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER],
])('parseMoney() parses %s as %i minor units', (amount, expected) => {
  expect(parseMoney({ amount, currencyCode: 'DKK' })).toEqual({ amount: expected, currency: 'DKK' });
});

test.each([
  ['1100.0', 'JPY', 1100, '1100'],
  ['1.25', 'KWD', 1250, '1.250'],
  ['19.99', 'USD', 1999, '19.99'],
  ['-0.005', 'KWD', -5, '-0.005'],
])('%s %s are %i minor units, and back', (amount, currency, expected, written) => {
  const value = parseMoney({ amount, currencyCode: currency });
  expect(value).toEqual({ amount: expected, currency });
  expect(toDecimalMoney(value)).toEqual({ amount: written, currencyCode: currency });
});

test.each([
  ['', 'EUR', 'not a decimal number'],
  ['1,50', 'EUR', 'not a decimal number'],
  ['1e3', 'EUR', 'not a decimal number'],
  ['.5', 'EUR', 'not a decimal number'],
  ['5.', 'EUR', 'not a decimal number'],
  ['+5', 'EUR', 'not a decimal number'],
  [' 5', 'EUR', 'not a decimal number'],
  ['NaN', 'EUR', 'not a decimal number'],
  ['1.005', 'EUR', 'finer than the minor unit'],
  ['90071992547409.92', 'EUR', 'not a safe integer'],
  ['1.5', 'JPY', 'finer than the minor unit'],
  ['1.0005', 'KWD', 'finer than the minor unit'],
  ['1.00', 'usd', 'expected ISO 4217'],
  ['1.00', 'toString', 'expected ISO 4217'],
])('parseMoney() refuses "%s" %s', (amount, currencyCode, why) => {
  expect(() => parseMoney({ amount, currencyCode })).toThrow(RangeError);
  expect(() => parseMoney({ amount, currencyCode })).toThrow(why);
});

test.each([
  [12950, '129.50'],
  [7, '0.07'],
  [-7, '-0.07'],
  [0, '0.00'],
])('toDecimalMoney() formats %i minor units as %s', (amount, expected) => {
  expect(toDecimalMoney({ amount, currency: 'NOK' })).toEqual({ amount: expected, currencyCode: 'NOK' });
});

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'toDecimalMoney() refuses %d minor units',
  (amount) => {
    expect(() => toDecimalMoney({ amount, currency: 'EUR' })).toThrow(RangeError);
  },
);
