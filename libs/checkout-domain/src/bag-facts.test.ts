import { expect, test } from 'vitest';
import { toBagFacts, toOrderChanges } from './bag-facts.ts';

const sek = (amount: number) => ({ amount, currency: 'SEK' });

test('toBagFacts() returns goods at their price, samples and gifts for nothing', () => {
  const { lines, ...others } = toBagFacts({
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
