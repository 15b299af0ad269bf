import { type Money } from './money.ts';

/**
 * What a SKU is sold as. A gift card is a means of payment, no merchandise: it bears no VAT at sale, takes no discount
 * and counts towards no threshold. Samples and gifts are never for sale.
 */
export type OfferKind = 'merchandise' | 'gift-card' | 'sample' | 'gift';

/** What a SKU costs in one market and whether it can be had. Kept beside the bag and refreshed; never stored in it. */
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
  /** Whether it can be bought now. */
  readonly available: boolean;
  /** Whole units left, when the shop tells. */
  readonly stock?: number;
  /** A part of one, where it differs from the rate of the market. */
  readonly vatRate?: number;
}

/** Looks an offer up by its SKU. A `Map`'s `get` is one. */
export type Offers = (sku: string) => Offer | undefined;

/** Whether the offer is sold under its price of the last 30 days: what a promo code that excludes `reduced` leaves out. */
export function isReduced(offer: Offer): boolean {
  return offer.compareAtPrice !== undefined && offer.compareAtPrice.amount > offer.price.amount;
}

/** Whether `quantity` units can be had now. */
export function isInStock(offer: Offer, quantity = 1): boolean {
  return offer.available && (offer.stock === undefined || offer.stock >= quantity);
}
