import { fc, test as property } from '@fast-check/vitest';
import { money } from '@marehalm/cart-domain';
import type { CheckoutCart } from '@marehalm/commerce-client';
import { expect, test } from 'vitest';
import { deliveryCost, differencesBetween, factsOfCart, orderCost, type Difference } from './order-facts.ts';

const kroner = (amount: number) => money(amount, 'DKK');

interface Sketch {
  lines: Record<string, [quantity: number, unitPrice: number]>;
  delivery?: number;
  /** Handle of the parcel shop that it goes to; to the door without one. */
  place?: string;
  discount?: number;
  /** What gift cards pay. */
  paid?: number;
}

/** A cart as the shop would tell it. */
function cartOf({ lines, delivery, place, discount = 0, paid = 0 }: Sketch): CheckoutCart {
  const goods = Object.values(lines).reduce((sum, [quantity, price]) => sum + quantity * price, 0);
  const subtotal = kroner(goods - discount);
  const total = kroner(subtotal.amount + (delivery ?? 0));
  return {
    id: 'gid://shopify/Cart/1?key=1',
    checkoutUrl: '/checkout',
    lines: Object.entries(lines).map(([sku, [quantity, price]]) => ({
      id: sku,
      merchandiseId: sku,
      sku,
      quantity,
      unitPrice: kroner(price),
      subtotal: kroner(quantity * price),
      total: kroner(quantity * price),
      available: true,
      attributes: [],
    })),
    totalQuantity: 0,
    discountCodes: [],
    cost: { subtotal, total, due: kroner(total.amount - paid) },
    buyer: {},
    attributes: [],
    giftCards: [],
    deliveryAddresses: [],
    deliveryGroups:
      delivery === undefined
        ? []
        : [
            {
              id: 'g',
              selected: place ?? 'home',
              options: [
                { handle: 'home', method: 'SHIPPING', cost: kroner(delivery) },
                ...['near', 'far'].map((handle) => ({
                  handle,
                  title: `Parcel shop ${handle}`,
                  method: 'PICKUP_POINT' as const,
                  cost: kroner(delivery),
                })),
                { handle: 'other', method: 'SHIPPING', cost: kroner(1) },
              ],
            },
          ],
  };
}

test.each<[criterion: string, before: Sketch, now: Sketch, expected: Difference[]]>([
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
    [{ kind: 'place', from: 'Parcel shop far', to: 'Parcel shop near' }],
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
])('differencesBetween() tells %s', (_criterion, before, now, expected) => {
  expect(differencesBetween(factsOfCart(cartOf(before)), factsOfCart(cartOf(now)))).toEqual(expected);
});

test('differencesBetween() does not tell what only one of the two knows', () => {
  const { lines } = factsOfCart(cartOf({ lines: { a: [1, 100] }, delivery: 5 }));
  expect(differencesBetween({ lines }, factsOfCart(cartOf({ lines: { a: [1, 100] }, delivery: 7 })))).toEqual(
    [],
  );
});

test('deliveryCost() is unknown until a way is chosen', () => {
  const cart = cartOf({ lines: {}, delivery: 59 });
  expect(deliveryCost(cart)).toEqual(kroner(59));
  const groups = cart.deliveryGroups.map(({ id, options }) => ({ id, options }));
  expect(deliveryCost({ ...cart, deliveryGroups: groups })).toBeUndefined();
});

const sketch: fc.Arbitrary<Sketch> = fc
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

property.prop([sketch])('the rows of orderCost() add up to what the shop charges', (drawn) => {
  const cart = cartOf(drawn);
  const { goods, discount, delivery, total } = orderCost(cart);
  expect(goods.amount - discount.amount + (delivery?.amount ?? 0)).toBe(total.amount);
  expect(total).toEqual(cart.cost.total);
  expect(discount.amount).toBe(drawn.discount);
});

property.prop([sketch, sketch])(
  'differences go both ways, and a cart does not differ from itself',
  (a, b) => {
    const [before, now] = [factsOfCart(cartOf(a)), factsOfCart(cartOf(b))];
    expect(differencesBetween(before, before)).toEqual([]);
    const turned = differencesBetween(now, before).map((one) => ({ ...one, from: one.to, to: one.from }));
    const byText = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).sort();
    expect(byText(differencesBetween(before, now))).toEqual(
      byText(turned.map(({ from, to, ...rest }) => ({ ...rest, from, to }))),
    );
  },
);
