/** Whether `value` is a calendar day such as `2026-11-21`. `Date.parse` alone would accept 30 February. */
export function isCalendarDay(value: unknown): value is string {
  // A JSON value may not be convertible to a string.
  if (typeof value !== 'string') return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && toIsoDay(date) === value;
}

/** Returns the day `days` after `day`, a valid calendar day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return toIsoDay(date);
}

function toIsoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * Returns the calendar day in `timeZone`: `2026-11-21`.
 *
 * @throws RangeError when `at` is an invalid date or the time zone is unknown.
 */
export function toCalendarDay(at: Date, timeZone: string): string {
  const parts = new Map(
    getDayFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Creating a format is a hundred times slower than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function getDayFormat(timeZone: string): Intl.DateTimeFormat {
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
