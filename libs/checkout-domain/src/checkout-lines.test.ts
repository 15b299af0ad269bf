import { expect, test } from 'vitest';
import { type CheckoutBag, listCheckoutLines, toBagCost } from './checkout-lines.ts';
import type { Money } from './money.ts';

const kronor = (amount: number): Money => ({ amount, currency: 'SEK' });
interface Contents {
  readonly sku: string;
  readonly quantity: number;
  readonly note?: string;
}
const bag: CheckoutBag<Money, Contents> = {
  lines: [
    { key: 'TEA', sku: 'TEA', quantity: 2, unitPrice: kronor(100) },
    { key: 'CARD Eva', sku: 'CARD', quantity: 1, unitPrice: kronor(500), note: 'Eva' },
  ],
  gifts: [{ sku: 'CUP', quantity: 1 }],
  samples: ['SAMPLE'],
  merchandise: kronor(200),
  giftCardsBought: kronor(500),
  discount: kronor(20),
  total: kronor(680),
  includedTaxes: [{ amount: kronor(30) }, { amount: kronor(6) }],
};
const toContents = ({ sku, quantity }: { readonly sku: string; readonly quantity: number }): Contents => ({
  sku,
  quantity,
});

test('listCheckoutLines() lists the bag before there is a cart: goods, gifts, samples', () => {
  expect(
    listCheckoutLines<Money, Contents & { id: string; unitPrice: Money }, Contents>(
      undefined,
      bag,
      toContents,
    ),
  ).toEqual([
    ...bag.lines,
    { key: 'CUP', sku: 'CUP', quantity: 1, unitPrice: kronor(0) },
    { key: 'SAMPLE', sku: 'SAMPLE', quantity: 1, unitPrice: kronor(0) },
  ]);
});

test('listCheckoutLines() lists the cart in the order of the bag', () => {
  const cart = {
    lines: ['SAMPLE', 'OTHER', 'CARD', 'CUP', 'TEA'].map((sku) => ({
      id: `line-${sku}`,
      sku,
      quantity: 3,
      unitPrice: kronor(7),
    })),
  };
  const lines = listCheckoutLines(cart, bag, toContents);
  expect(lines.map(({ sku }) => sku)).toEqual(['TEA', 'CARD', 'OTHER', 'CUP', 'SAMPLE']);
  expect(lines[0]).toEqual({ key: 'line-TEA', sku: 'TEA', quantity: 3, unitPrice: kronor(7) });
});

test('toBagCost() adds up goods and taxes', () => {
  expect(toBagCost(bag)).toEqual({
    goods: kronor(700),
    discount: kronor(20),
    total: kronor(680),
    vat: kronor(36),
  });
});
