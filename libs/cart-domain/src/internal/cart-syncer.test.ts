import { describe, expect, test, vi } from 'vitest';
import { type DesiredCart, emptyCart } from '../desired-cart.ts';
import { zeroMoney } from '../money.ts';
import { type CartAnswer, type CartChanges, type RemoteCart } from '../remote-cart.ts';
import { DEFAULT_SYNC_TIMING } from '../sync-timing.ts';
import { createVirtualTime } from '../testing/virtual-time.ts';
import { createCartSyncer } from './cart-syncer.ts';
import { type SentChanges } from './cart-reconciler.ts';

const cart = (id = 'cart', more: Partial<RemoteCart> = {}): RemoteCart => ({
  id,
  lines: [],
  codes: [],
  cost: { subtotal: zeroMoney('DKK'), total: zeroMoney('DKK') },
  messages: [],
  ...more,
});
const ok = (answer = cart()): CartAnswer => ({ kind: 'ok', cart: answer });
const retry: CartAnswer = { kind: 'retry' };
const desired: DesiredCart = { lines: new Map(), codes: [], giftCards: [], note: '' };
const sentChanges: SentChanges = {
  desired,
  cart: emptyCart,
  changes: { add: [{ sku: 'serum', quantity: 1 }], update: [], remove: [] },
};

/**
 * Opens a syncer with a scripted reconciler and answers. It waits half of the maximum after a failure: 250, 500, 1000
 * ms.
 */
function openSyncer({ kept, withNetwork = true }: { kept?: string; withNetwork?: boolean } = {}) {
  const time = createVirtualTime();
  const requests: [name: string, ...details: unknown[]][] = [];
  const pending: { resolve: (answer: CartAnswer) => void }[] = [];
  const timers = time.timers();
  let timerCount = 0;
  let storedId = kept;
  let online = true;
  /** Number of changes still to be sent. */
  let left = 0;
  const send = (...request: (typeof requests)[0]): Promise<CartAnswer> => {
    requests.push(request);
    return new Promise((resolve) => pending.push({ resolve }));
  };
  const reconciler = {
    nextChanges: vi.fn((): SentChanges | undefined => (left > 0 ? sentChanges : undefined)),
    countRemaining: vi.fn(() => left),
    acceptAnswer: vi.fn(),
    handleRefusal: vi.fn(),
    resumeBatching: vi.fn(),
    clearRejections: vi.fn(),
    unavailable: () => [],
  };
  const keep = vi.fn((id: string | undefined) => {
    storedId = id;
  });
  const reloadBag = vi.fn();
  const statuses: string[] = [];
  const syncer = createCartSyncer({
    reconciler,
    reloadBag,
    transport: {
      create: (input) => send('create', input),
      read: (id) => send('read', id),
      apply: (id, changes) => send('apply', id, changes),
    },
    timers: {
      setTimeout(callback, delay) {
        timerCount += 1;
        return timers.setTimeout(() => {
          timerCount -= 1;
          callback();
        }, delay);
      },
      clearTimeout(handle) {
        timerCount -= 1;
        timers.clearTimeout(handle);
      },
    },
    random: () => 0,
    network: withNetwork ? { isOnline: () => online, subscribe: () => () => undefined } : undefined,
    timing: DEFAULT_SYNC_TIMING,
    onChange: () => statuses.push(syncer.status()),
    storedCartId: { read: () => storedId, write: keep },
  });
  return {
    ...syncer,
    time,
    reconciler,
    keep,
    reloadBag,
    statuses,
    timerCount: () => timerCount,
    /** Returns the names of the requests since the last call. */
    sent: () => requests.splice(0).map(([name]) => name),
    requests,
    want(count: number) {
      left = count;
    },
    setOnline(value: boolean) {
      online = value;
    },
    setKept(id: string | undefined) {
      storedId = id;
    },
    /** Answers the oldest pending request. */
    async answer(answer: CartAnswer) {
      pending.shift()?.resolve(answer);
      await time.advance(0);
    },
    pass: (ms: number) => time.advance(ms),
  };
}

/** Opens a syncer that has settled with a cart. */
async function openSettled() {
  const syncer = openSyncer({ kept: 'cart' });
  syncer.start(undefined);
  await syncer.pass(0);
  await syncer.answer(ok());
  await syncer.pass(DEFAULT_SYNC_TIMING.confirmDelayMs);
  await syncer.answer(ok());
  syncer.sent();
  syncer.statuses.length = 0;
  return syncer;
}

describe('start()', () => {
  test('settles without a request for an empty bag without a cart', async () => {
    const { start, pass, requests, statuses, reconciler, timerCount } = openSyncer({ withNetwork: false });
    start(undefined);
    expect(statuses).toEqual(['updating']);
    await pass(0);
    expect(statuses).toEqual(['updating', 'settled']);
    await pass(60_000);
    expect(requests).toEqual([]);
    expect(reconciler.clearRejections).toHaveBeenCalledOnce();
    expect(timerCount()).toBe(0);
  });

  test('reads the stored cart, and once more for requests that were under way', async () => {
    const { start, pass, answer, sent, cart: known, status, timerCount } = openSyncer({ kept: 'cart' });
    start(undefined);
    await pass(0);
    expect([sent(), known()]).toEqual([['read'], undefined]);
    await answer(ok());
    expect([status(), known()]).toEqual(['settled', cart()]);
    await pass(DEFAULT_SYNC_TIMING.confirmDelayMs - 1);
    expect(sent()).toEqual([]);
    await pass(1);
    expect([sent(), status()]).toEqual([['read'], 'settled']);
    await answer(ok());
    await pass(100_000);
    expect(sent()).toEqual([]);
    expect(timerCount()).toBe(0);
  });

  test('uses what another tab knew of the same cart, and of no other', () => {
    const { start, stop, cart: known } = openSyncer({ kept: 'cart' });
    start(cart());
    expect(known()).toEqual(cart());
    stop();
    start(cart('other'));
    expect(known()).toBeUndefined();
  });

  test('ignores a read that is older than what another tab knew', async () => {
    const { start, pass, answer, sent, cart: known } = openSyncer({ kept: 'cart' });
    const newer = cart('cart', { updatedAt: '2026-11-21T10:00:01Z' });
    start(newer);
    await pass(0);
    await answer(ok(cart('cart', { updatedAt: '2026-11-21T10:00:00Z' })));
    expect(known()).toBe(newer);
    await pass(250);
    expect(sent()).toEqual(['read', 'read']);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'Bad gateway'],
    ['of an unknown kind', { kind: 'later' }],
    ['a cart that is missing', { kind: 'ok' }],
    ['a cart that is empty JSON', { kind: 'ok', cart: {} }],
    ['a cart without an id', { kind: 'ok', cart: { ...cart(), id: undefined } }],
    ['lines that are none', { kind: 'ok', cart: { ...cart(), lines: null } }],
    [
      'a line without a price',
      { kind: 'ok', cart: { ...cart(), lines: [{ id: '1', sku: 'serum', quantity: 1 }] } },
    ],
    ['codes that are none', { kind: 'ok', cart: { ...cart(), codes: [null] } }],
    ['gift cards that are none', { kind: 'ok', cart: { ...cart(), giftCards: {} } }],
    ['no messages', { kind: 'ok', cart: { ...cart(), messages: undefined } }],
  ])('retries when an answer has %s', async (_what, wrong) => {
    const { start, pass, answer, sent, status, cart: known } = openSyncer({ kept: 'cart' });
    start(undefined);
    await pass(0);
    await answer(wrong as CartAnswer);
    await pass(250);
    expect([sent(), known()]).toEqual([['read', 'read'], undefined]);
    await answer(ok());
    expect([status(), known()]).toEqual(['settled', cart()]);
  });

  test('starts again after a stop, and ignores earlier answers', async () => {
    const { start, stop, bagChanged, pass, answer, sent, want, status, reconciler } = openSyncer();
    want(1);
    start(undefined);
    await pass(0);
    for (const wait of [250, 500]) {
      await answer(retry);
      await pass(wait);
    }
    expect(status()).toBe('failing');
    stop();
    expect(sent()).toEqual(['create', 'create', 'create']);
    await answer(ok());
    await pass(60_000);
    expect([sent(), reconciler.acceptAnswer.mock.calls]).toEqual([[], []]);
    start(undefined);
    expect(status()).toBe('updating');
    bagChanged();
    await pass(0);
    expect(sent()).toEqual(['create']);
    want(0);
    await answer(ok());
    expect(status()).toBe('settled');
  });
});

describe('a change of the bag', () => {
  test('is combined with others, and waits for the request under way', async () => {
    const { bagChanged, want, pass, sent, answer, statuses } = await openSettled();
    want(2);
    bagChanged();
    await pass(100);
    bagChanged();
    await pass(49);
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual(['apply']);
    bagChanged();
    await pass(1_000);
    expect(sent()).toEqual([]);
    await answer(ok());
    expect(sent()).toEqual(['apply']);
    want(0);
    await answer(ok());
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 'updating'), 'settled']);
  });

  test('is combined with others just before an answer', async () => {
    const { bagChanged, want, pass, sent, answer } = await openSettled();
    want(1);
    bagChanged();
    await pass(200);
    bagChanged();
    await pass(50);
    await answer(ok());
    expect(sent()).toEqual(['apply']);
    await pass(99);
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual(['apply']);
  });

  test('creates a cart with everything', async () => {
    const { start, pass, requests, want, reconciler, answer, keep } = openSyncer();
    want(1);
    const changes: CartChanges = { ...sentChanges.changes, codes: ['A'], giftCards: ['G'], note: 'n' };
    reconciler.nextChanges.mockReturnValueOnce({ ...sentChanges, changes });
    start(undefined);
    await pass(0);
    const { add: lines } = changes;
    expect(requests).toEqual([['create', { lines, codes: ['A'], giftCards: ['G'], note: 'n' }]]);
    await answer({ kind: 'refused' });
    expect(requests[1]).toEqual(['create', { lines, codes: [], giftCards: [], note: '' }]);
    want(0);
    await answer(ok());
    expect(keep.mock.calls).toEqual([['cart']]);
    expect(requests).toHaveLength(2);
  });

  test('is sent unchanged, and its answer accepted', async () => {
    const { bagChanged, want, pass, requests, reconciler, answer, keep } = await openSettled();
    keep.mockClear();
    reconciler.acceptAnswer.mockClear();
    want(1);
    bagChanged();
    await pass(150);
    expect(requests).toEqual([['apply', 'cart', sentChanges.changes]]);
    want(0);
    await answer(ok());
    expect(reconciler.acceptAnswer.mock.calls).toEqual([[cart(), sentChanges]]);
    expect(reconciler.nextChanges).toHaveBeenLastCalledWith(cart());
    expect(keep).not.toHaveBeenCalled();
  });

  test('is requested before each request, and may end the lead', async () => {
    const { bagChanged, want, pass, sent, reloadBag, stop, start } = await openSettled();
    reloadBag.mockClear();
    want(1);
    reloadBag.mockImplementationOnce(() => {
      stop();
      start(undefined);
    });
    bagChanged();
    await pass(150);
    expect(sent()).toEqual(['read']);
    expect(reloadBag).toHaveBeenCalledTimes(2);
  });
});

describe('an answer', () => {
  test('that is lost is followed by a read, and by another when it may have arrived', async () => {
    const { bagChanged, want, pass, sent, answer, statuses } = await openSettled();
    want(1);
    bagChanged();
    await pass(150);
    await pass(DEFAULT_SYNC_TIMING.requestTimeoutMs);
    await pass(250);
    expect(sent()).toEqual(['apply', 'read']);
    want(0);
    await answer(ok());
    await answer(ok());
    expect(statuses.at(-1)).toBe('settled');
    await pass(DEFAULT_SYNC_TIMING.confirmDelayMs);
    expect(sent()).toEqual(['read']);
    statuses.length = 0;
    want(1);
    await answer(ok());
    expect(sent()).toEqual(['apply']);
    expect(statuses.at(-1)).toBe('updating');
  });

  test('to a request that timed out is not used for the next one', async () => {
    const { bagChanged, want, pass, answer, reconciler } = await openSettled();
    reconciler.acceptAnswer.mockClear();
    want(1);
    bagChanged();
    await pass(150);
    await pass(DEFAULT_SYNC_TIMING.requestTimeoutMs);
    await pass(250);
    await answer(ok(cart('late')));
    expect(reconciler.acceptAnswer).not.toHaveBeenCalled();
    await answer(ok());
    expect(reconciler.acceptAnswer.mock.calls).toEqual([[cart(), undefined]]);
  });

  test('to a lost read leaves nothing to confirm', async () => {
    const { refresh, pass, sent, answer, timerCount } = await openSettled();
    refresh();
    await pass(0);
    await answer(retry);
    await pass(250);
    await answer(ok());
    expect(sent()).toEqual(['read', 'read']);
    expect(timerCount()).toBe(0);
  });

  test('that never arrives counts as a failure from the second time on, with growing delays', async () => {
    const { bagChanged, want, pass, sent, answer, statuses } = await openSettled();
    want(1);
    bagChanged();
    await pass(150);
    statuses.length = 0;
    await answer(retry);
    expect(statuses).toEqual(['updating']);
    await pass(249);
    expect(sent()).toEqual(['apply']);
    await pass(1);
    expect(sent()).toEqual(['read']);
    await answer(retry);
    expect(statuses.at(-1)).toBe('failing');
    await pass(499);
    expect(sent()).toEqual([]);
    await pass(1);
    want(0);
    await answer(ok());
    expect(statuses.at(-1)).toBe('settled');
    want(1);
    bagChanged();
    await pass(150);
    sent();
    await answer(retry);
    expect(statuses.at(-1)).toBe('updating');
    await pass(250);
    expect(sent()).toEqual(['read']);
  });

  test('that fails is not retried earlier by clicks', async () => {
    const { bagChanged, want, pass, sent, answer } = await openSettled();
    want(1);
    bagChanged();
    await pass(150);
    bagChanged();
    await answer(retry);
    bagChanged();
    await pass(249);
    expect(sent()).toEqual(['apply']);
    await pass(1);
    expect(sent()).toEqual(['read']);
  });

  test('that asks for a delay is obeyed for ten minutes at most', async () => {
    const { refresh, pass, sent, answer, networkChanged } = await openSettled();
    refresh();
    await pass(0);
    await answer({ kind: 'retry', afterMs: 1e9 });
    refresh();
    networkChanged();
    await pass(599_999);
    expect(sent()).toEqual(['read']);
    await pass(1);
    expect(sent()).toEqual(['read']);
  });

  test('with a refusal is handled and followed by a read', async () => {
    const { bagChanged, want, pass, sent, answer, reconciler } = await openSettled();
    want(1);
    bagChanged();
    await pass(150);
    await answer({ kind: 'refused' });
    expect(reconciler.handleRefusal.mock.calls).toEqual([[sentChanges, []]]);
    expect(sent()).toEqual(['apply', 'read']);
    await answer(ok());
    await answer({ kind: 'refused', skus: ['serum'] });
    expect(reconciler.handleRefusal).toHaveBeenLastCalledWith(sentChanges, ['serum']);
  });

  test('that refuses a read is a failure', async () => {
    const { refresh, pass, sent, answer, reconciler } = await openSettled();
    refresh();
    await pass(0);
    await answer({ kind: 'refused' });
    await pass(249);
    expect(sent()).toEqual(['read']);
    await pass(1);
    expect(sent()).toEqual(['read']);
    expect(reconciler.handleRefusal).not.toHaveBeenCalled();
  });

  test('without a cart leads to a new one', async () => {
    const { refresh, want, pass, sent, answer, keep, cart: known } = await openSettled();
    refresh();
    await pass(0);
    want(1);
    keep.mockClear();
    await answer({ kind: 'cart-missing' });
    expect(known()).toBeUndefined();
    expect(sent()).toEqual(['read', 'create']);
    await answer(ok(cart('new')));
    expect(keep.mock.calls).toEqual([[undefined], ['new']]);
    expect(sent()).toEqual(['apply']);
  });

  test('without a cart adopts the one that another tab created', async () => {
    const { refresh, pass, requests, answer, keep, setKept } = await openSettled();
    refresh();
    await pass(0);
    keep.mockClear();
    setKept('new');
    await answer({ kind: 'cart-missing' });
    expect(keep).not.toHaveBeenCalled();
    expect(requests.at(-1)).toEqual(['read', 'new']);
  });

  test('from an older read is requested five times more, and accepted then', async () => {
    const { refresh, pass, sent, answer, cart: known } = await openSettled();
    const at = (second: number) => cart('cart', { updatedAt: `2026-11-21T10:00:0${second}Z` });
    for (const [newer, older] of [
      [8, 7],
      [9, 8],
    ] as const) {
      refresh();
      await pass(0);
      await answer(ok(at(newer)));
      refresh();
      await pass(0);
      sent();
      for (const wait of [250, 500, 1_000, 2_000, 4_000]) {
        await answer(ok(at(older)));
        expect(known()).toEqual(at(newer));
        await pass(wait);
        expect(sent()).toEqual(['read']);
      }
      await answer(ok(at(older)));
      expect(known()).toEqual(at(older));
      await pass(10_000);
      expect(sent()).toEqual([]);
    }
  });

  test('of the same age is accepted, also to a change', async () => {
    const { refresh, bagChanged, want, pass, sent, answer, cart: known } = await openSettled();
    const at = (second: number, id = 'cart') => cart(id, { updatedAt: `2026-11-21T10:00:0${second}Z` });
    for (const answered of [at(5), at(5), at(3, 'other')]) {
      refresh();
      await pass(0);
      await answer(ok(answered));
      expect(known()).toEqual(answered);
    }
    want(1);
    bagChanged();
    await pass(150);
    want(0);
    await answer(ok(at(2, 'other')));
    expect(known()).toEqual(at(2, 'other'));
    expect(sent()).toEqual(['read', 'read', 'read', 'apply']);
  });

  test('that leaves as many changes is requested four times without a delay', async () => {
    const { bagChanged, want, pass, sent, answer, statuses } = await openSettled();
    want(3);
    bagChanged();
    await pass(150);
    for (let round = 0; round < 5; round += 1) await answer(ok());
    expect(sent()).toHaveLength(6);
    await answer(ok());
    expect(sent()).toEqual([]);
    await pass(250);
    expect(sent()).toHaveLength(1);
    await answer(ok());
    await pass(500);
    expect(statuses.at(-1)).toBe('failing');
    sent();
    for (const left of [2, 4, 2, 4, 1, 4, 4, 4, 4]) {
      want(left);
      await answer(ok());
    }
    expect(sent()).toHaveLength(9);
    await answer(ok());
    expect(sent()).toEqual([]);
    bagChanged();
    await pass(1_000);
    sent();
    for (let round = 0; round < 5; round += 1) await answer(ok());
    expect(sent()).toHaveLength(5);
  });

  test('that leaves no changes ends the search for refused ones', async () => {
    const { bagChanged, want, pass, answer, reconciler } = await openSettled();
    want(1);
    bagChanged();
    await pass(150);
    reconciler.resumeBatching.mockClear();
    await answer({ kind: 'refused' });
    expect(reconciler.resumeBatching).not.toHaveBeenCalled();
    want(0);
    await answer(ok());
    expect(reconciler.resumeBatching).toHaveBeenCalledOnce();
  });
});

describe('refresh()', () => {
  test('reads at once, also for rejected lines', async () => {
    const { refresh, pass, sent, statuses, reconciler } = await openSettled();
    reconciler.clearRejections.mockClear();
    refresh();
    expect(statuses).toEqual(['updating']);
    expect(reconciler.clearRejections).toHaveBeenCalledOnce();
    await pass(0);
    expect(sent()).toEqual(['read']);
  });

  test('reads after the request under way', async () => {
    const { bagChanged, refresh, want, pass, sent, answer, status } = await openSettled();
    want(1);
    bagChanged();
    await pass(150);
    refresh();
    await pass(0);
    want(0);
    await answer(ok());
    expect([sent(), status()]).toEqual([['apply', 'read'], 'updating']);
    await answer(ok());
    expect(status()).toBe('settled');
  });

  test('does not wait for the end of a delay', async () => {
    const { refresh, pass, sent, answer } = await openSettled();
    refresh();
    await pass(0);
    await answer(retry);
    refresh();
    await pass(0);
    expect(sent()).toEqual(['read', 'read']);
  });
});

describe('forget()', () => {
  test('releases the cart and its state', async () => {
    const {
      bagChanged,
      forget,
      want,
      pass,
      sent,
      answer,
      keep,
      cart: known,
      statuses,
      reconciler,
      timerCount,
    } = await openSettled();
    want(1);
    bagChanged();
    await pass(150);
    statuses.length = 0;
    reconciler.clearRejections.mockClear();
    reconciler.acceptAnswer.mockClear();
    want(0);
    forget();
    expect(statuses).toEqual(['updating']);
    expect(known()).toBeUndefined();
    expect(keep).toHaveBeenLastCalledWith(undefined);
    expect(reconciler.clearRejections).toHaveBeenCalledOnce();
    await pass(0);
    await answer(ok());
    expect(reconciler.acceptAnswer).not.toHaveBeenCalled();
    expect(statuses.at(-1)).toBe('settled');
    expect(sent()).toEqual(['apply']);
    expect(timerCount()).toBe(0);
  });
});

describe('the network', () => {
  test('ends the delay before the next request when it returns', async () => {
    const { bagChanged, networkChanged, setOnline, want, pass, sent, answer, statuses } = await openSettled();
    want(1);
    bagChanged();
    await pass(150);
    await answer(retry);
    await pass(250);
    await answer(retry);
    sent();
    setOnline(false);
    statuses.length = 0;
    networkChanged();
    expect(statuses).toEqual(['offline']);
    await pass(60_000);
    expect(sent()).toEqual([]);
    expect(statuses).toEqual(['offline', 'offline']);
    setOnline(true);
    networkChanged();
    expect(statuses.at(-1)).toBe('updating');
    await pass(0);
    expect(sent()).toEqual(['read']);
  });
});

test('a cart whose stored id is gone is stored again', async () => {
  const { refresh, pass, answer, setKept, keep } = await openSettled();
  setKept(undefined);
  keep.mockClear();
  refresh();
  await pass(0);
  await answer(ok());
  expect(keep.mock.calls).toEqual([['cart']]);
});

test('a cart that another tab stored replaces this one', async () => {
  const { bagChanged, pass, requests, answer, setKept, want } = await openSettled();
  setKept('other');
  want(1);
  bagChanged();
  await pass(150);
  expect(requests).toEqual([['read', 'other']]);
  setKept(undefined);
  await answer(ok(cart('other')));
  expect(requests.at(-1)).toEqual(['apply', 'other', sentChanges.changes]);
});
