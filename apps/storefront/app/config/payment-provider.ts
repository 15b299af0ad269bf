import { createTestPayments } from './test-payments';
import type { PaymentProvider } from '@marehalm/checkout-domain';
import { createRandomToken } from '../browser/create-random-token';

/** Takes the payments. A shop with another payment provider puts its adapter here. */
export const paymentProvider: PaymentProvider = createTestPayments(createRandomToken);
