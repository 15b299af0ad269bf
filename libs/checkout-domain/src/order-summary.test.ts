import { expect, test } from 'vitest';
import type { CheckoutCart } from './checkout-service.ts';
import { toOrderSummary, groupOrderLinesBySku } from './order-summary.ts';

const kroner = (amount: number) => ({ amount, currency: 'DKK' });

interface Sketch {
  lines: Record<string, [quantity: number, unitPrice: number]>;
  delivery?: number;
  /** Handle of the parcel shop; home delivery without one. */
  place?: string;
  discount?: number;
  /** Amounts paid by gift cards. */
  paid?: number;
}

/** A cart as the shop returns it. */
function cartOf({ lines, delivery, place, discount = 0, paid = 0 }: Sketch): CheckoutCart {
  const goods = Object.values(lines).reduce((sum, [quantity, price]) => sum + quantity * price, 0);
  const total = kroner(goods - discount + (delivery ?? 0));
  return {
    id: 'cart',
    lines: Object.entries(lines).map(([sku, [quantity, price]]) => ({
      merchandiseId: `variant-${sku}`,
      sku,
      quantity,
      unitPrice: kroner(price),
    })),
    cost: { total, due: kroner(total.amount - paid) },
    buyer: {},
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
                  method: 'PICKUP_POINT',
                  cost: kroner(delivery),
                })),
                { handle: 'other', method: 'SHIPPING', cost: kroner(1) },
              ],
            },
          ],
  };
}

test('toOrderSummary() names a line without a SKU by its merchandise, and a parcel shop without a title by its handle', () => {
  const cart = cartOf({ lines: { a: [1, 100] }, delivery: 0, place: 'near' });
  const lines = cart.lines.map(({ sku: _sku, ...line }) => line);
  const deliveryGroups = cart.deliveryGroups.map((group) => ({
    ...group,
    options: group.options.map(({ title: _title, ...option }) => option),
  }));
  const facts = toOrderSummary({ ...cart, lines, deliveryGroups });
  expect([...facts.lines.keys()]).toEqual(['variant-a']);
  expect(facts.pickupPoint).toEqual({ handle: 'near', title: 'near' });
  expect(toOrderSummary(cart).pickupPoint).toEqual({ handle: 'near', title: 'Parcel shop near' });
  expect(toOrderSummary(cartOf({ lines: {} }))).toEqual({
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
