import type { AddressFields } from './address.ts';

/** A key and value that a shop or shopper attaches to a cart or a line. */
export interface Attribute {
  readonly key: string;
  readonly value: string;
}

/** Units of one variant in a cart. Two lines of a variant differ in their attributes. */
export interface CartLine {
  /** `gid://shopify/CartLine/…` */
  readonly id: string;
  readonly sku: string;
  /** Whole units, 1 or more. */
  readonly quantity: number;
  readonly attributes: readonly Attribute[];
}

/** A possible delivery address. */
export interface CartAddress {
  /** `gid://shopify/CartSelectableAddress/…` */
  readonly id: string;
  readonly selected: boolean;
  readonly oneTimeUse: boolean;
  readonly address: AddressFields;
}

/** A gift card that pays for all or part of the order. */
export interface AppliedGiftCard {
  /** `gid://shopify/AppliedGiftCard/…`, valid only within this cart. */
  readonly id: string;
  /** Internal number of the card. */
  readonly giftCard: number;
}

/** The chosen payment. */
export interface CartPayment {
  readonly method: 'card' | 'free';
  /** Identifies the card at the payment provider; missing for a free order. */
  readonly sessionId?: string;
  /** The amount that the shopper agreed to pay, in minor units of the shop's currency. */
  readonly amount: number;
  readonly billingAddress: AddressFields;
}

/** The shopper's choices of delivery and payment so far. */
export interface CartPreferences {
  readonly delivery?: object | null;
  readonly wallet?: readonly string[] | null;
}

/** A stored cart of one shop. Contains no prices, which are always the shop's current ones. */
export interface Cart {
  /** Its global id without the key. */
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
  /** In the order in which they are charged. */
  readonly giftCards: readonly AppliedGiftCard[];
  readonly addresses: readonly CartAddress[];
  /** Handle of the chosen delivery option. */
  readonly deliveryOption?: string;
  readonly payment?: CartPayment;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Returns the delivery address, if it is known. */
export function findDeliveryAddress({ addresses }: Pick<Cart, 'addresses'>): CartAddress | undefined {
  return addresses.find(({ selected }) => selected);
}

/** Returns the country whose tax the prices include: that of delivery or, until it is known, the buyer's. */
export function getTaxedCountry(cart: Pick<Cart, 'addresses' | 'country'>): string {
  return findDeliveryAddress(cart)?.address.countryCode ?? cart.country;
}

/** Returns a text that is equal for equal attributes in any order, for comparing cart lines. */
export function toAttributesKey(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes.map(({ key, value }) => JSON.stringify([key, value])).sort());
}
