/**
 * Whether `value` is a day of the calendar in the form `2026-11-21`. `Date.parse` alone would take 30 February for a day in
 * March.
 */
export function isCalendarDay(value: unknown): value is string {
  // Not every value of JSON can be made a text.
  if (typeof value !== 'string') return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && isoDay(date) === value;
}

/** The day `days` after `day`, which has to be one. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return isoDay(date);
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * `2026-11-21`: which day it is in `timeZone`.
 *
 * @throws RangeError when `at` is an invalid date or there is no such time zone.
 */
export function dayOf(at: Date, timeZone: string): string {
  const parts = new Map(
    dayFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Making a format costs a hundred times more than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, format);
  return format;
}
