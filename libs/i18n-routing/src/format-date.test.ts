import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { formatDate } from './format-date.ts';

describe('formatDate()', () => {
  test.each([
    ['2026-11-20', 'da', 'long', '20. november 2026'],
    ['2026-11-20', 'en', 'long', 'November 20, 2026'],
    ['2026-11-02', 'da', 'short', '2. nov. 2026'],
    ['2026-05-02', 'da', 'short', '2. maj 2026'],
    ['2026-11-02', 'en', 'short', 'Nov 2, 2026'],
    ['2028-02-29', 'en', 'long', 'February 29, 2028'],
    ['2026-11-20T22:59:59Z', 'da', 'long', '20. november 2026'],
    ['2026-11-20T23:00:00.000Z', 'da', 'long', '21. november 2026'],
    ['2026-07-31T22:00Z', 'da', 'long', '1. august 2026'],
    ['2026-12-31T23:00:00Z', 'en', 'long', 'January 1, 2027'],
    ['2026-11-20T23:30:00+01:00', 'en', 'long', 'November 20, 2026'],
  ] as const)('%s in %s, %s, is %j', (date, locale, length, expected) => {
    expect(formatDate(date, locale, length)).toBe(expected);
  });

  test.each(['', '2026-02-30', '2026-13-01', '20.11.2026', '2026-11-20T10:00', 'yesterday'])(
    'refuses %j',
    (date) => {
      expect(() => formatDate(date, 'en')).toThrow(RangeError);
    },
  );

  const instant = fc.date({ min: new Date('1997-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });

  test.prop([instant])('names the day that it is in Denmark', (date) => {
    const icu = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'Europe/Copenhagen' });
    expect(formatDate(date.toISOString(), 'da')).toBe(icu.format(date));
  });

  test.prop([instant])('writes short days as ICU does', (date) => {
    for (const [locale, tag] of [
      ['da', 'da-DK'],
      ['en', 'en-US'],
    ] as const) {
      const icu = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
      expect(formatDate(date.toISOString().slice(0, 10), locale, 'short')).toBe(icu.format(date));
    }
  });
});
