import type { Money } from './money.ts';

/** Result of requesting a payment session. */
export type PaymentSessionResult =
  /** The commerce service uses `id` to charge the amount. */
  { readonly kind: 'ready'; readonly id: string } | { readonly kind: 'unreachable' };

/** A payment provider. The shop never receives card data, only the id of a session. */
export interface PaymentProvider<Amount extends Money = Money> {
  /** Whether payments are simulated, which the page must say. */
  readonly isTest: boolean;
  /** Payment methods, by the provider's ids. */
  readonly methods: readonly string[];
  /** Starts a payment of `amount`. Nothing is charged yet. */
  startSession(method: string, amount: Amount): Promise<PaymentSessionResult>;
}
