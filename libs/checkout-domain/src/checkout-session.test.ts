import { describe, expect, test } from 'vitest';
import { createPaymentAttemptLog } from './payment-attempt-log.ts';
import type { CheckoutDependencies } from './checkout-dependencies.ts';
import type { CheckoutContext } from './checkout-context.ts';
import type { CheckoutService } from './checkout-service.ts';
import { createCheckoutSession } from './checkout-session.ts';
import type { CheckoutCartWithGiftCards } from './checkout-snapshot.ts';
import { createCheckoutState, NO_PAYMENT_DUE, reduceCheckout } from './checkout-state.ts';
import { createCheckoutStorage } from './checkout-storage.ts';
import type { Contact } from './contact.ts';
import type { Money } from './money.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { contactRules, type TestMarket, testMarkets } from './testing/contact-rules.ts';
import {
  type ScriptedAnswers,
  testCheckoutCart as memoryCart,
  createDanishMoney,
  missingCartResult,
  createOkResult,
  createOrderPorts,
  temporaryFailure,
} from './testing/scripted-service.ts';
import { createInspectableStorage } from './testing/memory-storage.ts';

const cart = memoryCart as CheckoutCartWithGiftCards;
const contact: Contact = {
  email: 'ase@example.com',
  firstName: 'Åse',
  lastName: 'Sørensen',
  street: 'Østerbyvej 1',
  postcode: '9990',
  city: 'Skagen',
  country: 'DK',
  phone: '20202020',
};
const guest: CheckoutContext<TestMarket> = { market: 'dk', logins: {}, requiresShipping: true };
const settled = { ...guest, contents: 'one serum' };
const attempt = { token: 'old', cartId: 'cart', market: 'dk' } as const;
const placedNow = { number: 'DK1001', placedAt: '2026-11-10T12:00:00Z' };
const card = (id: string) => ({ id, lastCharacters: id, used: createDanishMoney(10) });

/** Lets everything go on that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

interface Setting {
  readonly answers?: ScriptedAnswers;
  readonly around?: CheckoutContext<TestMarket>;
  readonly search?: string;
  /** Attempts in the log of the browser. */
  readonly logged?: readonly PaymentAttempt<TestMarket>[];
  /** Whether the contact is confirmed, and how it is paid. */
  readonly isReady?: boolean;
  readonly settleCart?: () => Promise<string | undefined>;
  /** Called before each request for the cart, once it is known what is sent. */
  readonly onRequest?: () => void;
}

/** A session with a memory for its storage, and what it has done. */
function open({
  answers,
  around = settled,
  search,
  logged = [],
  isReady = true,
  settleCart,
  onRequest,
}: Setting = {}) {
  const { ports: order, ...service } = createOrderPorts(answers);
  const { source, kept } = createInspectableStorage();
  const storage = createCheckoutStorage(contactRules, { source, key: 'checkout' });
  const attempts = createPaymentAttemptLog(testMarkets, { source, key: 'attempts' });
  for (const one of logged) attempts.save(one);
  if (isReady) {
    const filled = { ...createCheckoutState(contactRules, 'dk'), contact };
    const ready = [
      { type: 'contactConfirmed' },
      { type: 'paymentMethodSelected', id: 'card' },
      { type: 'paymentConfirmed' },
    ] as const;
    storage.save(ready.reduce((state, event) => reduceCheckout(contactRules, state, event), filled));
  }
  const done: (readonly [name: string, ...what: unknown[]])[] = [];
  const record =
    (name: string) =>
    (...what: unknown[]) =>
      void done.push([name, ...what]);
  const ports: CheckoutDependencies<Money, CheckoutCartWithGiftCards, TestMarket> = {
    ...order,
    rules: contactRules,
    markets: testMarkets,
    storage,
    attempts,
    orders: { confirmDraft: record('confirmDraft'), save: record('save') },
    createService: () => {
      onRequest?.();
      return order.service as CheckoutService<Money, CheckoutCartWithGiftCards>;
    },
    settleCart: settleCart ?? (async () => 'cart'),
    refreshCart: record('refreshCart'),
    takeFromBag: record('takeFromBag'),
    redirect: record('redirect'),
    openConfirmation: record('openConfirmation'),
  };
  const session = createCheckoutSession(ports, around, search);
  session.start();
  const buy = () => session.buy(record('keepDraft'));
  return { session, ...service, storage, attempts, kept, done, names: () => done.map(([name]) => name), buy };
}

describe('createCheckoutSession()', () => {
  test('begins with the stored checkout and the country that was chosen elsewhere', async () => {
    const { session, storage } = open({
      around: { ...guest, market: 'int', country: 'SE' },
      isReady: false,
    });
    expect(session.getState()).toMatchObject({ activity: 'nothing', cart: undefined, notice: undefined });
    expect(session.getState().state.contact.country).toBe('SE');
    session.dispatch({ type: 'contactFieldSet', field: 'city', value: 'Lund' });
    expect(storage.load('int').contact).toMatchObject({ city: 'Lund', country: 'SE' });
    session.stop();
    session.dispatch({ type: 'contactFieldSet', field: 'city', value: 'Ystad' });
    expect(storage.load('int').contact.city).toBe('Lund');
  });

  test('calls its listeners after every change until they are removed', () => {
    const { session } = open({ isReady: false });
    const seen: string[] = [];
    const remove = session.subscribe(() => seen.push(session.getState().state.contact.city));
    session.dispatch({ type: 'contactFieldSet', field: 'city', value: 'Skagen' });
    remove();
    session.dispatch({ type: 'contactFieldSet', field: 'city', value: 'Lund' });
    expect(seen).toEqual(['Skagen']);
  });

  test('updates the cart when the bag has settled and whenever its contents or the log-in change', async () => {
    const { session, namesCalled } = open();
    const { activity } = session.getState();
    await settle();
    expect([activity, session.getState().activity, session.getState().cart]).toEqual([
      'cart',
      'nothing',
      cart,
    ]);
    session.updateContext({ ...settled });
    session.updateContext({ ...settled, contents: 'two serums' });
    await settle();
    session.updateContext({ ...settled, contents: 'two serums', logins: { dk: 'ase' } });
    await settle();
    expect(namesCalled()).toEqual(['fetchCart', 'fetchCart', 'fetchCart']);
  });

  test('sends nothing before the contact is confirmed', async () => {
    const { session, calls } = open({ isReady: false });
    session.updateContext({ ...settled, contents: 'two serums' });
    await settle();
    expect(calls).toEqual([]);
  });

  test('asks for a bag that does not settle by itself', async () => {
    const { session, waits } = open({ around: guest });
    await settle();
    expect(waits).toEqual([5000]);
    expect(session.getState().cart).toEqual(cart);
  });

  test('does not ask any more once it is stopped', async () => {
    const { session, calls } = open({ around: guest });
    session.stop();
    await settle();
    expect(calls).toEqual([]);
  });

  test('says that the service cannot be reached until it answers', async () => {
    const ids = [undefined, 'cart', 'cart'];
    const { session } = open({
      settleCart: async () => ids.shift(),
      answers: { fetchCart: [temporaryFailure, createOkResult()] },
    });
    await settle();
    expect(session.getState().notice).toEqual({ kind: 'unreachable' });
    expect(await session.updateCart(session.getState().state)).toEqual({ kind: 'unreachable' });
    expect(await session.updateCart(session.getState().state)).toEqual({ kind: 'ok', cart });
    expect(session.getState().notice).toBeUndefined();
  });

  test('returns what was refused, and has a missing cart fetched again', async () => {
    const problems = [{ field: ['addresses', '0', 'zip'] }];
    const { session, names } = open({
      isReady: false,
      answers: { fetchCart: [{ kind: 'refused', problems }, missingCartResult] },
    });
    expect(await session.updateCart({ ...session.getState().state, contact })).toEqual({
      kind: 'refused',
      problems,
    });
    expect(await session.updateCart({ ...session.getState().state, contact })).toEqual({
      kind: 'unreachable',
    });
    expect(names()).toEqual(['refreshCart']);
  });

  test('keeps the latest warning for each code and target', async () => {
    const warning = (message: string) => ({ code: 'DISCOUNT_NOT_FOUND', target: 'KYST10', message });
    const warned = (message: string) => ({ kind: 'ok', cart, warnings: [warning(message)] }) as const;
    const { session } = open({ answers: { fetchCart: [warned('No'), warned('Nej')] } });
    await settle();
    await session.updateCart(session.getState().state);
    expect(session.getState().warnings).toEqual([warning('Nej')]);
  });

  test('reports a gift card that pays no more, and a payment that is due again', async () => {
    const free = createOkResult({
      cost: { total: createDanishMoney(100), due: createDanishMoney(0) },
      giftCards: [card('AAAA')],
    } as object);
    const { session } = open({ answers: { fetchCart: [free, createOkResult()] } });
    await settle();
    session.dispatch({ type: 'paymentMethodSelected', id: NO_PAYMENT_DUE });
    expect(session.getState().state.paymentMethod).toBe(NO_PAYMENT_DUE);
    await session.updateCart(session.getState().state);
    expect(session.getState().notice).toEqual({ kind: 'gift-card-gone' });
    expect(session.getState().state.paymentMethod).toBeUndefined();
  });

  test('reopens delivery where the chosen option is gone, unless everything is sold out', async () => {
    const gone = { deliveryGroups: [] };
    const sold = createOkResult({ ...gone, lines: cart.lines.map((line) => ({ ...line, quantity: 0 })) });
    const { session } = open({ isReady: false, answers: { fetchCart: [sold, createOkResult(gone)] } });
    session.dispatch({ type: 'deliverySelected', handle: 'shop' });
    const entered = { ...session.getState().state, contact };
    await session.updateCart(entered);
    expect(session.getState().state.delivery).toBe('shop');
    await session.updateCart(entered);
    expect(session.getState().state.delivery).toBeUndefined();
  });

  test('asks for an address where something is shipped now, and not after the order', async () => {
    const mailed = { ...settled, requiresShipping: false };
    const { session } = open({ around: mailed });
    session.dispatch({ type: 'contactFieldSet', field: 'street', value: '' });
    session.dispatch({ type: 'contactConfirmed' });
    expect(session.getState().state).toMatchObject({ requiresShipping: false, isContactConfirmed: true });
    session.updateContext({ ...mailed, requiresShipping: undefined });
    expect(session.getState().state.isContactConfirmed).toBe(true);
    session.updateContext(settled);
    expect(session.getState().notice).toEqual({ kind: 'address-needed' });
    expect(session.getState().state).toMatchObject({ requiresShipping: true, isContactConfirmed: false });
  });

  test('drops the cart of another market and what was asked for it', async () => {
    const { session } = open({
      answers: { fetchCart: [createOkResult({ giftCards: [card('AAAA')] } as object)] },
    });
    await settle();
    const update = session.updateCart(session.getState().state);
    session.updateContext({ ...settled, market: 'no', country: 'NO' });
    expect(session.getState()).toMatchObject({ cart: undefined, notice: { kind: 'gift-cards-left' } });
    expect(session.getState().state.contact.country).toBe('NO');
    expect(session.getState().state.isContactConfirmed).toBe(false);
    expect(await update).toEqual({ kind: 'moved' });
    expect(session.getState().cart).toBeUndefined();
  });

  test('drops the answer where the country has changed after the request was sent', async () => {
    const { session } = open({
      isReady: false,
      onRequest: () => session.updateContext({ ...settled, country: 'DK' }),
    });
    expect(await session.updateCart({ ...session.getState().state, contact })).toEqual({ kind: 'moved' });
    expect(session.getState().cart).toBeUndefined();
  });

  test('reports the end of a log-in and another one, and drops their cart', async () => {
    const { session } = open({ around: { ...settled, logins: { dk: 'ase' } } });
    await settle();
    session.updateContext({ ...settled, logins: { dk: 'bo' } });
    expect(session.getState()).toMatchObject({ cart: undefined, notice: { kind: 'other-account' } });
    await settle();
    session.updateContext(settled);
    expect(session.getState()).toMatchObject({ cart: undefined, notice: { kind: 'logged-out' } });
    await settle();
    session.setNotice(undefined);
    session.updateContext({ ...settled, logins: { dk: 'ase' } });
    expect(session.getState().notice).toBeUndefined();
  });

  test('removes what an account has filled in once it is signed out', () => {
    const { session } = open({ around: { ...settled, logins: { dk: 'ase' } }, isReady: false });
    const prefilled = { market: 'dk', login: 'ase', contact } as const;
    session.dispatch({ type: 'contactPrefilled', prefilled });
    expect(session.getState().state.contact.city).toBe('Skagen');
    session.updateContext(settled);
    expect(session.getState().state.contact.city).toBe('');
    expect(session.getState().notice).toEqual({ kind: 'logged-out' });
  });

  test('sends the update again for a customer who has logged in meanwhile', async () => {
    const { session, namesCalled } = open({
      isReady: false,
      onRequest: () => session.updateContext({ ...settled, logins: { dk: 'ase' } }),
    });
    expect((await session.updateCart({ ...session.getState().state, contact })).kind).toBe('ok');
    expect(namesCalled()).toEqual(['fetchCart', 'fetchCart']);
  });

  test('changes the cart in turn, and shows the one in the result', async () => {
    const ids = ['cart', 'cart', undefined];
    const { session } = open({ isReady: false, settleCart: async () => ids.shift() });
    const paid = { ...cart, giftCards: [card('AAAA')] };
    const changed = await session.changeCart(async (cartId, shown) => ({
      kind: 'ok',
      cartId,
      shown,
      cart: paid,
    }));
    expect(changed).toEqual({ kind: 'ok', cartId: 'cart', shown: undefined, cart: paid });
    expect(session.getState().cart).toEqual(paid);
    const unchanged = await session.changeCart(async (_cartId, shown) => ({ kind: 'ok', shown }));
    expect(unchanged?.shown).toEqual(paid);
    expect(await session.changeCart(async () => ({ kind: 'ok' }))).toBeUndefined();
  });
});

describe('the order of createCheckoutSession()', () => {
  const ready = async (setting: Setting = {}) => {
    const opened = open(setting);
    await settle();
    return opened;
  };

  test('is confirmed, taken out of the bag, and leaves no checkout behind', async () => {
    const { session, buy, done, attempts, storage, calls } = await ready();
    buy();
    expect(session.getState().activity).toBe('order');
    buy();
    await settle();
    expect(calls.filter(([name]) => name === 'submit')).toHaveLength(1);
    expect(done.slice(0, 1)).toMatchObject([
      ['keepDraft', cart, { email: 'ase@example.com', isGuest: true }],
    ]);
    expect(done.slice(1)).toEqual([
      ['confirmDraft', placedNow],
      ['openConfirmation'],
      ['takeFromBag', { lines: [['serum', 1]], codes: [] }],
    ]);
    expect(session.getState().activity).toBe('leaving');
    expect(attempts.findOpen()).toBeUndefined();
    expect(storage.load('dk')).toEqual(createCheckoutState(contactRules, 'dk'));
  });

  test('waits for a cart and a payment method', async () => {
    const { session, buy, done } = await ready({ isReady: false });
    buy();
    session.dispatch({ type: 'paymentMethodSelected', id: 'card' });
    buy();
    expect(done).toEqual([]);
  });

  test('shows what has changed, and updates the cart of the bag', async () => {
    const dearer = createOkResult({ cost: { total: createDanishMoney(150), due: createDanishMoney(150) } });
    const { session, buy, names } = await ready({ answers: { fetchCart: [createOkResult(), dearer] } });
    buy();
    await settle();
    expect(session.getState()).toMatchObject({
      activity: 'nothing',
      cart: { cost: { due: createDanishMoney(150) } },
      notice: { kind: 'changed', changes: [{ kind: 'total' }] },
    });
    expect(names()).toEqual(['keepDraft', 'refreshCart']);
  });

  test('asks for another method after a declined payment', async () => {
    const declined = { kind: 'declined', problems: [{ code: 'NO' }] } as const;
    const { session, buy, attempts } = await ready({ answers: { fetchAttempt: [declined] } });
    buy();
    await settle();
    expect(session.getState().notice).toEqual(declined);
    expect(session.getState().state.paymentMethod).toBeUndefined();
    expect(session.getState().state.attempt).toBeUndefined();
    expect(attempts.findOpen()).toBeUndefined();
  });

  test('leads to the bank, and not a second time after coming back', async () => {
    const action = { kind: 'action-required', redirectUrl: 'https://bank.example/' } as const;
    const { session, buy, done } = await ready({ answers: { fetchAttempt: [action] } });
    buy();
    await settle();
    expect(done.slice(1)).toEqual([['redirect', 'https://bank.example/']]);
    session.recoverOrder();
    expect(session.getState().activity).toBe('asking');
    await settle();
    expect(session.getState()).toMatchObject({ activity: 'nothing', notice: action });
    session.changePaymentMethod();
    expect(session.getState().notice).toBeUndefined();
    expect(session.getState().state.attempt).toBeUndefined();
    expect(session.getState().state.paymentMethod).toBeUndefined();
  });

  test('pays anew where the shopper knows that the bank waits', async () => {
    const action = { kind: 'action-required', redirectUrl: 'https://bank.example/' } as const;
    const completed = { kind: 'completed', orderId: '1', orderUrl: 'https://shop.test/?order=DK1' } as const;
    const logged = [{ ...attempt, id: 'earlier' }];
    const { session, buy, calls, done } = await ready({
      logged,
      answers: { fetchAttempt: [action, completed] },
    });
    expect(session.getState()).toMatchObject({
      notice: action,
      state: { attempt: { isFromOtherTab: true } },
    });
    await settle();
    buy();
    await settle();
    expect(calls.filter(([name]) => name === 'submit')).toEqual([['submit', 'cart', 'new-token']]);
    expect(done.at(-1)).toEqual(['takeFromBag', { lines: [['serum', 1]], codes: [] }]);
  });

  test('is unanswered where the bank waits and does not say where', async () => {
    const { session, buy } = await ready({ answers: { fetchAttempt: [{ kind: 'action-required' }] } });
    buy();
    await settle();
    expect(session.getState().notice).toEqual({ kind: 'unanswered' });
  });

  test('keeps an attempt that the service has never received', async () => {
    const { session } = open({ logged: [attempt], isReady: false });
    expect(session.getState().activity).toBe('asking');
    await settle();
    expect(session.getState()).toMatchObject({ activity: 'nothing', notice: { kind: 'not-placed' } });
    expect(session.getState().state.attempt).toMatchObject(attempt);
  });

  test('keeps the number alone of an order that another tab has shown', async () => {
    const { names } = await ready({ logged: [{ ...attempt, id: 'attempt' }], isReady: false });
    expect(names()).toEqual(['save', 'openConfirmation', 'takeFromBag']);
  });

  test('leaves the bag to a shopper who opens the link of another one', async () => {
    const { session, names } = await ready({ search: '?attempt=attempt', isReady: false });
    expect(names()).toEqual(['save', 'openConfirmation']);
    expect(session.getState().state.attempt).toBeUndefined();
  });

  test('reports a link that no shop knows', async () => {
    const { session, calls } = await ready({
      search: '?attempt=attempt',
      isReady: false,
      answers: { fetchAttempt: [missingCartResult] },
    });
    expect(calls).toHaveLength(testMarkets.length);
    expect(session.getState()).toMatchObject({ activity: 'nothing', notice: { kind: 'unknown' } });
    expect(session.getState().state.attempt).toBeUndefined();
  });

  test('is asked for once, however often the session starts', async () => {
    const { session, calls } = open({ logged: [{ ...attempt, id: 'attempt' }], isReady: false });
    session.start();
    await settle();
    expect(calls).toEqual([['fetchAttempt', 'attempt']]);
  });
});
