import type { CheckoutState } from './checkout-state.ts';

type PaymentChoice = Pick<CheckoutState, 'payment' | 'isPaymentConfirmed'>;

/** How the shopper pays, as long as the page is open: it is never stored, and another language draws the checkout anew. */
let choice: PaymentChoice | undefined;

export function keepPaymentChoice({ payment, isPaymentConfirmed }: CheckoutState): void {
  choice = payment === undefined ? undefined : { payment, isPaymentConfirmed };
}

/** Returns the checkout with the payment that was chosen in it before it was drawn anew. */
export function withPaymentChoice(state: CheckoutState): CheckoutState {
  return choice ? { ...state, ...choice } : state;
}

/** After the order the next one is paid for anew. */
export function forgetPaymentChoice(): void {
  choice = undefined;
}
