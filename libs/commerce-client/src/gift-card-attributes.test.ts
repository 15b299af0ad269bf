import { expect, test } from 'vitest';
import type { CartAttribute } from './cart.ts';
import { giftCardAttributes, type GiftCardMail, giftCardMailOf } from './gift-card-attributes.ts';

const bodil: GiftCardMail = { recipientEmail: 'bodil@example.com' };
const sent: CartAttribute = { key: '__shopify_send_gift_card_to_recipient', value: 'on' };
const email: CartAttribute = { key: 'Recipient email', value: 'bodil@example.com' };

test.each<[criterion: string, mail: GiftCardMail, offset: number | undefined, expected: CartAttribute[]]>([
  ['names the recipient', bodil, undefined, [sent, email]],
  ['leaves the offset out of a mail that goes at once', bodil, -60, [sent, email]],
  [
    'names all there is, in the words of Shopify',
    { ...bodil, recipientName: 'Bodil', senderName: 'Asta', message: 'Til dig', sendOn: '2026-12-24' },
    -60,
    [
      sent,
      email,
      { key: 'Recipient name', value: 'Bodil' },
      { key: 'Sender name', value: 'Asta' },
      { key: 'Message', value: 'Til dig' },
      { key: 'Send on', value: '2026-12-24' },
      { key: '__shopify_offset', value: '-60' },
    ],
  ],
  [
    'tells an offset of nothing, which is that of Iceland',
    { ...bodil, sendOn: '2026-12-24' },
    0,
    [sent, email, { key: 'Send on', value: '2026-12-24' }, { key: '__shopify_offset', value: '0' }],
  ],
])('giftCardAttributes() %s', (_criterion, mail, offset, expected) => {
  expect(giftCardAttributes(mail, offset)).toEqual(expected);
});

test('giftCardAttributes() takes what the bag of another library knows, and sends only what belongs to the mail', () => {
  const choice = { ...bodil, type: 'email-now', amount: { amount: 50000, currency: 'DKK' } } as const;
  expect(giftCardAttributes(choice)).toEqual([sent, email]);
});

test.each<[criterion: string, attributes: CartAttribute[]]>([
  ['without attributes', []],
  ['with a recipient that is not to be sent anything', [email]],
  ['that is to be sent to nobody', [sent]],
  ['with attributes of another kind', [{ key: 'Engraving', value: 'B' }]],
])('giftCardMailOf() finds no mail in a line %s', (_criterion, attributes) => {
  expect(giftCardMailOf(attributes)).toBeUndefined();
});

test('giftCardMailOf() reads what a theme of Shopify wrote', () => {
  const attributes = [{ ...sent, value: 'true' }, email, { key: 'Engraving', value: 'B' }];
  expect(giftCardMailOf(attributes)).toEqual(bodil);
});
