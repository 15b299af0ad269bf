import { describe, expect, test } from 'vitest';
import { formatNumber, formatPercent } from './format-number.ts';

describe('formatNumber()', () => {
  test.each([
    [0, 'da', {}, '0'],
    [1249.5, 'da', {}, '1.249,5'],
    [1249.5, 'en', {}, '1,249.5'],
    [1249.5, 'nb', {}, '1\u00A0249,5'],
    [-1234567, 'da', {}, '\u22121.234.567'],
    [4, 'da', { minimumDecimals: 1 }, '4,0'],
    [1.105, 'en', {}, '1.105'],
    [-5.5, 'da', {}, '\u22125,5'],
    [2.675, 'en', { maximumDecimals: 1 }, '2.7'],
    [-0.0001, 'en', {}, '0'],
    [1.23456789, 'en', { minimumDecimals: 5 }, '1.23457'],
    [-1249.5, 'es', {}, '\u22121249,5'],
    [1249.5, 'fr', {}, '1\u00A0249,5'],
    [1249.5, 'hi-IN-u-nu-deva', {}, '१,२४९.५'],
  ] as const)('%d in %s with %j is %j', (value, locale, format, expected) => {
    expect(formatNumber(value, locale, format)).toBe(expected);
  });

  test.each([
    { minimumDecimals: 3, maximumDecimals: 2 },
    { minimumDecimals: -1 },
    { maximumDecimals: 21 },
    { maximumDecimals: 1.5 },
    { minimumDecimals: 0.5 },
    { minimumDecimals: Number.NaN },
  ])('throws for %j', (format) => {
    expect(() => formatNumber(1, 'en', format)).toThrow(/^Cannot format a number with /u);
  });

  test('formats up to twenty decimals', () => {
    expect(formatNumber(0.5, 'en', { minimumDecimals: 20 })).toBe('0.50000000000000000000');
    expect(formatNumber(0.5, 'en', { maximumDecimals: 0 })).toBe('1');
  });

  test.each([Number.NaN, Infinity, 1e21])('throws for %d', (value) => {
    expect(() => formatNumber(value, 'en')).toThrow(
      new RangeError(`Cannot format a number: current value is ${value}`),
    );
  });
});

describe('formatPercent()', () => {
  test.each([
    [0.15, 'en', '15%'],
    [0.15, 'da', '15\u00A0%'],
    [0.07, 'da', '7\u00A0%'],
    [0.125, 'da', '12,5\u00A0%'],
    [0.12345, 'en', '12.3%'],
    [1, 'nb', '100\u00A0%'],
    [-0.5, 'tr', '\u2212%50'],
  ] as const)('%d in %s is %j', (share, locale, expected) => {
    expect(formatPercent(share, locale)).toBe(expected);
  });

  test.each([Number.NaN, Infinity, 1e19])('throws for %d', (share) => {
    expect(() => formatPercent(share, 'en')).toThrow(
      new RangeError(`Cannot format a percentage: current value is ${share}`),
    );
  });
});
