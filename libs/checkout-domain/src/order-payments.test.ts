import { expect, test } from 'vitest';
import type { CheckoutCart } from './checkout-service.ts';
import { toOrderPayments } from './order-payments.ts';

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

test('toOrderPayments() leaves out gift cards with nothing left to pay', () => {
  const card = (lastCharacters: string, used: number) => ({ lastCharacters, used: kroner(used), id: 'x' });
  const cart = {
    ...cartOf({ lines: { a: [1, 100] }, paid: 60 }),
    giftCards: [card('K3M9', 60), card('AAAA', 0)],
  };
  expect(toOrderPayments(cart)).toEqual({
    giftCards: [{ lastCharacters: 'K3M9', used: kroner(60) }],
    due: kroner(40),
  });
});
