import type {
  AttemptStatus,
  CartResult,
  CheckoutCart,
  CheckoutService,
  Payment,
  PreparationResult,
  ServiceProblem,
} from './checkout-service.ts';
import type { Money } from './money.ts';
import { toOrderSummary } from './order-summary.ts';
import { findOrderChanges, type OrderChange } from './order-changes.ts';
import type { OrderedBagContents, PaymentAttempt } from './payment-attempt.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type BuyerDetails, updateCheckoutCart } from './update-checkout-cart.ts';
import { parseOrderNumber } from './parse-order-number.ts';

/** Dependencies of placing an order. */
export interface OrderDependencies<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
> {
  readonly service: CheckoutService<Amount, Cart>;
  readonly payments: PaymentProvider<Amount>;
  /** Resolves after `milliseconds`. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Creates a unique token for an attempt. */
  readonly createToken: () => string;
  /** Stores the attempt before it is sent, so that a reload can ask for its outcome. */
  readonly saveAttempt: (attempt: PaymentAttempt<Market>) => void;
  /** Returns the pending attempt of any tab of this browser. */
  readonly findOpenAttempt: () => PaymentAttempt<Market> | undefined;
  /** Returns the lines and codes that an order of this cart removes from the bag. */
  readonly toOrderedBagContents: (cart: Cart) => OrderedBagContents;
}

/** Input of {@link placeOrder}: the buyer, the cart as shown to the shopper, and the payment method. */
export interface OrderRequest<Cart, Market extends string> {
  readonly market: Market;
  readonly details: BuyerDetails;
  /** The cart as shown beside the button. */
  readonly shown: Cart;
  /** One of the provider's payment methods. */
  readonly method: string;
  /** An earlier attempt whose answer was lost. */
  readonly attempt?: PaymentAttempt<Market>;
}

/** Identification of a placed order. */
export interface OrderReference {
  /** The order number for people: `DK1001`. */
  readonly number: string;
  /** ISO 8601 instant. */
  readonly placedAt?: string;
}

/** Result of placing an order. */
export type OrderOutcome<Amount extends Money, Cart> =
  | { readonly kind: 'placed'; readonly order: OrderReference }
  /** The order differs from what was shown. Nothing was paid. */
  | { readonly kind: 'changed'; readonly cart: Cart; readonly changes: readonly OrderChange<Amount>[] }
  /** The payment was declined. Another method may work. */
  | { readonly kind: 'declined'; readonly problems: readonly ServiceProblem[] }
  /** The order has a problem. Nothing was paid. */
  | { readonly kind: 'refused'; readonly problems: readonly ServiceProblem[] }
  /** The bank requires the shopper to confirm the payment. */
  | { readonly kind: 'action-required'; readonly redirectUrl?: string }
  /** The cart no longer exists. Nothing was paid. */
  | { readonly kind: 'missing' }
  /** No answer before the order was sent. Nothing was paid. */
  | { readonly kind: 'unreachable' }
  /** The order was sent and its outcome is unknown. Asking again is safe. */
  | { readonly kind: 'unanswered' };

/** Time after which the outcome of an order counts as unknown: longer than slow banks need. */
const ANSWER_TIMEOUT_MS = 45_000;
/** First retry delay; it doubles up to the maximum. */
const FIRST_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;

/**
 * Places an order: updates the cart, compares it with what was shown, and pays. Never rejects. An attempt makes at
 * most one order, because all its requests have the same token.
 */
export async function placeOrder<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
>(
  ports: OrderDependencies<Amount, Cart, Market>,
  request: OrderRequest<Cart, Market>,
): Promise<OrderOutcome<Amount, Cart>> {
  const before = await findEarlierOutcome(ports, request, request.attempt ?? ports.findOpenAttempt());
  if (before) return before;
  const outcome = await placeNow(ports, request);
  // Another tab may have submitted a moment earlier: a cart that is missing here was ordered there.
  const sooner = outcome.kind === 'missing' ? ports.findOpenAttempt() : undefined;
  return (
    (sooner?.cartId === request.shown.id && (await findEarlierOutcome(ports, request, sooner))) || outcome
  );
}

/** Returns the outcome of an earlier attempt; `undefined` when it does not prevent another one. */
async function findEarlierOutcome<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
>(
  ports: OrderDependencies<Amount, Cart, Market>,
  { market, shown, attempt: own }: OrderRequest<Cart, Market>,
  attempt: PaymentAttempt<Market> | undefined,
): Promise<OrderOutcome<Amount, Cart> | undefined> {
  if (attempt?.market !== market) return undefined;
  if (attempt !== own) ports.saveAttempt(attempt);
  const outcome = await recoverAttempt(ports, attempt);
  // The service never received it, so send it now with its token.
  if (!outcome) return undefined;
  // The cart expired and was replaced by another one.
  return outcome.kind === 'missing' && attempt.cartId !== shown.id ? undefined : outcome;
}

async function placeNow<Amount extends Money, Cart extends CheckoutCart<Amount>, Market extends string>(
  ports: OrderDependencies<Amount, Cart, Market>,
  request: OrderRequest<Cart, Market>,
): Promise<OrderOutcome<Amount, Cart>> {
  const { service, payments, createToken, saveAttempt, findOpenAttempt, toOrderedBagContents } = ports;
  const { shown, market } = request;
  const cartId = shown.id;
  const updated = await checkAgainstShown(ports, request);
  if (updated.kind !== 'changed' || updated.changes.length > 0) return updated;
  const { cart } = updated;

  const payment = await startPayment<Amount>(cart, request, payments);
  if (!payment) return { kind: 'unreachable' };
  const paid = await service.setPayment(cartId, payment);
  if (paid.kind !== 'ok')
    return isAboutAmount(paid) ? checkAgainstShown(ports, request) : findOutcomeBeforePaying(paid);

  const ready = await service.prepare(cartId);
  if (ready.kind === 'not-ready') return explainProblems(ports, request, ready.problems);
  if (ready.kind !== 'ready' && ready.kind !== 'waiting') return findOutcomeBeforePaying(ready);

  // One attempt per cart, whichever tab started it.
  const begun = [request.attempt, findOpenAttempt()].find((one) => one?.cartId === cartId);
  const attempt = {
    token: begun?.token ?? createToken(),
    cartId,
    market,
    ordered: toOrderedBagContents(cart),
  };
  saveAttempt(attempt);
  return submit(ports, attempt, request);
}

/**
 * Returns the outcome of an attempt after a reload or a lost answer; `undefined` when the service never received it
 * and the cart still exists, so that nothing was ordered.
 */
export async function recoverAttempt<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
>(
  ports: OrderDependencies<Amount, Cart, Market>,
  attempt: PaymentAttempt<Market>,
): Promise<OrderOutcome<Amount, Cart> | undefined> {
  if (attempt.id !== undefined) {
    const outcome = await followAttempt(ports, attempt.id, getDeadline(ports));
    // If the service no longer knows the id, ask about the cart, where it is known.
    if (outcome.kind !== 'missing') return outcome;
    if (attempt.token === '') return { kind: 'unanswered' };
  }
  const cart = await ports.service.fetchCart(attempt.cartId);
  if (cart.kind === 'ok') return undefined;
  // A missing cart became an order or expired: sending the token again tells which, and orders nothing.
  if (cart.kind === 'missing') return submit(ports, attempt);
  return { kind: 'unanswered' };
}

/** Sends the order until there is an answer. The token makes repetition safe. */
async function submit<Amount extends Money, Cart extends CheckoutCart<Amount>, Market extends string>(
  ports: OrderDependencies<Amount, Cart, Market>,
  attempt: PaymentAttempt<Market>,
  request?: OrderRequest<Cart, Market>,
): Promise<OrderOutcome<Amount, Cart>> {
  const until = getDeadline(ports);
  for (const delay of getRetryDelaysMs()) {
    const result = await ports.service.submit(attempt.cartId, attempt.token);
    switch (result.kind) {
      case 'submitted': {
        ports.saveAttempt({ ...attempt, id: result.attemptId });
        const outcome = await followAttempt(ports, result.attemptId, until);
        // An attempt that was just accepted still exists: its outcome is unknown.
        return outcome.kind === 'missing' ? { kind: 'unanswered' } : outcome;
      }
      case 'rejected':
        return request
          ? explainProblems(ports, request, result.problems)
          : { kind: 'refused', problems: result.problems };
      case 'refused':
        return { kind: 'refused', problems: result.problems };
      case 'missing':
        return { kind: 'missing' };
      case 'failed':
        if (!result.isTemporary) return { kind: 'unanswered' };
    }
    if (!(await waitUntil(ports, delay, until))) break;
  }
  return { kind: 'unanswered' };
}

/** Waits for the outcome of an accepted attempt; `missing` when the service does not know it. */
async function followAttempt(
  ports: Pick<OrderDependencies<never, never, never>, 'sleep' | 'now'> & {
    readonly service: { readonly fetchAttempt: (attemptId: string) => Promise<AttemptStatus> };
  },
  attemptId: string,
  until: number,
): Promise<OrderOutcome<never, never>> {
  for (const delay of getRetryDelaysMs()) {
    const result = await ports.service.fetchAttempt(attemptId);
    switch (result.kind) {
      case 'completed': {
        const { orderUrl, orderId, completedAt } = result;
        const number = parseOrderNumber(orderUrl, orderId);
        return { kind: 'placed', order: { number, ...(completedAt ? { placedAt: completedAt } : {}) } };
      }
      case 'declined':
      case 'missing':
      case 'action-required':
        return result;
      case 'processing':
      case 'failed': {
        const isOver = result.kind === 'failed' && !result.isTemporary;
        const wait = result.kind === 'processing' ? result.pollDelay : delay;
        if (isOver || !(await waitUntil(ports, wait, until))) return { kind: 'unanswered' };
      }
    }
  }
  return { kind: 'unanswered' };
}

async function startPayment<Amount extends Money>(
  { cost: { due } }: CheckoutCart<Amount>,
  { details, method }: { readonly details: BuyerDetails; readonly method: string },
  payments: PaymentProvider<Amount>,
): Promise<Payment<Amount> | undefined> {
  const billingAddress = details.billingAddress ?? details.address;
  if (due.amount === 0) return { kind: 'free', amount: due, billingAddress };
  const session = await payments.startSession(method, due);
  return session.kind === 'ready'
    ? { kind: 'card', sessionId: session.id, amount: due, billingAddress }
    : undefined;
}

/** Explains problems by changes of the cart where possible; the service's messages are less specific. */
async function explainProblems<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
>(
  ports: OrderDependencies<Amount, Cart, Market>,
  request: OrderRequest<Cart, Market>,
  problems: readonly ServiceProblem[],
): Promise<OrderOutcome<Amount, Cart>> {
  const outcome = await checkAgainstShown(ports, request);
  return outcome.kind === 'changed' && outcome.changes.length > 0 ? outcome : { kind: 'refused', problems };
}

/** Updates the cart and compares it with what was shown. */
async function checkAgainstShown<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
>(
  { service }: OrderDependencies<Amount, Cart, Market>,
  { shown, details }: OrderRequest<Cart, Market>,
): Promise<OrderOutcome<Amount, Cart>> {
  const result = await updateCheckoutCart<Amount, Cart>(service, shown.id, details);
  if (result.kind !== 'ok') return findOutcomeBeforePaying(result);
  const { cart } = result;
  const changes = findOrderChanges<Amount>(toOrderSummary<Amount>(shown), toOrderSummary<Amount>(cart));
  return { kind: 'changed', cart, changes };
}

function findOutcomeBeforePaying(
  result:
    | Exclude<CartResult<unknown>, { readonly kind: 'ok' }>
    | Exclude<PreparationResult, { readonly kind: 'not-ready' }>,
): OrderOutcome<never, never> {
  switch (result.kind) {
    case 'refused':
      return { kind: 'refused', problems: result.problems };
    case 'missing':
      return { kind: 'missing' };
    default:
      return { kind: 'unreachable' };
  }
}

function isAboutAmount(result: CartResult<unknown>): boolean {
  return result.kind === 'refused' && result.problems.some(({ field }) => field?.at(-1) === 'amount');
}

type Clock = Pick<OrderDependencies<never, never, never>, 'now' | 'sleep'>;

function getDeadline({ now }: Pick<Clock, 'now'>): number {
  return now() + ANSWER_TIMEOUT_MS;
}

function* getRetryDelaysMs(): Generator<number> {
  for (let delay = FIRST_RETRY_DELAY_MS; ; delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS)) yield delay;
}

/** Waits, unless that would exceed the deadline. Returns whether it has waited. */
async function waitUntil({ now, sleep }: Clock, milliseconds: number, until: number): Promise<boolean> {
  if (now() + milliseconds > until) return false;
  await sleep(milliseconds);
  return true;
}
