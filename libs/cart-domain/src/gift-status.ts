import type { BagTotals } from './bag-totals.ts';
import type { EarnedGift, SpendingGiftProgress, QuantityGiftProgress } from './gifts.ts';

/** One statement about gifts to show to the shopper: gifts earned, the next gift by spending, or the next gift by quantity. */
export type GiftStatus =
  /** These gifts come with the order. */
  | { readonly kind: 'earned'; readonly gifts: readonly EarnedGift[] }
  /** One gift is missing an amount. */
  | ({ readonly kind: 'progress' } & SpendingGiftProgress)
  /** One gift is missing units of a product. */
  | ({ readonly kind: 'in-reach' } & QuantityGiftProgress);
/**
 * Returns up to three statements about gifts, the most important first: gifts earned, the next gift by spending, the next gift by
 * quantity.
 */
export function summarizeGifts({
  gifts,
  giftProgress,
  giftsInReach: [inReach],
}: Pick<BagTotals, 'gifts' | 'giftProgress' | 'giftsInReach'>): readonly GiftStatus[] {
  return [
    ...(gifts.length > 0 ? [{ kind: 'earned' as const, gifts }] : []),
    ...(giftProgress ? [{ kind: 'progress' as const, ...giftProgress }] : []),
    ...(inReach ? [{ kind: 'in-reach' as const, ...inReach }] : []),
  ];
}
