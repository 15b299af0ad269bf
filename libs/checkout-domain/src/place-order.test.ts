import { describe, expect, test } from 'vitest';
import type { CartResult, CheckoutCart } from './checkout-service.ts';
import { placeOrder, recoverAttempt } from './place-order.ts';
import {
  testAddress,
  testCheckoutCart,
  completedResult,
  testBuyerDetails,
  createDanishMoney,
  missingCartResult,
  createOkResult,
  createOrderPorts,
  permanentFailure,
  temporaryFailure,
} from './testing/scripted-service.ts';

const request = { market: 'dk', details: testBuyerDetails, shown: testCheckoutCart, method: 'card' } as const;

const attempt = { token: 'old', cartId: 'cart', market: 'dk' } as const;

const named = { ...attempt, id: 'attempt' };

const problems = [{ code: 'NO', message: 'No' }];

const placed = { kind: 'placed', order: { number: 'DK1001', placedAt: '2026-11-10T12:00:00Z' } };

const dearer = createOkResult({ cost: { total: createDanishMoney(150), due: createDanishMoney(150) } });

const changed = {
  kind: 'changed',
  changes: [{ kind: 'total', from: createDanishMoney(100), to: createDanishMoney(150) }],
};

const refused: CartResult<CheckoutCart> = { kind: 'refused', problems };

const tooMuch: CartResult<CheckoutCart> = { kind: 'refused', problems: [{ field: ['payment', 'amount'] }] };

describe('placeOrder()', () => {
  test('updates the cart, pays what was shown, saves the attempt before it is sent, and follows it', async () => {
    const { ports, calls, saved, sessions, waits } = createOrderPorts();
    expect(await placeOrder(ports, request)).toEqual(placed);
    const payment = {
      kind: 'card',
      sessionId: 'session-card',
      amount: createDanishMoney(100),
      billingAddress: testAddress,
    };
    expect(calls).toEqual([
      ['fetchCart', 'cart'],
      ['setPayment', 'cart', payment],
      ['prepare', 'cart'],
      ['submit', 'cart', 'new-token'],
      ['fetchAttempt', 'attempt'],
    ]);
    const sent = {
      token: 'new-token',
      cartId: 'cart',
      market: 'dk',
      ordered: { lines: [['serum', 1]], codes: [] },
    };
    expect(saved).toEqual([sent, { ...sent, id: 'attempt' }]);
    expect(sessions).toEqual([['card', createDanishMoney(100)]]);
    expect(waits).toEqual([]);
  });

  test('sends the bill where the shopper wants it', async () => {
    const { ports, calls } = createOrderPorts();
    const billingAddress = { ...testAddress, address1: 'Firmavej 2' };
    await placeOrder(ports, { ...request, details: { ...testBuyerDetails, billingAddress } });
    expect(calls[1]?.[2]).toMatchObject({ billingAddress });
  });

  test('needs no session where nothing is left to pay', async () => {
    const free = { cost: { total: createDanishMoney(100), due: createDanishMoney(0) } };
    const { ports, calls, sessions } = createOrderPorts({ fetchCart: [createOkResult(free)] });
    expect(await placeOrder(ports, { ...request, shown: { ...testCheckoutCart, ...free } })).toEqual(placed);
    expect(calls[1]).toEqual([
      'setPayment',
      'cart',
      { kind: 'free', amount: createDanishMoney(0), billingAddress: testAddress },
    ]);
    expect(sessions).toEqual([]);
  });

  test('reports what has changed, and pays nothing', async () => {
    const { ports, namesCalled, saved } = createOrderPorts({ fetchCart: [dearer] });
    expect(await placeOrder(ports, request)).toMatchObject({
      ...changed,
      cart: { cost: { total: createDanishMoney(150) } },
    });
    expect(namesCalled()).toEqual(['fetchCart']);
    expect(saved).toEqual([]);
  });

  test.each([
    [refused, { kind: 'refused', problems }],
    [missingCartResult, { kind: 'missing' }],
    [temporaryFailure, { kind: 'unreachable' }],
    [permanentFailure, { kind: 'unreachable' }],
  ])('pays nothing where the cart is %j', async (result, expected) => {
    for (const answers of [{ fetchCart: [result] }, { setPayment: [result] }, { prepare: [result] }]) {
      const { ports, saved } = createOrderPorts(answers);
      expect(await placeOrder(ports, request)).toEqual(expected);
      expect(saved).toEqual([]);
    }
  });

  test('pays nothing where the provider cannot be reached', async () => {
    const { ports, namesCalled } = createOrderPorts();
    expect(await placeOrder(ports, { ...request, method: 'unreachable' })).toEqual({ kind: 'unreachable' });
    expect(namesCalled()).toEqual(['fetchCart']);
  });

  test('reports the new cart where another amount is refused, also without a change to report', async () => {
    const { ports } = createOrderPorts({ fetchCart: [createOkResult(), dearer], setPayment: [tooMuch] });
    expect(await placeOrder(ports, request)).toMatchObject(changed);
    const same = createOrderPorts({ setPayment: [tooMuch] });
    expect(await placeOrder(same.ports, request)).toMatchObject({ kind: 'changed', changes: [] });
    const gone = createOrderPorts({
      fetchCart: [createOkResult(), missingCartResult],
      setPayment: [tooMuch],
    });
    expect(await placeOrder(gone.ports, request)).toEqual({ kind: 'missing' });
  });

  test.each([
    ['prepare', { prepare: [{ kind: 'not-ready', problems }] }],
    ['submit', { submit: [{ kind: 'rejected', problems }] }],
  ] as const)(
    'explains problems of %s by what has changed, or else by themselves',
    async (_step, answers) => {
      const explained = createOrderPorts({ ...answers, fetchCart: [createOkResult(), dearer] });
      expect(await placeOrder(explained.ports, request)).toMatchObject(changed);
      const unexplained = createOrderPorts(answers);
      expect(await placeOrder(unexplained.ports, request)).toEqual({ kind: 'refused', problems });
      const unanswered = createOrderPorts({ ...answers, fetchCart: [createOkResult(), temporaryFailure] });
      expect(await placeOrder(unanswered.ports, request)).toEqual({ kind: 'refused', problems });
    },
  );

  test('submits to a busy service', async () => {
    const { ports } = createOrderPorts({ prepare: [{ kind: 'waiting' }] });
    expect(await placeOrder(ports, request)).toEqual(placed);
  });

  test.each([
    [
      { kind: 'refused', problems },
      { kind: 'refused', problems },
    ],
    [missingCartResult, { kind: 'missing' }],
    [permanentFailure, { kind: 'unanswered' }],
  ] as const)('ends with the answer %j to the submission', async (result, expected) => {
    const { ports, namesCalled } = createOrderPorts({ submit: [result] });
    expect(await placeOrder(ports, request)).toEqual(expected);
    expect(namesCalled().filter((name) => name === 'submit')).toHaveLength(1);
  });

  test.each([temporaryFailure, { kind: 'waiting' } as const])(
    'sends it again, ever more slowly, after %j',
    async (result) => {
      const { ports, waits, calls } = createOrderPorts({ submit: [result] });
      expect(await placeOrder(ports, request)).toEqual({ kind: 'unanswered' });
      expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
      const tokens = calls.filter(([name]) => name === 'submit').map(([, , token]) => token);
      expect(new Set(tokens)).toEqual(new Set(['new-token']));
      expect(tokens).toHaveLength(8);
    },
  );

  test('waits exactly as long as is allowed', async () => {
    const { ports, waits } = createOrderPorts({ fetchAttempt: [{ kind: 'processing', pollDelay: 45_000 }] });
    expect(await placeOrder(ports, request)).toEqual({ kind: 'unanswered' });
    expect(waits).toEqual([45_000]);
    const longer = createOrderPorts({ fetchAttempt: [{ kind: 'processing', pollDelay: 45_001 }] });
    expect(await placeOrder(longer.ports, request)).toEqual({ kind: 'unanswered' });
    expect(longer.waits).toEqual([]);
  });

  test('follows the attempt as the service asks, and ever more slowly while it does not answer', async () => {
    const { ports, waits } = createOrderPorts({
      fetchAttempt: [
        { kind: 'processing', pollDelay: 700 },
        temporaryFailure,
        temporaryFailure,
        completedResult,
      ],
    });
    expect(await placeOrder(ports, request)).toEqual(placed);
    expect(waits).toEqual([700, 1000, 2000]);
  });

  test.each([
    [
      { kind: 'declined', problems },
      { kind: 'declined', problems },
    ],
    [{ kind: 'action-required' }, { kind: 'action-required' }],
    [
      { kind: 'action-required', redirectUrl: 'https://bank.test' },
      { kind: 'action-required', redirectUrl: 'https://bank.test' },
    ],
    [missingCartResult, { kind: 'unanswered' }],
    [permanentFailure, { kind: 'unanswered' }],
  ] as const)('ends with the outcome %j of the attempt', async (result, expected) => {
    const { ports } = createOrderPorts({ fetchAttempt: [result] });
    expect(await placeOrder(ports, request)).toEqual(expected);
  });

  test('knows no date where the service tells none', async () => {
    const { completedAt: _completedAt, ...undated } = completedResult;
    const { ports } = createOrderPorts({ fetchAttempt: [undated] });
    expect(await placeOrder(ports, request)).toEqual({ kind: 'placed', order: { number: 'DK1001' } });
  });
});

describe('placeOrder() after an earlier press', () => {
  test('asks for the outcome of the attempt first', async () => {
    const { ports, namesCalled, saved } = createOrderPorts();
    expect(await placeOrder(ports, { ...request, attempt: named })).toEqual(placed);
    expect(namesCalled()).toEqual(['fetchAttempt']);
    expect(saved).toEqual([]);
  });

  test('asks for that of another tab, and saves it as its own', async () => {
    const { ports, saved } = createOrderPorts({}, [{ ...named, isFromOtherTab: true }]);
    expect(await placeOrder(ports, request)).toEqual(placed);
    expect(saved).toEqual([{ ...named, isFromOtherTab: true }]);
  });

  test('minds no attempt of another market', async () => {
    const { ports, calls } = createOrderPorts({}, [{ ...named, market: 'no', cartId: 'other' }]);
    await placeOrder(ports, request);
    expect(calls[0]?.[0]).toBe('fetchCart');
    expect(calls.find(([name]) => name === 'submit')).toEqual(['submit', 'cart', 'new-token']);
  });

  test.each([
    ['its own', { ...request, attempt }, []],
    ['another tab’s', request, [attempt]],
  ])('sends the token of %s attempt that never arrived', async (_whose, asked, open) => {
    const { ports, calls } = createOrderPorts({}, open);
    expect(await placeOrder(ports, asked)).toEqual(placed);
    expect(calls.find(([name]) => name === 'submit')).toEqual(['submit', 'cart', 'old']);
  });

  test('orders with a new token where the attempt was for another cart that is gone', async () => {
    const elsewhere = { ...attempt, cartId: 'other' };
    const { ports, calls } = createOrderPorts(
      {
        fetchCart: [missingCartResult, createOkResult()],
        submit: [missingCartResult, { kind: 'submitted', attemptId: 'a' }],
      },
      [elsewhere],
    );
    expect(await placeOrder(ports, request)).toEqual(placed);
    expect(calls.filter(([name]) => name === 'submit')).toEqual([
      ['submit', 'other', 'old'],
      ['submit', 'cart', 'new-token'],
    ]);
  });

  test('reports that its own cart is gone and became no order', async () => {
    const { ports } = createOrderPorts({ fetchCart: [missingCartResult], submit: [missingCartResult] });
    expect(await placeOrder(ports, { ...request, attempt })).toEqual({ kind: 'missing' });
  });

  test('finds the order that another tab placed a moment ago', async () => {
    const { ports } = createOrderPorts({ fetchCart: [missingCartResult] }, [undefined, named]);
    expect(await placeOrder(ports, request)).toEqual(placed);
  });

  test.each([
    ['for another cart', { ...named, cartId: 'other' }],
    ['in another market', { ...named, market: 'no' as const }],
  ])('takes no order placed a moment ago %s for this one', async (_criterion, open) => {
    const { ports, namesCalled } = createOrderPorts({ fetchCart: [missingCartResult] }, [undefined, open]);
    expect(await placeOrder(ports, request)).toEqual({ kind: 'missing' });
    expect(namesCalled()).not.toContain('fetchAttempt');
  });

  test('looks for no other attempt unless the cart is missing', async () => {
    const { ports } = createOrderPorts({ fetchCart: [temporaryFailure] }, [undefined, named]);
    expect(await placeOrder(ports, request)).toEqual({ kind: 'unreachable' });
  });
});

describe('recoverAttempt()', () => {
  test('follows an attempt by its id', async () => {
    const { ports, namesCalled } = createOrderPorts();
    expect(await recoverAttempt(ports, named)).toEqual(placed);
    expect(namesCalled()).toEqual(['fetchAttempt']);
  });

  test('has no outcome where the service has not heard of it and the cart is still there', async () => {
    const { ports } = createOrderPorts({ fetchAttempt: [missingCartResult] });
    expect(await recoverAttempt(ports, attempt)).toBeUndefined();
    expect(await recoverAttempt(ports, named)).toBeUndefined();
  });

  test('sends the token again where the cart is gone, which orders nothing and tells the outcome', async () => {
    const { ports, calls } = createOrderPorts({ fetchCart: [missingCartResult] });
    expect(await recoverAttempt(ports, attempt)).toEqual(placed);
    expect(calls).toContainEqual(['submit', 'cart', 'old']);
    const rejected = createOrderPorts({
      fetchCart: [missingCartResult],
      submit: [{ kind: 'rejected', problems }],
    });
    expect(await recoverAttempt(rejected.ports, attempt)).toEqual({ kind: 'refused', problems });
  });

  test('is unanswered while the service does not say', async () => {
    const { ports } = createOrderPorts({ fetchCart: [temporaryFailure] });
    expect(await recoverAttempt(ports, attempt)).toEqual({ kind: 'unanswered' });
    const failing = createOrderPorts({ fetchAttempt: [temporaryFailure] });
    expect(await recoverAttempt(failing.ports, named)).toEqual({ kind: 'unanswered' });
    expect(failing.waits.length).toBeGreaterThan(3);
  });

  test('is unanswered where the id is all that is known and the service does not know it', async () => {
    const { ports, namesCalled } = createOrderPorts({ fetchAttempt: [missingCartResult] });
    expect(await recoverAttempt(ports, { token: '', cartId: '', market: 'dk', id: 'x' })).toEqual({
      kind: 'unanswered',
    });
    expect(namesCalled()).toEqual(['fetchAttempt']);
  });
});
