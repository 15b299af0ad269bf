import { marketIds, markets } from '@marehalm/shop';
import type { ProductRecord } from '@marehalm/search/records';
import type { PerMarket, ProductCardView, ShownPrice } from './product.ts';

/** What a card shows of a product's record. Its schema is `product-hit-schema.ts`, which pages need only for answers of the service. */
export const productHitFields = {
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
} as const satisfies { readonly [Name in keyof ProductRecord]?: true };

/** What a card shows of a product's record. */
export type ProductHit = Pick<ProductRecord, keyof typeof productHitFields>;

/** What a list asks for of a record. */
export const productHitAttributes: readonly string[] = Object.keys(productHitFields);

/** The cards of `hits`. What is not sold in every market has none: a card carries the prices of all of them. */
export function toProductCards(hits: readonly ProductHit[]): ProductCardView[] {
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
        label: hit.sizes[0] ?? '',
        ...(hit.unitPricePer && { per: hit.unitPricePer }),
        market,
        ...(hit.badge && { badge: hit.badge }),
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
