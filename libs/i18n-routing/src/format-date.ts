import { toDayNumber, MILLISECONDS_PER_DAY, parseDate } from './internal/calendar.ts';
import { toDateText } from './internal/formatters.ts';

/** Format of a date. */
export interface DateFormatOptions {
  /** `20. november 2026` or `20. nov. 2026`. `long` when left out. */
  readonly length?: 'long' | 'short';
  /** IANA name of the time zone whose day an instant is written as, the same for every reader. `UTC` when left out. */
  readonly timeZone?: string;
}

/**
 * Formats a date in `locale`: `20. november 2026`, or `20. nov. 2026` with `length: 'short'`. An ISO day is formatted as it is;
 * an ISO instant with `Z` or an offset is formatted as the day in `timeZone`.
 *
 * @param date An ISO day (`2026-11-20`), written as it stands, or an ISO instant with `Z` or an offset, written as the day
 * it is in the time zone of the format, wherever server and browser stand.
 * @param locale BCP 47 tag.
 * @throws RangeError when `date` is neither, or when time zone or locale are unknown.
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
  const written = parseDate(date, timeZone);
  if (!written) throw new RangeError(`Cannot format a date: "${date}" is no ISO day or instant`);
  return toDateText(toDayNumber(written.day) * MILLISECONDS_PER_DAY, locale, {
    dateStyle: length === 'long' ? 'long' : 'medium',
    timeZone: 'UTC',
  });
}
