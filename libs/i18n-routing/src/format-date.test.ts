import { describe, expect, test } from 'vitest';
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
    ['2026-03-29T00:59:59Z', 'da', 'short', '29. mar. 2026'],
    ['2026-01-31T22:30:00Z', 'da', 'short', '31. jan. 2026'],
    ['2026-12-31T22:30:00Z', 'da', 'short', '31. dec. 2026'],
    ['2026-06-30T22:00:00Z', 'da', 'short', '1. jul. 2026'],
    ['2026-03-28T23:00:00Z', 'da', 'short', '29. mar. 2026'],
    ['2026-03-29T22:00:00Z', 'da', 'short', '30. mar. 2026'],
    ['2026-10-24T21:59:59Z', 'da', 'short', '24. okt. 2026'],
    ['2026-10-25T22:30:00Z', 'da', 'short', '25. okt. 2026'],
    ['2026-12-31T22:59:59.999999Z', 'da', 'short', '31. dec. 2026'],
    ['0050-02-28', 'en', 'long', 'February 28, 50'],
    ['0026-06-30T22:30:00Z', 'en', 'long', 'June 30, 26'],
    ['1969-07-20T22:30:00Z', 'en', 'long', 'July 20, 1969'],
    ['1969-07-20T23:30:00Z', 'en', 'long', 'July 21, 1969'],
    ['2026-11-02', 'de', 'short', '02.11.2026'],
    ['2026-11-02', 'ja', 'long', '2026年11月2日'],
    ['2026-11-20T23:30:00+01:00', 'en', 'long', 'November 20, 2026'],
  ] as const)('%s in %s, %s, is %j', (date, locale, length, expected) => {
    expect(formatDate(date, locale, { length, timeZone: 'Europe/Copenhagen' })).toBe(expected);
  });

  test('is long and in UTC by default', () => {
    expect(formatDate('2026-11-20T23:00:00Z', 'da')).toBe('20. november 2026');
  });

  test('throws for an unknown time zone', () => {
    expect(() => formatDate('2026-11-20T23:00:00Z', 'da', { timeZone: 'Europe/Skagen' })).toThrow(RangeError);
  });

  test.each([
    ...['2026-02-30T10:00:00Z', '2026-00-10', '2026-04-31', '2026-04-00', '2025-02-29', '2026-11-20T25:00Z'],
    ...[
      '',
      '2026-02-30',
      '2026-13-01',
      '20.11.2026',
      '2026-11-20T10:00',
      'yesterday',
      ' 2026-11-20',
      '2026-11-20T10:00Z ',
    ],
  ])('throws for %j', (date) => {
    expect(() => formatDate(date, 'en')).toThrow(
      new RangeError(`Cannot format a date: "${date}" is no ISO day or instant`),
    );
  });
});
