import { describe, expect, test } from 'vitest';
import { formatRelativeTime } from './format-relative-time.ts';

describe('formatRelativeTime()', () => {
  // A Friday, ten o'clock in Denmark.
  const now = new Date('2026-11-20T09:00:00Z');

  test.each([
    ['2026-11-20T09:00:00Z', 'now', 'nu'],
    ['2026-11-20T08:59:00.001Z', 'now', 'nu'],
    ['2026-11-20T09:00:59.999Z', 'now', 'nu'],
    ['2026-11-20T08:59:00Z', '1 minute ago', 'for 1 minut siden'],
    ['2026-11-20T09:01:00Z', 'in 1 minute', 'om 1 minut'],
    ['2026-11-20T08:00:00.001Z', '59 minutes ago', 'for 59 minutter siden'],
    ['2026-11-20T10:59:59+01:00', 'in 59 minutes', 'om 59 minutter'],
    ['2026-11-20T08:00:00Z', '1 hour ago', 'for 1 time siden'],
    ['2026-11-20T10:00:00Z', 'in 1 hour', 'om 1 time'],
    ['2026-11-19T09:00:00.001Z', '23 hours ago', 'for 23 timer siden'],
    ['2026-11-21T08:59:59Z', 'in 23 hours', 'om 23 timer'],
    ['2026-11-19T09:00:00Z', 'yesterday', 'i går'],
    ['2026-11-21T09:00:00Z', 'tomorrow', 'i morgen'],
    ['2026-11-18T23:00:00Z', 'yesterday', 'i går'],
    ['2026-11-18T22:59:59Z', '2 days ago', 'i forgårs'],
    ['2026-11-22T22:59:59Z', 'in 2 days', 'i overmorgen'],
    ['2026-11-20', 'today', 'i dag'],
    ['2026-11-19', 'yesterday', 'i går'],
    ['2026-11-22', 'in 2 days', 'i overmorgen'],
    ['2026-11-23', 'in 3 days', 'om 3 dage'],
    ['2026-11-14', '6 days ago', 'for 6 dage siden'],
    ['2026-11-13', '1 week ago', 'for 1 uge siden'],
    ['2026-11-07', '1 week ago', 'for 1 uge siden'],
    ['2026-12-04', 'in 2 weeks', 'om 2 uger'],
    ['2026-10-21', '4 weeks ago', 'for 4 uger siden'],
    ['2026-12-19', 'in 4 weeks', 'om 4 uger'],
    ['2026-10-20', '1 month ago', 'for 1 måned siden'],
    ['2026-12-20', 'in 1 month', 'om 1 måned'],
    ['2025-11-21', '11 months ago', 'for 11 måneder siden'],
    ['2027-11-19', 'in 11 months', 'om 11 måneder'],
    ['2025-11-20', '1 year ago', 'for 1 år siden'],
    ['2027-11-20', 'in 1 year', 'om 1 år'],
    ['2024-11-21', '1 year ago', 'for 1 år siden'],
    ['0026-11-20', '2,000 years ago', 'for 2.000 år siden'],
  ])('%s is %j, %j', (date, english, danish) => {
    expect(formatRelativeTime(date, now, 'en', 'Europe/Copenhagen')).toBe(english);
    expect(formatRelativeTime(date, now, 'da', 'Europe/Copenhagen')).toBe(danish);
  });

  test('counts the hours of a day with 25', () => {
    const midnight = '2026-10-24T22:00:00Z';
    expect(formatRelativeTime(midnight, new Date('2026-10-25T22:30:00Z'), 'en', 'Europe/Copenhagen')).toBe(
      '24 hours ago',
    );
    expect(formatRelativeTime(midnight, new Date('2026-10-25T23:00:00Z'), 'en', 'Europe/Copenhagen')).toBe(
      'yesterday',
    );
  });

  test('uses the present day in the time zone', () => {
    expect(
      formatRelativeTime('2026-11-21', new Date('2026-11-20T23:00:00Z'), 'en', 'Europe/Copenhagen'),
    ).toBe('today');
    expect(
      formatRelativeTime('2026-11-21', new Date('2026-11-20T22:59:59Z'), 'en', 'Europe/Copenhagen'),
    ).toBe('tomorrow');
  });

  test('uses UTC by default, in any language', () => {
    expect(formatRelativeTime('2026-11-21', new Date('2026-11-20T23:00:00Z'), 'en')).toBe('tomorrow');
    expect(formatRelativeTime('2026-11-17', now, 'de')).toBe('vor 3 Tagen');
  });

  test('throws for an invalid date', () => {
    expect(() => formatRelativeTime('yesterday', now, 'en')).toThrow(
      new RangeError(`Cannot format a relative time: "yesterday" seen from ${now.getTime()} is no distance`),
    );
    expect(() => formatRelativeTime('2026-11-20', new Date(Number.NaN), 'en')).toThrow(RangeError);
  });
});
