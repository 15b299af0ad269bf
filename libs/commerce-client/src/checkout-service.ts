import type { Address } from './address.ts';
import { isFailure, isTemporary, type StorefrontFailure } from './answer.ts';
import { type BuyerChange, setBuyerIdentity } from './cart.ts';
import {
  type DeliveryChoice,
  type Payment,
  prepareForCompletion,
  readCheckout,
  readCompletionAttempt,
  replaceDeliveryAddress,
  selectDeliveryOptions,
  submitForCompletion,
  updatePayment,
} from './checkout.ts';
import type { StorefrontClient } from './client.ts';

/** There was no usable answer. `isTemporary` where the same request may succeed later. */
export interface CheckoutFailure {
  readonly kind: 'failed';
  readonly isTemporary: boolean;
}

/**
 * Creates the commerce service of a checkout. The same shape as `CheckoutService` of `@marehalm/checkout-domain`, so it can be
 * passed to `placeOrder` there; failures are reduced to whether asking again may help.
 *
 * @example
 * ```ts
 * const service = createCheckoutService(
 *   createStorefrontClient({
 *     endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *     accessToken: 'public storefront access token',
 *     country: 'DK',
 *     language: 'DA',
 *     fetch: async () => new Response('upstream connect error', { status: 503 }),
 *   }),
 * );
 * await service.fetchCart('gid://shopify/Cart/c1?key=secret'); // => { kind: 'failed', isTemporary: true }
 * ```
 */
export function createCheckoutService(client: StorefrontClient) {
  return {
    fetchCart: async (cartId: string) => settle(await readCheckout(client, cartId)),
    setBuyer: async (cartId: string, buyer: BuyerChange) =>
      settle(await setBuyerIdentity(client, cartId, buyer)),
    setDeliveryAddress: async (cartId: string, address: Address) =>
      settle(await replaceDeliveryAddress(client, cartId, address)),
    selectDelivery: async (cartId: string, choices: readonly DeliveryChoice[]) =>
      settle(await selectDeliveryOptions(client, cartId, choices)),
    setPayment: async (cartId: string, payment: Payment) =>
      settle(await updatePayment(client, cartId, payment)),
    prepare: async (cartId: string) => settle(await prepareForCompletion(client, cartId)),
    submit: async (cartId: string, token: string) => settle(await submitForCompletion(client, cartId, token)),
    fetchAttempt: async (attemptId: string) => settle(await readCompletionAttempt(client, attemptId)),
  };
}

function settle<Answer extends { readonly kind: string }>(
  answer: Answer | StorefrontFailure,
): Exclude<Answer, StorefrontFailure> | CheckoutFailure {
  return isFailure(answer)
    ? { kind: 'failed', isTemporary: isTemporary(answer) }
    : (answer as Exclude<Answer, StorefrontFailure>);
}
