import { marketIds, type LocaleCode } from '@marehalm/shop';
import type { BagOffer, BagOffers } from './bag-offer.ts';
import { findSoldOutMarkets, type ProductCardView } from './product-card-view.ts';

/** Creates a card of each product in `ids` that is sold, from the offers of the bag, in the order of `ids`. */
export function toOfferCards(
  offers: BagOffers,
  ids: readonly string[],
  locale: LocaleCode,
): readonly ProductCardView[] {
  const sizesOf = new Map<string, BagOffer[]>();
  for (const offer of Object.values(offers)) {
    if (offer.kind !== 'merchandise') continue;
    sizesOf.set(offer.product, [...(sizesOf.get(offer.product) ?? []), offer]);
  }
  return ids.flatMap((id) => toCard(sizesOf.get(id) ?? [], locale));
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
      ...findSoldOutMarkets((id) => sizes.some((size) => size.market[id].available)),
    },
  ];
}
