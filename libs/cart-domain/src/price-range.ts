import type { PricedSize } from './product-badge.ts';

/**
 * Returns the lowest and highest product price in a market, in minor units. The price of a product is that of its cheapest
 * available size, or of its cheapest size when none is available; `products` must not be empty.
 *
 * @param products The sizes of each product.
 */
export function calculatePriceRange(
  products: readonly (readonly PricedSize[])[],
  market: string,
): readonly [lowest: number, highest: number] {
  const prices = products.map((sizes) => {
    const offers = sizes.flatMap((size) => size.market[market] ?? []);
    const payable = offers.filter(({ available }) => available);
    return Math.min(...(payable.length > 0 ? payable : offers).map(({ price }) => price));
  });
  return [Math.min(...prices), Math.max(...prices)];
}
