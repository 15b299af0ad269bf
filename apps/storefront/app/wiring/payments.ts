import { createTestPayments } from '../features/checkout/test-payments';
import type { PaymentProvider } from '../features/checkout/payment-provider';

/** Something that nobody else has, also on pages without https, where `crypto.randomUUID` is missing. */
export function randomToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Who takes payments. A shop with a provider of its own puts its adapter here. */
export const payments: PaymentProvider = createTestPayments(randomToken);
