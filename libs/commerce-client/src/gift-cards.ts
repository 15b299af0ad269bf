import type { CheckoutAnswer } from './checkout.ts';
import type { RequestOptions, StorefrontClient } from './storefront-client.ts';
import { changeCart } from './internal/change-cart.ts';
import {
  cartGiftCardCodesAdd,
  cartGiftCardCodesRemove,
  cartGiftCardCodesUpdate,
} from './internal/checkout-documents.ts';
import { toCheckoutCart } from './internal/to-checkout-cart.ts';

/**
 * Replaces the gift cards that the cart is paid with; an empty list removes all. Codes are case-insensitive. An
 * unknown code is `refused`. Safe to repeat.
 */
export function setGiftCardCodes(
  client: StorefrontClient,
  cartId: string,
  giftCardCodes: readonly string[],
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  return changeCart(client, cartGiftCardCodesUpdate, { cartId, giftCardCodes }, toCheckoutCart, options);
}

/** Adds gift cards to those already applied to the cart, whose codes only the shop knows. An unknown code is `refused`. */
export function addGiftCardCodes(
  client: StorefrontClient,
  cartId: string,
  giftCardCodes: readonly string[],
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  return changeCart(client, cartGiftCardCodesAdd, { cartId, giftCardCodes }, toCheckoutCart, options);
}

/** Removes gift cards by their ids in the cart: `giftCards[].id` of a checkout. */
export function removeGiftCards(
  client: StorefrontClient,
  cartId: string,
  appliedGiftCardIds: readonly string[],
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  return changeCart(client, cartGiftCardCodesRemove, { cartId, appliedGiftCardIds }, toCheckoutCart, options);
}
