import type { Money } from '@marehalm/commerce-client';

/** What came of asking a provider to take a shopper's payment. */
export type PaymentSession =
  /** `id` goes to the commerce service, which then asks the provider for the money itself. */
  { readonly kind: 'ready'; readonly id: string } | { readonly kind: 'unreachable' };

/** Somebody who takes payments. The shop never sees what a shopper tells them: only the name of a session. */
export interface PaymentProvider {
  /** Whether no money moves, which the page must then say. */
  readonly isTest: boolean;
  /** The ways to pay, as the provider's own ids; texts are the messages `checkout.payment.<id>`. */
  readonly methods: readonly string[];
  /** Begins a payment of `amount`. Nothing is taken yet. */
  startSession(method: string, amount: Money): Promise<PaymentSession>;
}
