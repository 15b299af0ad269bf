import type { Bag } from './bag.ts';
import { hasSameLines, toBagCommands } from './bag-conversion.ts';
import { findMultiMarketOffer, type MultiMarketOffersBySku } from './multi-market-offer.ts';
import type { SetAsideBagStorage } from './set-aside-bag-storage.ts';
import type { ShopBag } from './shop-bag.ts';

/**
 * Replaces the shopper's bag, such as by that of a shared cart. The previous bag is set aside, unless both have the same lines.
 *
 * @param offers Offers that contain those of the lines of `next`.
 */
export function replaceBag<Market extends string, Locale extends string>(
  bag: ShopBag<Market, Locale>,
  aside: SetAsideBagStorage<Market, Locale>,
  next: Bag,
  offers: MultiMarketOffersBySku<Market, Locale>,
): void {
  bag.store.reload();
  const before = bag.store.getState().bag;
  if (before.lines.length > 0 && !hasSameLines(before, next)) aside.save(before, bag.offers.getState());
  bag.offers.add(next.lines.flatMap(({ sku }) => findMultiMarketOffer(offers, sku) ?? []));
  bag.dispatch({ type: 'clear' });
  for (const command of toBagCommands(next)) bag.dispatch(command);
}

/**
 * Adds the contents of the bag that was set aside to the current bag, and removes it from its storage. Does nothing when no bag
 * was set aside.
 */
export function mergeSetAsideBag<Market extends string, Locale extends string>(
  bag: ShopBag<Market, Locale>,
  aside: SetAsideBagStorage<Market, Locale>,
): void {
  const kept = aside.take();
  if (!kept) return;
  bag.offers.add(kept.offers);
  for (const command of toBagCommands(kept.bag)) bag.dispatch(command);
}
