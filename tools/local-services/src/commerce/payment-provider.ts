import type { Money } from '@marehalm/cart-domain/money';

/** The outcome of a payment. */
export type PaymentOutcome =
  | {
      readonly kind: 'authorized';
      /** The provider's id of the payment. */
      readonly reference: string;
      /** What was paid with: `card`, or the id of a wallet. Absent where the provider does not say. */
      readonly method?: string;
      /** Milliseconds until the outcome may be told: some banks take their time. */
      readonly delay: number;
    }
  /** The bank asks the shopper to confirm; until then nothing is reserved. */
  | { readonly kind: 'challenged'; readonly delay: number }
  | {
      readonly kind: 'declined';
      /** One of the schema's `CompletionErrorCode`s. */
      readonly code: string;
      readonly delay: number;
    };

/** A provider that accepts cards and reserves money on them. Nothing is captured before goods are shipped. */
export interface PaymentProvider {
  /** Whether `sessionId` identifies a card that the provider accepted. */
  knows(sessionId: string): boolean;
  /**
   * Reserves money. Called inside the transaction that creates the order, so it must be synchronous.
   * @param idempotencyKey The same for every call about one decision to pay.
   */
  authorize(payment: {
    readonly sessionId: string;
    readonly amount: Money;
    readonly idempotencyKey: string;
    /** Whether the shopper has confirmed the payment to the bank. */
    readonly isApproved?: boolean;
  }): PaymentOutcome;
}
