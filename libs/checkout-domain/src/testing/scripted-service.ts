import type { Address } from '../address.ts';
import type {
  AttemptStatus,
  CartResult,
  CheckoutCart,
  CheckoutService,
  PreparationResult,
  SubmissionResult,
} from '../checkout-service.ts';
import type { Money } from '../money.ts';
import type { OrderDependencies } from '../place-order.ts';
import type { PaymentAttempt } from '../payment-attempt.ts';
import type { BuyerDetails } from '../update-checkout-cart.ts';
import type { TestMarket } from './contact-rules.ts';

/** Creates an amount in DKK from minor units. */
export const createDanishMoney = (amount: number): Money => ({ amount, currency: 'DKK' });

export const testAddress: Address = {
  firstName: 'Åse',
  lastName: 'Sørensen',
  address1: 'Østerbyvej 1',
  zip: '9990',
  city: 'Skagen',
  countryCode: 'DK',
  phone: '+4520202020',
};
export const testBuyerDetails: BuyerDetails = { email: 'ase@example.com', address: testAddress };

/** A cart with the buyer of {@link testBuyerDetails}. */
export const testCheckoutCart: CheckoutCart = {
  id: 'cart',
  lines: [{ merchandiseId: 'v', sku: 'serum', quantity: 1, unitPrice: createDanishMoney(100) }],
  cost: { total: createDanishMoney(100), due: createDanishMoney(100) },
  buyer: { email: 'ase@example.com', phone: '+4520202020', countryCode: 'DK' },
  deliveryAddresses: [{ selected: true, address: testAddress }],
  deliveryGroups: [
    {
      id: 'group',
      selected: 'home',
      options: [
        { handle: 'shop', method: 'PICKUP_POINT', cost: createDanishMoney(0) },
        { handle: 'home', method: 'SHIPPING', cost: createDanishMoney(0) },
      ],
    },
  ],
  giftCards: [],
};

export const temporaryFailure = { kind: 'failed', isTemporary: true } as const;
export const permanentFailure = { kind: 'failed', isTemporary: false } as const;
export const missingCartResult = { kind: 'missing' } as const;
export const createOkResult = (changed: Partial<CheckoutCart> = {}): CartResult<CheckoutCart> => ({
  kind: 'ok',
  cart: { ...testCheckoutCart, ...changed },
  warnings: [],
});
export const completedResult = {
  kind: 'completed',
  orderId: 'gid://shopify/Order/7',
  orderUrl: 'https://shop.test/?order=DK1001',
  completedAt: '2026-11-10T12:00:00Z',
} as const;

/** Answers per request, in turn; the last one is repeated. */
export interface ScriptedAnswers {
  readonly fetchCart?: readonly CartResult<CheckoutCart>[];
  readonly setBuyer?: readonly CartResult<unknown>[];
  readonly setDeliveryAddress?: readonly CartResult<CheckoutCart>[];
  readonly selectDelivery?: readonly CartResult<CheckoutCart>[];
  readonly setPayment?: readonly CartResult<CheckoutCart>[];
  readonly prepare?: readonly PreparationResult[];
  readonly submit?: readonly SubmissionResult[];
  readonly fetchAttempt?: readonly AttemptStatus[];
}

/** Creates a service with scripted answers that records its requests. */
export function createScriptedService(answers: ScriptedAnswers = {}) {
  const calls: (readonly [name: string, ...parameters: unknown[]])[] = [];
  const answer =
    <Result>(name: keyof ScriptedAnswers, results: readonly Result[]) =>
    async (...parameters: unknown[]): Promise<Result> => {
      const count = calls.filter(([called]) => called === name).length;
      calls.push([name, ...parameters]);
      const result = results[Math.min(count, results.length - 1)];
      if (result === undefined) throw new Error(`No answer to ${name}`);
      return result;
    };
  const service: CheckoutService<Money, CheckoutCart> = {
    fetchCart: answer('fetchCart', answers.fetchCart ?? [createOkResult()]),
    setBuyer: answer('setBuyer', answers.setBuyer ?? [createOkResult()]),
    setDeliveryAddress: answer('setDeliveryAddress', answers.setDeliveryAddress ?? [createOkResult()]),
    selectDelivery: answer('selectDelivery', answers.selectDelivery ?? [createOkResult()]),
    setPayment: answer('setPayment', answers.setPayment ?? [createOkResult()]),
    prepare: answer<PreparationResult>('prepare', answers.prepare ?? [{ kind: 'ready' }]),
    submit: answer<SubmissionResult>(
      'submit',
      answers.submit ?? [{ kind: 'submitted', attemptId: 'attempt' }],
    ),
    fetchAttempt: answer<AttemptStatus>('fetchAttempt', answers.fetchAttempt ?? [completedResult]),
  };
  return { service, calls, namesCalled: () => calls.map(([name]) => name) };
}

/** The ports of an order. Time advances only while the code waits. */
export function createOrderPorts(
  answers: ScriptedAnswers = {},
  open: readonly (PaymentAttempt<TestMarket> | undefined)[] = [],
) {
  const { service, calls, namesCalled } = createScriptedService(answers);
  const saved: PaymentAttempt<TestMarket>[] = [];
  const waits: number[] = [];
  const sessions: (readonly [method: string, amount: Money])[] = [];
  const waiting = [...open];
  let time = 1_000_000;
  const ports: OrderDependencies<Money, CheckoutCart, TestMarket> = {
    service,
    payments: {
      isTest: true,
      methods: ['card', 'unreachable'],
      startSession: async (method, amount) => {
        sessions.push([method, amount]);
        return method === 'unreachable'
          ? { kind: 'unreachable' }
          : { kind: 'ready', id: `session-${method}` };
      },
    },
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
    now: () => time,
    createToken: () => 'new-token',
    saveAttempt: (attempt) => void saved.push(attempt),
    findOpenAttempt: () => (waiting.length > 1 ? waiting.shift() : waiting[0]),
    toOrderedBagContents: ({ lines }) => ({
      lines: lines.map(({ sku = '', quantity }) => [sku, quantity]),
      codes: [],
    }),
  };
  return { ports, calls, namesCalled, saved, waits, sessions };
}
