import type { PaymentProvider } from '@marehalm/checkout-domain';
import { isWallet, wallets } from '@marehalm/shop';

/** The test cards of the local commerce service. Their names describe the outcome. */
const testCards = [
  'success',
  'slow',
  'challenge',
  'declined',
  'insufficient-funds',
  'error',
  'timeout',
] as const;

/**
 * Creates a payment provider with test cards, and wallets that are always accepted. The id of a session is the card's name with a
 * random suffix, as a card vault would create it.
 *
 * @param random Creates the suffix.
 */
export function createTestPayments(random: () => string) {
  return {
    isTest: true,
    methods: [...testCards, ...wallets],
    startSession: async (method) => ({
      kind: 'ready',
      id: isWallet(method) ? `test-success:${method}:${random()}` : `test-${method}:${random()}`,
    }),
  } satisfies PaymentProvider;
}
