import { type Bag, emptyBag, type GiftCardChoice, reduceBag } from '@marehalm/cart-domain';
import { type CheckoutCart, giftCardAttributes } from '@marehalm/commerce-client';
import { expect, test } from 'vitest';
import { commandsAfterOrder, orderedGoods } from './ordered-goods.ts';

const inge: GiftCardChoice = {
  type: 'email-now',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
  amount: { amount: 30_000, currency: 'DKK' },
};
const per: GiftCardChoice = { ...inge, recipientName: 'Per', recipientEmail: 'per@example.com' };

/** The cart that the shop has for a bag, with whatever it adds by itself. */
function cartOf({ lines, samples, promoCodes }: Bag, gifts: readonly string[] = []): CheckoutCart {
  const free = [...samples, ...gifts].map((sku) => ({ sku, quantity: 1, giftCard: undefined }));
  return {
    lines: [...lines, ...free].map(({ sku, quantity, giftCard }) => ({
      sku,
      quantity,
      unitPrice: { amount: 37_500, currency: 'DKK' },
      attributes: giftCard ? giftCardAttributes(giftCard) : [],
    })),
    discountCodes: promoCodes.map((code) => ({ code, applicable: true })),
  } as unknown as CheckoutCart;
}

const after = (bag: Bag, ordered: Parameters<typeof commandsAfterOrder>[1]): Bag =>
  commandsAfterOrder(bag, ordered).reduce((one, command) => reduceBag(one, command), bag);

const bag: Bag = {
  ...emptyBag,
  lines: [{ sku: 'serum', quantity: 2 }],
  samples: ['serum-2ml'],
  promoCodes: ['KYST10'],
  note: 'Ring på',
};

test.each<[criterion: string, now: Bag, expected: Bag]>([
  ['leaves nothing where nothing was added', bag, emptyBag],
  [
    'leaves what was added to a line that was ordered',
    { ...bag, lines: [{ sku: 'serum', quantity: 5 }] },
    { ...emptyBag, lines: [{ sku: 'serum', quantity: 3 }] },
  ],
  [
    'leaves other lines, samples and codes, and takes those that were used',
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
  [
    'takes no more than there is of what was made less meanwhile',
    { ...bag, lines: [{ sku: 'serum', quantity: 1 }] },
    emptyBag,
  ],
])('commandsAfterOrder() %s', (_criterion, now, expected) => {
  expect(after(now, orderedGoods(cartOf(bag, ['gift'])))).toEqual(expected);
});

test('commandsAfterOrder() tells gift cards to two people apart', () => {
  const before = { ...emptyBag, lines: [{ sku: 'card', quantity: 1, giftCard: inge }] };
  const now = { ...before, lines: [...before.lines, { sku: 'card', quantity: 1, giftCard: per }] };
  expect(after(now, orderedGoods(cartOf(before))).lines).toEqual([
    { sku: 'card', quantity: 1, giftCard: per },
  ]);
});

test('commandsAfterOrder() takes everything where nobody knows what was ordered', () => {
  expect(after(bag, undefined)).toEqual(emptyBag);
});

test('orderedGoods() says nothing of people', () => {
  const ordered = orderedGoods(
    cartOf({ ...emptyBag, lines: [{ sku: 'card', quantity: 1, giftCard: inge }] }),
  );
  expect(JSON.stringify(ordered)).not.toMatch(/inge/i);
});
