import type {
  AttemptResult,
  CartResult,
  CheckoutCart,
  CheckoutService,
  Payment,
  PreparationResult,
  ServiceProblem,
} from './checkout-service.ts';
import type { Money } from './money.ts';
import { findOrderChanges, type OrderChange, toOrderFacts } from './order-facts.ts';
import type { OrderedGoods, PaymentAttempt } from './payment-attempt.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type BuyerDetails, updateCheckoutCart } from './update-checkout-cart.ts';

/** What placing an order needs from outside. */
export interface OrderPorts<Amount extends Money, Cart extends CheckoutCart<Amount>, Market extends string> {
  readonly service: CheckoutService<Amount, Cart>;
  readonly payments: PaymentProvider<Amount>;
  /** Resolves after so many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Creates the token of an attempt, unlike any other. */
  readonly createToken: () => string;
  /** Stores the attempt before the service hears of it, so that a reload can ask what became of it. */
  readonly saveAttempt: (attempt: PaymentAttempt<Market>) => void;
  /** Returns the attempt that some tab of this browser has begun and whose outcome is not known. */
  readonly findOpenAttempt: () => PaymentAttempt<Market> | undefined;
  /** Returns what an order of this cart takes out of the bag. */
  readonly toOrderedGoods: (cart: Cart) => OrderedGoods;
}

/** What the shopper agrees to with a press of the button. */
export interface OrderRequest<Cart, Market extends string> {
  readonly market: Market;
  readonly details: BuyerDetails;
  /** The cart as it was shown beside the button. */
  readonly shown: Cart;
  /** One of the provider's payment methods. */
  readonly method: string;
  /** An earlier press whose answer was lost. */
  readonly attempt?: PaymentAttempt<Market>;
}

/** What the shop calls an order that has been placed. */
export interface OrderReference {
  /** For people: `DK1001`. */
  readonly number: string;
  /** ISO 8601 instant. */
  readonly placedAt?: string;
}

/** What came of placing an order. */
export type OrderOutcome<Amount extends Money, Cart> =
  | { readonly kind: 'placed'; readonly order: OrderReference }
  /** The order is not what was shown. Nothing has been paid. */
  | { readonly kind: 'changed'; readonly cart: Cart; readonly changes: readonly OrderChange<Amount>[] }
  /** The payment was declined. Another method may work. */
  | { readonly kind: 'declined'; readonly problems: readonly ServiceProblem[] }
  /** Something in the order is not right. Nothing has been paid. */
  | { readonly kind: 'refused'; readonly problems: readonly ServiceProblem[] }
  /** The bank asks the shopper to confirm the payment. */
  | { readonly kind: 'action-required'; readonly redirectUrl?: string }
  /** The cart is gone. Nothing has been paid. */
  | { readonly kind: 'missing' }
  /** There was no answer before anything was agreed. Nothing has been paid. */
  | { readonly kind: 'unreachable' }
  /** The order was sent and its outcome is not known. Asking again is safe. */
  | { readonly kind: 'unanswered' };

/** Time after which an answer is no longer waited for: longer than a slow bank takes. */
const ANSWER_TIMEOUT_MS = 45_000;
/** The first delay before a lost answer is asked for again; doubled each time, up to the longest. */
const FIRST_RETRY_DELAY_MS = 500;
const LONGEST_RETRY_DELAY_MS = 10_000;

/**
 * Places an order: updates the cart, makes sure that it is what was shown, and pays. Whatever happens is a value; one decision to
 * pay makes one order at most, because its attempt has the same token however often it is sent.
 */
export async function placeOrder<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
>(
  ports: OrderPorts<Amount, Cart, Market>,
  request: OrderRequest<Cart, Market>,
): Promise<OrderOutcome<Amount, Cart>> {
  const before = await outcomeOfEarlier(ports, request, request.attempt ?? ports.findOpenAttempt());
  if (before) return before;
  const outcome = await placeNow(ports, request);
  // Another tab may have pressed a moment earlier: a cart that is missing here was then ordered there.
  const sooner = outcome.kind === 'missing' ? ports.findOpenAttempt() : undefined;
  return (sooner?.cartId === request.shown.id && (await outcomeOfEarlier(ports, request, sooner))) || outcome;
}

/** Returns the outcome of an earlier attempt; `undefined` where it is no obstacle to another one. */
async function outcomeOfEarlier<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
>(
  ports: OrderPorts<Amount, Cart, Market>,
  { market, shown, attempt: own }: OrderRequest<Cart, Market>,
  attempt: PaymentAttempt<Market> | undefined,
): Promise<OrderOutcome<Amount, Cart> | undefined> {
  if (attempt?.market !== market) return undefined;
  if (attempt !== own) ports.saveAttempt(attempt);
  const outcome = await recoverAttempt(ports, attempt);
  // The service never heard of it, so it can be sent now, with the token that it has.
  if (!outcome) return undefined;
  // A cart that is gone and became no order: there is another one by now.
  return outcome.kind === 'missing' && attempt.cartId !== shown.id ? undefined : outcome;
}

async function placeNow<Amount extends Money, Cart extends CheckoutCart<Amount>, Market extends string>(
  ports: OrderPorts<Amount, Cart, Market>,
  request: OrderRequest<Cart, Market>,
): Promise<OrderOutcome<Amount, Cart>> {
  const { service, payments, createToken, saveAttempt, findOpenAttempt, toOrderedGoods } = ports;
  const { shown, market } = request;
  const cartId = shown.id;
  const updated = await checkAgainstShown(ports, request);
  if (updated.kind !== 'changed' || updated.changes.length > 0) return updated;
  const { cart } = updated;

  const payment = await startPayment<Amount>(cart, request, payments);
  if (!payment) return { kind: 'unreachable' };
  const paid = await service.setPayment(cartId, payment);
  if (paid.kind !== 'ok')
    return isAboutAmount(paid) ? checkAgainstShown(ports, request) : outcomeBeforePaying(paid);

  const ready = await service.prepare(cartId);
  if (ready.kind === 'not-ready') return explainProblems(ports, request, ready.problems);
  if (ready.kind !== 'ready' && ready.kind !== 'waiting') return outcomeBeforePaying(ready);

  // One cart, one decision: whichever tab has begun it.
  const begun = [request.attempt, findOpenAttempt()].find((one) => one?.cartId === cartId);
  const attempt = { token: begun?.token ?? createToken(), cartId, market, ordered: toOrderedGoods(cart) };
  saveAttempt(attempt);
  return submit(ports, attempt, request);
}

/**
 * Returns the outcome of an attempt after a reload or a lost answer; `undefined` where the service has not heard of it while the
 * cart is still there, so that nothing has been ordered.
 */
export async function recoverAttempt<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
>(
  ports: OrderPorts<Amount, Cart, Market>,
  attempt: PaymentAttempt<Market>,
): Promise<OrderOutcome<Amount, Cart> | undefined> {
  if (attempt.id !== undefined) {
    const outcome = await followAttempt(ports, attempt.id, deadline(ports));
    // A service that no longer knows the id is asked about the cart, where that is known.
    if (outcome.kind !== 'missing') return outcome;
    if (attempt.token === '') return { kind: 'unanswered' };
  }
  const cart = await ports.service.fetchCart(attempt.cartId);
  if (cart.kind === 'ok') return undefined;
  // A cart that is gone has become an order or has expired: sending the token again tells which, and orders nothing.
  if (cart.kind === 'missing') return submit(ports, attempt);
  return { kind: 'unanswered' };
}

/** Sends the order until there is an answer. The token makes repetition harmless. */
async function submit<Amount extends Money, Cart extends CheckoutCart<Amount>, Market extends string>(
  ports: OrderPorts<Amount, Cart, Market>,
  attempt: PaymentAttempt<Market>,
  request?: OrderRequest<Cart, Market>,
): Promise<OrderOutcome<Amount, Cart>> {
  const until = deadline(ports);
  for (const delay of retryDelays()) {
    const result = await ports.service.submit(attempt.cartId, attempt.token);
    switch (result.kind) {
      case 'submitted': {
        ports.saveAttempt({ ...attempt, id: result.attemptId });
        const outcome = await followAttempt(ports, result.attemptId, until);
        // An attempt that was accepted a moment ago is not gone: its outcome is not known.
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

/** Waits for the outcome of an attempt that the service has accepted; `missing` where it knows of none. */
async function followAttempt(
  ports: Pick<OrderPorts<never, never, never>, 'sleep' | 'now'> & {
    readonly service: { readonly fetchAttempt: (attemptId: string) => Promise<AttemptResult> };
  },
  attemptId: string,
  until: number,
): Promise<OrderOutcome<never, never>> {
  for (const delay of retryDelays()) {
    const result = await ports.service.fetchAttempt(attemptId);
    switch (result.kind) {
      case 'completed': {
        const { orderUrl, orderId, completedAt } = result;
        const number = toOrderNumber(orderUrl, orderId);
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

/** Returns what the shop calls the order in its address, or else its number: `gid://shopify/Order/1002` is 1002. */
export function toOrderNumber(orderUrl: string, orderId: string): string {
  const named = URL.canParse(orderUrl) ? new URL(orderUrl).searchParams.get('order') : null;
  return named || (/(\d+)(?:\?.*)?$/.exec(orderId)?.[1] ?? orderId);
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

/** Changes of the cart explain problems better than the words of the service do. */
async function explainProblems<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
>(
  ports: OrderPorts<Amount, Cart, Market>,
  request: OrderRequest<Cart, Market>,
  problems: readonly ServiceProblem[],
): Promise<OrderOutcome<Amount, Cart>> {
  const outcome = await checkAgainstShown(ports, request);
  return outcome.kind === 'changed' && outcome.changes.length > 0 ? outcome : { kind: 'refused', problems };
}

/** Updates the cart and compares it with what was shown; without changes the list of them is empty. */
async function checkAgainstShown<
  Amount extends Money,
  Cart extends CheckoutCart<Amount>,
  Market extends string,
>(
  { service }: OrderPorts<Amount, Cart, Market>,
  { shown, details }: OrderRequest<Cart, Market>,
): Promise<OrderOutcome<Amount, Cart>> {
  const result = await updateCheckoutCart<Amount, Cart>(service, shown.id, details);
  if (result.kind !== 'ok') return outcomeBeforePaying(result);
  const { cart } = result;
  const changes = findOrderChanges<Amount>(toOrderFacts<Amount>(shown), toOrderFacts<Amount>(cart));
  return { kind: 'changed', cart, changes };
}

function outcomeBeforePaying(
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

type Clock = Pick<OrderPorts<never, never, never>, 'now' | 'sleep'>;

function deadline({ now }: Pick<Clock, 'now'>): number {
  return now() + ANSWER_TIMEOUT_MS;
}

function* retryDelays(): Generator<number> {
  for (let delay = FIRST_RETRY_DELAY_MS; ; delay = Math.min(delay * 2, LONGEST_RETRY_DELAY_MS)) yield delay;
}

/** Waits, unless that would outlast the deadline; returns whether it has. */
async function waitUntil({ now, sleep }: Clock, milliseconds: number, until: number): Promise<boolean> {
  if (now() + milliseconds > until) return false;
  await sleep(milliseconds);
  return true;
}
