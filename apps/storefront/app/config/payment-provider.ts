import { createTestPayments } from './test-payments';
import type { PaymentProvider } from '@marehalm/checkout-domain';
import { createRandomToken } from '../browser/create-random-token';

/** Takes the payments. A shop with another payment provider puts its adapter here. */
export const paymentProvider = createTestPayments(createRandomToken) satisfies PaymentProvider;

/** A way to pay. Each has a message, `checkout.payment.<method>`: the type checker names one without. */
export type PaymentMethod = (typeof paymentProvider.methods)[number];
