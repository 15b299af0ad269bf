import { describe, expect, test } from 'vitest';
import { formatPrice, formatUnitPrice } from './format-price.ts';

const space = '\u00A0';

describe('formatPrice()', () => {
  test.each<[number, string, string, string]>([
    [19900, 'DKK', 'da', `199${space}kr.`],
    [19950, 'DKK', 'da', `199,50${space}kr.`],
    [124900, 'DKK', 'da', `1.249${space}kr.`],
    [2500, 'EUR', 'da', `25${space}€`],
    [19900, 'NOK', 'da', `199${space}NOK`],
    [2500, 'EUR', 'en', '€25'],
    [2505, 'EUR', 'en', '€25.05'],
    [19900, 'DKK', 'en', `DKK${space}199`],
    [124900, 'NOK', 'en', `NOK${space}1,249`],
    [19900, 'NOK', 'nb', `199${space}kr`],
    [124950, 'NOK', 'nb', `1${space}249,50${space}kr`],
    [19900, 'DKK', 'nb', `199${space}DKK`],
    [2505, 'EUR', 'nb', `25,05${space}€`],
    [0, 'EUR', 'en', '€0'],
    [-0, 'EUR', 'en', '€0'],
    [5, 'DKK', 'da', `0,05${space}kr.`],
    [-5000, 'DKK', 'da', `\u221250${space}kr.`],
    [-5000, 'EUR', 'en', '\u2212€50'],
    [Number.MAX_SAFE_INTEGER, 'EUR', 'en', '€90,071,992,547,409.91'],
    [1980, 'JPY', 'ja', '￥1,980'],
    [1980, 'JPY', 'en', '¥1,980'],
    [1500, 'KWD', 'en', `KWD${space}1.500`],
    [19900, 'SEK', 'sv', `199${space}kr`],
    [124950, 'PLN', 'pl', `1249,50${space}zł`],
  ])('%d %s in %s is %j', (amount, currency, locale, expected) => {
    expect(formatPrice({ amount, currency }, locale)).toBe(expected);
  });

  test.each([0.5, Number.NaN, Infinity, 2 ** 53])('throws for %d minor units', (amount) => {
    expect(() => formatPrice({ amount, currency: 'DKK' }, 'da')).toThrow(
      new RangeError(`Cannot format a price: its amount in minor units is ${amount}`),
    );
  });
});

describe('formatUnitPrice()', () => {
  test.each<[number, string, string, string, string]>([
    [650000, 'DKK', 'l', 'da', `6.500,00${space}kr./l`],
    [26000, 'EUR', 'kg', 'en', '€260.00/kg'],
    [650000, 'DKK', 'l', 'en', `DKK${space}6,500.00/l`],
    [899001, 'NOK', 'l', 'nb', `8${space}990,01${space}kr/l`],
    [1980, 'JPY', '100 g', 'en', '¥1,980/100 g'],
  ])('%d %s per %s in %s is %j', (amount, currency, per, locale, expected) => {
    expect(formatUnitPrice({ amount, currency }, per, locale)).toBe(expected);
  });
});

test.each([
  ['a currency', 'euros', 'en'],
  ['a locale', 'EUR', 'english_language'],
])('throws for an invalid code of %s', (_kind, currency, locale) => {
  expect(() => formatPrice({ amount: 100, currency }, locale)).toThrow(RangeError);
});
