import type { CartAttribute } from './cart.ts';

/** The mail with which a gift card is sent to somebody. A choice of `@marehalm/cart-domain` that goes by mail is one. */
export interface GiftCardMail {
  readonly recipientEmail: string;
  /** At most 255 characters at Shopify. */
  readonly recipientName?: string;
  readonly senderName?: string;
  /** At most 200 characters at Shopify. */
  readonly message?: string;
  /** ISO 8601 date, `2026-12-24`, from today to 90 days ahead at Shopify. At once unless told. */
  readonly sendOn?: string;
}

/** The names that Shopify gives them. It shows the buyer those that do not begin with an underscore. */
const names: Readonly<Record<keyof GiftCardMail, string>> = {
  recipientEmail: 'Recipient email',
  recipientName: 'Recipient name',
  // Shopify has no name for this one and only shows it.
  senderName: 'Sender name',
  message: 'Message',
  sendOn: 'Send on',
};
const send = '__shopify_send_gift_card_to_recipient';
const offset = '__shopify_offset';

/**
 * What a line of a cart needs for its gift card to be sent to somebody.
 *
 * @param timezoneOffset minutes from the buyer's time to UTC on that day, as `Date.prototype.getTimezoneOffset` gives them.
 * Without it a card with a date may be sent a day early or late.
 * @example
 * ```ts
 * const mail = { recipientEmail: 'bodil@example.com', recipientName: 'Bodil', sendOn: '2026-12-24' };
 * const attributes = giftCardAttributes(mail, -60);
 * attributes[1]; // => { key: 'Recipient email', value: 'bodil@example.com' }
 * giftCardMailOf(attributes); // => mail
 * ```
 */
export function giftCardAttributes(mail: GiftCardMail, timezoneOffset?: number): readonly CartAttribute[] {
  const fields = Object.keys(names) as (keyof GiftCardMail)[];
  return [
    { key: send, value: 'on' },
    ...fields.flatMap((field) => {
      const value = mail[field];
      return value === undefined ? [] : [{ key: names[field], value }];
    }),
    ...(mail.sendOn === undefined || timezoneOffset === undefined
      ? []
      : [{ key: offset, value: String(timezoneOffset) }]),
  ];
}

/** The mail of a line with these attributes. `undefined` where its gift card is sent to nobody. */
export function giftCardMailOf(attributes: readonly CartAttribute[]): GiftCardMail | undefined {
  const values = new Map(attributes.map(({ key, value }) => [key, value]));
  const recipientEmail = values.get(names.recipientEmail);
  if (!values.has(send) || recipientEmail === undefined) return undefined;
  const fields = Object.entries(names).flatMap(([field, name]) => {
    const value = values.get(name);
    return value === undefined ? [] : [[field, value]];
  });
  return { recipientEmail, ...Object.fromEntries(fields) };
}
