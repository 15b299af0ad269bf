import { createTestPayments } from './test-payments';
import type { PaymentProvider } from '@marehalm/checkout-domain';
import { randomToken } from '../browser/random-token';

/** Who takes payments. A shop with a provider of its own puts its adapter here. */
export const payments: PaymentProvider = createTestPayments(randomToken);
