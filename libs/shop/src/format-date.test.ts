import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test.each([
  ['2026-11-20', 'da', '20. november 2026'],
  ['2026-11-20T22:59:59Z', 'da', '20. november 2026'],
  ['2026-11-20T23:00:00Z', 'en', '21 November 2026'],
] as const)('formatDate() writes %s in %s as the day that it is in Denmark', (date, locale, expected) => {
  expect(formatDate(date, locale)).toBe(expected);
});
