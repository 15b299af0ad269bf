import { expect, test } from 'vitest';
import { type LineRef } from './bag.ts';
import { money } from './money.ts';
import { hasOnlyEmailedGiftCards } from './has-only-emailed-gift-cards.ts';

const giftCard = (recipientName: string, type: 'email-now' | 'printed' = 'printed') => ({
  sku: 'CARD',
  quantity: 1,
  giftCard: {
    ...{ amount: money(20_000, 'SEK'), recipientName, message: '' },
    ...(type === 'printed' ? { type } : { type, recipientEmail: 'eva@example.com' }),
  },
});

const tea = { sku: 'TEA', quantity: 2 };

test.each<[string, readonly LineRef[], boolean]>([
  ['no lines', [], false],
  ['gift cards by email', [giftCard('Eva', 'email-now')], true],
  ['a printed gift card', [giftCard('Eva', 'email-now'), giftCard('Bo')], false],
  ['goods', [giftCard('Eva', 'email-now'), tea], false],
])('hasOnlyEmailedGiftCards() of %s', (_what, lines, expected) => {
  expect(hasOnlyEmailedGiftCards(lines)).toBe(expected);
});
