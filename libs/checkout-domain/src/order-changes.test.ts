import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { toOrderSummary } from './order-summary.ts';
import { findOrderChanges, type OrderChange } from './order-changes.ts';
import { type CartSketch, createSketchedCart, kroner } from './testing/sketched-cart.ts';

test.each<[criterion: string, before: CartSketch, now: CartSketch, expected: OrderChange[]]>([
  ['nothing', { lines: { a: [1, 100] } }, { lines: { a: [1, 100] } }, []],
  [
    'a price and the total',
    { lines: { a: [2, 100] } },
    { lines: { a: [2, 120] } },
    [
      { kind: 'price', sku: 'a', from: kroner(100), to: kroner(120) },
      { kind: 'total', from: kroner(200), to: kroner(240) },
    ],
  ],
  [
    'a gift card that pays less',
    { lines: { a: [1, 100] }, paid: 60 },
    { lines: { a: [1, 100] }, paid: 20 },
    [{ kind: 'due', from: kroner(40), to: kroner(80) }],
  ],
  [
    'the rest, where a gift card does not pay what is new',
    { lines: { a: [1, 100] }, paid: 60 },
    { lines: { a: [1, 150] }, paid: 60 },
    [
      { kind: 'price', sku: 'a', from: kroner(100), to: kroner(150) },
      { kind: 'total', from: kroner(100), to: kroner(150) },
      { kind: 'due', from: kroner(40), to: kroner(90) },
    ],
  ],
  [
    'a line that is gone',
    { lines: { a: [1, 100], b: [1, 0] } },
    { lines: { a: [1, 100] } },
    [{ kind: 'quantity', sku: 'b', from: 1, to: 0 }],
  ],
  [
    'a gift that has come',
    { lines: { a: [1, 100] } },
    { lines: { a: [1, 100], gift: [1, 0] } },
    [{ kind: 'quantity', sku: 'gift', from: 0, to: 1 }],
  ],
  [
    'delivery',
    { lines: { a: [1, 100] }, delivery: 0 },
    { lines: { a: [1, 100] }, delivery: 59 },
    [
      { kind: 'delivery', from: kroner(0), to: kroner(59) },
      { kind: 'total', from: kroner(100), to: kroner(159) },
    ],
  ],
  [
    'another parcel shop',
    { lines: { a: [1, 100] }, delivery: 0, place: 'far' },
    { lines: { a: [1, 100] }, delivery: 0, place: 'near' },
    [{ kind: 'pickup-point', from: 'Parcel shop far', to: 'Parcel shop near' }],
  ],
  [
    'no parcel shop where there was none',
    { lines: { a: [1, 100] }, delivery: 0 },
    { lines: { a: [1, 100] }, delivery: 0, place: 'near' },
    [],
  ],
  [
    'a code that takes off less',
    { lines: { a: [1, 100] }, discount: 15 },
    { lines: { a: [1, 100] } },
    [{ kind: 'total', from: kroner(85), to: kroner(100) }],
  ],
])('findOrderChanges() tells %s', (_criterion, before, now, expected) => {
  expect(
    findOrderChanges(toOrderSummary(createSketchedCart(before)), toOrderSummary(createSketchedCart(now))),
  ).toEqual(expected);
});

test('findOrderChanges() does not tell what only one of the two knows', () => {
  const { lines } = toOrderSummary(createSketchedCart({ lines: { a: [1, 100] }, delivery: 5 }));
  expect(
    findOrderChanges({ lines }, toOrderSummary(createSketchedCart({ lines: { a: [1, 100] }, delivery: 7 }))),
  ).toEqual([]);
});

const sketch: fc.Arbitrary<CartSketch> = fc
  .record({
    lines: fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.tuple(fc.integer({ min: 1, max: 99 }), fc.nat({ max: 200_000 })),
    ),
    delivery: fc.nat({ max: 20_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ lines, delivery, share }) => {
    const goods = Object.values(lines).reduce((sum, [quantity, price]) => sum + quantity * price, 0);
    return { lines, delivery, discount: Math.floor(goods * share) };
  });

property.prop([sketch, sketch])('changes go both ways, and a cart does not differ from itself', (a, b) => {
  const [before, now] = [toOrderSummary(createSketchedCart(a)), toOrderSummary(createSketchedCart(b))];
  expect(findOrderChanges(before, before)).toEqual([]);
  const turned = findOrderChanges(now, before).map((one) => ({ ...one, from: one.to, to: one.from }));
  const byText = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).sort();
  expect(byText(findOrderChanges(before, now))).toEqual(
    byText(turned.map(({ from, to, ...rest }) => ({ ...rest, from, to }))),
  );
});

test('findOrderChanges() finds another currency', () => {
  const before = { lines: new Map(), total: kroner(100) };
  const now = { lines: new Map(), total: { amount: 100, currency: 'EUR' } };
  expect(findOrderChanges(before, now)).toEqual([{ kind: 'total', from: before.total, to: now.total }]);
});

test('findOrderChanges() reports what is left to pay once where the total changes and no gift card pays', () => {
  const before = { lines: new Map(), total: kroner(100), due: kroner(100) };
  const now = { lines: new Map(), total: kroner(150), due: kroner(150) };
  expect(findOrderChanges(before, now)).toEqual([{ kind: 'total', from: kroner(100), to: kroner(150) }]);
});
