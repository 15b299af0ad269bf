import { type RecentlyViewed, selectViewed } from '@marehalm/cart-domain/recently-viewed';
import { marketIds, type LocaleCode } from '@marehalm/shop';
import type { BagOffer, BagOffers, ProductCardView } from '../../view-models/product';

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
  const byProduct = new Map<string, BagOffer[]>();
  for (const offer of Object.values(offers)) {
    if (offer.kind !== 'merchandise') continue;
    byProduct.set(offer.product, [...(byProduct.get(offer.product) ?? []), offer]);
  }
  const ids = selectViewed(viewed, { except: product, isSold: (id) => byProduct.has(id), limit });
  return ids.flatMap((id) => toCard(byProduct.get(id) ?? [], locale));
}

function toCard(sizes: readonly BagOffer[], locale: LocaleCode): ProductCardView[] {
  const [first] = sizes;
  if (!first?.href) return [];
  const isSoldOut = sizes.every(({ market }) => marketIds.every((id) => !market[id].available));
  return [
    {
      id: first.product,
      // Without a size: the page selects one itself.
      href: first.href[locale].replace(/\?.*/, ''),
      name: first.name[locale],
      subtitle: '',
      pictures: [first.picture],
      sizes: sizes.length,
      label: first.size[locale],
      ...(first.per ? { per: first.per } : {}),
      market: first.market,
      ...(isSoldOut ? { badge: 'sold-out' } : {}),
    },
  ];
}
