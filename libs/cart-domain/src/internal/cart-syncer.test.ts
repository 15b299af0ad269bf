import { describe, expect, test } from 'vitest';
import { type CartChanges } from '../cart-changes.ts';
import { type CartAnswer } from '../cart-transport.ts';
import { DEFAULT_SYNC_TIMING } from '../sync-timing.ts';
import {
  createEmptyRemoteCart,
  createOkAnswer,
  openSettledSyncer,
  openSyncer,
  retryAnswer,
  testSentChanges,
} from '../testing/open-syncer.ts';

describe('start()', () => {
  test('settles without a request for an empty bag without a cart', async () => {
    const { start, pass, requests, statuses, planner, timerCount } = openSyncer({ withNetwork: false });
    start(undefined);
    expect(statuses).toEqual(['updating']);
    await pass(0);
    expect(statuses).toEqual(['updating', 'settled']);
    await pass(60_000);
    expect(requests).toEqual([]);
    expect(planner.clearRejections).toHaveBeenCalledOnce();
    expect(timerCount()).toBe(0);
  });

  test('reads the stored cart, and once more for requests that were under way', async () => {
    const { start, pass, answer, sent, cart: known, status, timerCount } = openSyncer({ kept: 'cart' });
    start(undefined);
    await pass(0);
    expect([sent(), known()]).toEqual([['read'], undefined]);
    await answer(createOkAnswer());
    expect([status(), known()]).toEqual(['settled', createEmptyRemoteCart()]);
    await pass(DEFAULT_SYNC_TIMING.confirmDelayMs - 1);
    expect(sent()).toEqual([]);
    await pass(1);
    expect([sent(), status()]).toEqual([['read'], 'settled']);
    await answer(createOkAnswer());
    await pass(100_000);
    expect(sent()).toEqual([]);
    expect(timerCount()).toBe(0);
  });

  test('uses what another tab knew of the same cart, and of no other', () => {
    const { start, stop, cart: known } = openSyncer({ kept: 'cart' });
    start(createEmptyRemoteCart());
    expect(known()).toEqual(createEmptyRemoteCart());
    stop();
    start(createEmptyRemoteCart('other'));
    expect(known()).toBeUndefined();
  });

  test('ignores a read that is older than what another tab knew', async () => {
    const { start, pass, answer, sent, cart: known } = openSyncer({ kept: 'cart' });
    const newer = createEmptyRemoteCart('cart', { updatedAt: '2026-11-21T10:00:01Z' });
    start(newer);
    await pass(0);
    await answer(createOkAnswer(createEmptyRemoteCart('cart', { updatedAt: '2026-11-21T10:00:00Z' })));
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
    ['a cart without an id', { kind: 'ok', cart: { ...createEmptyRemoteCart(), id: undefined } }],
    ['lines that are none', { kind: 'ok', cart: { ...createEmptyRemoteCart(), lines: null } }],
    [
      'a line without a price',
      { kind: 'ok', cart: { ...createEmptyRemoteCart(), lines: [{ id: '1', sku: 'serum', quantity: 1 }] } },
    ],
    ['codes that are none', { kind: 'ok', cart: { ...createEmptyRemoteCart(), codes: [null] } }],
    ['gift cards that are none', { kind: 'ok', cart: { ...createEmptyRemoteCart(), giftCards: {} } }],
    ['no messages', { kind: 'ok', cart: { ...createEmptyRemoteCart(), messages: undefined } }],
  ])('retries when an answer has %s', async (_what, wrong) => {
    const { start, pass, answer, sent, status, cart: known } = openSyncer({ kept: 'cart' });
    start(undefined);
    await pass(0);
    await answer(wrong as CartAnswer);
    await pass(250);
    expect([sent(), known()]).toEqual([['read', 'read'], undefined]);
    await answer(createOkAnswer());
    expect([status(), known()]).toEqual(['settled', createEmptyRemoteCart()]);
  });

  test('starts again after a stop, and ignores earlier answers', async () => {
    const { start, stop, bagChanged, pass, answer, sent, want, status, planner } = openSyncer();
    want(1);
    start(undefined);
    await pass(0);
    for (const wait of [250, 500]) {
      await answer(retryAnswer);
      await pass(wait);
    }
    expect(status()).toBe('failing');
    stop();
    expect(sent()).toEqual(['create', 'create', 'create']);
    await answer(createOkAnswer());
    await pass(60_000);
    expect([sent(), planner.acceptAnswer.mock.calls]).toEqual([[], []]);
    start(undefined);
    expect(status()).toBe('updating');
    bagChanged();
    await pass(0);
    expect(sent()).toEqual(['create']);
    want(0);
    await answer(createOkAnswer());
    expect(status()).toBe('settled');
  });
});

describe('a change of the bag', () => {
  test('is combined with others, and waits for the request under way', async () => {
    const { bagChanged, want, pass, sent, answer, statuses } = await openSettledSyncer();
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
    await answer(createOkAnswer());
    expect(sent()).toEqual(['apply']);
    want(0);
    await answer(createOkAnswer());
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 'updating'), 'settled']);
  });

  test('is combined with others just before an answer', async () => {
    const { bagChanged, want, pass, sent, answer } = await openSettledSyncer();
    want(1);
    bagChanged();
    await pass(200);
    bagChanged();
    await pass(50);
    await answer(createOkAnswer());
    expect(sent()).toEqual(['apply']);
    await pass(99);
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual(['apply']);
  });

  test('creates a cart with everything', async () => {
    const { start, pass, requests, want, planner, answer, keep } = openSyncer();
    want(1);
    const changes: CartChanges = { ...testSentChanges.changes, codes: ['A'], giftCards: ['G'], note: 'n' };
    planner.nextChanges.mockReturnValueOnce({ ...testSentChanges, changes });
    start(undefined);
    await pass(0);
    const { add: lines } = changes;
    expect(requests).toEqual([['create', { lines, codes: ['A'], giftCards: ['G'], note: 'n' }]]);
    await answer({ kind: 'refused' });
    expect(requests[1]).toEqual(['create', { lines, codes: [], giftCards: [], note: '' }]);
    want(0);
    await answer(createOkAnswer());
    expect(keep.mock.calls).toEqual([['cart']]);
    expect(requests).toHaveLength(2);
  });

  test('is sent unchanged, and its answer accepted', async () => {
    const { bagChanged, want, pass, requests, planner, answer, keep } = await openSettledSyncer();
    keep.mockClear();
    planner.acceptAnswer.mockClear();
    want(1);
    bagChanged();
    await pass(150);
    expect(requests).toEqual([['apply', 'cart', testSentChanges.changes]]);
    want(0);
    await answer(createOkAnswer());
    expect(planner.acceptAnswer.mock.calls).toEqual([[createEmptyRemoteCart(), testSentChanges]]);
    expect(planner.nextChanges).toHaveBeenLastCalledWith(createEmptyRemoteCart());
    expect(keep).not.toHaveBeenCalled();
  });

  test('is requested before each request, and may end the lead', async () => {
    const { bagChanged, want, pass, sent, reloadBag, stop, start } = await openSettledSyncer();
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

describe('refresh()', () => {
  test('reads at once, also for rejected lines', async () => {
    const { refresh, pass, sent, statuses, planner } = await openSettledSyncer();
    planner.clearRejections.mockClear();
    refresh();
    expect(statuses).toEqual(['updating']);
    expect(planner.clearRejections).toHaveBeenCalledOnce();
    await pass(0);
    expect(sent()).toEqual(['read']);
  });

  test('reads after the request under way', async () => {
    const { bagChanged, refresh, want, pass, sent, answer, status } = await openSettledSyncer();
    want(1);
    bagChanged();
    await pass(150);
    refresh();
    await pass(0);
    want(0);
    await answer(createOkAnswer());
    expect([sent(), status()]).toEqual([['apply', 'read'], 'updating']);
    await answer(createOkAnswer());
    expect(status()).toBe('settled');
  });

  test('does not wait for the end of a delay', async () => {
    const { refresh, pass, sent, answer } = await openSettledSyncer();
    refresh();
    await pass(0);
    await answer(retryAnswer);
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
      planner,
      timerCount,
    } = await openSettledSyncer();
    want(1);
    bagChanged();
    await pass(150);
    statuses.length = 0;
    planner.clearRejections.mockClear();
    planner.acceptAnswer.mockClear();
    want(0);
    forget();
    expect(statuses).toEqual(['updating']);
    expect(known()).toBeUndefined();
    expect(keep).toHaveBeenLastCalledWith(undefined);
    expect(planner.clearRejections).toHaveBeenCalledOnce();
    await pass(0);
    await answer(createOkAnswer());
    expect(planner.acceptAnswer).not.toHaveBeenCalled();
    expect(statuses.at(-1)).toBe('settled');
    expect(sent()).toEqual(['apply']);
    expect(timerCount()).toBe(0);
  });
});

describe('the network', () => {
  test('ends the delay before the next request when it returns', async () => {
    const { bagChanged, networkChanged, setOnline, want, pass, sent, answer, statuses } =
      await openSettledSyncer();
    want(1);
    bagChanged();
    await pass(150);
    await answer(retryAnswer);
    await pass(250);
    await answer(retryAnswer);
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
  const { refresh, pass, answer, setKept, keep } = await openSettledSyncer();
  setKept(undefined);
  keep.mockClear();
  refresh();
  await pass(0);
  await answer(createOkAnswer());
  expect(keep.mock.calls).toEqual([['cart']]);
});

test('a cart that another tab stored replaces this one', async () => {
  const { bagChanged, pass, requests, answer, setKept, want } = await openSettledSyncer();
  setKept('other');
  want(1);
  bagChanged();
  await pass(150);
  expect(requests).toEqual([['read', 'other']]);
  setKept(undefined);
  await answer(createOkAnswer(createEmptyRemoteCart('other')));
  expect(requests.at(-1)).toEqual(['apply', 'other', testSentChanges.changes]);
});
