import { createHash } from 'node:crypto';
import { localizeTexts } from '../localize-texts.ts';
import type { AddressFields } from './address.ts';
import { type Cart, findDeliveryAddress, getTaxedCountry } from './cart.ts';
import { changeCart, missingCartProblem } from './cart-resolvers.ts';
import { toCartObject } from './cart-object.ts';
import type { CartProblem } from './cart-problems.ts';
import { type CalculatedCart, calculateCart, toVariantName } from './calculate-cart.ts';
import { toOrderParcelShop } from './delivery-options.ts';
import { createAndIssueGiftCards } from './issue-gift-cards.ts';
import { requireGlobalId } from './global-ids.ts';
import { calculateLineCosts } from './line-costs.ts';
import { composeOrderMail } from './order-mail.ts';
import { toOrderGlobalIdWithoutKey, toOrderName } from './order-object.ts';
import type { PaymentAttempt, PaymentAttemptOutcome, OrderReference } from './order-store.ts';
import { type PaymentInput, setPayment } from './payment-changes.ts';
import type { PaymentOutcome } from './payment-provider.ts';
import { findPaymentProblems, findReadinessProblems } from './completion-problems.ts';
import type { RequestContext } from './request-context.ts';

interface CartArguments {
  readonly cartId: string;
}

/** Maximum length of an attempt token in characters. */
const MAX_TOKEN_LENGTH = 255;
/** Delay before a client may poll again. */
const POLL_DELAY_MS = 500;

/** The fields of `QueryRoot` about completed checkouts. */
export const completionQueries = {
  cartCompletionAttempt: ({ attemptId }: { readonly attemptId: string }, context: RequestContext) => {
    const attempt = context.orders.findAttemptById(attemptId, context.shop.id);
    if (!attempt) return null;
    const { id, outcome, decidedAt, knownFrom } = attempt;
    // If the clock was set back in the meantime, waiting could take days.
    const at = context.now.toISOString();
    if (decidedAt <= at && at < knownFrom) {
      return { __typename: 'CartCompletionProcessing', id, pollDelay: POLL_DELAY_MS };
    }
    if (outcome.kind === 'challenged' && !isOver(attempt, context)) {
      const redirectUrl = context.links.challenge(context.shop.id, id, context.locale);
      return {
        __typename: 'CartCompletionActionRequired',
        id,
        action: { __typename: 'CompletePaymentChallenge', redirectUrl },
      };
    }
    if (outcome.kind !== 'completed') {
      const { code, message } =
        outcome.kind === 'declined' ? outcome : declined('PAYMENT_CARD_DECLINED', context);
      return { __typename: 'CartCompletionFailed', id, errors: [{ code, message }] };
    }
    return {
      __typename: 'CartCompletionSuccess',
      id,
      completedAt: decidedAt,
      // Without the key that gives access: the URL to which a bank returns contains the attempt's id.
      orderId: toOrderGlobalIdWithoutKey(outcome.order, context),
      orderUrl: toOrderUrl(outcome.order, context),
    };
  },
};

/** The fields of `Mutation` that turn a cart into an order. */
export const completionMutations = {
  cartPaymentUpdate: (
    { cartId, payment }: CartArguments & { readonly payment: PaymentInput },
    context: RequestContext,
  ) => changeCart(cartId, context, (cart) => setPayment(cart, payment, context)),

  cartPrepareForCompletion: ({ cartId }: CartArguments, context: RequestContext) => {
    requireGlobalId(cartId);
    const opened = context.carts.open(cartId, context.shop.id);
    if (!opened?.hasKey) return refused(missingCartProblem);
    const settled = calculateCart(opened.cart, context);
    const errors = findReadinessProblems(opened.cart, settled, context);
    const cart = toCartObject(opened, settled, context);
    const result =
      errors.length > 0
        ? { __typename: 'CartStatusNotReady', cart, errors }
        : { __typename: 'CartStatusReady', cart };
    return { result, userErrors: [] };
  },

  cartSubmitForCompletion: (
    { cartId, attemptToken }: CartArguments & { readonly attemptToken: string },
    context: RequestContext,
  ) => {
    requireGlobalId(cartId);
    const opened = context.carts.openForAttempt(cartId, context.shop.id);
    if (!opened?.hasKey) return refused(missingCartProblem);
    if (attemptToken === '' || attemptToken.length > MAX_TOKEN_LENGTH) {
      const message = `The attempt token must have 1 to ${MAX_TOKEN_LENGTH} characters.`;
      return refused({ code: 'INVALID', field: ['attemptToken'], message });
    }
    const { cart } = opened;
    const earlier = context.orders.findAttempt(cart.token, attemptToken);
    if (earlier) {
      return { result: { __typename: 'SubmitAlreadyAccepted', attemptId: earlier.id }, userErrors: [] };
    }
    if (opened.isCompleted) return refused(missingCartProblem);
    const settled = calculateCart(cart, context);
    const errors = [
      ...findReadinessProblems(cart, settled, context),
      ...findPaymentProblems(cart, settled, context),
    ];
    if (errors.length > 0) {
      const checkoutUrl = context.links.cartCheckout(context.locale, opened.id);
      return { result: { __typename: 'SubmitFailed', checkoutUrl, errors }, userErrors: [] };
    }
    context.limits.take('ordersPerClient', context.client);
    context.limits.take('ordersPerEmail', cart.email?.toLowerCase() ?? '');
    const attempt = complete(cart, settled, attemptToken, context);
    const redirectUrl = context.links.confirmation(context.locale);
    return { result: { __typename: 'SubmitSuccess', attemptId: attempt.id, redirectUrl }, userErrors: [] };
  },
};

/**
 * Completes an order: reserves the payment and the stock, assigns a number, and stores the order and its mail, all within the
 * transaction of the request, so that a crash leaves either everything or nothing.
 */
function complete(cart: Cart, settled: CalculatedCart, attemptToken: string, context: RequestContext) {
  const at = context.now.toISOString();
  const payment = pay(cart, settled, attemptToken, context);
  const outcome = toOutcome(payment, cart, settled, context);
  const knownFrom = new Date(context.now.getTime() + payment.delay).toISOString();
  return context.orders.recordAttempt(cart.token, attemptToken, { outcome, decidedAt: at, knownFrom });
}

function toOutcome(
  payment: PaymentOutcome,
  cart: Cart,
  settled: CalculatedCart,
  context: RequestContext,
): PaymentAttemptOutcome {
  switch (payment.kind) {
    case 'authorized': {
      const at = context.now.toISOString();
      return { kind: 'completed', order: placeOrder(cart, settled, payment, at, context) };
    }
    case 'challenged':
      return { kind: 'challenged', agreed: hashAgreement(cart, settled) };
    case 'declined':
      return declined(payment.code, context);
  }
}

function declined(
  code: string,
  { locale }: RequestContext,
): PaymentAttemptOutcome & { readonly kind: 'declined' } {
  return { kind: 'declined', code, message: declineTexts[locale](code) };
}

/** Time that a bank waits for the shopper. */
const CHALLENGE_LIFETIME_MS = 15 * 60_000;

function isOver({ decidedAt }: PaymentAttempt, { now }: RequestContext): boolean {
  const age = now.getTime() - Date.parse(decidedAt);
  // A decision in the future was made before the clock was set back.
  return age >= CHALLENGE_LIFETIME_MS || age < -CHALLENGE_LIFETIME_MS;
}

/** Returns the payment attempt if it waits for the shopper's confirmation to the bank; otherwise undefined. */
export function findChallengedPaymentAttempt(
  attemptId: string,
  context: RequestContext,
): PaymentAttempt | undefined {
  const attempt = context.orders.findAttemptById(attemptId, context.shop.id);
  return attempt?.outcome.kind === 'challenged' && !isOver(attempt, context) ? attempt : undefined;
}

/**
 * Completes or declines a payment attempt after the shopper's answer to the bank. Charges nothing if the cart has changed, is
 * sold or has another price. Must run inside a transaction.
 */
export function answerBankChallenge(
  attempt: PaymentAttempt,
  isApproved: boolean,
  context: RequestContext,
): void {
  context.orders.settleAttempt(
    attempt.id,
    isApproved ? toApprovalOutcome(attempt, context) : declined('PAYMENT_CARD_DECLINED', context),
    context.now.toISOString(),
  );
}

function toApprovalOutcome(
  { id, cart: token, outcome }: PaymentAttempt,
  context: RequestContext,
): PaymentAttemptOutcome {
  const cart = context.carts.find(token, context.shop.id);
  if (!cart?.payment) return declined('ERROR', context);
  const settled = calculateCart(cart, context);
  if (findReadinessProblems(cart, settled, context).length > 0) {
    return declined('INVENTORY_RESERVATION_ERROR', context);
  }
  if (findPaymentProblems(cart, settled, context).length > 0) return declined('PAYMENT_ERROR', context);
  const agreed = outcome.kind === 'challenged' ? outcome.agreed : undefined;
  if (agreed !== undefined && agreed !== hashAgreement(cart, settled))
    return declined('PAYMENT_ERROR', context);
  return toOutcome(pay(cart, settled, id, context, true), cart, settled, context);
}

/**
 * Hashes what the shopper agreed to: goods, recipient, delivery and payment. Excludes ids that may change without changing the
 * agreement.
 */
function hashAgreement(cart: Cart, { lines, delivery }: CalculatedCart): string {
  const sorted = (texts: readonly string[]) => texts.toSorted();
  const agreed = {
    lines: sorted(
      lines.map(({ sku, quantity, attributes }) =>
        JSON.stringify([
          sku,
          quantity,
          sorted(attributes.map(({ key, value }) => JSON.stringify([key, value]))),
        ]),
      ),
    ),
    address: fieldsOf(findDeliveryAddress(cart)?.address),
    delivery: delivery?.handle,
    email: cart.email,
    phone: cart.phone,
    note: cart.note,
    payment: cart.payment && {
      ...cart.payment,
      billingAddress: fieldsOf(cart.payment.billingAddress),
    },
  };
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url');
}

/** Returns the fields of an address, sorted by name. */
function fieldsOf(address: AddressFields | undefined): readonly (readonly [string, unknown])[] {
  return Object.entries(address ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function pay(
  { token, payment }: Cart,
  { totals }: CalculatedCart,
  attemptToken: string,
  { payments }: RequestContext,
  isApproved = false,
): PaymentOutcome {
  if (payment?.sessionId === undefined) return { kind: 'authorized', reference: 'free', delay: 0 };
  return payments.authorize({
    sessionId: payment.sessionId,
    amount: totals.amountDue,
    idempotencyKey: `${token}:${attemptToken}`,
    isApproved,
  });
}

function placeOrder(
  cart: Cart,
  settled: CalculatedCart,
  payment: Extract<PaymentOutcome, { kind: 'authorized' }>,
  at: string,
  context: RequestContext,
): OrderReference {
  const { shop, inventory, orders, carts, mail, locale } = context;
  const { email } = cart;
  if (email === undefined) throw new Error('Cannot place an order: the cart has no e-mail address');
  const costs = calculateLineCosts(settled, context);
  const lines = settled.lines.map((line) => {
    const cost = costs.get(line.id);
    if (!cost) throw new Error(`Cannot place an order: the line ${line.id} has no cost`);
    const { stockSku } = line.variant;
    if (stockSku !== undefined && !inventory.reserve(shop.id, stockSku, line.quantity)) {
      // The cart was settled in this transaction, so no other order can have come first.
      throw new Error(`Cannot place an order: ${stockSku} ran out while it was counted`);
    }
    return {
      sku: line.sku,
      title: toVariantName(line.variant, context),
      quantity: line.quantity,
      unitPrice: cost.unitPrice.amount,
      discount: cost.discount.amount,
      total: cost.total.amount,
      attributes: line.attributes,
    };
  });
  const { totals, delivery } = settled;
  const parcelShop = delivery && totals.delivery ? toOrderParcelShop(delivery, context) : undefined;
  const order = orders.place({
    shop: shop.id,
    cart: cart.token,
    email,
    ...(cart.customer === undefined ? {} : { customer: cart.customer }),
    locale,
    total: totals.total,
    paymentReference: payment.reference,
    createdAt: at,
    lines,
    codes: totals.discounts.map(({ code }) => code),
    details: {
      country: getTaxedCountry(cart),
      deliveryAddress: findDeliveryAddress(cart)?.address ?? null,
      billingAddress: cart.payment?.billingAddress ?? null,
      delivery: totals.delivery ?? null,
      ...(parcelShop ? { parcelShop } : {}),
      includedTaxes: totals.includedTaxes,
      note: cart.note ?? null,
      phone: cart.phone ?? findDeliveryAddress(cart)?.address.phone ?? null,
      attributes: cart.attributes,
      ...(payment.method === undefined ? {} : { paymentMethod: payment.method }),
      discounts: totals.discounts.map(({ typed, code, amount: { amount } }) => {
        const promoCode = context.promotions.promoCodes?.find((known) => known.code === code);
        return { typed, code, amount, ...(promoCode?.kind === 'percentage' ? { rate: promoCode.rate } : {}) };
      }),
    },
  });
  for (const { id, amount } of totals.giftCardPayments) {
    const card = cart.giftCards.find((applied) => applied.id === id)?.giftCard;
    if (amount.amount === 0 || card === undefined) continue;
    if (!context.giftCards.redeem(card, amount, order.id)) {
      // The cart was settled in this transaction, so the card cannot have been spent in the meantime.
      throw new Error(`Cannot place an order: the gift card ${card} holds less than it did`);
    }
  }
  createAndIssueGiftCards(order, email, settled, context);
  storeGuest(cart, email, context);
  carts.complete(cart.token, at);
  // Other carts of this request may have been settled with stock that is now sold.
  context.settlements.clear();
  const paymentMethod = payment.method;
  const name = toOrderName(order, context);
  mail.send(
    composeOrderMail(
      { name, email, cart, ...(paymentMethod === undefined ? {} : { paymentMethod }) },
      settled,
      context,
    ),
  );
  return order;
}

/**
 * Stores the guest as a customer without an account. An account with this address must be confirmed by its owner, who then finds
 * the order in it.
 */
function storeGuest(cart: Cart, email: string, { customers, shop, now, locale }: RequestContext): void {
  if (cart.customer !== undefined || customers.findByEmail(shop.id, email)) return;
  const { firstName, lastName } = findDeliveryAddress(cart)?.address ?? {};
  customers.create(
    {
      shop: shop.id,
      email,
      acceptsMarketing: false,
      locale,
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    },
    now,
  );
}

/** An order's number is not secret, so it may be part of a URL; the page shows nothing that only the buyer may see. */
function toOrderUrl(order: OrderReference, context: RequestContext): string {
  return `${context.links.confirmation(context.locale)}?order=${toOrderName(order, context)}`;
}

/** The reason, and what to do. The checkout itself says that nothing was charged. */
const declineTexts = localizeTexts<(code: string) => string>({
  en: (code) =>
    code === 'PAYMENT_INSUFFICIENT_FUNDS'
      ? 'There is not enough money on the card. Try another one.'
      : code === 'PAYMENT_TRANSIENT_ERROR'
        ? 'The bank did not answer. Try again.'
        : code === 'INVENTORY_RESERVATION_ERROR' || code === 'PAYMENT_ERROR' || code === 'ERROR'
          ? 'The bag changed before the bank answered. Check it and try again.'
          : 'The card was declined. Try another one.',
  da: (code) =>
    code === 'PAYMENT_INSUFFICIENT_FUNDS'
      ? 'Der er ikke penge nok på kortet. Prøv et andet.'
      : code === 'PAYMENT_TRANSIENT_ERROR'
        ? 'Banken svarede ikke. Prøv igen.'
        : code === 'INVENTORY_RESERVATION_ERROR' || code === 'PAYMENT_ERROR' || code === 'ERROR'
          ? 'Kurven blev ændret, før banken svarede. Se den igennem, og prøv igen.'
          : 'Kortet blev afvist. Prøv et andet.',
});

function refused(problem: CartProblem) {
  return { result: null, userErrors: [problem] };
}
