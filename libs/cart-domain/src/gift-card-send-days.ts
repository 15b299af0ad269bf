import { addDays, toCalendarDay } from './internal/calendar-day.ts';
import { DEFAULT_TIME_ZONE } from './validity.ts';

/** Latest day of sending, in days from today (0). Shopify's limit. */
export const MAX_GIFT_CARD_SEND_DAYS = 90;

/** The first and last day on which a gift card can be sent, ISO 8601. */
export interface GiftCardSendDays {
  readonly first: string;
  readonly last: string;
}

/**
 * Returns the days on which a gift card ordered at `at` can be sent: today to {@link MAX_GIFT_CARD_SEND_DAYS} days
 * ahead.
 *
 * @param timeZone IANA name; decides which day is today.
 * @throws RangeError when the time zone is unknown or `at` is an invalid date.
 *
 * @example
 * ```ts
 * const { first, last } = getGiftCardSendDays(new Date('2026-11-21T23:30:00Z'), 'Europe/Copenhagen');
 * first; // => '2026-11-22'
 * last; // => '2027-02-20'
 * ```
 */
export function getGiftCardSendDays(at: Date, timeZone: string = DEFAULT_TIME_ZONE): GiftCardSendDays {
  const first = toCalendarDay(at, timeZone);
  return { first, last: addDays(first, MAX_GIFT_CARD_SEND_DAYS) };
}
