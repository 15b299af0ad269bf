import { type AddressFields, findAddressProblems, toAddressFields } from './address.ts';
import type { Cart, CartPayment } from './cart.ts';
import type { CartChangeResult } from './cart-changes.ts';
import type { CartProblem } from './cart-problems.ts';
import { calculateCart } from './calculate-cart.ts';
import { parseCountryCode } from './country-names.ts';
import { formatDecimalAmount, parseDecimalAmount } from './decimal-amounts.ts';
import type { RequestContext } from './request-context.ts';

type AddressInput = Readonly<Record<string, unknown>>;

/** The schema's `CartPaymentInput`. Card and free payments are supported; `sessionId` comes from the card vault. */
export interface PaymentInput {
  readonly amount: { readonly amount: string; readonly currencyCode: string };
  readonly directPaymentMethod?: {
    readonly sessionId: string;
    readonly billingAddress: AddressInput;
    readonly cardSource?: string | null;
  } | null;
  readonly freePaymentMethod?: { readonly billingAddress: AddressInput } | null;
  readonly walletPaymentMethod?: object | null;
}

/** Sets the payment of a cart. Nothing is charged before it is submitted. Changes all or nothing. */
export function setPayment(cart: Cart, input: PaymentInput, context: RequestContext): CartChangeResult {
  const field = ['payment'];
  const refused = (code: string, at: readonly string[], message: string): CartChangeResult => ({
    kind: 'refused',
    problems: [{ code, field: [...field, ...at], message }],
  });
  const { directPaymentMethod: card, freePaymentMethod: free, walletPaymentMethod: wallet } = input;
  if (wallet || card?.cardSource) {
    const method = wallet ? 'walletPaymentMethod' : 'directPaymentMethod';
    return refused('PAYMENT_METHOD_NOT_SUPPORTED', [method], 'The payment method is not supported.');
  }
  const chosen = card ?? free;
  if (!chosen || (card && free)) {
    return refused('INVALID_PAYMENT', [], 'Exactly one payment method is needed.');
  }
  const { totals, lines } = calculateCart(cart, context);
  if (lines.length === 0) {
    return refused('INVALID_PAYMENT_EMPTY_CART', [], 'Cannot update payment on an empty cart.');
  }
  const due = totals.amountDue;
  const amount = parseDecimalAmount(input.amount.amount);
  if (input.amount.currencyCode !== due.currency || amount !== due.amount) {
    const message = `The amount must be ${formatDecimalAmount(due.amount)} ${due.currency}.`;
    return refused('INVALID_PAYMENT', ['amount'], message);
  }
  if (free && due.amount > 0) {
    const message = 'A cart that costs something cannot be paid with nothing.';
    return refused('PAYMENT_METHOD_NOT_APPLICABLE', ['freePaymentMethod'], message);
  }
  if (card && !context.payments.knows(card.sessionId)) {
    const message = 'The card session is not known.';
    return refused('INVALID_PAYMENT', ['directPaymentMethod', 'sessionId'], message);
  }
  const method = card ? 'directPaymentMethod' : 'freePaymentMethod';
  const billingAddress = toAddressFields(chosen.billingAddress, parseCountryCode);
  const problems = findBillingProblems(billingAddress, [...field, method, 'billingAddress']);
  if (problems.length > 0) return { kind: 'refused', problems };
  const payment: CartPayment = {
    method: card ? 'card' : 'free',
    ...(card ? { sessionId: card.sessionId } : {}),
    amount: due.amount,
    billingAddress,
  };
  return { kind: 'changed', cart: { ...cart, payment } };
}

function findBillingProblems(address: AddressFields, field: readonly string[]): readonly CartProblem[] {
  return findAddressProblems(address).map((problem) => ({
    code: problem.code,
    field: [...field, problem.field],
    message: `The ${problem.field} of the billing address is not valid.`,
  }));
}
