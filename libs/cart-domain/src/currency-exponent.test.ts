import { expect, test } from 'vitest';
import { getCurrencyExponent } from './currency-exponent.ts';

test.each([
  ['JPY', 0],
  ['XPF', 0],
  ['USD', 2],
  ['HUF', 2],
  ['DKK', 2],
  ['BHD', 3],
  ['TND', 3],
  ['CLF', 4],
  ['UYW', 4],
  ['ZZZ', 2],
])('getCurrencyExponent() of %s is %i', (currency, exponent) => {
  expect(getCurrencyExponent(currency)).toBe(exponent);
});

test.each(['', 'usd', 'US', 'USDT', 'JPY ', 'F C', 'Y P'])('getCurrencyExponent() refuses %j', (currency) => {
  expect(() => getCurrencyExponent(currency)).toThrow(
    `Cannot count decimals: current currency is ${JSON.stringify(currency)}, expected ISO 4217`,
  );
});
