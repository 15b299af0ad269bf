import type { CartAttribute } from './cart.ts';
import { type CurrencyCode, toDecimalMoney, type Money, parseMoney } from './money.ts';

/**
 * Recipient, text and amount of a gift card. Same shape as `GiftCardDetails` of `@marehalm/cart-domain`, so values pass between
 * the two.
 */
export type GiftCardDetails = {
  /** At most 255 characters at Shopify. */
  readonly recipientName: string;
  /** At most 255 characters. */
  readonly senderName?: string;
  /** At most 200 characters at Shopify. */
  readonly message?: string;
  /** The buyer's own amount; without it the card is worth the price of its variant. */
  readonly amount?: Money;
} & (
  | { readonly type: 'email-now'; readonly recipientEmail: string }
  | {
      readonly type: 'email-on-date';
      readonly recipientEmail: string;
      /** ISO 8601 date, `2026-12-24`, from today to 90 days ahead at Shopify. */
      readonly sendOn: string;
    }
  /** Printed and shipped with the order. */
  | { readonly type: 'printed' }
);

/** Attribute names of Shopify. Those with an underscore are hidden from the buyer. */
const names = {
  recipientEmail: 'Recipient email',
  recipientName: 'Recipient name',
  message: 'Message',
  sendOn: 'Send on',
} as const;
const send = '__shopify_send_gift_card_to_recipient';
const offset = '__shopify_offset';

/** Attribute names that Shopify only displays: a shop handles them in a cart transform and after the order. */
const ownNames = { senderName: 'Sender name', amount: 'Amount', delivery: 'Delivery' } as const;
const printed = 'printed';

/**
 * Converts a gift card to the attributes of a cart line.
 *
 * @param timezoneOffset Minutes from the buyer's time to UTC on the day of sending, as from
 * `Date.prototype.getTimezoneOffset`. Without it Shopify may send a card with a date a day early or late.
 * @throws RangeError when the amount is not a safe integer of minor units.
 *
 * @example
 * ```ts
 * const wishes: GiftCardDetails = {
 *   type: 'email-on-date',
 *   recipientName: 'Bodil',
 *   recipientEmail: 'bodil@example.com',
 *   sendOn: '2026-12-24',
 *   amount: { amount: 25000, currency: 'EUR' },
 * };
 * const attributes = toGiftCardAttributes(wishes, -60);
 * attributes[1]; // => { key: 'Recipient email', value: 'bodil@example.com' }
 * parseGiftCardAttributes(attributes, 'EUR'); // => wishes
 * ```
 */
export function toGiftCardAttributes(
  wishes: GiftCardDetails,
  timezoneOffset?: number,
): readonly CartAttribute[] {
  const { type, recipientName, senderName, message, amount } = wishes;
  const sendOn = type === 'email-on-date' ? wishes.sendOn : undefined;
  return Object.entries({
    ...(type === 'printed'
      ? { [ownNames.delivery]: printed }
      : { [send]: 'on', [names.recipientEmail]: wishes.recipientEmail }),
    [names.recipientName]: recipientName,
    [ownNames.senderName]: senderName,
    [names.message]: message,
    [names.sendOn]: sendOn,
    [offset]: sendOn === undefined || timezoneOffset === undefined ? undefined : String(timezoneOffset),
    [ownNames.amount]: amount && toDecimalMoney(amount).amount,
  }).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]));
}

/**
 * Parses the attributes of a cart line: the inverse of `toGiftCardAttributes`. Returns `undefined` for a line without
 * a recipient, which is no gift card or one for the buyer.
 *
 * @param currency Currency of the cart, which the `Amount` attribute is in.
 */
export function parseGiftCardAttributes(
  attributes: readonly CartAttribute[],
  currency: CurrencyCode,
): GiftCardDetails | undefined {
  const values = new Map(attributes.map(({ key, value }) => [key, value]));
  const delivery = parseDelivery(values);
  if (!delivery) return undefined;
  const recipientName = values.get(names.recipientName) ?? '';
  const senderName = values.get(ownNames.senderName);
  const message = values.get(names.message);
  const amount = parseAmount(values.get(ownNames.amount), currency);
  return {
    ...delivery,
    recipientName,
    ...(senderName === undefined ? {} : { senderName }),
    ...(message === undefined ? {} : { message }),
    ...(amount ? { amount } : {}),
  };
}

function parseDelivery(values: ReadonlyMap<string, string>) {
  if (values.get(ownNames.delivery) === printed) return { type: printed } as const;
  const recipientEmail = values.get(names.recipientEmail);
  if (!values.has(send) || recipientEmail === undefined) return undefined;
  const sendOn = values.get(names.sendOn);
  return sendOn === undefined
    ? ({ type: 'email-now', recipientEmail } as const)
    : ({ type: 'email-on-date', recipientEmail, sendOn } as const);
}

/** Ignores an invalid amount: attributes are untrusted. */
function parseAmount(text: string | undefined, currencyCode: CurrencyCode): Money | undefined {
  if (text === undefined) return undefined;
  try {
    return parseMoney({ amount: text, currencyCode });
  } catch {
    return undefined;
  }
}
