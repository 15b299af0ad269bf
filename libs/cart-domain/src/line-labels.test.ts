import { expect, test } from 'vitest';
import { money } from './money.ts';
import { createLineLabels } from './line-labels.ts';

const giftCard = (recipientName: string, type: 'email-now' | 'printed' = 'printed') => ({
  sku: 'CARD',
  quantity: 1,
  giftCard: {
    ...{ amount: money(20_000, 'SEK'), recipientName, message: '' },
    ...(type === 'printed' ? { type } : { type, recipientEmail: 'eva@example.com' }),
  },
});

const tea = { sku: 'TEA', quantity: 2 };

test('createLineLabels() adds the detail to names that occur twice', () => {
  const lines = [tea, giftCard('Eva'), giftCard('Bo')];
  const labels = createLineLabels(
    lines,
    ({ sku }) => sku,
    ({ giftCard: card }) => card?.recipientName,
  );
  expect([...labels.values()]).toEqual(['TEA', 'CARD, Eva', 'CARD, Bo']);
  const withoutDetail = createLineLabels(
    lines,
    ({ sku }) => sku,
    () => undefined,
  );
  expect([...withoutDetail.values()]).toEqual(['TEA', 'CARD', 'CARD']);
});
