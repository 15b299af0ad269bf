import type { Address } from './address.ts';
import { isStorefrontFailure, isTemporaryFailure, type StorefrontFailure } from './storefront-answer.ts';
import { type BuyerChange, type CartAnswer, setBuyerIdentity } from './cart.ts';
import {
  type CheckoutAnswer,
  type DeliveryChoice,
  type Payment,
  fetchCheckout,
  replaceDeliveryAddress,
  selectDeliveryOptions,
  updatePayment,
} from './checkout.ts';
import {
  prepareForCompletion,
  fetchCompletionAttempt,
  submitForCompletion,
  type CompletionAnswer,
  type PreparationAnswer,
  type SubmissionAnswer,
} from './checkout-completion.ts';
import type { StorefrontClient } from './storefront-client.ts';

/** There was no usable answer. `isTemporary` when the same request may succeed later. */
export interface CheckoutFailure {
  readonly kind: 'failed';
  readonly isTemporary: boolean;
}

/**
 * An answer of the checkout service: every failure of the Storefront API becomes a {@link CheckoutFailure}, which says only
 * whether a retry may help.
 */
export type CheckoutServiceAnswer<Answer> = Exclude<Answer, StorefrontFailure> | CheckoutFailure;

/** The Storefront API as the commerce service of a checkout. */
export interface StorefrontCheckoutService {
  /** See {@link fetchCheckout}. */
  fetchCart(cartId: string): Promise<CheckoutServiceAnswer<CheckoutAnswer>>;
  /** See {@link setBuyerIdentity}. */
  setBuyer(cartId: string, buyer: BuyerChange): Promise<CheckoutServiceAnswer<CartAnswer>>;
  /** See {@link replaceDeliveryAddress}. */
  setDeliveryAddress(cartId: string, address: Address): Promise<CheckoutServiceAnswer<CheckoutAnswer>>;
  /** See {@link selectDeliveryOptions}. */
  selectDelivery(
    cartId: string,
    choices: readonly DeliveryChoice[],
  ): Promise<CheckoutServiceAnswer<CheckoutAnswer>>;
  /** See {@link updatePayment}. */
  setPayment(cartId: string, payment: Payment): Promise<CheckoutServiceAnswer<CheckoutAnswer>>;
  /** See {@link prepareForCompletion}. */
  prepare(cartId: string): Promise<CheckoutServiceAnswer<PreparationAnswer>>;
  /** See {@link submitForCompletion}. */
  submit(cartId: string, token: string): Promise<CheckoutServiceAnswer<SubmissionAnswer>>;
  /** See {@link fetchCompletionAttempt}. */
  fetchAttempt(attemptId: string): Promise<CheckoutServiceAnswer<CompletionAnswer>>;
}

/**
 * Creates the commerce service of a checkout. Same shape as `CheckoutService` of `@marehalm/checkout-domain`, so it
 * can be passed to `placeOrder`; failures are reduced to whether a retry may help.
 *
 * @example
 * ```ts
 * const service = createCheckoutService(
 *   createStorefrontClient({
 *     endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *     accessToken: 'public storefront access token',
 *     country: 'DE',
 *     language: 'DE',
 *     fetch: async () => new Response('upstream connect error', { status: 503 }),
 *   }),
 * );
 * await service.fetchCart('gid://shopify/Cart/c1?key=secret'); // => { kind: 'failed', isTemporary: true }
 * ```
 */
export function createCheckoutService(client: StorefrontClient): StorefrontCheckoutService {
  return {
    fetchCart: async (cartId) => settle(await fetchCheckout(client, cartId)),
    setBuyer: async (cartId, buyer) => settle(await setBuyerIdentity(client, cartId, buyer)),
    setDeliveryAddress: async (cartId, address) =>
      settle(await replaceDeliveryAddress(client, cartId, address)),
    selectDelivery: async (cartId, choices) => settle(await selectDeliveryOptions(client, cartId, choices)),
    setPayment: async (cartId, payment) => settle(await updatePayment(client, cartId, payment)),
    prepare: async (cartId) => settle(await prepareForCompletion(client, cartId)),
    submit: async (cartId, token) => settle(await submitForCompletion(client, cartId, token)),
    fetchAttempt: async (attemptId) => settle(await fetchCompletionAttempt(client, attemptId)),
  };
}

function settle<Answer extends { readonly kind: string }>(
  answer: Answer | StorefrontFailure,
): CheckoutServiceAnswer<Answer> {
  return isStorefrontFailure(answer)
    ? { kind: 'failed', isTemporary: isTemporaryFailure(answer) }
    : (answer as Exclude<Answer, StorefrontFailure>);
}
