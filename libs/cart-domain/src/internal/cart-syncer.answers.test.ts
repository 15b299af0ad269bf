import { describe, expect, test } from 'vitest';
import { DEFAULT_SYNC_TIMING } from '../sync-timing.ts';
import {
  createEmptyRemoteCart,
  createOkAnswer,
  openSettledSyncer,
  retryAnswer,
  testSentChanges,
} from '../testing/open-syncer.ts';

describe('an answer', () => {
  test('that is lost is followed by a read, and by another when it may have arrived', async () => {
    const { bagChanged, want, pass, sent, answer, statuses } = await openSettledSyncer();
    want(1);
    bagChanged();
    await pass(150);
    await pass(DEFAULT_SYNC_TIMING.requestTimeoutMs);
    await pass(250);
    expect(sent()).toEqual(['apply', 'read']);
    want(0);
    await answer(createOkAnswer());
    await answer(createOkAnswer());
    expect(statuses.at(-1)).toBe('settled');
    await pass(DEFAULT_SYNC_TIMING.confirmDelayMs);
    expect(sent()).toEqual(['read']);
    statuses.length = 0;
    want(1);
    await answer(createOkAnswer());
    expect(sent()).toEqual(['apply']);
    expect(statuses.at(-1)).toBe('updating');
  });

  test('to a request that timed out is not used for the next one', async () => {
    const { bagChanged, want, pass, answer, planner } = await openSettledSyncer();
    planner.acceptAnswer.mockClear();
    want(1);
    bagChanged();
    await pass(150);
    await pass(DEFAULT_SYNC_TIMING.requestTimeoutMs);
    await pass(250);
    await answer(createOkAnswer(createEmptyRemoteCart('late')));
    expect(planner.acceptAnswer).not.toHaveBeenCalled();
    await answer(createOkAnswer());
    expect(planner.acceptAnswer.mock.calls).toEqual([[createEmptyRemoteCart(), undefined]]);
  });

  test('to a lost read leaves nothing to confirm', async () => {
    const { refresh, pass, sent, answer, timerCount } = await openSettledSyncer();
    refresh();
    await pass(0);
    await answer(retryAnswer);
    await pass(250);
    await answer(createOkAnswer());
    expect(sent()).toEqual(['read', 'read']);
    expect(timerCount()).toBe(0);
  });

  test('that never arrives counts as a failure from the second time on, with growing delays', async () => {
    const { bagChanged, want, pass, sent, answer, statuses } = await openSettledSyncer();
    want(1);
    bagChanged();
    await pass(150);
    statuses.length = 0;
    await answer(retryAnswer);
    expect(statuses).toEqual(['updating']);
    await pass(249);
    expect(sent()).toEqual(['apply']);
    await pass(1);
    expect(sent()).toEqual(['read']);
    await answer(retryAnswer);
    expect(statuses.at(-1)).toBe('failing');
    await pass(499);
    expect(sent()).toEqual([]);
    await pass(1);
    want(0);
    await answer(createOkAnswer());
    expect(statuses.at(-1)).toBe('settled');
    want(1);
    bagChanged();
    await pass(150);
    sent();
    await answer(retryAnswer);
    expect(statuses.at(-1)).toBe('updating');
    await pass(250);
    expect(sent()).toEqual(['read']);
  });

  test('that fails is not retried earlier by clicks', async () => {
    const { bagChanged, want, pass, sent, answer } = await openSettledSyncer();
    want(1);
    bagChanged();
    await pass(150);
    bagChanged();
    await answer(retryAnswer);
    bagChanged();
    await pass(249);
    expect(sent()).toEqual(['apply']);
    await pass(1);
    expect(sent()).toEqual(['read']);
  });

  test('that asks for a delay is obeyed for ten minutes at most', async () => {
    const { refresh, pass, sent, answer, networkChanged } = await openSettledSyncer();
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
    const { bagChanged, want, pass, sent, answer, planner } = await openSettledSyncer();
    want(1);
    bagChanged();
    await pass(150);
    await answer({ kind: 'refused' });
    expect(planner.handleRefusal.mock.calls).toEqual([[testSentChanges, []]]);
    expect(sent()).toEqual(['apply', 'read']);
    await answer(createOkAnswer());
    await answer({ kind: 'refused', skus: ['serum'] });
    expect(planner.handleRefusal).toHaveBeenLastCalledWith(testSentChanges, ['serum']);
  });

  test('that refuses a read is a failure', async () => {
    const { refresh, pass, sent, answer, planner } = await openSettledSyncer();
    refresh();
    await pass(0);
    await answer({ kind: 'refused' });
    await pass(249);
    expect(sent()).toEqual(['read']);
    await pass(1);
    expect(sent()).toEqual(['read']);
    expect(planner.handleRefusal).not.toHaveBeenCalled();
  });

  test('without a cart leads to a new one', async () => {
    const { refresh, want, pass, sent, answer, keep, cart: known } = await openSettledSyncer();
    refresh();
    await pass(0);
    want(1);
    keep.mockClear();
    await answer({ kind: 'cart-missing' });
    expect(known()).toBeUndefined();
    expect(sent()).toEqual(['read', 'create']);
    await answer(createOkAnswer(createEmptyRemoteCart('new')));
    expect(keep.mock.calls).toEqual([[undefined], ['new']]);
    expect(sent()).toEqual(['apply']);
  });

  test('without a cart adopts the one that another tab created', async () => {
    const { refresh, pass, requests, answer, keep, setKept } = await openSettledSyncer();
    refresh();
    await pass(0);
    keep.mockClear();
    setKept('new');
    await answer({ kind: 'cart-missing' });
    expect(keep).not.toHaveBeenCalled();
    expect(requests.at(-1)).toEqual(['read', 'new']);
  });

  test('from an older read is requested five times more, and accepted then', async () => {
    const { refresh, pass, sent, answer, cart: known } = await openSettledSyncer();
    const at = (second: number) =>
      createEmptyRemoteCart('cart', { updatedAt: `2026-11-21T10:00:0${second}Z` });
    for (const [newer, older] of [
      [8, 7],
      [9, 8],
    ] as const) {
      refresh();
      await pass(0);
      await answer(createOkAnswer(at(newer)));
      refresh();
      await pass(0);
      sent();
      for (const wait of [250, 500, 1_000, 2_000, 4_000]) {
        await answer(createOkAnswer(at(older)));
        expect(known()).toEqual(at(newer));
        await pass(wait);
        expect(sent()).toEqual(['read']);
      }
      await answer(createOkAnswer(at(older)));
      expect(known()).toEqual(at(older));
      await pass(10_000);
      expect(sent()).toEqual([]);
    }
  });

  test('of the same age is accepted, also to a change', async () => {
    const { refresh, bagChanged, want, pass, sent, answer, cart: known } = await openSettledSyncer();
    const at = (second: number, id = 'cart') =>
      createEmptyRemoteCart(id, { updatedAt: `2026-11-21T10:00:0${second}Z` });
    for (const answered of [at(5), at(5), at(3, 'other')]) {
      refresh();
      await pass(0);
      await answer(createOkAnswer(answered));
      expect(known()).toEqual(answered);
    }
    want(1);
    bagChanged();
    await pass(150);
    want(0);
    await answer(createOkAnswer(at(2, 'other')));
    expect(known()).toEqual(at(2, 'other'));
    expect(sent()).toEqual(['read', 'read', 'read', 'apply']);
  });

  test('that leaves as many changes is requested four times without a delay', async () => {
    const { bagChanged, want, pass, sent, answer, statuses } = await openSettledSyncer();
    want(3);
    bagChanged();
    await pass(150);
    for (let round = 0; round < 5; round += 1) await answer(createOkAnswer());
    expect(sent()).toHaveLength(6);
    await answer(createOkAnswer());
    expect(sent()).toEqual([]);
    await pass(250);
    expect(sent()).toHaveLength(1);
    await answer(createOkAnswer());
    await pass(500);
    expect(statuses.at(-1)).toBe('failing');
    sent();
    for (const left of [2, 4, 2, 4, 1, 4, 4, 4, 4]) {
      want(left);
      await answer(createOkAnswer());
    }
    expect(sent()).toHaveLength(9);
    await answer(createOkAnswer());
    expect(sent()).toEqual([]);
    bagChanged();
    await pass(1_000);
    sent();
    for (let round = 0; round < 5; round += 1) await answer(createOkAnswer());
    expect(sent()).toHaveLength(5);
  });

  test('that leaves no changes ends the search for refused ones', async () => {
    const { bagChanged, want, pass, answer, planner } = await openSettledSyncer();
    want(1);
    bagChanged();
    await pass(150);
    planner.resumeBatching.mockClear();
    await answer({ kind: 'refused' });
    expect(planner.resumeBatching).not.toHaveBeenCalled();
    want(0);
    await answer(createOkAnswer());
    expect(planner.resumeBatching).toHaveBeenCalledOnce();
  });
});
