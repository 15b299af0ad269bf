import type { StorefrontFailure } from './answer.ts';
import type { CommerceCart } from './cart.ts';
import type { CartOutcome, CartProblem } from './cart-answer.ts';
import type { RequestOptions, StorefrontClient } from './client.ts';
import { changeCart, isMissing, toProblem } from './internal/cart-payload.ts';
import {
  cartCompletionAttemptQuery,
  cartDeliveryAddressesAdd,
  cartDeliveryAddressesReplace,
  cartPaymentUpdate,
  cartPrepareForCompletion,
  cartSelectedDeliveryOptionsUpdate,
  cartSubmitForCompletion,
  checkoutQuery,
} from './internal/checkout-documents.ts';
import { mapAnswer } from './internal/map-answer.ts';
import { present } from './internal/present.ts';
import { toBillingAddress, toCheckoutCart, toSelectableAddress } from './internal/to-checkout-cart.ts';
import { formatDecimalMoney, type Money } from './money.ts';

/** A cart on its way to become an order. */
export interface CheckoutCart extends CommerceCart {
  readonly deliveryAddresses: readonly CheckoutAddress[];
  /** What is delivered together. Empty until there is an address. */
  readonly deliveryGroups: readonly DeliveryGroup[];
}

export interface CheckoutAddress {
  readonly id: string;
  readonly selected: boolean;
  readonly address: Address;
}

export interface Address {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly zip?: string;
  readonly city?: string;
  /** ISO 3166-1, upper case. */
  readonly countryCode?: string;
  /** E.164: `+4520202020`. */
  readonly phone?: string;
}

export interface DeliveryGroup {
  readonly id: string;
  readonly options: readonly DeliveryOption[];
  /** Handle of the chosen option. */
  readonly selected?: string;
}

export interface DeliveryOption {
  /** Names the option within its group; changes with the address. */
  readonly handle: string;
  /** The merchant's own name of the method, the same for every cart. */
  readonly code?: string;
  readonly title?: string;
  readonly description?: string;
  readonly method: 'LOCAL' | 'NONE' | 'PICKUP_POINT' | 'PICK_UP' | 'RETAIL' | 'SHIPPING';
  readonly cost: Money;
}

export interface DeliveryChoice {
  readonly deliveryGroupId: string;
  readonly deliveryOptionHandle: string;
}

/** How the buyer pays. `amount` is the cart's total as it was shown; the shop refuses another one. */
export type Payment =
  | {
      readonly kind: 'card';
      /** Of the payment provider that took the card. The card's number never comes here. */
      readonly sessionId: string;
      readonly amount: Money;
      readonly billingAddress: Address;
    }
  /** For a total of 0, a gift card's work for example. */
  | { readonly kind: 'free'; readonly amount: Money; readonly billingAddress: Address };

/** Why a cart cannot become an order. */
export interface CompletionProblem {
  /** A code of the schema's `SubmissionErrorCode` or `CompletionErrorCode`: `DELIVERY_ADDRESS_REQUIRED`, … */
  readonly code: string;
  /** In the client's language, for a shopper. */
  readonly message?: string;
}

export type CheckoutAnswer = CartOutcome<CheckoutCart>;

/** Neither the shop's fault nor the cart's: the request itself was refused, or there is no such cart. */
export type CompletionRefusal =
  | { readonly kind: 'refused'; readonly problems: readonly CartProblem[] }
  | { readonly kind: 'missing' }
  /** The shop is busy; `until` is when to ask again, an ISO 8601 instant. */
  | { readonly kind: 'waiting'; readonly until: string }
  | StorefrontFailure;

export type PreparationAnswer =
  | { readonly kind: 'ready'; readonly cart?: CheckoutCart }
  | { readonly kind: 'not-ready'; readonly problems: readonly CompletionProblem[] }
  | CompletionRefusal;

export type SubmissionAnswer =
  /** The shop has taken the order on, now or earlier with the same token: follow the attempt. */
  | { readonly kind: 'submitted'; readonly attemptId: string; readonly redirectUrl?: string }
  | { readonly kind: 'rejected'; readonly problems: readonly CompletionProblem[] }
  | CompletionRefusal;

export type CompletionAnswer =
  | {
      readonly kind: 'completed';
      readonly orderId: string;
      readonly orderUrl: string;
      /** ISO 8601 instant. */
      readonly completedAt?: string;
    }
  /** Ask again after `pollDelay` milliseconds. */
  | { readonly kind: 'processing'; readonly pollDelay: number }
  /** The bank wants to hear from the buyer at `redirectUrl`. */
  | { readonly kind: 'action-required'; readonly redirectUrl?: string }
  | { readonly kind: 'declined'; readonly problems: readonly CompletionProblem[] }
  /** There was no such attempt. */
  | { readonly kind: 'missing' }
  | StorefrontFailure;

/** The cart with its addresses and ways of delivery. */
export async function readCheckout(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const answer = await client.request(checkoutQuery, { id: cartId }, options);
  return mapAnswer(answer, ({ cart }): CheckoutAnswer =>
    cart ? { kind: 'ok', cart: toCheckoutCart(cart), warnings: [] } : { kind: 'missing' },
  );
}

/** Adds an address beside those that the cart has, and delivers to it. */
export function addDeliveryAddress(
  client: StorefrontClient,
  cartId: string,
  address: Address,
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const variables = { cartId, addresses: [toSelectableAddress(address)] };
  return changeCart(client, cartDeliveryAddressesAdd, variables, toCheckoutCart, options);
}

/** Makes this the only address that the cart is delivered to. Safe to repeat. */
export function replaceDeliveryAddress(
  client: StorefrontClient,
  cartId: string,
  address: Address,
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const variables = { cartId, addresses: [toSelectableAddress(address)] };
  return changeCart(client, cartDeliveryAddressesReplace, variables, toCheckoutCart, options);
}

/** Chooses how each group is delivered. Safe to repeat. */
export function selectDeliveryOptions(
  client: StorefrontClient,
  cartId: string,
  selectedDeliveryOptions: readonly DeliveryChoice[],
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const variables = { cartId, selectedDeliveryOptions };
  return changeCart(client, cartSelectedDeliveryOptionsUpdate, variables, toCheckoutCart, options);
}

/**
 * Says how the buyer pays. Nothing is charged before {@link submitForCompletion}.
 *
 * @throws RangeError when the amount is not a safe integer of minor units.
 */
export async function updatePayment(
  client: StorefrontClient,
  cartId: string,
  payment: Payment,
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const amount = formatDecimalMoney(payment.amount);
  const billingAddress = toBillingAddress(payment.billingAddress);
  const method =
    payment.kind === 'card'
      ? { directPaymentMethod: { sessionId: payment.sessionId, billingAddress } }
      : { freePaymentMethod: { billingAddress } };
  const variables = { cartId, payment: { amount, ...method } };
  return changeCart(client, cartPaymentUpdate, variables, toCheckoutCart, options);
}

/** Asks whether the cart could become an order as it is. */
export async function prepareForCompletion(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<PreparationAnswer> {
  const answer = await client.request(cartPrepareForCompletion, { cartId }, options);
  return mapAnswer(answer, ({ payload }): PreparationAnswer => {
    const result = payload?.result;
    if (!result) return refusalOf(payload?.userErrors);
    switch (result.__typename) {
      case 'CartStatusReady':
        return { kind: 'ready', ...(result.cart ? { cart: toCheckoutCart(result.cart) } : {}) };
      case 'CartStatusNotReady':
        return { kind: 'not-ready', problems: result.errors.map(toCompletionProblem) };
      case 'CartThrottled':
        return { kind: 'waiting', until: result.pollAfter };
    }
  });
}

/**
 * Makes the cart an order.
 *
 * @param attemptToken one for each time that the buyer decides to pay; repeated requests with the same token make one
 * order, so a lost answer can be asked for again.
 */
export async function submitForCompletion(
  client: StorefrontClient,
  cartId: string,
  attemptToken: string,
  options?: RequestOptions,
): Promise<SubmissionAnswer> {
  const answer = await client.request(cartSubmitForCompletion, { cartId, attemptToken }, options);
  return mapAnswer(answer, ({ payload }): SubmissionAnswer => {
    const result = payload?.result;
    if (!result) return refusalOf(payload?.userErrors);
    switch (result.__typename) {
      case 'SubmitSuccess':
        return { kind: 'submitted', attemptId: result.attemptId, redirectUrl: result.redirectUrl };
      case 'SubmitAlreadyAccepted':
        return { kind: 'submitted', attemptId: result.attemptId };
      case 'SubmitFailed':
        return { kind: 'rejected', problems: result.errors.map(toCompletionProblem) };
      case 'SubmitThrottled':
        return { kind: 'waiting', until: result.pollAfter };
    }
  });
}

/** How far the shop is with an attempt that {@link submitForCompletion} started. */
export async function readCompletionAttempt(
  client: StorefrontClient,
  attemptId: string,
  options?: RequestOptions,
): Promise<CompletionAnswer> {
  const answer = await client.request(cartCompletionAttemptQuery, { attemptId }, options);
  return mapAnswer(answer, ({ attempt }): CompletionAnswer => {
    if (!attempt) return { kind: 'missing' };
    switch (attempt.__typename) {
      case 'CartCompletionSuccess': {
        const { orderId, orderUrl, completedAt } = attempt;
        return { kind: 'completed', orderId, orderUrl, ...present({ completedAt }) };
      }
      case 'CartCompletionProcessing':
        return { kind: 'processing', pollDelay: attempt.pollDelay };
      case 'CartCompletionFailed':
        return { kind: 'declined', problems: attempt.errors.map(toCompletionProblem) };
      case 'CartCompletionActionRequired': {
        return { kind: 'action-required', ...present({ redirectUrl: attempt.action?.redirectUrl ?? null }) };
      }
    }
  });
}

function refusalOf(userErrors: readonly Parameters<typeof toProblem>[0][] = []): CompletionRefusal {
  const problems = userErrors.map(toProblem);
  return isMissing(problems) ? { kind: 'missing' } : { kind: 'refused', problems };
}

function toCompletionProblem({ code, message }: { code: string; message: string | null }): CompletionProblem {
  return { code, ...present({ message }) };
}
