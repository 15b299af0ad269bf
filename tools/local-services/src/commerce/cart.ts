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

/** A gift card that the order is paid with, as far as it goes. */
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

/** How the shopper would like to receive and pay, as far as a client said. */
export interface CartPreferences {
  readonly delivery?: object | null;
  readonly wallet?: readonly string[] | null;
}

/** What a shopper put together in one shop, as it is kept. It holds no price: those are the shop's of the moment. */
export interface Cart {
  /** The part of its global id before the key. */
  readonly token: string;
  readonly shop: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Number of the customer who was logged in when the cart was told who buys. */
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

/** Where the order goes, when that is known. */
export function findDeliveryAddress({ addresses }: Pick<Cart, 'addresses'>): CartAddress | undefined {
  return addresses.find(({ selected }) => selected);
}

/** The country whose tax is in the prices: where the goods go, or where the buyer says to be until that is known. */
export function getTaxedCountry(cart: Pick<Cart, 'addresses' | 'country'>): string {
  return findDeliveryAddress(cart)?.address.countryCode ?? cart.country;
}

/** Attributes as one text: the same ones in any order make the same text, and the same line. */
export function normalizeAttributes(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes.map(({ key, value }) => JSON.stringify([key, value])).sort());
}
