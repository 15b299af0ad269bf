import type { Money } from '@marehalm/cart-domain/money';

/** What came of asking for money. */
export type PaymentOutcome =
  | {
      readonly kind: 'authorized';
      /** The provider's own name for the payment. */
      readonly reference: string;
      /** What was paid with: `card`, or the id of a wallet. Absent where the provider does not say. */
      readonly method?: string;
      /** Milliseconds until the outcome may be told: some banks take their time. */
      readonly delay: number;
    }
  /** The bank asks the shopper before it decides: nothing is reserved until then. */
  | { readonly kind: 'challenged'; readonly delay: number }
  | {
      readonly kind: 'declined';
      /** One of the schema's `CompletionErrorCode`. */
      readonly code: string;
      readonly delay: number;
    };

/** A provider that accepts cards and reserves money on them. Nothing is captured before goods are shipped. */
export interface PaymentProvider {
  /** Whether `sessionId` names a card that the provider took. */
  knows(sessionId: string): boolean;
  /**
   * Reserves money. Called within the transaction that makes the order, so it must answer at once.
   * @param idempotencyKey The same for every call about one decision to pay.
   */
  authorize(payment: {
    readonly sessionId: string;
    readonly amount: Money;
    readonly idempotencyKey: string;
    /** Whether the shopper has said yes to the bank in the meantime. */
    readonly isApproved?: boolean;
  }): PaymentOutcome;
}
