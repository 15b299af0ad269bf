/**
 * Whether `text` is a day of the calendar in the form `2026-11-21`. `Date.parse` would take 30 February for a day in
 * March.
 */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && dayAfter(text, 0) === text;
}

/** The day `days` after `day`; the empty text when there is no such day. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
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
