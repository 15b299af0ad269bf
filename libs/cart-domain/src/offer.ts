import { compareMoney, type Money } from './money.ts';
import { type MeasureUnit } from './unit-price.ts';

/**
 * What a SKU is sold as. A gift card is a means of payment: it bears no VAT at sale, takes no discount and counts
 * towards no threshold. Samples and gifts are never for sale.
 */
export type GoodsKind = 'merchandise' | 'gift-card' | 'sample' | 'gift';

/** Flags of a product. A reduced price is not a flag but a `compareAtPrice`. */
export type OfferFlag = 'new' | 'exclusive';

/** Content of one pack. */
export interface NetContent {
  /** In `unit`, above 0, exact to a thousandth. */
  readonly amount: number;
  readonly unit: MeasureUnit;
}

/**
 * Price and availability of a SKU in one market. Loaded beside the bag and never stored in it. It holds what the
 * rules need; names and pictures come from the content.
 */
export interface Offer {
  readonly sku: string;
  /** Id of the product that this is a size of, for gift rules and promo codes. */
  readonly product: string;
  /** Collections of the product. */
  readonly collections: readonly string[];
  readonly kind: GoodsKind;
  /** For one unit; it includes tax unless the totals are calculated with `taxesIncluded: false`. */
  readonly price: Money;
  /** The lowest own price of the last 30 days, above `price` while the price is reduced (Directive 98/6/EC art. 6a). */
  readonly compareAtPrice?: Money;
  /** Minimum (above 0) and maximum amount of a gift card whose buyer may choose it, in the currency of `price`. */
  readonly ownAmount?: { readonly min: Money; readonly max: Money };
  /** Whether it can be bought now. */
  readonly available: boolean;
  /** Units in stock, when known. */
  readonly stock?: number;
  /** VAT rate, 0 to 1, where it differs from the market's. */
  readonly vatRate?: number;
  /** Id of the variant in the commerce service. */
  readonly variant?: string;
  /** Label of the size, such as `30 ml`. */
  readonly size?: string;
  /** For the price per liter, kilogram, ounce or piece; missing where none is shown. */
  readonly content?: NetContent;
  /** Flags that promo codes can exclude; none by default. */
  readonly flags?: readonly OfferFlag[];
}

/** Finds an offer by its SKU: `(sku) => offers.get(sku)` of a `Map`. */
export type FindOffer = (sku: string) => Offer | undefined;

/**
 * Whether the offer is sold below its lowest price of the last 30 days. Promo codes that exclude `reduced` do not
 * apply to it.
 *
 * @throws CurrencyMismatchError when the two prices differ in currency.
 */
export function isOfferReduced({ price, compareAtPrice }: Offer): boolean {
  return compareAtPrice !== undefined && compareMoney(compareAtPrice, price) > 0;
}

/** Whether one unit is available now. */
export function isInStock({ available, stock }: Offer): boolean {
  return available && (stock === undefined || stock >= 1);
}
