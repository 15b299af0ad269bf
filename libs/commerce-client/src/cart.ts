import type { CartOutcome } from './cart-outcome.ts';
import type { RequestOptions, StorefrontClient } from './storefront-client.ts';
import {
  cartAttributesUpdate,
  cartBuyerIdentityUpdate,
  cartCreate,
  cartDiscountCodesUpdate,
  cartLinesAdd,
  cartLinesRemove,
  cartLinesUpdate,
  cartNoteUpdate,
  cartQuery,
} from './internal/cart-documents.ts';
import { changeCart } from './internal/change-cart.ts';
import { mapAnswer } from './internal/map-answer.ts';
import { toCart } from './internal/to-cart.ts';
import { castCountryCodeField } from './internal/cast-country-code.ts';
import type { Money } from './money.ts';

/** A cart of the shop with its prices at the time of the answer. */
export interface CommerceCart {
  /** `gid://shopify/Cart/…?key=…`. The key is a secret that gives access to the cart. */
  readonly id: string;
  /** The shop's own checkout page. */
  readonly checkoutUrl: string;
  readonly lines: readonly CommerceCartLine[];
  /** Units of all lines. */
  readonly totalQuantity: number;
  readonly discountCodes: readonly CartDiscountCode[];
  readonly cost: CommerceCartCost;
  readonly buyer: CommerceBuyer;
  /** Message to the shop. Missing where there is none. */
  readonly note?: string;
  /** Attributes of the cart, which the order keeps. */
  readonly attributes: readonly CartAttribute[];
}

/** A named text of a cart or a line, which the order keeps. Shopify hides names that begin with `_` from shoppers. */
export interface CartAttribute {
  /** Unique within its cart or line. */
  readonly key: string;
  readonly value: string;
}

/** A line of a cart. */
export interface CommerceCartLine {
  /** Id of the line, `gid://shopify/CartLine/…`. Adding the line again creates another id. */
  readonly id: string;
  /** `gid://shopify/ProductVariant/…` */
  readonly merchandiseId: string;
  /** Missing where the merchant set none. */
  readonly sku?: string;
  /** Units, from 1. */
  readonly quantity: number;
  /** For one unit, before discounts. */
  readonly unitPrice: Money;
  /** For all units, before discounts. */
  readonly subtotal: Money;
  /** For all units, after discounts of the line. */
  readonly total: Money;
  /** Whether the variant is still for sale. */
  readonly available: boolean;
  /**
   * Attributes that distinguish lines of the same variant, such as the recipient of a gift card (see
   * `toGiftCardAttributes`).
   */
  readonly attributes: readonly CartAttribute[];
}

/** A discount code of a cart, applicable or not. */
export interface CartDiscountCode {
  /** As it was typed. */
  readonly code: string;
  /** Whether the code applies to this cart. A warning in the answer that set it has the reason. */
  readonly applicable: boolean;
  /**
   * What an applicable code reduces. A shop without an address does not report delivery discounts, so a code that
   * applies without reducing the goods is one for delivery.
   */
  readonly appliesTo?: 'goods' | 'delivery';
}

/** All amounts include VAT. */
export interface CommerceCartCost {
  /** Before delivery and order discounts. */
  readonly subtotal: Money;
  /** Total, with delivery once it is known. */
  readonly total: Money;
}

/** The buyer, as far as it is known. */
export interface CommerceBuyer {
  readonly email?: string;
  /** E.164: `+4520202020`. */
  readonly phone?: string;
  /** ISO 3166-1, upper case. */
  readonly countryCode?: string;
}

/** A line to add to a cart. */
export interface NewCartLine {
  /** `gid://shopify/ProductVariant/…` */
  readonly merchandiseId: string;
  /** Units, from 1. */
  readonly quantity: number;
  /** At most 250. Lines of one variant with different attributes stay separate. */
  readonly attributes?: readonly CartAttribute[];
}

/** A change of a line. Missing fields stay as they are. */
export interface CartLineChange {
  /** Id of the line, not of its variant. */
  readonly id: string;
  /** Units. 0 removes the line. */
  readonly quantity?: number;
  /** All attributes: missing ones are removed. At most 250. */
  readonly attributes?: readonly CartAttribute[];
}

/** Contents of a new cart. All of it can be set later. */
export interface NewCart {
  /** At most 250. */
  readonly lines?: readonly NewCartLine[];
  readonly discountCodes?: readonly string[];
  readonly buyer?: BuyerChange;
  /** Message to the shop, at most 5,000 characters at Shopify. */
  readonly note?: string;
  /** At most 250. */
  readonly attributes?: readonly CartAttribute[];
}

/** A change of the buyer. Missing fields stay as they are. */
export interface BuyerChange extends CommerceBuyer {
  /**
   * `token` of an {@link AccountSession} of this shop: assigns the cart to the customer. `null` makes it a guest's
   * cart again.
   */
  readonly customerAccessToken?: string | null;
}

/** Result of fetching or changing a cart. */
export type CartAnswer = CartOutcome<CommerceCart>;

/** Fetches the cart with this id and secret. */
export async function fetchCart(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<CartAnswer> {
  const answer = await client.request(cartQuery, { id: cartId }, options);
  return mapAnswer(answer, ({ cart }): CartAnswer =>
    // An answer without the field is malformed; it must not count as a missing cart.
    cart === null ? { kind: 'missing' } : { kind: 'ok', cart: toCart(cart), warnings: [] },
  );
}

/**
 * Creates a cart. Do not repeat it: that would create a second one.
 *
 * @example
 * ```ts
 * const userErrors = [
 *   { code: 'INVALID', field: ['input', 'lines', '0', 'merchandiseId'], message: 'The merchandise does not exist.' },
 * ];
 * const client = createStorefrontClient({
 *   endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *   accessToken: 'public storefront access token',
 *   country: 'DE',
 *   language: 'EN',
 *   fetch: async () => Response.json({ data: { payload: { cart: null, userErrors, warnings: [] } } }),
 * });
 *
 * const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/0', quantity: 1 }];
 * const answer = await createCart(client, { lines, buyer: { countryCode: 'DE' } });
 * answer.kind; // => 'refused'
 * answer.kind === 'refused' && answer.problems[0]?.message; // => 'The merchandise does not exist.'
 * ```
 */
export function createCart(
  client: StorefrontClient,
  { lines = [], discountCodes = [], buyer, ...others }: NewCart = {},
  options?: RequestOptions,
): Promise<CartAnswer> {
  const input = {
    lines,
    discountCodes,
    ...others,
    ...(buyer ? { buyerIdentity: castCountryCodeField(buyer) } : {}),
  };
  return changeCart(client, cartCreate, { input }, toCart, options);
}

/** Adds units; a variant that is in the cart keeps its line. At most 250 lines per request. */
export function addCartLines(
  client: StorefrontClient,
  cartId: string,
  lines: readonly NewCartLine[],
  options?: RequestOptions,
): Promise<CartAnswer> {
  return changeCart(client, cartLinesAdd, { cartId, lines }, toCart, options);
}

/** Sets quantities. Safe to repeat. At most 250 lines per request. */
export function updateCartLines(
  client: StorefrontClient,
  cartId: string,
  lines: readonly CartLineChange[],
  options?: RequestOptions,
): Promise<CartAnswer> {
  return changeCart(client, cartLinesUpdate, { cartId, lines }, toCart, options);
}

/** Removes lines by their ids. At most 250 per request. */
export function removeCartLines(
  client: StorefrontClient,
  cartId: string,
  lineIds: readonly string[],
  options?: RequestOptions,
): Promise<CartAnswer> {
  return changeCart(client, cartLinesRemove, { cartId, lineIds }, toCart, options);
}

/** Replaces all discount codes. An inapplicable code stays, with a warning that tells why. */
export function setDiscountCodes(
  client: StorefrontClient,
  cartId: string,
  discountCodes: readonly string[],
  options?: RequestOptions,
): Promise<CartAnswer> {
  return changeCart(client, cartDiscountCodesUpdate, { cartId, discountCodes }, toCart, options);
}

/** Sets the buyer and the country, which decides prices. Missing fields stay as they are. */
export function setBuyerIdentity(
  client: StorefrontClient,
  cartId: string,
  buyer: BuyerChange,
  options?: RequestOptions,
): Promise<CartAnswer> {
  const variables = { cartId, buyerIdentity: castCountryCodeField(buyer) };
  return changeCart(client, cartBuyerIdentityUpdate, variables, toCart, options);
}

/** Replaces the message to the shop; an empty text removes it. At most 5,000 characters at Shopify. Safe to repeat. */
export function setCartNote(
  client: StorefrontClient,
  cartId: string,
  note: string,
  options?: RequestOptions,
): Promise<CartAnswer> {
  return changeCart(client, cartNoteUpdate, { cartId, note }, toCart, options);
}

/** Replaces all attributes of the cart. At most 250. Safe to repeat. */
export function setCartAttributes(
  client: StorefrontClient,
  cartId: string,
  attributes: readonly CartAttribute[],
  options?: RequestOptions,
): Promise<CartAnswer> {
  return changeCart(client, cartAttributesUpdate, { cartId, attributes }, toCart, options);
}
