import { marketIds, markets } from '@marehalm/shop';
import { productRecordSchema } from '@marehalm/search/records';
import * as z from 'zod/mini';
import type { PerMarket, ProductCardView, ShownPrice } from './product.ts';

/** Checks what a card shows of a product's record. */
export const productHitSchema = z.pick(productRecordSchema, {
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
});

/** What a card shows of a product's record. */
export type ProductHit = z.infer<typeof productHitSchema>;

/** What a list asks for of a record. */
export const productHitAttributes: readonly string[] = Object.keys(productHitSchema.shape);

/** What a card shows of `record`. */
export const toProductHit = (record: ProductHit): ProductHit => z.parse(productHitSchema, record);

/** The cards of `hits`. What is no product of this shop is left out: an index may hold records of another version. */
export function toProductCards(hits: readonly unknown[]): ProductCardView[] {
  return hits.flatMap((hit) => {
    const { success, data } = z.safeParse(productHitSchema, hit);
    const market = success && pricesOf(data);
    if (!market) return [];
    return [
      {
        id: data.objectID,
        href: data.href,
        name: data.title,
        subtitle: data.subtitle,
        pictures: data.pictures,
        sizes: data.sizeCount,
        label: data.sizes[0] ?? '',
        ...(data.unitPricePer && { per: data.unitPricePer }),
        market,
        ...(data.badge && { badge: data.badge }),
      },
    ];
  });
}

/** What is sold in some markets alone has no card: it carries the prices of all of them. */
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
