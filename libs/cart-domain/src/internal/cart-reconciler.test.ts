import { describe, expect, test } from 'vitest';
import { money } from '../money.ts';
import { type CartMessage } from '../remote-cart.ts';
import {
  createRemoteCart,
  createRemoteCodes,
  cream,
  gift,
  createRemoteLine,
  openReconciler,
  serum,
  createUnavailableNotice,
} from '../testing/open-reconciler.ts';

const short: CartMessage = { kind: 'not-enough-stock', sku: serum };

describe('nextChanges()', () => {
  test('creates a cart with everything', () => {
    const { next } = openReconciler(
      { [serum]: 2 },
      { promoCodes: ['A'], giftCards: ['G'], note: 'n', free: { gifts: [{ sku: gift, quantity: 1 }] } },
    );
    expect(next().changes).toEqual({
      add: [
        { sku: serum, quantity: 2 },
        { sku: gift, quantity: 1 },
      ],
      update: [],
      remove: [],
      codes: ['A'],
      giftCards: ['G'],
      note: 'n',
    });
  });

  test('sends only lines where there is nothing else', () => {
    const { next } = openReconciler({ [serum]: 2 });
    expect(next().changes).toStrictEqual({
      add: [{ sku: serum, quantity: 2 }],
      update: [],
      remove: [],
    });
  });

  test('creates no cart without a purchase, but lets a cart become empty', () => {
    const { hasNext, next } = openReconciler({}, { promoCodes: ['A'], free: { samples: ['MH-SAMPLE-S01'] } });
    expect(hasNext()).toBe(false);
    expect(next(createRemoteCart({ [serum]: 1 })).changes).toMatchObject({
      remove: [`line of ${serum}`],
      codes: ['A'],
    });
  });

  test('returns no changes when cart and bag agree', () => {
    const { hasNext, countRemaining } = openReconciler({ [serum]: 2 });
    expect(hasNext(createRemoteCart({ [serum]: 2 }))).toBe(false);
    expect(countRemaining(createRemoteCart({ [serum]: 2 }))).toBe(0);
  });
});

describe('countRemaining()', () => {
  test('counts the remaining changes', () => {
    const { countRemaining } = openReconciler(
      { [serum]: 2, [cream]: 1 },
      { promoCodes: ['A', 'B'], note: 'n' },
    );
    expect(countRemaining(createRemoteCart({ [serum]: 1, [gift]: 1 }, { note: '' }))).toBe(5);
  });
});

describe('acceptAnswer()', () => {
  test('reduces the bag to the available quantity', () => {
    const { next, acceptAnswer, hasNext, notices, store } = openReconciler({ [cream]: 9, [serum]: 5 });
    const cart = createRemoteCart({ [cream]: 9, [serum]: 3 }, { messages: [short] });
    acceptAnswer(cart, next());
    expect(store.getState().bag.lines).toEqual([
      { sku: cream, quantity: 9 },
      { sku: serum, quantity: 3 },
    ]);
    expect(notices).toEqual([{ kind: 'quantity-limited', key: serum, sku: serum, from: 5, to: 3 }]);
    expect(hasNext(cart)).toBe(false);
  });

  test.each([
    [9, 3],
    [3, 3],
    [2, 2],
  ])('keeps a quantity of %i that the shopper set meanwhile, which becomes %i', (wanted, expected) => {
    const { next, acceptAnswer, change, notices, store } = openReconciler({ [serum]: 5 });
    const sent = next();
    change(serum, wanted);
    acceptAnswer(createRemoteCart({ [serum]: 3 }, { messages: [short] }), sent);
    expect(store.getState().bag.lines).toEqual([{ sku: serum, quantity: expected }]);
    expect(notices).toHaveLength(wanted > expected ? 1 : 0);
  });

  test('omits an unavailable line until its quantity changes', () => {
    const {
      next,
      acceptAnswer,
      change,
      hasNext,
      notices,
      store,
      unavailable: held,
    } = openReconciler({
      [serum]: 5,
      [cream]: 1,
    });
    const cart = createRemoteCart({ [cream]: 1 }, { messages: [{ kind: 'out-of-stock', sku: serum }] });
    acceptAnswer(cart, next());
    expect(store.getState().bag.lines).toHaveLength(2);
    expect([notices, held()]).toEqual([[createUnavailableNotice(serum)], [serum]]);
    expect(hasNext(cart)).toBe(false);
    change(serum, 4);
    expect(next(cart).changes.add).toEqual([{ sku: serum, quantity: 4 }]);
  });

  test('retries an unexplained difference once, then accepts it', () => {
    const { next, acceptAnswer, notices, store } = openReconciler({ [serum]: 5 });
    const cart = createRemoteCart({ [serum]: 3 });
    acceptAnswer(cart, next());
    expect(notices).toEqual([]);
    const again = next(cart);
    expect(again.changes.update).toEqual([{ id: `line of ${serum}`, sku: serum, quantity: 5 }]);
    acceptAnswer(cart, again);
    expect(store.getState().bag.lines).toEqual([{ sku: serum, quantity: 3 }]);
  });

  test('forgets an unexplained difference after another change', () => {
    const { next, acceptAnswer, notices, change } = openReconciler({ [serum]: 5 });
    acceptAnswer(createRemoteCart({ [serum]: 3 }), next());
    acceptAnswer(createRemoteCart({ [serum]: 5 }), next(createRemoteCart({ [serum]: 3 })));
    change(serum, 6);
    acceptAnswer(createRemoteCart({ [serum]: 3 }), next(createRemoteCart({ [serum]: 5 })));
    expect(notices).toEqual([]);
  });

  test('takes the available quantity of a gift', () => {
    const { next, acceptAnswer, hasNext, notices } = openReconciler(
      { [serum]: 1 },
      { free: { gifts: [{ sku: gift, quantity: 3 }] } },
    );
    const cart = createRemoteCart(
      { [serum]: 1, [gift]: 1 },
      { messages: [{ kind: 'not-enough-stock', sku: gift }] },
    );
    acceptAnswer(cart, next());
    expect(notices).toEqual([createUnavailableNotice(gift)]);
    expect(hasNext(cart)).toBe(false);
    expect(hasNext(createRemoteCart({ [serum]: 1, [gift]: 2 }))).toBe(true);
  });

  test('removes a charged gift, and reports it once', () => {
    const { acceptAnswer, next, hasNext, notices, clearRejections } = openReconciler(
      { [serum]: 1 },
      { free: { gifts: [{ sku: gift, quantity: 1 }] } },
    );
    const charged = createRemoteCart(
      {},
      { lines: [createRemoteLine(serum, 1), { ...createRemoteLine(gift, 1), unitPrice: money(1, 'DKK') }] },
    );
    for (let attempt = 0; attempt < 2; attempt += 1) {
      acceptAnswer(charged, next());
      expect(next(charged).changes).toEqual({ add: [], update: [], remove: [`line of ${gift}`] });
      expect(hasNext(createRemoteCart({ [serum]: 1 }))).toBe(false);
      clearRejections();
    }
    expect(notices).toEqual([createUnavailableNotice(gift)]);
  });

  test('reports a price once, and again after it was correct in between', () => {
    const { acceptAnswer, notices } = openReconciler({ [serum]: 1 });
    const dearer = createRemoteCart(
      {},
      { lines: [{ ...createRemoteLine(serum, 1), unitPrice: money(40_000, 'DKK') }] },
    );
    for (const cart of [dearer, dearer, createRemoteCart({ [serum]: 1 }), dearer]) acceptAnswer(cart);
    const notice = {
      kind: 'price-changed',
      sku: serum,
      from: money(32_500, 'DKK'),
      to: money(40_000, 'DKK'),
    };
    expect(notices).toEqual([notice, notice]);
  });

  test('distinguishes prices', () => {
    const { acceptAnswer, notices } = openReconciler({ [serum]: 1, [cream]: 1 });
    const dear = (sku: string) => ({ ...createRemoteLine(sku, 1), unitPrice: money(40_000, 'DKK') });
    acceptAnswer(createRemoteCart({}, { lines: [dear(serum), dear(cream)] }));
    acceptAnswer(createRemoteCart({}, { lines: [createRemoteLine(serum, 1), dear(cream)] }));
    acceptAnswer(createRemoteCart({}, { lines: [dear(serum), dear(cream)] }));
    expect(notices.map((notice) => 'sku' in notice && notice.sku)).toEqual([serum, cream, serum]);
  });

  test('reports no price of a line that is about to be removed', () => {
    const { acceptAnswer, notices } = openReconciler({ [cream]: 1 });
    acceptAnswer(
      createRemoteCart({}, { lines: [{ ...createRemoteLine(serum, 1), unitPrice: money(40_000, 'DKK') }] }),
    );
    expect(notices).toEqual([]);
  });

  test('reports an inapplicable code once, until it applies', () => {
    const { acceptAnswer, countRemaining, notices } = openReconciler({ [serum]: 1 }, { promoCodes: ['A'] });
    const useless = createRemoteCart({ [serum]: 1 }, { codes: [{ code: 'a', applicable: false }] });
    const useful = createRemoteCart({ [serum]: 1 }, { codes: createRemoteCodes('A') });
    for (const cart of [useless, useless, useful, useless]) {
      acceptAnswer(cart);
      countRemaining(cart);
    }
    const notice = { kind: 'code-refused', code: 'A' };
    expect(notices).toEqual([notice, notice]);
  });

  test('reports no code that is about to be removed', () => {
    const { acceptAnswer, notices } = openReconciler({ [serum]: 1 });
    acceptAnswer(createRemoteCart({ [serum]: 1 }, { codes: [{ code: 'A', applicable: false }] }));
    expect(notices).toEqual([]);
  });

  test('sends an omitted code again with other lines, not alone', () => {
    const { acceptAnswer, next, hasNext, change } = openReconciler(
      { [serum]: 1, [cream]: 1 },
      { promoCodes: ['A'] },
    );
    const cart = createRemoteCart({ [serum]: 1, [cream]: 1 });
    acceptAnswer(cart, next());
    expect(hasNext(cart)).toBe(false);
    change(serum, 2);
    expect(next(cart).changes.codes).toEqual(['A']);
    change(serum, 1);
    change(cream, 0);
    expect(next(cart).changes.codes).toEqual(['A']);
    expect(next(createRemoteCart({ [serum]: 1, [cream]: 1, [gift]: 1 })).changes).toMatchObject({
      codes: ['A'],
    });
    expect(next(createRemoteCart({})).changes).toMatchObject({ add: [{ sku: serum }], codes: ['A'] });
  });

  test('accepts a note that the service changed', () => {
    const { acceptAnswer, next, hasNext } = openReconciler({ [serum]: 1 }, { note: 'long' });
    const cut = createRemoteCart({ [serum]: 1 }, { note: 'lo' });
    acceptAnswer(cut, next());
    expect(hasNext(cut)).toBe(false);
    expect(next(createRemoteCart({ [serum]: 1 }, { note: '' })).changes.note).toBe('long');
  });

  test('accepts it through other changes and refusals', () => {
    const { acceptAnswer, handleRefusal, next, hasNext, change } = openReconciler(
      { [serum]: 1 },
      { note: 'long' },
    );
    const cut = (quantity: number) => createRemoteCart({ [serum]: quantity }, { note: 'lo' });
    acceptAnswer(cut(1), next());
    change(serum, 2);
    const sent = next(cut(1));
    acceptAnswer(cut(2), sent);
    expect(hasNext(cut(2))).toBe(false);
    handleRefusal(sent, []);
    expect(hasNext(cut(2))).toBe(false);
  });

  test('sends an omitted code again only with lines, not with a note', () => {
    const { acceptAnswer, next, store } = openReconciler({ [serum]: 1 }, { promoCodes: ['A'] });
    const cart = createRemoteCart({ [serum]: 1 }, { note: '' });
    acceptAnswer(cart, next());
    store.dispatch({ type: 'setNote', note: 'n' });
    expect(next(cart).changes).toEqual({ add: [], update: [], remove: [], note: 'n' });
  });
});
