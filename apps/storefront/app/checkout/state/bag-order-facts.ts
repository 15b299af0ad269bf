import { type BagTotals, zeroMoney } from '@marehalm/cart-domain';
import { type OrderFacts, toOrderLines } from '@marehalm/checkout-domain';
import type { ShopMoney } from './checkout-types';

/**
 * Returns what the bag knows of the order: the goods alone, because codes and delivery are the cart's. Samples and gifts cost nothing.
 */
export function bagToOrderFacts({ lines, samples, gifts, merchandise }: BagTotals): OrderFacts<ShopMoney> {
  const unitPrice = zeroMoney(merchandise.currency);
  return {
    lines: toOrderLines<ShopMoney>([
      ...lines,
      ...samples.map((sku) => ({ sku, quantity: 1, unitPrice })),
      ...gifts.map(({ sku, quantity }) => ({ sku, quantity, unitPrice })),
    ]),
  };
}
