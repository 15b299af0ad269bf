import type { Money } from './money.ts';

/** What came of asking a provider for a payment session. */
export type PaymentSession =
  /** `id` goes to the commerce service, which then asks the provider for the money itself. */
  { readonly kind: 'ready'; readonly id: string } | { readonly kind: 'unreachable' };

/** A payment provider. The shop never sees what a shopper enters there: only the name of a session. */
export interface PaymentProvider<Amount extends Money = Money> {
  /** Whether no money moves, which the page must say. */
  readonly isTest: boolean;
  /** The payment methods, by the provider's own ids. */
  readonly methods: readonly string[];
  /** Starts a payment of `amount`. Nothing is charged yet. */
  startSession(method: string, amount: Amount): Promise<PaymentSession>;
}
