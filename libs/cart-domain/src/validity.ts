/** When something holds. Both ends are included; a missing end is open. */
export interface Validity {
  /** ISO 8601: a date (`2026-11-01`, from the start of that day in the shop's time zone) or an instant. */
  readonly validFrom?: string;
  /** ISO 8601: a date (to the end of that day in the shop's time zone) or an instant. */
  readonly validTo?: string;
}

/** IANA name of the time zone in which the shop's dates are meant. */
export const SHOP_TIME_ZONE = 'Europe/Copenhagen';

/**
 * Whether `at` lies before, within or after a validity.
 *
 * @throws RangeError when an end is neither an ISO date nor an ISO instant.
 */
export function comparedTo(
  validity: Validity,
  at: Date,
  timeZone: string = SHOP_TIME_ZONE,
): 'before' | 'within' | 'after' {
  const { validFrom, validTo } = validity;
  if (validFrom !== undefined && compare(at, validFrom, timeZone) < 0) return 'before';
  if (validTo !== undefined && compare(at, validTo, timeZone) > 0) return 'after';
  return 'within';
}

/** Below 0 when `at` is earlier than `end`, 0 when it is that instant or lies in that day. */
function compare(at: Date, end: string, timeZone: string): number {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(end)) {
    const day = dayOf(at, timeZone);
    return day < end ? -1 : day > end ? 1 : 0;
  }
  const instant = Date.parse(end);
  if (Number.isNaN(instant)) {
    throw new RangeError(`Cannot compare dates: current value is ${JSON.stringify(end)}`);
  }
  return at.getTime() - instant;
}

/** `2026-11-21`: which day it is in `timeZone`. */
function dayOf(at: Date, timeZone: string): string {
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
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, format);
  return format;
}
