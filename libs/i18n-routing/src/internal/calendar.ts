import { getDateTimeFormat } from './formatters.ts';

/** A day of the Gregorian calendar. */
export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** A parsed date or instant. */
export interface ParsedDate {
  /** Milliseconds since 1970; `undefined` where the date is a whole day. */
  readonly instant: number | undefined;
  /** The day as it was written, or the day it is in the time zone at that instant. */
  readonly day: CalendarDay;
}

/** Milliseconds of a day without a change of the clocks. */
export const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000;

/**
 * Parses an ISO day (`2026-11-20`) or an ISO instant with `Z` or an offset, and returns its day in `timeZone`. Returns
 * `undefined` for any other text and for dates that do not exist.
 */
export function parseDayOrInstant(text: string, timeZone: string): ParsedDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/u.exec(
    text,
  );
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1, 4).map(Number);
  // Some engines convert 30 February to 2 March, others to an invalid date: compare the month in either case.
  if (new Date(toDayNumber({ year, month, day }) * MILLISECONDS_PER_DAY).getUTCMonth() + 1 !== month)
    return undefined;
  if (parts[4] === undefined) return { instant: undefined, day: { year, month, day } };
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : { instant, day: toCalendarDay(instant, timeZone) };
}

/** Returns the day in `timeZone` at `instant` (milliseconds since 1970). */
export function toCalendarDay(instant: number, timeZone: string): CalendarDay {
  const parts = getDateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant);
  const valueOf = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return { year: valueOf('year'), month: valueOf('month'), day: valueOf('day') };
}

/** Returns the number of days since 1 January 1970. */
export function toDayNumber({ year, month, day }: CalendarDay): number {
  // `Date.UTC` would interpret the year 26 as 1926.
  return new Date(0).setUTCFullYear(year, month - 1, day) / MILLISECONDS_PER_DAY;
}
