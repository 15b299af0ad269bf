import { toDayNumber, MILLISECONDS_PER_DAY, parseDayOrInstant } from './internal/calendar.ts';
import { toDateText } from './internal/formatters.ts';

/** Format of a date. */
export interface DateFormatOptions {
  /** `long` is `20. november 2026`, `short` is `20. nov. 2026`; `long` by default. */
  readonly length?: 'long' | 'short';
  /** IANA name of the time zone that decides the day of an instant, the same for every reader; `UTC` by default. */
  readonly timeZone?: string;
}

/**
 * Formats a date in `locale`: `20. november 2026`, or `20. nov. 2026` with `length: 'short'`. An ISO day is formatted as it is;
 * an ISO instant with `Z` or an offset is formatted as the day in `timeZone`.
 *
 * @param date ISO day (`2026-11-20`), or ISO instant with `Z` or an offset.
 * @param locale BCP 47 tag.
 * @throws RangeError when `date` is neither, or the time zone or the locale is unknown.
 *
 * @example
 * ```ts
 * formatDate('2026-11-20', 'en'); // => 'November 20, 2026'
 * formatDate('2026-11-20T23:00:00Z', 'sv', { length: 'short', timeZone: 'Europe/Stockholm' }); // => '21 nov. 2026'
 * formatDate('2026-02-30', 'en'); // => throws RangeError
 * ```
 */
export function formatDate(
  date: string,
  locale: string,
  { length = 'long', timeZone = 'UTC' }: DateFormatOptions = {},
): string {
  const written = parseDayOrInstant(date, timeZone);
  if (!written) throw new RangeError(`Cannot format a date: "${date}" is no ISO day or instant`);
  return toDateText(toDayNumber(written.day) * MILLISECONDS_PER_DAY, locale, {
    dateStyle: length === 'long' ? 'long' : 'medium',
    timeZone: 'UTC',
  });
}
