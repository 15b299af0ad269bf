import { toCalendarDay, isCalendarDay } from './internal/calendar-day.ts';

/** A period of validity, both ends included; a missing end is open. */
export interface Validity {
  /**
   * ISO 8601: a date (`2026-11-01`, from the start of that day in the shop's time zone) or an instant with its
   * offset.
   */
  readonly validFrom?: string;
  /** ISO 8601: a date (to the end of that day in the shop's time zone) or an instant with its offset. */
  readonly validTo?: string;
}

/** IANA name of the time zone in which dates are meant unless another is given. */
export const DEFAULT_TIME_ZONE = 'UTC';

/** Without an offset an instant would depend on the machine's time zone. */
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/u;

/**
 * Returns whether `at` is before, within or after a period.
 *
 * @throws RangeError when an end is neither an ISO date nor an ISO instant with an offset, or `at` is an invalid
 * date.
 */
export function getValidityStatus(
  { validFrom, validTo }: Validity,
  at: Date,
  timeZone: string = DEFAULT_TIME_ZONE,
): 'before' | 'within' | 'after' {
  if (validFrom !== undefined && compare(at, validFrom, timeZone) < 0) return 'before';
  if (validTo !== undefined && compare(at, validTo, timeZone) > 0) return 'after';
  return 'within';
}

/** Negative when `at` is before `end`, 0 when it is that instant or within that day, positive when it is later. */
function compare(at: Date, end: string, timeZone: string): number {
  if (Number.isNaN(at.getTime()))
    throw new RangeError('Cannot compare dates: current moment is an invalid date');
  if (isCalendarDay(end)) {
    const day = toCalendarDay(at, timeZone);
    return day < end ? -1 : day > end ? 1 : 0;
  }
  const isInstant = instantForm.test(end) && isCalendarDay(String(end).slice(0, 10));
  const instant = isInstant ? Date.parse(end) : Number.NaN;
  if (Number.isNaN(instant)) {
    throw new RangeError(
      `Cannot compare dates: current value is ${JSON.stringify(end)}, expected 2026-11-01 or 2026-11-01T08:00:00Z`,
    );
  }
  return at.getTime() - instant;
}
