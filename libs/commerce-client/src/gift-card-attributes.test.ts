import { expect, test } from 'vitest';
import type { CartAttribute } from './cart.ts';
import {
  toGiftCardAttributes,
  type GiftCardDetails,
  parseGiftCardAttributes,
} from './gift-card-attributes.ts';

const bodil: GiftCardDetails = {
  type: 'email-now',
  recipientEmail: 'bodil@example.com',
  recipientName: 'Bodil',
};
const sent: CartAttribute = { key: '__shopify_send_gift_card_to_recipient', value: 'on' };
const email: CartAttribute = { key: 'Recipient email', value: 'bodil@example.com' };
const name: CartAttribute = { key: 'Recipient name', value: 'Bodil' };
const onPaper: CartAttribute = { key: 'Delivery', value: 'printed' };

test.each<
  [criterion: string, wishes: GiftCardDetails, offset: number | undefined, expected: CartAttribute[]]
>([
  ['names the recipient', bodil, undefined, [sent, email, name]],
  ['leaves the offset out of a mail that goes at once', bodil, -60, [sent, email, name]],
  [
    "writes all fields, with Shopify's attribute names",
    {
      ...bodil,
      type: 'email-on-date',
      sendOn: '2026-12-24',
      senderName: 'Asta',
      message: 'Til dig',
      amount: { amount: 25050, currency: 'DKK' },
    },
    -60,
    [
      sent,
      email,
      name,
      { key: 'Sender name', value: 'Asta' },
      { key: 'Message', value: 'Til dig' },
      { key: 'Send on', value: '2026-12-24' },
      { key: '__shopify_offset', value: '-60' },
      { key: 'Amount', value: '250.50' },
    ],
  ],
  [
    "writes an offset of zero, which is Iceland's",
    { ...bodil, type: 'email-on-date', sendOn: '2026-12-24' },
    0,
    [sent, email, name, { key: 'Send on', value: '2026-12-24' }, { key: '__shopify_offset', value: '0' }],
  ],
  ['asks for paper, and for no mail', { type: 'printed', recipientName: 'Bodil' }, -60, [onPaper, name]],
])('toGiftCardAttributes() %s', (_criterion, wishes, offset, expected) => {
  expect(toGiftCardAttributes(wishes, offset)).toEqual(expected);
});

test.each<[criterion: string, attributes: CartAttribute[]]>([
  ['without attributes', []],
  ['with a recipient that is not to be sent anything', [email, name]],
  ['that has no recipient', [sent, name]],
  ['with attributes of another kind', [{ key: 'Engraving', value: 'B' }]],
  ['that is delivered in another way', [{ key: 'Delivery', value: 'by horse' }]],
])('parseGiftCardAttributes() returns undefined for a line %s', (_criterion, attributes) => {
  expect(parseGiftCardAttributes(attributes, 'DKK')).toBeUndefined();
});

test('parseGiftCardAttributes() parses what a Shopify theme writes', () => {
  const attributes = [{ ...sent, value: 'true' }, email, name, { key: 'Engraving', value: 'B' }];
  expect(parseGiftCardAttributes(attributes, 'DKK')).toEqual(bodil);
});

test.each(['', 'plenty', '12.345', '1e3'])('parseGiftCardAttributes() ignores the amount "%s"', (value) => {
  expect(parseGiftCardAttributes([onPaper, name, { key: 'Amount', value }], 'DKK')).toEqual({
    type: 'printed',
    recipientName: 'Bodil',
  });
});
