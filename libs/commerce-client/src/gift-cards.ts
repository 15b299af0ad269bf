import type { CheckoutAnswer } from './checkout.ts';
import type { RequestOptions, StorefrontClient } from './client.ts';
import { changeCart } from './internal/cart-payload.ts';
import {
  cartGiftCardCodesAdd,
  cartGiftCardCodesRemove,
  cartGiftCardCodesUpdate,
} from './internal/checkout-documents.ts';
import { toCheckoutCart } from './internal/to-checkout-cart.ts';

/**
 * Makes these the only gift cards that the cart is paid with; an empty list takes all of them off. Capitals do not matter in
 * codes. A code that no card has is `refused`. Safe to repeat.
 */
export function setGiftCardCodes(
  client: StorefrontClient,
  cartId: string,
  giftCardCodes: readonly string[],
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  return changeCart(client, cartGiftCardCodesUpdate, { cartId, giftCardCodes }, toCheckoutCart, options);
}

/** Pays with further gift cards beside those that the cart has. Only the shop knows the codes of earlier ones. */
export function addGiftCardCodes(
  client: StorefrontClient,
  cartId: string,
  giftCardCodes: readonly string[],
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  return changeCart(client, cartGiftCardCodesAdd, { cartId, giftCardCodes }, toCheckoutCart, options);
}

/** Takes gift cards off the cart, by the ids that they have in it: `giftCards[].id` of a checkout. */
export function removeGiftCards(
  client: StorefrontClient,
  cartId: string,
  appliedGiftCardIds: readonly string[],
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  return changeCart(client, cartGiftCardCodesRemove, { cartId, appliedGiftCardIds }, toCheckoutCart, options);
}
