/** Why a cart cannot become an order. */

import type { CartProblem } from './cart-outcome.ts';
import type { CheckoutCart } from './checkout.ts';

import { toCheckoutCart } from './internal/to-checkout-cart.ts';
import { omitEmptyFields } from './internal/omit-empty-fields.ts';
import { mapAnswer, requirePayload } from './internal/map-answer.ts';
import {
  cartPrepareForCompletion,
  cartSubmitForCompletion,
  cartCompletionAttemptQuery,
} from './internal/checkout-documents.ts';
import { toCartProblem, isCartMissing } from './internal/change-cart.ts';
import type { StorefrontFailure } from './storefront-answer.ts';
import type { StorefrontClient, RequestOptions } from './storefront-client.ts';

/** A reason why a cart cannot become an order. */
export interface CompletionProblem {
  /** A code of the schema's `SubmissionErrorCode` or `CompletionErrorCode`: `DELIVERY_ADDRESS_REQUIRED`, … */
  readonly code: string;
  /** Message for the shopper in the client's language. */
  readonly message?: string;
}

/** The request itself was refused, or the cart does not exist. */
export type CompletionRequestFailure =
  | { readonly kind: 'refused'; readonly problems: readonly CartProblem[] }
  | { readonly kind: 'missing' }
  /** The shop is busy until the instant `until`, ISO 8601. */
  | { readonly kind: 'waiting'; readonly until: string }
  | StorefrontFailure;
/** Result of checking whether a cart can become an order. */
export type PreparationAnswer =
  | { readonly kind: 'ready'; readonly cart?: CheckoutCart }
  | { readonly kind: 'not-ready'; readonly problems: readonly CompletionProblem[] }
  | CompletionRequestFailure;
/** Result of submitting an order. */
export type SubmissionAnswer =
  /** The shop accepted the order, now or earlier with the same token: follow the attempt. */
  | { readonly kind: 'submitted'; readonly attemptId: string; readonly redirectUrl?: string }
  | { readonly kind: 'rejected'; readonly problems: readonly CompletionProblem[] }
  | CompletionRequestFailure;
/** Status of an attempt to place an order. */
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
  /** The bank requires the buyer to visit `redirectUrl`. */
  | { readonly kind: 'action-required'; readonly redirectUrl?: string }
  | { readonly kind: 'declined'; readonly problems: readonly CompletionProblem[] }
  /** There is no such attempt. */
  | { readonly kind: 'missing' }
  | StorefrontFailure;
/** Checks whether the cart can become an order as it is. */
export async function prepareForCompletion(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<PreparationAnswer> {
  const answer = await client.request(cartPrepareForCompletion, { cartId }, options);
  return mapAnswer(answer, ({ payload }): PreparationAnswer => {
    const { result, userErrors } = requirePayload(payload);
    if (result === null) return toRefusal(userErrors);
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
 * Submits the cart as an order.
 *
 * @param attemptToken One per decision of the buyer to pay; repeated requests with the same token make one order, so
 * a lost answer can be requested again.
 */
export async function submitForCompletion(
  client: StorefrontClient,
  cartId: string,
  attemptToken: string,
  options?: RequestOptions,
): Promise<SubmissionAnswer> {
  const answer = await client.request(cartSubmitForCompletion, { cartId, attemptToken }, options);
  return mapAnswer(answer, ({ payload }): SubmissionAnswer => {
    const { result, userErrors } = requirePayload(payload);
    if (result === null) return toRefusal(userErrors);
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

/** Fetches the status of an attempt that {@link submitForCompletion} started. */
export async function fetchCompletionAttempt(
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
        return { kind: 'completed', orderId, orderUrl, ...omitEmptyFields({ completedAt }) };
      }
      case 'CartCompletionProcessing':
        return { kind: 'processing', pollDelay: attempt.pollDelay };
      case 'CartCompletionFailed':
        return { kind: 'declined', problems: attempt.errors.map(toCompletionProblem) };
      case 'CartCompletionActionRequired': {
        return {
          kind: 'action-required',
          ...omitEmptyFields({ redirectUrl: attempt.action?.redirectUrl ?? null }),
        };
      }
      default:
        throw new TypeError(unknownKind);
    }
  });
}

/** Error message for an unknown member of the schema's union. */
const unknownKind = 'the result of the completion has an unknown type';

function toRefusal(userErrors: readonly Parameters<typeof toCartProblem>[0][]): CompletionRequestFailure {
  const problems = userErrors.map(toCartProblem);
  return isCartMissing(problems) ? { kind: 'missing' } : { kind: 'refused', problems };
}

function toCompletionProblem({ code, message }: { code: string; message: string | null }): CompletionProblem {
  return { code, ...omitEmptyFields({ message }) };
}
