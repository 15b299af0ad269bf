import type { CheckoutCart } from '../checkout-service.ts';

/** Returns an amount of Danish kroner; `amount` in øre. */
export const kroner = (amount: number) => ({ amount, currency: 'DKK' });

/** What matters of a cart in a test. */
export interface CartSketch {
  lines: Record<string, [quantity: number, unitPrice: number]>;
  delivery?: number;
  /** Handle of the parcel shop; home delivery without one. */
  place?: string;
  discount?: number;
  /** Amounts paid by gift cards. */
  paid?: number;
}

/** Creates a cart as the shop returns it. */
export function createSketchedCart({
  lines,
  delivery,
  place,
  discount = 0,
  paid = 0,
}: CartSketch): CheckoutCart {
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
