import { expect, test } from 'vitest';
import { type Bag, emptyBag, reduceBag } from './bag.ts';
import type { GiftCardDetails } from './gift-card.ts';
import { createRemoveOrderedItemsCommands, toOrderedBagContents } from './ordered-bag-contents.ts';

const inge: GiftCardDetails = {
  type: 'email-now',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
  amount: { amount: 30_000, currency: 'DKK' },
};
const per: GiftCardDetails = { ...inge, recipientName: 'Per', recipientEmail: 'per@example.com' };

/** Order of a bag, with gifts and samples that the shop adds. */
function orderedWith({ lines, samples, promoCodes }: Bag, gifts: readonly string[] = []) {
  const free = [...samples, ...gifts].map((sku) => ({ sku, quantity: 1 }));
  return toOrderedBagContents([...lines, ...free], promoCodes);
}

const after = (bag: Bag, ordered: Parameters<typeof createRemoveOrderedItemsCommands>[1]): Bag =>
  createRemoveOrderedItemsCommands(bag, ordered).reduce((one, command) => reduceBag(one, command), bag);

const bag: Bag = {
  ...emptyBag,
  lines: [{ sku: 'serum', quantity: 2 }],
  samples: ['serum-2ml'],
  promoCodes: ['KYST10'],
  note: 'Ring på',
};

test.each<[criterion: string, now: Bag, expected: Bag]>([
  ['clears the bag where nothing was added', bag, emptyBag],
  [
    'keeps what was added to an ordered line',
    { ...bag, lines: [{ sku: 'serum', quantity: 5 }] },
    { ...emptyBag, lines: [{ sku: 'serum', quantity: 3 }] },
  ],
  [
    'keeps other lines, samples and codes, and removes used ones',
    {
      ...bag,
      lines: [...bag.lines, { sku: 'balm', quantity: 1 }],
      samples: ['serum-2ml', 'balm-2ml'],
      promoCodes: ['KYST10', 'VELKOMMEN15'],
    },
    {
      ...emptyBag,
      lines: [{ sku: 'balm', quantity: 1 }],
      samples: ['balm-2ml'],
      promoCodes: ['VELKOMMEN15'],
    },
  ],
  ['removes no more than the current quantity', { ...bag, lines: [{ sku: 'serum', quantity: 1 }] }, emptyBag],
])('createRemoveOrderedItemsCommands() %s', (_criterion, now, expected) => {
  expect(after(now, orderedWith(bag, ['gift']))).toEqual(expected);
});

test('createRemoveOrderedItemsCommands() distinguishes gift cards for two recipients', () => {
  const before = { ...emptyBag, lines: [{ sku: 'card', quantity: 1, giftCard: inge }] };
  const now = { ...before, lines: [...before.lines, { sku: 'card', quantity: 1, giftCard: per }] };
  expect(after(now, orderedWith(before)).lines).toEqual([{ sku: 'card', quantity: 1, giftCard: per }]);
});

test('createRemoveOrderedItemsCommands() removes everything where the ordered goods are unknown', () => {
  expect(after(bag, undefined)).toEqual(emptyBag);
});

test('createRemoveOrderedItemsCommands() adds up lines that the order had twice', () => {
  const ordered = toOrderedBagContents(
    [
      { sku: 'serum', quantity: 1 },
      { sku: 'serum', quantity: 2 },
    ],
    [],
  );
  expect(after({ ...emptyBag, lines: [{ sku: 'serum', quantity: 4 }] }, ordered).lines).toEqual([
    { sku: 'serum', quantity: 1 },
  ]);
});

test('toOrderedBagContents() omits personal data, and normalizes codes', () => {
  const line = { sku: 'card', quantity: 1, giftCard: inge };
  const ordered = toOrderedBagContents([line], ['kyst 10']);
  expect(JSON.stringify(ordered)).not.toMatch(/inge/i);
  expect(ordered).toEqual({ lines: [[expect.stringMatching(/^card -?\d+$/), 1]], codes: ['KYST10'] });
});
