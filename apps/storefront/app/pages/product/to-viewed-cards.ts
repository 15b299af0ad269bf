import { type RecentlyViewed, selectViewed } from '@marehalm/cart-domain/recently-viewed';
import type { LocaleCode } from '@marehalm/shop';
import { toOfferCards } from '../../catalogue/offer-cards';
import type { BagOffers, ProductCardView } from '../../view-models/product';

/** Creates cards of the viewed products from the offers of the bag, the latest first. */
export function toViewedCards(
  offers: BagOffers,
  {
    viewed,
    product,
    locale,
    limit,
  }: { viewed: RecentlyViewed; product: string; locale: LocaleCode; limit: number },
): readonly ProductCardView[] {
  const ids = selectViewed(viewed, { except: product, isSold: () => true, limit: Infinity });
  return toOfferCards(offers, ids, locale).slice(0, limit);
}
