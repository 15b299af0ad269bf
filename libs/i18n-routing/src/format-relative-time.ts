import { type CalendarDay, toCalendarDay, toDayNumber, parseDayOrInstant } from './internal/calendar.ts';
import { getRelativeTimeFormat } from './internal/formatters.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Formats the time from `now` to `date` in the largest full unit: `3 hours ago`, `i går`, `om 2 veckor`. From one day on it
 * counts calendar days, weeks, months and years in `timeZone`.
 *
 * @param date ISO day, whose smallest unit is the day (`today`), or ISO instant with `Z` or an offset.
 * @param now The current time. Read the clock once per page, so that all its texts agree.
 * @param locale BCP 47 tag.
 * @param timeZone IANA name; `UTC` by default.
 * @throws RangeError when `date` is not an ISO day or instant, `now` is an invalid date, or the time zone or the locale is unknown.
 *
 * @example
 * ```ts
 * const now = new Date('2026-11-20T09:00:00Z');
 * formatRelativeTime('2026-11-20T06:30:00Z', now, 'en'); // => '2 hours ago'
 * formatRelativeTime('2026-11-19', now, 'sv', 'Europe/Stockholm'); // => 'i går'
 * formatRelativeTime('2026-12-04', now, 'sv'); // => 'om 2 veckor'
 * ```
 */
export function formatRelativeTime(date: string, now: Date, locale: string, timeZone = 'UTC'): string {
  const written = parseDayOrInstant(date, timeZone);
  const present = now.getTime();
  if (!written || Number.isNaN(present)) {
    throw new RangeError(`Cannot format a relative time: "${date}" seen from ${present} is no distance`);
  }
  const today = toCalendarDay(present, timeZone);
  const days = toDayNumber(written.day) - toDayNumber(today);
  if (written.instant !== undefined) {
    const elapsed = written.instant - present;
    if (Math.abs(elapsed) < MINUTE_MS) return distance(0, 'second', locale, 'auto');
    if (Math.abs(elapsed) < HOUR_MS) return distance(elapsed / MINUTE_MS, 'minute', locale);
    // The day on which summer time ends has 25 hours.
    if (Math.abs(elapsed) < 24 * HOUR_MS || days === 0) return distance(elapsed / HOUR_MS, 'hour', locale);
  }
  // Near days have names: `yesterday`, Danish `i overmorgen` (the day after tomorrow).
  if (Math.abs(days) < 7) return distance(days, 'day', locale, 'auto');
  const months = days < 0 ? -wholeMonths(written.day, today) : wholeMonths(today, written.day);
  if (months === 0) return distance(days / 7, 'week', locale);
  return Math.abs(months) < 12 ? distance(months, 'month', locale) : distance(months / 12, 'year', locale);
}

/** Months from `earlier` to `later`; the last one counts when its day has come. */
function wholeMonths(earlier: CalendarDay, later: CalendarDay): number {
  const months = (later.year - earlier.year) * 12 + later.month - earlier.month;
  return later.day < earlier.day ? months - 1 : months;
}

function distance(
  amount: number,
  unit: Intl.RelativeTimeFormatUnit,
  locale: string,
  numeric: 'auto' | 'always' = 'always',
): string {
  return getRelativeTimeFormat(locale, { numeric }).format(Math.trunc(amount), unit);
}
