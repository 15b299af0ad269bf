import { expect, test } from 'vitest';
import { type Bag, emptyBag, reduceBag } from './bag.ts';
import { hasSameLines, createBagFromCart, toBagCommands } from './bag-conversion.ts';
import { money } from './money.ts';

const giftCard = {
  type: 'email-now',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
  amount: money(30_000, 'DKK'),
} as const;
const bag: Bag = {
  ...emptyBag,
  lines: [
    { sku: 'serum', quantity: 2 },
    { sku: 'card', quantity: 1, giftCard },
  ],
  samples: ['serum-2ml'],
  promoCodes: ['KYST10'],
  giftCards: ['ABCDEFGH12345678'],
  note: 'For Inge',
};

test('toBagCommands() fills an empty bag', () => {
  expect(toBagCommands(bag).reduce((before, command) => reduceBag(before, command), emptyBag)).toEqual(bag);
});

test('createBagFromCart() asks for what a cart holds, without gifts', () => {
  const kinds = new Map([
    ['serum', 'merchandise'],
    ['serum-2ml', 'sample'],
    ['balm', 'gift'],
  ] as const);
  const lines = [
    { sku: 'serum', quantity: 2 },
    { sku: 'serum', quantity: 1 },
    { sku: 'card', quantity: 1, giftCard },
    { sku: 'serum-2ml', quantity: 1 },
    { sku: 'balm', quantity: 1 },
  ];
  expect(createBagFromCart(lines, ['Kyst10'], (sku) => kinds.get(sku as 'serum'))).toEqual({
    ...emptyBag,
    lines: [
      { sku: 'serum', quantity: 3 },
      { sku: 'card', quantity: 1, giftCard },
    ],
    samples: ['serum-2ml'],
    promoCodes: ['KYST10'],
  });
});

test('hasSameLines() compares units, in any order', () => {
  const [serum, card] = bag.lines as [Bag['lines'][number], Bag['lines'][number]];
  expect(hasSameLines(bag, { ...emptyBag, lines: [card, serum] })).toBe(true);
  expect(hasSameLines(bag, { ...bag, lines: [serum] })).toBe(false);
  expect(hasSameLines(bag, { ...bag, lines: [card, { ...serum, quantity: 3 }] })).toBe(false);
});
