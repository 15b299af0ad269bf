import { type RecentlyViewed, selectRecentlyViewedIds } from '@marehalm/cart-domain/recently-viewed';
import type { LocaleCode } from '@marehalm/shop';
import { toOfferCards } from './offer-cards.ts';
import type { BagOffers } from './bag-offer.ts';
import type { ProductCardView } from './product-card-view.ts';

/**
 * Creates cards for up to `limit` recently viewed products, the latest first, without `product` and products no longer sold.
 * Cards have no subtitle.
 */
export function toRecentlyViewedCards(
  offers: BagOffers,
  {
    viewed,
    product,
    locale,
    limit,
  }: { viewed: RecentlyViewed; product: string; locale: LocaleCode; limit: number },
): readonly ProductCardView[] {
  const ids = selectRecentlyViewedIds(viewed, { except: product, isSold: () => true, limit: Infinity });
  return toOfferCards(offers, ids, locale).slice(0, limit);
}
