import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { placeOrder } from './place-order.ts';
import {
  testCheckoutCart,
  completedResult,
  testBuyerDetails,
  missingCartResult,
  createOkResult,
  createOrderPorts,
  permanentFailure,
  temporaryFailure,
} from './testing/scripted-service.ts';

const failure = fc.constantFrom(temporaryFailure, permanentFailure, missingCartResult);
const attempt = { token: 'old', cartId: 'cart', market: 'dk' } as const;

law.prop({
  fetchCart: fc.array(fc.oneof(fc.constant(createOkResult()), failure), { minLength: 1, maxLength: 4 }),
  submit: fc.array(
    fc.oneof(
      failure,
      fc.constantFrom({ kind: 'submitted', attemptId: 'attempt' } as const, { kind: 'waiting' } as const),
    ),
    { minLength: 1, maxLength: 4 },
  ),
  fetchAttempt: fc.array(
    fc.oneof(failure, fc.constantFrom(completedResult, { kind: 'processing', pollDelay: 500 } as const)),
    { minLength: 1, maxLength: 4 },
  ),
  open: fc.constantFrom([], [attempt], [{ ...attempt, id: 'attempt' }]),
})(
  'one decision sends one token for a cart, saved before it is sent, whatever the service answers',
  async ({ open, ...answers }) => {
    const { ports, calls, saved } = createOrderPorts(answers, open);
    const outcome = await placeOrder(ports, {
      market: 'dk',
      details: testBuyerDetails,
      shown: testCheckoutCart,
      method: 'card',
    });
    const tokens = new Set(calls.filter(([name]) => name === 'submit').map(([, , token]) => token));
    expect(tokens.size).toBeLessThanOrEqual(1);
    for (const token of tokens) expect(saved.map((each) => each.token)).toContain(token);
    if (outcome.kind === 'unreachable') expect(tokens.size).toBe(0);
  },
);
