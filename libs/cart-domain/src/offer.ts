import { compareMoney, type Money } from './money.ts';

/**
 * What a SKU is sold as. A gift card is a means of payment, no merchandise: it bears no VAT at sale, takes no discount
 * and counts towards no threshold. Samples and gifts are never for sale.
 */
export type OfferKind = 'merchandise' | 'gift-card' | 'sample' | 'gift';

/** What the shop says of a product besides its price. That it is reduced follows from the prices: see {@link isReduced}. */
export type OfferFlag = 'new' | 'exclusive';

/** How much is in one pack. */
export interface PackContent {
  /** In `unit`, above 0, exact to a thousandth. */
  readonly amount: number;
  readonly unit: 'ml' | 'g';
}

/**
 * What a SKU costs in one market and whether it can be had. Kept beside the bag and refreshed; never stored in it.
 * It has what the rules need and what tells one line from another; names and pictures stay with whoever shows them.
 */
export interface Offer {
  readonly sku: string;
  /** The product of which this is a size: what gift rules and promo codes name. */
  readonly product: string;
  /** The collections the product belongs to. */
  readonly collections: readonly string[];
  readonly kind: OfferKind;
  /** For one unit, tax included. */
  readonly price: Money;
  /** The lowest own price of the last 30 days, above `price` while the product is reduced (Directive 98/6/EC art. 6a). */
  readonly compareAtPrice?: Money;
  /** For a gift card whose buyer may choose the amount: the least (above 0) and the most it may be, in the currency of `price`. */
  readonly ownAmount?: { readonly min: Money; readonly max: Money };
  /** Whether it can be bought now. */
  readonly available: boolean;
  /** Whole units left, when the shop tells. */
  readonly stock?: number;
  /** A part of one, where it differs from the rate of the market. */
  readonly vatRate?: number;
  /** What the commerce service calls this size. */
  readonly variant?: string;
  /** The size as it is shown, such as `30 ml`. */
  readonly size?: string;
  /** For the price per litre or kilogram; none for sets, accessories and gift cards. */
  readonly content?: PackContent;
  /** None unless given. */
  readonly flags?: readonly OfferFlag[];
}

/** Looks an offer up by its SKU. A `Map`'s `get` is one, called as `(sku) => offers.get(sku)`. */
export type Offers = (sku: string) => Offer | undefined;

/**
 * Whether the offer is sold under its price of the last 30 days: what a promo code that excludes `reduced` leaves out.
 *
 * @throws CurrencyMismatchError when the two prices are not in one currency.
 */
export function isReduced({ price, compareAtPrice }: Offer): boolean {
  return compareAtPrice !== undefined && compareMoney(compareAtPrice, price) > 0;
}

/** Whether `quantity` units can be had now. */
export function isInStock({ available, stock }: Offer, quantity = 1): boolean {
  return available && (stock === undefined || stock >= quantity);
}
