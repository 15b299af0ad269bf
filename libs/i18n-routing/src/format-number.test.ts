import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { formatNumber, formatPercent } from './format-number.ts';

describe('formatNumber()', () => {
  test.each([
    [0, 'da', {}, '0'],
    [1249.5, 'da', {}, '1.249,5'],
    [1249.5, 'en', {}, '1,249.5'],
    [1249.5, 'nb', {}, '1\u00A0249,5'],
    [-1234567, 'da', {}, '\u22121.234.567'],
    [4, 'da', { minimumDecimals: 1 }, '4,0'],
    [2.675, 'en', { maximumDecimals: 1 }, '2.7'],
    [-0.0001, 'en', {}, '0'],
    [1.23456789, 'en', { minimumDecimals: 5 }, '1.23457'],
  ] as const)('%d in %s with %j is %j', (value, locale, format, expected) => {
    expect(formatNumber(value, locale, format)).toBe(expected);
  });

  test.each([Number.NaN, Infinity, 1e21])('refuses %d', (value) => {
    expect(() => formatNumber(value, 'en')).toThrow(RangeError);
  });

  test.prop([fc.integer()])('groups as ICU does', (value) => {
    const icu = new Intl.NumberFormat('da-DK').format(value).replace('-', '\u2212');
    expect(formatNumber(value, 'da')).toBe(icu);
  });
});

describe('formatPercent()', () => {
  test.each([
    [0.15, 'en', '15%'],
    [0.15, 'da', '15\u00A0%'],
    [0.07, 'da', '7\u00A0%'],
    [0.125, 'da', '12,5\u00A0%'],
    [1, 'nb', '100\u00A0%'],
  ] as const)('%d in %s is %j', (share, locale, expected) => {
    expect(formatPercent(share, locale)).toBe(expected);
  });
});
