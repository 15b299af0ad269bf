import { type CommerceCart, type CommerceCartLine, fetchCart } from './cart.ts';
import type { StorefrontClient } from './storefront-client.ts';
import { isTemporaryFailure } from './storefront-answer.ts';
import { type GiftCardDetails, parseGiftCardAttributes } from './gift-card-attributes.ts';

/** The contents of a cart line in the terms of a bag. */
export interface BagLineInput {
  /** The variant's id where the merchant set no SKU. */
  readonly sku: string;
  /** Whole units. */
  readonly quantity: number;
  readonly giftCard?: GiftCardDetails;
}

/** Converts a cart line to the input of a bag line; without a SKU the variant's id takes its place. */
export function toBagLineInput({
  sku,
  merchandiseId,
  quantity,
  unitPrice,
  attributes,
}: Pick<CommerceCartLine, 'sku' | 'merchandiseId' | 'quantity' | 'unitPrice' | 'attributes'>): BagLineInput {
  const giftCard = parseGiftCardAttributes(attributes, unitPrice.currency);
  return { sku: sku ?? merchandiseId, quantity, ...(giftCard ? { giftCard } : {}) };
}

/**
 * Returns the id, with its key, of the cart that a link shares (`/checkout#cart=<token>&key=<secret>`); `undefined` without a
 * token. Without a key the id matches no cart.
 *
 * @example
 * ```ts
 * parseSharedCartId({ hash: '#cart=c1&key=secret', search: '' }); // => 'gid://shopify/Cart/c1?key=secret'
 * ```
 */
export function parseSharedCartId({
  hash,
  search,
}: {
  readonly hash: string;
  readonly search: string;
}): string | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  const token = parameters.get('cart');
  if (token === null) return undefined;
  const key = parameters.get('key') ?? new URLSearchParams(search).get('key') ?? '';
  return `gid://shopify/Cart/${encodeURIComponent(token)}?${String(new URLSearchParams({ key }))}`;
}

/** A cart and the shop that has it. `unknown`: no shop has such a cart, or not with this key. */
export type SharedCartResult<Shop extends string> =
  | { readonly kind: 'found'; readonly shop: Shop; readonly cart: CommerceCart }
  | { readonly kind: 'unknown' | 'unreachable' };

/**
 * Fetches a shared cart from the shops in turn until one has it, because the link names no shop. Returns `unreachable` when a
 * shop did not answer and none has it.
 *
 * @param shops In the order in which they are asked.
 */
export async function fetchSharedCart<Shop extends string>(
  shops: readonly Shop[],
  createClient: (shop: Shop) => StorefrontClient,
  cartId: string,
): Promise<SharedCartResult<Shop>> {
  let isAnswered = true;
  for (const shop of shops) {
    const answer = await fetchCart(createClient(shop), cartId);
    if (answer.kind === 'ok') return { kind: 'found', shop, cart: answer.cart };
    if (answer.kind !== 'missing' && answer.kind !== 'refused' && isTemporaryFailure(answer))
      isAnswered = false;
  }
  return { kind: isAnswered ? 'unknown' : 'unreachable' };
}
