import type { CartOutcome } from './cart-answer.ts';
import type { RequestOptions, StorefrontClient } from './client.ts';
import {
  cartBuyerIdentityUpdate,
  cartCreate,
  cartDiscountCodesUpdate,
  cartLinesAdd,
  cartLinesRemove,
  cartLinesUpdate,
  cartQuery,
} from './internal/cart-documents.ts';
import { changeCart } from './internal/cart-payload.ts';
import { mapAnswer } from './internal/map-answer.ts';
import { toCart } from './internal/to-cart.ts';
import { withCountry } from './internal/with-country.ts';
import type { Money } from './money.ts';

/** A shop's cart: what it will charge, as of the answer that it came with. */
export interface CommerceCart {
  /** `gid://shopify/Cart/…?key=…`. The key is a secret: whoever has it can read and change the cart. */
  readonly id: string;
  /** Where the shop itself takes payment. */
  readonly checkoutUrl: string;
  readonly lines: readonly CommerceCartLine[];
  /** Whole units of all lines. */
  readonly totalQuantity: number;
  readonly discountCodes: readonly CommerceDiscountCode[];
  readonly cost: CommerceCartCost;
  readonly buyer: CommerceBuyer;
}

export interface CommerceCartLine {
  readonly id: string;
  /** `gid://shopify/ProductVariant/…` */
  readonly merchandiseId: string;
  readonly sku?: string;
  /** Whole units, 1 or more. */
  readonly quantity: number;
  readonly unitPrice: Money;
  /** Before discounts. */
  readonly subtotal: Money;
  /** After discounts of the line. */
  readonly total: Money;
  /** Whether the variant can still be bought at all. */
  readonly available: boolean;
}

export interface CommerceDiscountCode {
  readonly code: string;
  /** Whether the code takes something off this cart. Why not is a warning of the answer that set it. */
  readonly applicable: boolean;
}

/** VAT is included in all of them. */
export interface CommerceCartCost {
  /** Before delivery and before discounts of the whole order. */
  readonly subtotal: Money;
  readonly total: Money;
}

export interface CommerceBuyer {
  readonly email?: string;
  readonly phone?: string;
  /** ISO 3166-1, upper case. */
  readonly countryCode?: string;
}

export interface NewCartLine {
  readonly merchandiseId: string;
  /** Whole units, 1 or more. */
  readonly quantity: number;
}

export interface CartLineChange {
  /** Of the line, not of its variant. */
  readonly id: string;
  /** Whole units. 0 removes the line. */
  readonly quantity: number;
}

export interface NewCart {
  readonly lines?: readonly NewCartLine[];
  readonly discountCodes?: readonly string[];
  readonly buyer?: BuyerChange;
}

export interface BuyerChange extends CommerceBuyer {
  /** Makes the cart a customer's own. */
  readonly customerAccessToken?: string;
}

export type CartAnswer = CartOutcome<CommerceCart>;

/** The cart with this id and secret. */
export async function readCart(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<CartAnswer> {
  const answer = await client.request(cartQuery, { id: cartId }, options);
  return mapAnswer(answer, ({ cart }): CartAnswer =>
    cart ? { kind: 'ok', cart: toCart(cart), warnings: [] } : { kind: 'missing' },
  );
}

/** A new cart. Ask once: a repeated request makes a second one. */
export function createCart(
  client: StorefrontClient,
  { lines = [], discountCodes = [], buyer }: NewCart = {},
  options?: RequestOptions,
): Promise<CartAnswer> {
  const input = { lines, discountCodes, ...(buyer ? { buyerIdentity: withCountry(buyer) } : {}) };
  return changeCart(client, cartCreate, { input }, toCart, options);
}

/** Adds units; a variant that is in the cart already keeps its line. At most 250 lines a request. */
export function addCartLines(
  client: StorefrontClient,
  cartId: string,
  lines: readonly NewCartLine[],
  options?: RequestOptions,
): Promise<CartAnswer> {
  return changeCart(client, cartLinesAdd, { cartId, lines }, toCart, options);
}

/** Sets quantities. Safe to repeat. At most 250 lines a request. */
export function updateCartLines(
  client: StorefrontClient,
  cartId: string,
  lines: readonly CartLineChange[],
  options?: RequestOptions,
): Promise<CartAnswer> {
  return changeCart(client, cartLinesUpdate, { cartId, lines }, toCart, options);
}

/** Removes lines by their own ids. At most 250 a request. */
export function removeCartLines(
  client: StorefrontClient,
  cartId: string,
  lineIds: readonly string[],
  options?: RequestOptions,
): Promise<CartAnswer> {
  return changeCart(client, cartLinesRemove, { cartId, lineIds }, toCart, options);
}

/** Replaces all discount codes. One that does not apply stays, as not applicable, with a warning that says why. */
export function setDiscountCodes(
  client: StorefrontClient,
  cartId: string,
  discountCodes: readonly string[],
  options?: RequestOptions,
): Promise<CartAnswer> {
  return changeCart(client, cartDiscountCodesUpdate, { cartId, discountCodes }, toCart, options);
}

/** Says who buys and from which country; the country decides prices. What is left out stays. */
export function setBuyerIdentity(
  client: StorefrontClient,
  cartId: string,
  buyer: BuyerChange,
  options?: RequestOptions,
): Promise<CartAnswer> {
  const variables = { cartId, buyerIdentity: withCountry(buyer) };
  return changeCart(client, cartBuyerIdentityUpdate, variables, toCart, options);
}
