import type { Address } from './address.ts';
import type { StorefrontFailure } from './answer.ts';
import type { CommerceCart, CommerceCartCost } from './cart.ts';
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
import { mapAnswer, payloadOf } from './internal/map-answer.ts';
import { present } from './internal/present.ts';
import { toBillingAddress, toCheckoutCart, toSelectableAddress } from './internal/to-checkout-cart.ts';
import { formatDecimalMoney, type Money } from './money.ts';

/** A cart on its way to become an order. */
export interface CheckoutCart extends CommerceCart {
  /** `gid://shopify/Customer/…`: the customer who gets the order into their account. Missing in a guest's cart. */
  readonly customerId?: string;
  readonly deliveryAddresses: readonly CheckoutAddress[];
  /** What is delivered together. Empty until there is an address. */
  readonly deliveryGroups: readonly DeliveryGroup[];
  /** What is paid with, as far as it goes. */
  readonly giftCards: readonly AppliedGiftCard[];
  readonly cost: CheckoutCost;
}

/** What a cart comes to on its way to become an order. VAT is included. */
export interface CheckoutCost extends CommerceCartCost {
  /** What is left to pay when the gift cards have paid their part. */
  readonly due: Money;
}

/** A gift card that pays for a part of a cart. Its code is not told any more: whoever reads it can spend it. */
export interface AppliedGiftCard {
  readonly id: string;
  /** The end of its code, for people to know it by. */
  readonly lastCharacters: string;
  /** What it pays of this cart. */
  readonly used: Money;
  /** What is on the card, in the currency that it was bought in. */
  readonly balance: Money;
}

/** An address that a cart knows. */
export interface CheckoutAddress {
  readonly id: string;
  /** Whether the cart is delivered there. */
  readonly selected: boolean;
  readonly address: Address;
}

/** Lines that are delivered together, and the ways in which they can be. */
export interface DeliveryGroup {
  readonly id: string;
  readonly options: readonly DeliveryOption[];
  /** Handle of the chosen option. Missing while none is. */
  readonly selected?: string;
}

/** A way of delivery. Each pickup point near the address is one of its own; `deliveryWays` puts them together. */
export interface DeliveryOption {
  /** Names the option within its group. Which ones there are changes with the address. */
  readonly handle: string;
  /** The merchant's own name of the method, the same for every cart. */
  readonly code?: string;
  /** Of a pickup point: what it is called. */
  readonly title?: string;
  /** May have several lines. Of a pickup point: where it is, and when it is open where the shop tells. */
  readonly description?: string;
  readonly method: 'LOCAL' | 'NONE' | 'PICKUP_POINT' | 'PICK_UP' | 'RETAIL' | 'SHIPPING';
  /** VAT included. */
  readonly cost: Money;
}

/** The way of delivery that the buyer chose for a group. */
export interface DeliveryChoice {
  readonly deliveryGroupId: string;
  /** Of one of the group's options. */
  readonly deliveryOptionHandle: string;
}

/** How the buyer pays. `amount` is `cost.due` as it was shown; the shop refuses another one. */
export type Payment =
  | {
      readonly kind: 'card';
      /** Of the payment provider that took the card. The card's number never comes here. */
      readonly sessionId: string;
      readonly amount: Money;
      readonly billingAddress: Address;
    }
  /** Where nothing is left to pay, a gift card's work for example. */
  | { readonly kind: 'free'; readonly amount: Money; readonly billingAddress: Address };

/** Why a cart cannot become an order. */
export interface CompletionProblem {
  /** A code of the schema's `SubmissionErrorCode` or `CompletionErrorCode`: `DELIVERY_ADDRESS_REQUIRED`, … */
  readonly code: string;
  /** In the client's language, for a shopper. */
  readonly message?: string;
}

/** What came of asking for a checkout or changing it. */
export type CheckoutAnswer = CartOutcome<CheckoutCart>;

/** Neither the shop's fault nor the cart's: the request itself was refused, or there is no such cart. */
export type CompletionRefusal =
  | { readonly kind: 'refused'; readonly problems: readonly CartProblem[] }
  | { readonly kind: 'missing' }
  /** The shop is busy; `until` is when to ask again, an ISO 8601 instant. */
  | { readonly kind: 'waiting'; readonly until: string }
  | StorefrontFailure;

/** Whether a cart could become an order. */
export type PreparationAnswer =
  | { readonly kind: 'ready'; readonly cart?: CheckoutCart }
  | { readonly kind: 'not-ready'; readonly problems: readonly CompletionProblem[] }
  | CompletionRefusal;

/** What came of the wish to make a cart an order. */
export type SubmissionAnswer =
  /** The shop has taken the order on, now or earlier with the same token: follow the attempt. */
  | { readonly kind: 'submitted'; readonly attemptId: string; readonly redirectUrl?: string }
  | { readonly kind: 'rejected'; readonly problems: readonly CompletionProblem[] }
  | CompletionRefusal;

/** How far the shop is with an order. */
export type CompletionAnswer =
  | {
      readonly kind: 'completed';
      readonly orderId: string;
      readonly orderUrl: string;
      /** ISO 8601 instant. */
      readonly completedAt?: string;
    }
  /** Ask again after `pollDelay` milliseconds, a whole number. */
  | { readonly kind: 'processing'; readonly pollDelay: number }
  /** The bank wants to hear from the buyer at `redirectUrl`. */
  | { readonly kind: 'action-required'; readonly redirectUrl?: string }
  | { readonly kind: 'declined'; readonly problems: readonly CompletionProblem[] }
  /** There was no such attempt. */
  | { readonly kind: 'missing' }
  | StorefrontFailure;

/**
 * The cart with its addresses, ways of delivery and gift cards. It takes a shop longer than a bag does.
 *
 * @example
 * ```ts
 * const client = createStorefrontClient({
 *   endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *   accessToken: 'public storefront access token',
 *   country: 'DK',
 *   language: 'DA',
 *   fetch: async () => new Response('upstream connect error', { status: 503 }),
 * });
 * const answer = await readCheckout(client, 'gid://shopify/Cart/c1?key=secret');
 * answer.kind; // => 'unreachable'
 * ```
 */
export async function readCheckout(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const answer = await client.request(checkoutQuery, { id: cartId }, options);
  return mapAnswer(answer, ({ cart }): CheckoutAnswer =>
    cart === null ? { kind: 'missing' } : { kind: 'ok', cart: toCheckoutCart(cart), warnings: [] },
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
    const { result, userErrors } = payloadOf(payload);
    if (result === null) return refusalOf(userErrors);
    switch (result.__typename) {
      case 'CartStatusReady':
        return { kind: 'ready', ...(result.cart ? { cart: toCheckoutCart(result.cart) } : {}) };
      case 'CartStatusNotReady':
        return { kind: 'not-ready', problems: result.errors.map(toCompletionProblem) };
      case 'CartThrottled':
        return { kind: 'waiting', until: result.pollAfter };
      default:
        throw new TypeError(unknownKind);
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
    const { result, userErrors } = payloadOf(payload);
    if (result === null) return refusalOf(userErrors);
    switch (result.__typename) {
      case 'SubmitSuccess':
        return { kind: 'submitted', attemptId: result.attemptId, redirectUrl: result.redirectUrl };
      case 'SubmitAlreadyAccepted':
        return { kind: 'submitted', attemptId: result.attemptId };
      case 'SubmitFailed':
        return { kind: 'rejected', problems: result.errors.map(toCompletionProblem) };
      case 'SubmitThrottled':
        return { kind: 'waiting', until: result.pollAfter };
      default:
        throw new TypeError(unknownKind);
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
    if (attempt === null) return { kind: 'missing' };
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
      default:
        throw new TypeError(unknownKind);
    }
  });
}

/** Of a member that the schema's union does not have. */
const unknownKind = 'what became of the cart has no kind that is known';

function refusalOf(userErrors: readonly Parameters<typeof toProblem>[0][]): CompletionRefusal {
  const problems = userErrors.map(toProblem);
  return isMissing(problems) ? { kind: 'missing' } : { kind: 'refused', problems };
}

function toCompletionProblem({ code, message }: { code: string; message: string | null }): CompletionProblem {
  return { code, ...present({ message }) };
}
