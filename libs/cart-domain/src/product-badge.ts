import type { MarketPrice } from './multi-market-offer.ts';

/** A size of a product with its price and availability by market. */
export interface PricedSize {
  readonly market: Readonly<Record<string, Pick<MarketPrice, 'available' | 'compareAt' | 'price'>>>;
}

/** Whether any size is available in any market. */
export const isAvailableInAnyMarket = (sizes: readonly PricedSize[]): boolean =>
  sizes.some(({ market }) => Object.values(market).some(({ available }) => available));

/**
 * Returns the badge of a product card: `sold-out` when no size is available in any market, else `reduced` when any price is
 * reduced, else `new` when `isNew`, else `undefined`.
 */
export function findProductBadge(
  { isNew = false }: { readonly isNew?: boolean | undefined },
  sizes: readonly PricedSize[],
): 'new' | 'sold-out' | 'reduced' | undefined {
  if (!isAvailableInAnyMarket(sizes)) return 'sold-out';
  const prices = sizes.flatMap(({ market }) => Object.values(market));
  if (prices.some(({ compareAt }) => compareAt !== undefined)) return 'reduced';
  return isNew ? 'new' : undefined;
}
