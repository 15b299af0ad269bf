import { expect, test } from 'vitest';
import { findBagChangesToReport, bagToOrderSummary, toOrderChanges } from './compare-bag-with-order.ts';
import { testCheckoutCart } from './testing/scripted-service.ts';

const sek = (amount: number) => ({ amount, currency: 'SEK' });

test('bagToOrderSummary() returns goods at their price, samples and gifts for nothing', () => {
  const { lines, ...others } = bagToOrderSummary({
    lines: [{ sku: 'SERUM', quantity: 2, unitPrice: sek(29_900) }],
    samples: ['SAMPLE'],
    gifts: [{ sku: 'GIFT', quantity: 3 }],
    merchandise: sek(59_800),
  });
  expect(Object.fromEntries(lines)).toEqual({
    SERUM: { quantity: 2, unitPrice: sek(29_900) },
    SAMPLE: { quantity: 1, unitPrice: sek(0) },
    GIFT: { quantity: 3, unitPrice: sek(0) },
  });
  expect(others).toEqual({});
});

test('toOrderChanges() returns what corrections change of an order', () => {
  expect(
    toOrderChanges([
      { kind: 'price-changed', sku: 'SERUM', from: sek(1), to: sek(2) },
      { kind: 'quantity-limited', sku: 'SERUM', from: 3, to: 1 },
      { kind: 'unavailable', sku: 'BALM' },
      { kind: 'code-refused' },
    ]),
  ).toEqual([
    { kind: 'price', sku: 'SERUM', from: sek(1), to: sek(2) },
    { kind: 'quantity', sku: 'SERUM', from: 3, to: 1 },
    { kind: 'quantity', sku: 'BALM', from: 1, to: 0 },
  ]);
});

test('findBagChangesToReport() returns what was announced, or else what is gone and what differs from the cart', () => {
  const bag = {
    lines: [],
    samples: [],
    gifts: [],
    merchandise: sek(0),
    refusals: [{ kind: 'line', sku: 'BALM' }, { kind: 'promo-code' }],
  };
  const unavailable = { kind: 'unavailable', sku: 'SERUM' } as const;
  expect(findBagChangesToReport([unavailable], bag, testCheckoutCart)).toEqual([
    { kind: 'quantity', sku: 'SERUM', from: 1, to: 0 },
  ]);
  expect(findBagChangesToReport([], bag, undefined)).toEqual([
    { kind: 'quantity', sku: 'BALM', from: 1, to: 0 },
  ]);
  const [gone, ...differing] = findBagChangesToReport([], bag, testCheckoutCart);
  expect(gone).toMatchObject({ sku: 'BALM' });
  expect(differing).toHaveLength(new Set(testCheckoutCart.lines.map(({ sku }) => sku)).size);
});
