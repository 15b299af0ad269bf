import { keepTogether, marketIds, markets } from '@marehalm/shop';
import type { ProductRecord } from '@marehalm/search/records';
import { findSoldOutMarkets, type ProductCardView, type ShownPrice } from './product-card-view.ts';
import type { PerMarket } from './per-market.ts';

/** Mask of the record fields that a product card shows, for `z.pick` and for the attributes to retrieve. */
export const productHitFieldMask = {
  objectID: true,
  href: true,
  title: true,
  subtitle: true,
  pictures: true,
  sizes: true,
  sizeCount: true,
  offers: true,
  unitPricePer: true,
  badge: true,
  rating: true,
  ratingCount: true,
} as const satisfies { readonly [Name in keyof ProductRecord]?: true };

/** The data that a card shows of a product's record. */
export type ProductHit = Pick<ProductRecord, keyof typeof productHitFieldMask>;

/** The attributes that a list requests of a record. */
export const productHitAttributes: readonly string[] = Object.keys(productHitFieldMask);

/**
 * Converts hits to cards. Products that are not sold in every market are omitted, because cards contain the prices of all markets.
 */
export function toProductHitCards(hits: readonly ProductHit[]): ProductCardView[] {
  return hits.flatMap((hit) => {
    const market = pricesOf(hit);
    if (!market) return [];
    return [
      {
        id: hit.objectID,
        href: hit.href,
        name: hit.title,
        subtitle: hit.subtitle,
        pictures: hit.pictures,
        sizes: hit.sizeCount,
        label: keepTogether(hit.sizes[0] ?? ''),
        ...(hit.unitPricePer && { per: hit.unitPricePer }),
        market,
        ...(hit.badge && { badge: hit.badge }),
        ...findSoldOutMarkets((id) => hit.offers[markets[id].currency]?.available === true),
        ...(hit.rating !== undefined &&
          hit.ratingCount !== undefined && { rating: { average: hit.rating, count: hit.ratingCount } }),
      },
    ];
  });
}

function pricesOf({ offers }: ProductHit): PerMarket<ShownPrice> | undefined {
  const prices = marketIds.flatMap((id): [string, ShownPrice][] => {
    const offer = offers[markets[id].currency];
    if (!offer) return [];
    const { price, compareAt, unitPrice } = offer;
    return [
      [
        id,
        {
          price,
          ...(compareAt !== undefined && { compareAt }),
          ...(unitPrice !== undefined && { unitPrice }),
        },
      ],
    ];
  });
  if (prices.length < marketIds.length) return undefined;
  return Object.fromEntries(prices) as unknown as PerMarket<ShownPrice>;
}
