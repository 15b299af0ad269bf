import type { CartOutcome } from './cart-answer.ts';
import type { RequestOptions, StorefrontClient } from './client.ts';
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
  /** A word to the shop. Missing where there is none. */
  readonly note?: string;
  /** What an application keeps with the cart; it goes over into the order. */
  readonly attributes: readonly CartAttribute[];
}

/** A named text beside a cart or a line, which goes over into the order. Shopify hides names that begin with `_` from shoppers. */
export interface CartAttribute {
  /** Unique within its cart or line. */
  readonly key: string;
  readonly value: string;
}

/** So many units of one variant, as the shop counts them. */
export interface CommerceCartLine {
  /** Of the line, `gid://shopify/CartLine/…`. A line that is added anew gets another one. */
  readonly id: string;
  /** `gid://shopify/ProductVariant/…` */
  readonly merchandiseId: string;
  /** Missing where the merchant gave none. */
  readonly sku?: string;
  /** Whole units, 1 or more. */
  readonly quantity: number;
  /** Of one unit, before discounts. */
  readonly unitPrice: Money;
  /** Of all units, before discounts. */
  readonly subtotal: Money;
  /** Of all units, after discounts of the line. */
  readonly total: Money;
  /** Whether the variant can still be bought at all. */
  readonly available: boolean;
  /** What sets the line apart from others of the same variant: whom a gift card is for (see `giftCardAttributes`). */
  readonly attributes: readonly CartAttribute[];
}

/** A discount code that stands in a cart, whether it does something there or not. */
export interface CommerceDiscountCode {
  /** As it was typed. */
  readonly code: string;
  /** Whether the code takes something off this cart. Why not is a warning of the answer that set it. */
  readonly applicable: boolean;
  /**
   * What an applicable code takes something off. Before a shop knows the address it tells nothing of delivery, so a code that
   * applies and takes nothing off the goods is one for delivery.
   */
  readonly lowers?: 'goods' | 'delivery';
}

/** VAT is included in all of them. */
export interface CommerceCartCost {
  /** Before delivery and before discounts of the whole order. */
  readonly subtotal: Money;
  /** What is to be paid, delivery included once it is known. */
  readonly total: Money;
}

/** Who buys, as far as the shop was told. */
export interface CommerceBuyer {
  readonly email?: string;
  /** E.164: `+4520202020`. */
  readonly phone?: string;
  /** ISO 3166-1, upper case. */
  readonly countryCode?: string;
}

/** Units to put into a cart. */
export interface NewCartLine {
  /** `gid://shopify/ProductVariant/…` */
  readonly merchandiseId: string;
  /** Whole units, 1 or more. */
  readonly quantity: number;
  /** At most 250. Lines of one variant with different attributes stay apart. */
  readonly attributes?: readonly CartAttribute[];
}

/** What becomes of a line. What is left out stays as it is. */
export interface CartLineChange {
  /** Of the line, not of its variant. */
  readonly id: string;
  /** Whole units. 0 removes the line. */
  readonly quantity?: number;
  /** All of them: those that are not here any more are gone. At most 250. */
  readonly attributes?: readonly CartAttribute[];
}

/** What a cart begins with. All of it may come later. */
export interface NewCart {
  /** At most 250. */
  readonly lines?: readonly NewCartLine[];
  readonly discountCodes?: readonly string[];
  readonly buyer?: BuyerChange;
  /** A word to the shop, at most 5,000 characters at Shopify. */
  readonly note?: string;
  /** At most 250. */
  readonly attributes?: readonly CartAttribute[];
}

/** Who buys. What is left out stays as it is. */
export interface BuyerChange extends CommerceBuyer {
  /** `token` of an {@link AccountSession} at this shop: makes the cart the customer's own. `null` makes it a guest's again. */
  readonly customerAccessToken?: string | null;
}

/** What came of asking for a bag or changing it. */
export type CartAnswer = CartOutcome<CommerceCart>;

/** The cart with this id and secret. */
export async function readCart(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<CartAnswer> {
  const answer = await client.request(cartQuery, { id: cartId }, options);
  return mapAnswer(answer, ({ cart }): CartAnswer =>
    // Without the field at all it is no answer, and a bag must not be given up for it.
    cart === null ? { kind: 'missing' } : { kind: 'ok', cart: toCart(cart), warnings: [] },
  );
}

/**
 * A new cart. Ask once: a repeated request makes a second one.
 *
 * @example
 * ```ts
 * const userErrors = [
 *   { code: 'INVALID', field: ['input', 'lines', '0', 'merchandiseId'], message: 'The merchandise does not exist.' },
 * ];
 * const client = createStorefrontClient({
 *   endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *   accessToken: 'public storefront access token',
 *   country: 'DK',
 *   language: 'EN',
 *   fetch: async () => Response.json({ data: { payload: { cart: null, userErrors, warnings: [] } } }),
 * });
 *
 * const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/0', quantity: 1 }];
 * const answer = await createCart(client, { lines, buyer: { countryCode: 'DK' } });
 * answer.kind; // => 'refused'
 * answer.kind === 'refused' && answer.problems[0]?.message; // => 'The merchandise does not exist.'
 * ```
 */
export function createCart(
  client: StorefrontClient,
  { lines = [], discountCodes = [], buyer, ...others }: NewCart = {},
  options?: RequestOptions,
): Promise<CartAnswer> {
  const input = { lines, discountCodes, ...others, ...(buyer ? { buyerIdentity: withCountry(buyer) } : {}) };
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

/** Replaces the word to the shop; an empty text takes it away. At most 5,000 characters at Shopify. Safe to repeat. */
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
