import { isCalendarDay } from './internal/calendar-day.ts';
import { type GiftCardSendDays, getGiftCardSendDays } from './gift-card-send-days.ts';
import { truncateText } from './internal/truncate-text.ts';
import { toRecord } from './internal/to-record.ts';
import { type CurrencyCode, assertCurrency, money, type Money } from './money.ts';
import { type Offer } from './offer.ts';
import { DEFAULT_TIME_ZONE } from './validity.ts';

/** Maximum length of the message in UTF-16 units, as in Shopify's carts; longer messages are cut. */
export const MAX_GIFT_MESSAGE_LENGTH = 200;

/** Maximum length of a name in UTF-16 units, as in Shopify's carts; longer names are cut. */
export const MAX_GIFT_NAME_LENGTH = 255;

/** Maximum length of an email address in characters (RFC 5321, section 4.5.3.1.3, without brackets). */
const MAX_EMAIL_LENGTH = 254;

/** The choices of a gift card's buyer: delivery, recipient, message and amount. */
export type GiftCardDetails = {
  /** The buyer's own amount, within the offer's `ownAmount`. Without it the card is worth the price of the offer. */
  readonly amount?: Money;
  /** 1 to {@link MAX_GIFT_NAME_LENGTH} UTF-16 units. */
  readonly recipientName: string;
  /** At most {@link MAX_GIFT_NAME_LENGTH} UTF-16 units. */
  readonly senderName?: string;
  /** At most {@link MAX_GIFT_MESSAGE_LENGTH} UTF-16 units. */
  readonly message?: string;
} & (
  | { readonly type: 'email-now'; readonly recipientEmail: string }
  | {
      readonly type: 'email-on-date';
      readonly recipientEmail: string;
      /** ISO 8601 date, `2026-12-24`. A date in the past at the time of the order means at once. */
      readonly sendOn: string;
    }
  /** Printed and shipped with the order: it needs a delivery method as goods do. */
  | { readonly type: 'printed' }
);

/** Why a gift card cannot have the chosen amount. */
export type GiftCardAmountProblem =
  /** The offer has a fixed price. */
  | { readonly kind: 'amount-not-offered' }
  /** The amount is in the currency of another market. */
  | { readonly kind: 'amount-in-other-currency'; readonly currency: CurrencyCode }
  /** `limit` is the minimum or the maximum. */
  | { readonly kind: 'amount-too-low' | 'amount-too-high'; readonly limit: Money };

/** Why a gift card cannot be bought with the chosen details. */
export type GiftCardProblem =
  | GiftCardAmountProblem
  | { readonly kind: 'name-missing' | 'email-missing' | 'email-invalid' | 'date-invalid' | 'date-past' }
  /** `latest` is the last possible day, `2026-12-24`. */
  | { readonly kind: 'date-too-late'; readonly latest: string }
  /** The text would be cut to `limit` UTF-16 units. */
  | { readonly kind: 'name-too-long' | 'message-too-long'; readonly limit: number };

/** Input of {@link findGiftCardProblems} besides the choice. */
export interface GiftCardContext {
  /** Offer of the gift card in the current market. */
  readonly offer: Offer;
  /** The current time: a card cannot be sent in the past. */
  readonly at: Date;
  /** IANA name; `UTC` unless given. It decides which day is today. */
  readonly timeZone?: string;
}

/**
 * Returns all problems of a gift-card form, for messages beside the fields; empty when the card can be bought. The
 * bag itself accepts a card with a name, a plausible address, a real date and an amount above 0, and cuts long texts;
 * `calculateBagTotals` refuses amounts that the offer does not allow.
 *
 * @throws RangeError when `at` is an invalid date or the time zone is unknown.
 *
 * @example
 * ```ts
 * const offer: Offer = {
 *   sku: 'GIFT-CARD',
 *   product: 'gift-card',
 *   collections: [],
 *   kind: 'gift-card',
 *   price: money(50_000, 'EUR'),
 *   ownAmount: { min: money(10_000, 'EUR'), max: money(500_000, 'EUR') },
 *   available: true,
 * };
 * const choice: GiftCardDetails = {
 *   type: 'email-on-date',
 *   recipientName: 'Inge',
 *   recipientEmail: 'inge@example',
 *   sendOn: '2026-12-24',
 *   amount: money(5_000, 'EUR'),
 * };
 *
 * const problems = findGiftCardProblems(choice, { offer, at: new Date('2026-11-21T10:00:00Z') });
 * problems.map(({ kind }) => kind); // => ['email-invalid', 'amount-too-low']
 * ```
 */
export function findGiftCardProblems(
  choice: GiftCardDetails,
  { offer, at, timeZone = DEFAULT_TIME_ZONE }: GiftCardContext,
): readonly GiftCardProblem[] {
  const { recipientName, senderName, message, amount } = choice;
  const days = getGiftCardSendDays(at, timeZone);
  const amountProblem = amount && findGiftCardAmountProblem(amount, offer);
  return [
    ...(recipientName.trim() === '' ? [{ kind: 'name-missing' } as const] : []),
    ...([recipientName, senderName].some((name) => isLonger(name, MAX_GIFT_NAME_LENGTH))
      ? [{ kind: 'name-too-long', limit: MAX_GIFT_NAME_LENGTH } as const]
      : []),
    ...(choice.type === 'printed' ? [] : emailProblems(choice.recipientEmail)),
    ...(choice.type === 'email-on-date' ? dateProblems(choice.sendOn, days) : []),
    ...(isLonger(message, MAX_GIFT_MESSAGE_LENGTH)
      ? [{ kind: 'message-too-long', limit: MAX_GIFT_MESSAGE_LENGTH } as const]
      : []),
    ...(amountProblem ? [amountProblem] : []),
  ];
}

/**
 * Returns why `offer` cannot be sold as a gift card of `amount`, or `undefined`.
 *
 * @throws CurrencyMismatchError when the offer's own limits are not in the currency of its price.
 */
export function findGiftCardAmountProblem(
  amount: Money,
  { price, ownAmount }: Offer,
): GiftCardAmountProblem | undefined {
  if (!ownAmount) return { kind: 'amount-not-offered' };
  const { min, max } = ownAmount;
  for (const limit of [min, max]) assertCurrency(limit, price.currency);
  if (amount.currency !== price.currency) {
    return { kind: 'amount-in-other-currency', currency: amount.currency };
  }
  if (amount.amount < min.amount) return { kind: 'amount-too-low', limit: min };
  return amount.amount > max.amount ? { kind: 'amount-too-high', limit: max } : undefined;
}

/**
 * Returns a gift card as a bag may hold it: texts trimmed and cut, unknown fields removed. `undefined` without a
 * name, a plausible address, a real date or a valid amount.
 *
 * @param value From a form, a storage or another tab.
 */
export function toValidGiftCard(value: unknown): GiftCardDetails | undefined {
  const fields = toRecord(value);
  const recipientName = textOf(fields.recipientName, MAX_GIFT_NAME_LENGTH);
  const senderName = textOf(fields.senderName, MAX_GIFT_NAME_LENGTH);
  const message = textOf(fields.message, MAX_GIFT_MESSAGE_LENGTH);
  const amount = amountOf(fields.amount);
  const sending = sendingOf(fields);
  if (recipientName === '' || !sending || (fields.amount !== undefined && !amount)) return undefined;
  return {
    ...sending,
    recipientName,
    ...(senderName !== '' && { senderName }),
    ...(message !== '' && { message }),
    ...(amount && { amount }),
  };
}

function textOf(value: unknown, limit: number): string {
  return typeof value === 'string' ? truncateText(value.trim(), limit).trimEnd() : '';
}

function amountOf(value: unknown): Money | undefined {
  const { amount, currency } = toRecord(value);
  return isCurrencyCode(currency) && Number.isSafeInteger(amount) && (amount as number) > 0
    ? money(amount as number, currency)
    : undefined;
}

function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value);
}

function sendingOf({ type, recipientEmail, sendOn }: ReturnType<typeof toRecord>) {
  if (type === 'printed') return { type } as const;
  if (typeof recipientEmail !== 'string' || emailProblems(recipientEmail).length > 0) return undefined;
  const email = recipientEmail.trim();
  if (type === 'email-now') return { type, recipientEmail: email } as const;
  return type === 'email-on-date' && isCalendarDay(sendOn)
    ? ({ type, recipientEmail: email, sendOn } as const)
    : undefined;
}

function isLonger(text: string | undefined, limit: number): boolean {
  return text !== undefined && text.trim().length > limit;
}

/** Whether an address has a valid form. Only sending mail tells whether it exists. */
function emailProblems(email: string): readonly GiftCardProblem[] {
  const address = email.trim();
  if (address === '') return [{ kind: 'email-missing' }];
  const canBeOne = address.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(address);
  return canBeOne ? [] : [{ kind: 'email-invalid' }];
}

function dateProblems(sendOn: string, { first, last }: GiftCardSendDays): readonly GiftCardProblem[] {
  if (!isCalendarDay(sendOn)) return [{ kind: 'date-invalid' }];
  if (sendOn < first) return [{ kind: 'date-past' }];
  return sendOn > last ? [{ kind: 'date-too-late', latest: last }] : [];
}
