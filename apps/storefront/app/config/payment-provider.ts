import { createTestPayments } from './test-payments';
import type { PaymentProvider } from '@marehalm/checkout-domain';
import { createRandomToken } from '../browser/create-random-token';

/** The payment provider. Replace the adapter here for another provider. */
export const paymentProvider = createTestPayments(createRandomToken) satisfies PaymentProvider;

/** A payment method. Each needs a message `checkout.payment.<method>`; the type checker reports a missing one. */
export type PaymentMethod = (typeof paymentProvider.methods)[number];
