import { expect, test } from 'vitest';
import { MAX_LINE_QUANTITY } from './bag.ts';
import { money } from './money.ts';
import type { Offer } from './offer.ts';
import { planReorder } from './reorder.ts';

const offer = (sku: string, change: Partial<Offer> = {}): Offer => ({
  sku,
  product: sku,
  collections: [],
  kind: 'merchandise',
  price: money(10_000, 'DKK'),
  available: true,
  ...change,
});
const offers = new Map(
  [
    offer('SERUM'),
    offer('LAST', { stock: 1 }),
    offer('NONE', { stock: 0 }),
    offer('OUT', { available: false }),
  ].map((one) => [one.sku, one]),
);
const line = (sku: string, quantity = 2) => ({ sku, title: sku, quantity });
const plan = (...lines: Parameters<typeof planReorder>[0]) => planReorder(lines, (sku) => offers.get(sku));

test('planReorder() takes what is sold today, as much of it as there is', () => {
  expect(plan(line('SERUM'), line('LAST'), line('SERUM', 500))).toEqual({
    lines: [
      { sku: 'SERUM', quantity: 2 },
      { sku: 'LAST', quantity: 1 },
      { sku: 'SERUM', quantity: MAX_LINE_QUANTITY },
    ],
    missing: [],
  });
});

test('planReorder() names what is sold out or gone', () => {
  expect(plan(line('OUT'), line('NONE'), line('UNKNOWN'), { title: 'Old balm', quantity: 1 })).toEqual({
    lines: [],
    missing: ['OUT', 'NONE', 'UNKNOWN', 'Old balm'],
  });
});
