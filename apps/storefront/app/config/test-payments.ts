import type { PaymentProvider } from '@marehalm/checkout-domain';
import { isWallet, wallets } from '@marehalm/shop';

/** The test cards that the local commerce service knows. What they are called says what happens. */
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
 * Cards and wallets without money: a wallet is always accepted. Each session is named after its card and told apart by something random, as a card vault would.
 *
 * @param random Gives what tells sessions apart.
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
