import type { AddressFields } from './address.ts';

/** A key and value that a shop or shopper attaches to a cart or a line. */
export interface Attribute {
  readonly key: string;
  readonly value: string;
}

/** Some units of one variant in a cart. Two lines of a variant differ in their attributes. */
export interface CartLine {
  /** `gid://shopify/CartLine/…` */
  readonly id: string;
  readonly sku: string;
  /** Whole units, 1 or more. */
  readonly quantity: number;
  readonly attributes: readonly Attribute[];
}

/** An address that the order may go to. */
export interface CartAddress {
  /** `gid://shopify/CartSelectableAddress/…` */
  readonly id: string;
  readonly selected: boolean;
  readonly oneTimeUse: boolean;
  readonly address: AddressFields;
}

/** A gift card that pays the order or a part of it. */
export interface AppliedGiftCard {
  /** `gid://shopify/AppliedGiftCard/…`: names it in this cart and opens nothing. */
  readonly id: string;
  /** Number of the card. */
  readonly giftCard: number;
}

/** How the order is to be paid. */
export interface CartPayment {
  readonly method: 'card' | 'free';
  /** Names the card at the payment provider; a free order has none. */
  readonly sessionId?: string;
  /** What the shopper agreed to pay, in minor units of the shop's currency. */
  readonly amount: number;
  readonly billingAddress: AddressFields;
}

/** The shopper's choices of delivery and payment so far. */
export interface CartPreferences {
  readonly delivery?: object | null;
  readonly wallet?: readonly string[] | null;
}

/** A stored cart of one shop. Holds no prices, which are always the shop's current ones. */
export interface Cart {
  /** The part of its global id before the key. */
  readonly token: string;
  readonly shop: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Number of the customer who was logged in when the buyer was set. */
  readonly customer?: number;
  readonly email?: string;
  readonly phone?: string;
  readonly preferences?: CartPreferences;
  readonly note?: string;
  readonly attributes: readonly Attribute[];
  readonly lines: readonly CartLine[];
  /** As typed. */
  readonly discountCodes: readonly string[];
  /** In the order in which they are used up. */
  readonly giftCards: readonly AppliedGiftCard[];
  readonly addresses: readonly CartAddress[];
  /** Handle of the way of delivery that was chosen. */
  readonly deliveryOption?: string;
  readonly payment?: CartPayment;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Country of delivery, if known. */
export function findDeliveryAddress({ addresses }: Pick<Cart, 'addresses'>): CartAddress | undefined {
  return addresses.find(({ selected }) => selected);
}

/** Country whose tax the prices include: that of delivery, or the buyer's until it is known. */
export function getTaxedCountry(cart: Pick<Cart, 'addresses' | 'country'>): string {
  return findDeliveryAddress(cart)?.address.countryCode ?? cart.country;
}

/** Attributes as one text: the same ones in any order make the same text, and the same line. */
export function normalizeAttributes(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes.map(({ key, value }) => JSON.stringify([key, value])).sort());
}
