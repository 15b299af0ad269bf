import { expect, test } from 'vitest';
import { getLineKey } from './bag.ts';
import { money } from './money.ts';
import { listRefusedLines } from './refused-lines.ts';

const giftCard = (recipientName: string, type: 'email-now' | 'printed' = 'printed') => ({
  sku: 'CARD',
  quantity: 1,
  giftCard: {
    ...{ amount: money(20_000, 'SEK'), recipientName, message: '' },
    ...(type === 'printed' ? { type } : { type, recipientEmail: 'eva@example.com' }),
  },
});

const tea = { sku: 'TEA', quantity: 2 };

test('listRefusedLines() returns the lines with the reason of their refusal', () => {
  const card = giftCard('Eva');
  const refusals = [
    { kind: 'line', key: getLineKey(card), sku: 'CARD', reason: 'sold-out' },
    { kind: 'line', key: 'GONE', sku: 'GONE', reason: 'not-found' },
    { kind: 'sample', sku: 'SAMPLE', reason: 'limit-reached' },
  ] as const;
  expect(listRefusedLines({ lines: [tea, card] }, { refusals })).toEqual([
    { line: card, reason: 'sold-out' },
  ]);
});
