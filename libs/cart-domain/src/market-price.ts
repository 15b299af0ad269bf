import type { MarketPrice } from './multi-market-offer.ts';
import type { CurrencyCode, Money } from './money.ts';
import { calculateUnitPrice, type MeasureUnit, type UnitPrice } from './unit-price.ts';

/**
 * A variant with its price and availability in one market's commerce service. A `CommerceVariant` of `@marehalm/commerce-client`
 * can be passed.
 */
export interface SellableVariant {
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

/**
 * Returns the measure that the unit price of a pack refers to: `l` for milliliters, `kg` for grams, `oz` and `fl oz` for themselves, otherwise
 * `undefined`.
 */
export function findUnitPriceMeasure({ unit }: Pick<PackSize, 'unit'>): UnitPrice['per'] | undefined {
  return hasPriceMeasure(unit) ? PRICE_MEASURES[unit] : undefined;
}

/**
 * Converts a variant to its price in a market, in minor units, with the unit price when `content` is in milliliters or grams.
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
  { id, price, compareAtPrice, availableForSale, quantityAvailable }: SellableVariant,
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

/**
 * Returns the badge of a product card: `sold-out` when no size is available in any market, else `reduced` when any price is
 * reduced, else `new` when `isNew`, else `undefined`.
 */
export function findProductBadge(
  { isNew = false }: { readonly isNew?: boolean | undefined },
  sizes: readonly PricedSize[],
): 'new' | 'sold-out' | 'reduced' | undefined {
  if (!isAvailableInAnyMarket(sizes)) return 'sold-out';
  const prices = sizes.flatMap(({ market }) => Object.values(market));
  if (prices.some(({ compareAt }) => compareAt !== undefined)) return 'reduced';
  return isNew ? 'new' : undefined;
}

/**
 * Returns the lowest and highest product price in a market, in minor units. The price of a product is that of its cheapest
 * available size, or of its cheapest size when none is available; `products` must not be empty.
 *
 * @param products The sizes of each product.
 */
export function calculatePriceRange(
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
