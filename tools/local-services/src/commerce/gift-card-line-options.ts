import { brand } from '@marehalm/shop';
import {
  MAX_GIFT_MESSAGE_LENGTH,
  MAX_GIFT_NAME_LENGTH,
  MAX_GIFT_CARD_SEND_DAYS,
} from '@marehalm/cart-domain/bag';
import { money } from '@marehalm/cart-domain/money';
import { z } from 'zod';
import { hasControlCharacter, hasWebAddress } from '../unsafe-text.ts';
import type { Attribute } from './cart.ts';
import type { CartProblem } from './cart-problems.ts';
import { parseDecimalAmount } from './decimal-amounts.ts';
import type { Variant } from './shop-catalogue.ts';

/** The buyer's choices in the attributes of a gift card line. */
export interface GiftCardLineOptions {
  /** Whether the card is printed and shipped with the order. */
  readonly isPrinted: boolean;
  /** Recipient of the mail; by default the buyer. */
  readonly recipientEmail?: string;
  readonly recipientName?: string;
  readonly senderName?: string;
  readonly message?: string;
  /** ISO 8601 date. */
  readonly sendOn?: string;
  /** Decimal amount, if the buyer chooses it. */
  readonly amount?: string;
}

/** Shopify's attribute names, followed by the shop's own for other facts. */
const SEND_ATTRIBUTE = '__shopify_send_gift_card_to_recipient';
const names = {
  recipientEmail: 'Recipient email',
  recipientName: 'Recipient name',
  senderName: 'Sender name',
  message: 'Message',
  sendOn: 'Send on',
  amount: 'Amount',
} as const;
const DELIVERY_ATTRIBUTE = 'Delivery';
const PRINTED_DELIVERY = 'printed';

const emailSchema = z.string().max(254).pipe(z.email());

/** Parses the attributes of a gift card line; recipient fields count only if it is mailed to a recipient. */
export function parseGiftCardLineOptions(attributes: readonly Attribute[]): GiftCardLineOptions {
  const values = new Map(attributes.map(({ key, value }) => [key, value.trim()]));
  const isSent = values.has(SEND_ATTRIBUTE);
  const wishes = Object.entries(names).flatMap(([field, name]) => {
    const value = values.get(name);
    const isAboutMail = field === 'recipientEmail' || field === 'sendOn';
    return value && (isSent || !isAboutMail) ? [[field, value]] : [];
  });
  return { isPrinted: isPrintedGiftCard(attributes), ...(Object.fromEntries(wishes) as object) };
}

/** Whether a gift card is printed. */
export function isPrintedGiftCard(attributes: readonly Attribute[]): boolean {
  return attributes.some(
    ({ key, value }) => key === DELIVERY_ATTRIBUTE && value.trim().toLowerCase() === PRINTED_DELIVERY,
  );
}

/** Returns the unit price of a line whose amount the buyer chose; `undefined` for any other line. */
export function parseChosenAmount(
  { ownAmount }: Pick<Variant, 'ownAmount'>,
  attributes: readonly Attribute[],
) {
  if (!ownAmount) return undefined;
  const { amount } = parseGiftCardLineOptions(attributes);
  const chosen = amount === undefined ? undefined : parseDecimalAmount(amount);
  return chosen === undefined ? undefined : money(chosen, ownAmount.min.currency);
}

/** Finds problems of a gift card line. Dates before `now` are invalid. */
export function findGiftCardLineProblems(
  variant: Pick<Variant, 'ownAmount'>,
  attributes: readonly Attribute[],
  field: readonly string[],
  now: Date,
): readonly CartProblem[] {
  const problems: CartProblem[] = [];
  const refuse = (message: string, code = 'GIFT_CARD_RECIPIENT_INVALID') =>
    void problems.push({ code, field: [...field, 'attributes'], message });
  const wishes = parseGiftCardLineOptions(attributes);
  if (
    attributes.some(({ key }) => key === SEND_ATTRIBUTE) &&
    !emailSchema.safeParse(wishes.recipientEmail).success
  ) {
    refuse('The recipient of the gift card has no valid email address.');
  }
  if ([wishes.recipientName, wishes.senderName].some((name) => (name?.length ?? 0) > MAX_GIFT_NAME_LENGTH)) {
    refuse(`A name on a gift card has at most ${MAX_GIFT_NAME_LENGTH} characters.`);
  }
  if (
    [wishes.recipientName, wishes.senderName].some(
      (name = '') => hasWebAddress(name) || hasControlCharacter(name),
    )
  ) {
    refuse('A name on a gift card has no web address and no control characters.');
  }
  if (hasWebAddress(wishes.message ?? '')) refuse('The message on a gift card has no web address.');
  if ((wishes.message?.length ?? 0) > MAX_GIFT_MESSAGE_LENGTH) {
    refuse(`The message on a gift card has at most ${MAX_GIFT_MESSAGE_LENGTH} characters.`);
  }
  const { sendOn } = wishes;
  if (sendOn !== undefined && !isSendable(sendOn, now)) {
    refuse(`A gift card is sent on a day from today to ${MAX_GIFT_CARD_SEND_DAYS} days ahead.`);
  }
  const { ownAmount } = variant;
  if (ownAmount) {
    const chosen = parseChosenAmount(variant, attributes);
    if (!chosen || chosen.amount < ownAmount.min.amount || chosen.amount > ownAmount.max.amount) {
      const range = `${ownAmount.min.amount / 100} to ${ownAmount.max.amount / 100} ${ownAmount.min.currency}`;
      refuse(`The attribute Amount must be ${range}.`, 'INVALID');
    }
  }
  return problems;
}

/**
 * Returns when a gift card is mailed: at 8:00 Danish time on `sendOn` (ISO 8601 date), or `now` if there is no date or that time
 * has passed.
 */
export function getSendTime(sendOn: string | undefined, now: Date): Date {
  if (sendOn === undefined) return now;
  const utc = new Date(`${sendOn}T${SENDING_HOUR}:00Z`);
  const due = new Date(utc.getTime() - getDanishOffset(utc));
  return due > now ? due : now;
}

const SENDING_HOUR = '08:00';
const DAY_MS = 24 * 60 * 60_000;

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone });
const clockFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: brand.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns the offset of Danish time from UTC at that instant, in milliseconds. */
function getDanishOffset(at: Date): number {
  return Date.parse(`${clockFormat.format(at).replace(' ', 'T')}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}

function isSendable(day: string, now: Date): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return false;
  // For a buyer far to the west it may still be yesterday.
  const earliest = dayFormat.format(new Date(now.getTime() - DAY_MS / 2));
  const latest = dayFormat.format(new Date(now.getTime() + MAX_GIFT_CARD_SEND_DAYS * DAY_MS));
  return day >= earliest && day <= latest;
}
