import { createHash, randomUUID } from 'node:crypto';
import { isWallet } from '@marehalm/shop';
import type { PaymentOutcome, PaymentProvider } from './payment-provider.ts';

/** Delay of the slow card. */
const SLOW_PAYMENT_DELAY_MS = 2000;
/** Time after which a payment without an answer of the bank fails. */
const PAYMENT_TIMEOUT_MS = 30_000;

type Outcome = (reference: string, isApproved: boolean) => PaymentOutcome;

const authorized =
  (delay = 0): Outcome =>
  (reference) => ({ kind: 'authorized', reference, delay });
const declined =
  (code: string, delay = 0): Outcome =>
  () => ({ kind: 'declined', code, delay });
const challenged: Outcome = (reference, isApproved) =>
  isApproved ? { kind: 'authorized', reference, delay: 0 } : { kind: 'challenged', delay: 0 };

/** The cards of the test provider, by the start of their session id. */
const outcomes: Readonly<Record<string, Outcome>> = {
  'test-success': authorized(),
  'test-slow': authorized(SLOW_PAYMENT_DELAY_MS),
  'test-challenge': challenged,
  'test-timeout': declined('PAYMENT_TRANSIENT_ERROR', PAYMENT_TIMEOUT_MS),
  'test-declined': declined('PAYMENT_CARD_DECLINED'),
  'test-insufficient-funds': declined('PAYMENT_INSUFFICIENT_FUNDS'),
  'test-error': declined('PAYMENT_TRANSIENT_ERROR'),
};

/** Well-known test card numbers of hosted shops, with the cards that they stand for. */
const cardNumbers: ReadonlyMap<string, string> = new Map([
  ['1', 'test-success'],
  ['2', 'test-declined'],
  ['3', 'test-error'],
  ['4', 'test-challenge'],
  ['5', 'test-timeout'],
  ['4242424242424242', 'test-success'],
  ['4000000000000002', 'test-declined'],
  ['4000000000009995', 'test-insufficient-funds'],
  ['4000000000003220', 'test-challenge'],
]);

/**
 * Creates a payment provider that charges nothing. The session id determines the outcome: `test-success`, `test-declined` and so
 * on.
 */
export function createTestPaymentProvider(): PaymentProvider {
  return {
    knows: (sessionId) => findOutcome(sessionId) !== undefined,
    authorize: ({ sessionId, idempotencyKey, isApproved = false }) => {
      const outcome = findOutcome(sessionId);
      if (!outcome) throw new RangeError('Cannot authorize: the card session is none of the test provider');
      const paid = outcome(
        `test_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}`,
        isApproved,
      );
      const [, method = ''] = sessionId.split(':');
      return paid.kind === 'authorized' ? { ...paid, method: isWallet(method) ? method : 'card' } : paid;
    },
  };
}

/** Returns the session id of a test card; `undefined` for any other number. The number is not stored. */
export function findTestCardSessionId(number: string): string | undefined {
  const card = cardNumbers.get(number.replace(/\s+/g, ''));
  return card === undefined ? undefined : `${card}:${randomUUID()}`;
}

function findOutcome(sessionId: string): Outcome | undefined {
  const [name = ''] = sessionId.split(':');
  return Object.hasOwn(outcomes, name) ? outcomes[name] : undefined;
}
