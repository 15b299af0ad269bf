/** A day of the Gregorian calendar. */
export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** A point in time as data writes it. */
export interface WrittenDate {
  /** Milliseconds since 1970; `undefined` where the date is a whole day. */
  readonly instant: number | undefined;
  /** The day as it was written, or the day it is in Denmark at that instant. */
  readonly day: CalendarDay;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The ISO day (`2026-11-20`) or ISO instant with `Z` or an offset that `text` is, or `undefined` where it is neither. */
export function readDate(text: string): WrittenDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/u.exec(
    text,
  );
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1, 4).map(Number);
  // Some engines take 30 February for 2 March, others for no date: the month read back tells everywhere.
  if (utcDay(dayNumber({ year, month, day }) * DAY).month !== month) return undefined;
  if (parts[4] === undefined) return { instant: undefined, day: { year, month, day } };
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : { instant, day: danishDay(instant) };
}

/** The day it is in Denmark at `instant` (milliseconds since 1970), by today's rules of summer time in every year. */
export function danishDay(instant: number): CalendarDay {
  return utcDay(instant + danishOffset(instant));
}

/** Days since 1 January 1970. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  // `Date.UTC` would take the year 26 for 1926.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY;
}

function utcDay(instant: number): CalendarDay {
  const date = new Date(instant);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Milliseconds that Danish clocks are ahead of UTC: an hour, two in summer time (directive 2000/84/EC). */
function danishOffset(instant: number): number {
  const { year } = utcDay(instant);
  const isSummer = instant >= lastSundayAtOne(year, 3) && instant < lastSundayAtOne(year, 10);
  return isSummer ? 2 * HOUR : HOUR;
}

/** 01:00 UTC on the last Sunday of a month of 31 days. */
function lastSundayAtOne(year: number, month: number): number {
  const last = dayNumber({ year, month, day: 31 });
  // 1 January 1970 was a Thursday, so 4 January a Sunday.
  return (last - ((((last - 3) % 7) + 7) % 7)) * DAY + HOUR;
}
