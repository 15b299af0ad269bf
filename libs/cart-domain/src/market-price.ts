import type { MarketPrice } from './multi-market-offer.ts';
import type { CurrencyCode, Money } from './money.ts';
import { calculateUnitPrice, type MeasureUnit, type UnitPrice } from './unit-price.ts';

/** A variant as a commerce service sells it. A `CommerceVariant` of `@marehalm/commerce-client` is one. */
export interface SoldVariant {
  readonly id: string;
  readonly price: Money;
  /** The lowest own price of the last 30 days, while the price is reduced. */
  readonly compareAtPrice?: Money | undefined;
  readonly availableForSale: boolean;
  /** Units in stock, when known. */
  readonly quantityAvailable?: number | undefined;
}

/** The content of one pack: `ml`, `g`, `oz` and `fl oz` have a price per measure, pieces and other units have none. */
export interface PackSize {
  readonly amount: number;
  readonly unit: string;
}

const PRICE_MEASURES = { ml: 'l', g: 'kg', oz: 'oz', 'fl oz': 'fl oz' } as const satisfies Partial<
  Record<MeasureUnit, UnitPrice['per']>
>;

const hasPriceMeasure = (unit: string): unit is keyof typeof PRICE_MEASURES =>
  Object.hasOwn(PRICE_MEASURES, unit);

/** Returns the measure of the unit price of a pack: liter, kilogram, ounce or fluid ounce. */
export function findPriceMeasure({ unit }: Pick<PackSize, 'unit'>): UnitPrice['per'] | undefined {
  return hasPriceMeasure(unit) ? PRICE_MEASURES[unit] : undefined;
}

/**
 * Converts a variant of the commerce service of a market into its price there.
 *
 * @throws Error when the service sells it in another currency.
 *
 * @example
 * ```ts
 * const variant = { id: '1', price: { amount: 1_250, currency: 'EUR' }, availableForSale: true } as const;
 * toMarketPrice(variant, 'EUR', { amount: 30, unit: 'ml' }).unitPrice; // => 41_667
 * ```
 */
export function toMarketPrice(
  { id, price, compareAtPrice, availableForSale, quantityAvailable }: SoldVariant,
  currency: CurrencyCode,
  content?: PackSize,
): MarketPrice {
  if (price.currency !== currency)
    throw new Error(`Cannot price variant ${id}: it is sold in ${price.currency}, expected ${currency}`);
  const { amount = 0, unit = '' } = content ?? {};
  return {
    variantId: id,
    price: price.amount,
    available: availableForSale,
    ...(compareAtPrice ? { compareAt: compareAtPrice.amount } : {}),
    ...(hasPriceMeasure(unit) ? { unitPrice: calculateUnitPrice(price, amount, unit).amount } : {}),
    ...(quantityAvailable === undefined ? {} : { stock: quantityAvailable }),
  };
}

/** A size of a product, with what its markets say of it. */
interface PricedSize {
  readonly market: Readonly<Record<string, Pick<MarketPrice, 'available' | 'compareAt' | 'price'>>>;
}

/** Returns whether any size is available in any market. */
export const isAvailableInAnyMarket = (sizes: readonly PricedSize[]): boolean =>
  sizes.some(({ market }) => Object.values(market).some(({ available }) => available));

/** Finds the badge of a product's card. Sold out means in every size and market. */
export function findBadge(
  { isNew = false }: { readonly isNew?: boolean | undefined },
  sizes: readonly PricedSize[],
): 'new' | 'sold-out' | 'reduced' | undefined {
  if (!isAvailableInAnyMarket(sizes)) return 'sold-out';
  const prices = sizes.flatMap(({ market }) => Object.values(market));
  if (prices.some(({ compareAt }) => compareAt !== undefined)) return 'reduced';
  return isNew ? 'new' : undefined;
}

/**
 * Returns the lowest and the highest price of products in a market, in minor units. Each product counts with the lowest price of its
 * available sizes, as its card does; with the lowest of all if none is available.
 *
 * @param products The sizes of each product.
 */
export function findPriceRange(
  products: readonly (readonly PricedSize[])[],
  market: string,
): readonly [lowest: number, highest: number] {
  const prices = products.map((sizes) => {
    const offers = sizes.flatMap((size) => size.market[market] ?? []);
    const payable = offers.filter(({ available }) => available);
    return Math.min(...(payable.length > 0 ? payable : offers).map(({ price }) => price));
  });
  return [Math.min(...prices), Math.max(...prices)];
}
