import { type OrderedGoods, toOrderedGoods } from '@marehalm/cart-domain';
import { type CheckoutCart, parseGiftCardAttributes } from '@marehalm/commerce-client';

/** Returns what an order of this cart takes out of the bag. */
export function orderedGoods({ lines, discountCodes }: CheckoutCart): OrderedGoods {
  return toOrderedGoods(
    lines.map(({ sku, merchandiseId, quantity, unitPrice, attributes }) => {
      const giftCard = parseGiftCardAttributes(attributes, unitPrice.currency);
      return { sku: sku ?? merchandiseId, quantity, ...(giftCard ? { giftCard } : {}) };
    }),
    discountCodes.map(({ code }) => code),
  );
}
