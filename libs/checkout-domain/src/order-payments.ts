import type { CheckoutCart } from './checkout-service.ts';
import type { Money } from './money.ts';

/** Amounts paid by gift cards, and the rest. */
export interface OrderPayments<Amount extends Money = Money> {
  readonly giftCards: readonly {
    /** Last characters of the code, for recognition. */
    readonly lastCharacters: string;
    readonly used: Amount;
  }[];
  readonly due: Amount;
}

/** Returns how an order is paid. Gift cards that pay nothing are left out. */
export function toOrderPayments<Amount extends Money>({
  giftCards,
  cost,
}: CheckoutCart<Amount>): OrderPayments<Amount> {
  return {
    giftCards: giftCards
      .filter(({ used }) => used.amount > 0)
      .map(({ lastCharacters, used }) => ({ lastCharacters, used })),
    due: cost.due,
  };
}
