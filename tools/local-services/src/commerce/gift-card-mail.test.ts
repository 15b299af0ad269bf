import { money } from '@marehalm/cart-domain';
import { expect, test } from 'vitest';
import { giftCardMail } from './gift-card-mail.ts';

test.each([
  ['da', undefined, 'Her er et gavekort på 200\u00A0kr.'],
  ['da', 'Bodil', 'Bodil har sendt dig et gavekort på 200\u00A0kr.'],
  ['en', undefined, 'Here is a gift card of DKK\u00A0200.'],
  ['en', 'Bodil', 'Bodil has sent you a gift card of DKK\u00A0200.'],
] as const)(
  'giftCardMail() in %s from %s says what it is, with one full stop',
  (locale, senderName, said) => {
    const { text } = giftCardMail(
      {
        id: 1,
        shop: 'dk',
        initialAmount: money(20_000, 'DKK'),
        balance: money(20_000, 'DKK'),
        dueAt: '2026-11-10T12:00:00.000Z',
        expiresAt: '2029-11-30T22:59:59.999Z',
        delivery: {
          kind: 'email',
          to: 'asta@example.com',
          locale,
          orderName: 'DK1001',
          ...(senderName === undefined ? {} : { senderName }),
        },
      },
      'AAAA-BBBB-CCCC-DDDD',
    );
    expect(text.split('\n\n')[1]).toBe(said);
  },
);
