import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { CheckoutCart } from './checkout-service.ts';
import { toOrderCost, findDeliveryCost } from './order-cost.ts';

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

test('findDeliveryCost() is unknown until a way is chosen', () => {
  const cart = cartOf({ lines: {}, delivery: 59 });
  expect(findDeliveryCost(cart)).toEqual(kroner(59));
  const groups = cart.deliveryGroups.map(({ id, options }) => ({ id, options }));
  expect(findDeliveryCost({ ...cart, deliveryGroups: groups })).toBeUndefined();
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

property.prop([sketch])('the rows of toOrderCost() add up to what the shop charges', (drawn) => {
  const cart = cartOf(drawn);
  const { goods, discount, delivery, total } = toOrderCost(cart);
  expect(goods.amount - discount.amount + (delivery?.amount ?? 0)).toBe(total.amount);
  expect(total).toEqual(cart.cost.total);
  expect(discount.amount).toBe(drawn.discount);
});

test('findDeliveryCost() adds up all groups, and is unknown where there is none', () => {
  const cart = cartOf({ lines: {}, delivery: 59 });
  const [group] = cart.deliveryGroups;
  expect(findDeliveryCost({ ...cart, deliveryGroups: group ? [group, group] : [] })).toEqual(kroner(118));
  expect(findDeliveryCost(cartOf({ lines: {} }))).toBeUndefined();
});
