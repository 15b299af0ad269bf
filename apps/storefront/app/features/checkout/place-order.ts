import {
  type CartProblem,
  type CheckoutAnswer,
  type CheckoutCart,
  type CompletionProblem,
  isTemporary,
  type Payment,
  prepareForCompletion,
  readCart,
  readCompletionAttempt,
  type StorefrontClient,
  type StorefrontFailure,
  submitForCompletion,
  updatePayment,
} from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/i18n-routing';
import { bringCart, type CartWish } from './bring-cart.ts';
import type { Attempt } from './checkout-state.ts';
import { type Difference, differencesBetween, factsOfCart } from './order-facts.ts';
import { orderedGoods } from './ordered-goods.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What placing an order needs from outside. */
export interface OrderPorts {
  readonly client: StorefrontClient;
  readonly payments: PaymentProvider;
  /** Resolves after so many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** A new attempt's token, unlike any other. */
  readonly newToken: () => string;
  /** Keeps the attempt before the shop hears of it, so that a reload can ask what became of it. */
  readonly keepAttempt: (attempt: Attempt) => void;
  /** The attempt that some tab of this browser has begun and of which nobody knows yet what became. */
  readonly openAttempt: () => Attempt | undefined;
}

/** What the shopper agrees to with the press of the button. */
export interface OrderRequest {
  readonly market: MarketId;
  readonly wish: CartWish;
  /** The cart as it was shown beside the button. */
  readonly shown: CheckoutCart;
  /** Of the provider's methods. */
  readonly method: string;
  /** An earlier press whose answer was lost. */
  readonly attempt?: Attempt;
}

/** What the shop calls an order that has been placed. */
export interface PlacedOrder {
  /** For people: `DK1001`. */
  readonly number: string;
  /** ISO 8601 instant. */
  readonly placedAt?: string;
}

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The order is not what was shown. Nothing has been paid. */
  | { readonly kind: 'changed'; readonly cart: CheckoutCart; readonly differences: readonly Difference[] }
  /** No money was given. Another way to pay may work. */
  | { readonly kind: 'declined'; readonly problems: readonly CompletionProblem[] }
  /** Something in the order is not right. Nothing has been paid. */
  | { readonly kind: 'refused'; readonly problems: readonly (CartProblem | CompletionProblem)[] }
  /** The bank wants to hear from the shopper. */
  | { readonly kind: 'action-required'; readonly redirectUrl?: string }
  /** The cart is gone. Nothing has been paid. */
  | { readonly kind: 'missing' }
  /** There was no answer before anything was agreed. Nothing has been paid. */
  | { readonly kind: 'unreachable' }
  /** The order was sent and nobody knows what became of it. Asking again is safe. */
  | { readonly kind: 'unanswered' };

/** How long an answer is waited for, in milliseconds: longer than a slow bank, shorter than patience. */
const PATIENCE = 45_000;
/** Milliseconds before a lost answer is asked for again; doubled each time, up to ten seconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/**
 * Places an order: brings the cart up to date, makes sure that it is what was shown, and pays. Whatever happens is a value;
 * one decision to pay makes one order at most, for its attempt's token is the same however often it is sent.
 */
export async function placeOrder(ports: OrderPorts, request: OrderRequest): Promise<OrderOutcome> {
  const before = await outcomeOf(ports, request, request.attempt ?? ports.openAttempt());
  if (before) return before;
  const outcome = await placeNow(ports, request);
  // Another tab may have pressed a moment earlier: what is missing here is then what was ordered there.
  const sooner = outcome.kind === 'missing' ? ports.openAttempt() : undefined;
  return (sooner?.cartId === request.shown.id && (await outcomeOf(ports, request, sooner))) || outcome;
}

/** What became of an earlier attempt; nothing where it does not stand in the way of another. */
async function outcomeOf(
  ports: OrderPorts,
  { market, shown, attempt: own }: OrderRequest,
  attempt: Attempt | undefined,
): Promise<OrderOutcome | undefined> {
  if (attempt?.market !== market) return undefined;
  if (attempt !== own) ports.keepAttempt(attempt);
  const asked = await askAttempt(ports, attempt);
  // The shop never heard of it, so it can be sent now, with the token that it has.
  if (asked.kind === 'unknown') return undefined;
  // A cart that is gone and became no order: there is another one by now.
  return asked.outcome.kind === 'missing' && attempt.cartId !== shown.id ? undefined : asked.outcome;
}

async function placeNow(ports: OrderPorts, request: OrderRequest): Promise<OrderOutcome> {
  const { client, payments, newToken, keepAttempt, openAttempt } = ports;
  const { shown, wish, market } = request;
  const cartId = shown.id;
  const brought = await bringCart(client, cartId, wish);
  if (brought.kind !== 'ok') return beforePaying(brought);
  const { cart } = brought;
  const differences = differencesBetween(factsOfCart(shown), factsOfCart(cart));
  if (differences.length > 0) return { kind: 'changed', cart, differences };

  const payment = await paymentFor(cart, request, payments);
  if (!payment) return { kind: 'unreachable' };
  const paid = await updatePayment(client, cartId, payment);
  if (paid.kind !== 'ok') return isAboutAmount(paid) ? await reread(ports, request) : beforePaying(paid);

  const ready = await prepareForCompletion(client, cartId);
  if (ready.kind === 'not-ready') return await notReady(ports, request, ready.problems);
  if (ready.kind !== 'ready' && ready.kind !== 'waiting') return beforePaying(ready);

  // One cart, one decision: whatever tab has begun it.
  const begun = [request.attempt, openAttempt()].find((one) => one?.cartId === cartId);
  const attempt = { token: begun?.token ?? newToken(), cartId, market, ordered: orderedGoods(cart) };
  keepAttempt(attempt);
  return submit(ports, request, attempt);
}

/**
 * What became of an attempt after a reload or a lost answer. `unknown` is an attempt that the shop has not heard of while
 * the cart is still there: nothing has been ordered.
 */
export async function askAttempt(
  ports: OrderPorts,
  attempt: Attempt,
): Promise<{ readonly kind: 'known'; readonly outcome: OrderOutcome } | { readonly kind: 'unknown' }> {
  const known = (outcome: OrderOutcome) => ({ kind: 'known', outcome }) as const;
  if (attempt.id !== undefined) {
    const outcome = await follow(ports, attempt.id, deadline(ports));
    // A shop that knows the id no more is asked about the cart, where that is known.
    if (outcome.kind !== 'missing') return known(outcome);
    if (attempt.token === '') return known({ kind: 'unanswered' });
  }
  const cart = await readCart(ports.client, attempt.cartId);
  if (cart.kind === 'ok') return { kind: 'unknown' };
  // A cart that is gone has become an order or has expired: sending the token again tells which and orders nothing.
  if (cart.kind === 'missing') return known(await submit(ports, undefined, attempt));
  return known({ kind: 'unanswered' });
}

/** Sends the order until there is an answer. The token makes repetition harmless. */
async function submit(
  ports: OrderPorts,
  request: OrderRequest | undefined,
  attempt: Attempt,
): Promise<OrderOutcome> {
  const until = deadline(ports);
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    const answer = await submitForCompletion(ports.client, attempt.cartId, attempt.token);
    switch (answer.kind) {
      case 'submitted':
        ports.keepAttempt({ ...attempt, id: answer.attemptId });
        return heard(await follow(ports, answer.attemptId, until));
      case 'rejected':
        return request
          ? notReady(ports, request, answer.problems)
          : { kind: 'refused', problems: answer.problems };
      case 'refused':
        return { kind: 'refused', problems: answer.problems };
      case 'missing':
        return { kind: 'missing' };
      case 'waiting':
        break;
      default:
        if (!isTemporary(answer)) return { kind: 'unanswered' };
    }
    if (!(await waited(ports, wait, until))) return { kind: 'unanswered' };
  }
}

/** An attempt that was accepted a moment ago is not gone: nobody knows what became of it. */
function heard(outcome: OrderOutcome): OrderOutcome {
  return outcome.kind === 'missing' ? { kind: 'unanswered' } : outcome;
}

/** Waits for the outcome of an attempt that the shop has taken on; `missing` where it knows of none. */
async function follow(ports: OrderPorts, attemptId: string, until: number): Promise<OrderOutcome> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    const answer = await readCompletionAttempt(ports.client, attemptId);
    switch (answer.kind) {
      case 'completed':
        return {
          kind: 'placed',
          order: {
            number: orderNumber(answer.orderUrl, answer.orderId),
            ...(answer.completedAt ? { placedAt: answer.completedAt } : {}),
          },
        };
      case 'declined':
        return { kind: 'declined', problems: answer.problems };
      case 'action-required':
        return {
          kind: 'action-required',
          ...(answer.redirectUrl ? { redirectUrl: answer.redirectUrl } : {}),
        };
      case 'missing':
        return { kind: 'missing' };
      case 'processing':
        if (!(await waited(ports, answer.pollDelay, until))) return { kind: 'unanswered' };
        continue;
      default:
        if (!isTemporary(answer) || !(await waited(ports, wait, until))) return { kind: 'unanswered' };
    }
  }
}

/** What the shop calls the order in its address, or else its number: `gid://shopify/Order/1002` is 1002. */
export function orderNumber(orderUrl: string, orderId: string): string {
  const named = URL.canParse(orderUrl) ? new URL(orderUrl).searchParams.get('order') : null;
  return named || (/(\d+)(?:\?.*)?$/.exec(orderId)?.[1] ?? orderId);
}

async function paymentFor(
  cart: CheckoutCart,
  { wish, method }: OrderRequest,
  payments: PaymentProvider,
): Promise<Payment | undefined> {
  const amount = cart.cost.due;
  const billingAddress = wish.billingAddress ?? wish.address;
  if (amount.amount === 0) return { kind: 'free', amount, billingAddress };
  const session = await payments.startSession(method, amount);
  return session.kind === 'ready'
    ? { kind: 'card', sessionId: session.id, amount, billingAddress }
    : undefined;
}

/** Problems that a look at the cart explains better than their own words do. */
async function notReady(
  ports: OrderPorts,
  request: OrderRequest,
  problems: readonly CompletionProblem[],
): Promise<OrderOutcome> {
  const looked = await reread(ports, request);
  return looked.kind === 'changed' && looked.differences.length > 0 ? looked : { kind: 'refused', problems };
}

async function reread({ client }: OrderPorts, { shown, wish }: OrderRequest): Promise<OrderOutcome> {
  const now = await bringCart(client, shown.id, wish);
  if (now.kind !== 'ok') return beforePaying(now);
  const differences = differencesBetween(factsOfCart(shown), factsOfCart(now.cart));
  return { kind: 'changed', cart: now.cart, differences };
}

function beforePaying(
  answer:
    | Exclude<CheckoutAnswer, { readonly kind: 'ok' }>
    | { readonly kind: 'refused'; readonly problems: readonly CartProblem[] }
    | { readonly kind: 'missing' }
    | StorefrontFailure,
): OrderOutcome {
  switch (answer.kind) {
    case 'refused':
      return { kind: 'refused', problems: answer.problems };
    case 'missing':
      return { kind: 'missing' };
    default:
      return { kind: 'unreachable' };
  }
}

function isAboutAmount(answer: CheckoutAnswer): boolean {
  return answer.kind === 'refused' && answer.problems.some(({ field }) => field?.at(-1) === 'amount');
}

function deadline({ now }: OrderPorts): number {
  return now() + PATIENCE;
}

/** Waits, unless that would outlast the deadline. */
async function waited({ now, sleep }: OrderPorts, milliseconds: number, until: number): Promise<boolean> {
  if (now() + milliseconds > until) return false;
  await sleep(milliseconds);
  return true;
}
