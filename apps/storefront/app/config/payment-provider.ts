import { createTestPayments } from './test-payments';
import type { PaymentProvider } from '@marehalm/checkout-domain';
import type { Wallet } from '@marehalm/shop';
import { createRandomToken } from '../browser/create-random-token';

/** The payment provider. Replace the adapter here for another provider. */
export const paymentProvider = createTestPayments(createRandomToken) satisfies PaymentProvider;

/** A payment method besides wallets. Each needs a message `checkout.payment.<method>`; the type checker reports a missing one. */
export type CardMethod = Exclude<(typeof paymentProvider.methods)[number], Wallet>;
