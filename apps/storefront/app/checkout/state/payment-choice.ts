import type { ShopCheckout } from './checkout-types';

type PaymentChoice = Pick<ShopCheckout, 'paymentMethod' | 'isPaymentConfirmed'>;

/** How the shopper pays, as long as the page is open: it is never stored, and another language draws the checkout anew. */
let choice: PaymentChoice | undefined;

export function keepPaymentChoice({ paymentMethod, isPaymentConfirmed }: ShopCheckout): void {
  choice = paymentMethod === undefined ? undefined : { paymentMethod, isPaymentConfirmed };
}

/** Returns the checkout with the payment that was chosen in it before it was drawn anew. */
export function withPaymentChoice(state: ShopCheckout): ShopCheckout {
  return choice ? { ...state, ...choice } : state;
}

/** After the order the next one is paid for anew. */
export function forgetPaymentChoice(): void {
  choice = undefined;
}
