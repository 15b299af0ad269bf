import { expect, test } from 'vitest';
import { toOrderSummary, groupOrderLinesBySku } from './order-summary.ts';
import { createSketchedCart, kroner } from './testing/sketched-cart.ts';

test('toOrderSummary() names a line without a SKU by its merchandise, and a parcel shop without a title by its handle', () => {
  const cart = createSketchedCart({ lines: { a: [1, 100] }, delivery: 0, place: 'near' });
  const lines = cart.lines.map(({ sku: _sku, ...line }) => line);
  const deliveryGroups = cart.deliveryGroups.map((group) => ({
    ...group,
    options: group.options.map(({ title: _title, ...option }) => option),
  }));
  const facts = toOrderSummary({ ...cart, lines, deliveryGroups });
  expect([...facts.lines.keys()]).toEqual(['variant-a']);
  expect(facts.pickupPoint).toEqual({ handle: 'near', title: 'near' });
  expect(toOrderSummary(cart).pickupPoint).toEqual({ handle: 'near', title: 'Parcel shop near' });
  expect(toOrderSummary(createSketchedCart({ lines: {} }))).toEqual({
    lines: new Map(),
    total: kroner(0),
    due: kroner(0),
  });
});

test('groupOrderLinesBySku() counts lines of one SKU together', () => {
  const line = (sku: string, quantity: number) => ({ sku, quantity, unitPrice: kroner(5) });
  expect(groupOrderLinesBySku([line('card', 1), line('a', 3), line('card', 2)])).toEqual(
    new Map([
      ['card', { quantity: 3, unitPrice: kroner(5) }],
      ['a', { quantity: 3, unitPrice: kroner(5) }],
    ]),
  );
});
