import { describe, expect, test } from 'vitest';
import { money } from '../money.ts';
import { type CartMessage } from '../remote-cart.ts';
import {
  createFilledRemoteCart,
  createRemoteCodes,
  creamSku,
  giftSku,
  createRemoteLine,
  openCartChangePlanner,
  serumSku,
  createUnavailableNotice,
} from '../testing/open-cart-change-planner.ts';

const short: CartMessage = { kind: 'not-enough-stock', sku: serumSku };

describe('nextChanges()', () => {
  test('creates a cart with everything', () => {
    const { next } = openCartChangePlanner(
      { [serumSku]: 2 },
      { promoCodes: ['A'], giftCards: ['G'], note: 'n', free: { gifts: [{ sku: giftSku, quantity: 1 }] } },
    );
    expect(next().changes).toEqual({
      add: [
        { sku: serumSku, quantity: 2 },
        { sku: giftSku, quantity: 1 },
      ],
      update: [],
      remove: [],
      codes: ['A'],
      giftCards: ['G'],
      note: 'n',
    });
  });

  test('sends only lines where there is nothing else', () => {
    const { next } = openCartChangePlanner({ [serumSku]: 2 });
    expect(next().changes).toStrictEqual({
      add: [{ sku: serumSku, quantity: 2 }],
      update: [],
      remove: [],
    });
  });

  test('creates no cart without a purchase, but lets a cart become empty', () => {
    const { hasNext, next } = openCartChangePlanner(
      {},
      { promoCodes: ['A'], free: { samples: ['MH-SAMPLE-S01'] } },
    );
    expect(hasNext()).toBe(false);
    expect(next(createFilledRemoteCart({ [serumSku]: 1 })).changes).toMatchObject({
      remove: [`line of ${serumSku}`],
      codes: ['A'],
    });
  });

  test('returns no changes when cart and bag agree', () => {
    const { hasNext, countRemaining } = openCartChangePlanner({ [serumSku]: 2 });
    expect(hasNext(createFilledRemoteCart({ [serumSku]: 2 }))).toBe(false);
    expect(countRemaining(createFilledRemoteCart({ [serumSku]: 2 }))).toBe(0);
  });
});

describe('countRemaining()', () => {
  test('counts the remaining changes', () => {
    const { countRemaining } = openCartChangePlanner(
      { [serumSku]: 2, [creamSku]: 1 },
      { promoCodes: ['A', 'B'], note: 'n' },
    );
    expect(countRemaining(createFilledRemoteCart({ [serumSku]: 1, [giftSku]: 1 }, { note: '' }))).toBe(5);
  });
});

describe('acceptAnswer()', () => {
  test('reduces the bag to the available quantity', () => {
    const { next, acceptAnswer, hasNext, notices, store } = openCartChangePlanner({
      [creamSku]: 9,
      [serumSku]: 5,
    });
    const cart = createFilledRemoteCart({ [creamSku]: 9, [serumSku]: 3 }, { messages: [short] });
    acceptAnswer(cart, next());
    expect(store.getState().bag.lines).toEqual([
      { sku: creamSku, quantity: 9 },
      { sku: serumSku, quantity: 3 },
    ]);
    expect(notices).toEqual([{ kind: 'quantity-limited', key: serumSku, sku: serumSku, from: 5, to: 3 }]);
    expect(hasNext(cart)).toBe(false);
  });

  test.each([
    [9, 3],
    [3, 3],
    [2, 2],
  ])('keeps a quantity of %i that the shopper set meanwhile, which becomes %i', (wanted, expected) => {
    const { next, acceptAnswer, change, notices, store } = openCartChangePlanner({ [serumSku]: 5 });
    const sent = next();
    change(serumSku, wanted);
    acceptAnswer(createFilledRemoteCart({ [serumSku]: 3 }, { messages: [short] }), sent);
    expect(store.getState().bag.lines).toEqual([{ sku: serumSku, quantity: expected }]);
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
    } = openCartChangePlanner({
      [serumSku]: 5,
      [creamSku]: 1,
    });
    const cart = createFilledRemoteCart(
      { [creamSku]: 1 },
      { messages: [{ kind: 'out-of-stock', sku: serumSku }] },
    );
    acceptAnswer(cart, next());
    expect(store.getState().bag.lines).toHaveLength(2);
    expect([notices, held()]).toEqual([[createUnavailableNotice(serumSku)], [serumSku]]);
    expect(hasNext(cart)).toBe(false);
    change(serumSku, 4);
    expect(next(cart).changes.add).toEqual([{ sku: serumSku, quantity: 4 }]);
  });

  test('retries an unexplained difference once, then accepts it', () => {
    const { next, acceptAnswer, notices, store } = openCartChangePlanner({ [serumSku]: 5 });
    const cart = createFilledRemoteCart({ [serumSku]: 3 });
    acceptAnswer(cart, next());
    expect(notices).toEqual([]);
    const again = next(cart);
    expect(again.changes.update).toEqual([{ id: `line of ${serumSku}`, sku: serumSku, quantity: 5 }]);
    acceptAnswer(cart, again);
    expect(store.getState().bag.lines).toEqual([{ sku: serumSku, quantity: 3 }]);
  });

  test('forgets an unexplained difference after another change', () => {
    const { next, acceptAnswer, notices, change } = openCartChangePlanner({ [serumSku]: 5 });
    acceptAnswer(createFilledRemoteCart({ [serumSku]: 3 }), next());
    acceptAnswer(createFilledRemoteCart({ [serumSku]: 5 }), next(createFilledRemoteCart({ [serumSku]: 3 })));
    change(serumSku, 6);
    acceptAnswer(createFilledRemoteCart({ [serumSku]: 3 }), next(createFilledRemoteCart({ [serumSku]: 5 })));
    expect(notices).toEqual([]);
  });

  test('takes the available quantity of a gift', () => {
    const { next, acceptAnswer, hasNext, notices } = openCartChangePlanner(
      { [serumSku]: 1 },
      { free: { gifts: [{ sku: giftSku, quantity: 3 }] } },
    );
    const cart = createFilledRemoteCart(
      { [serumSku]: 1, [giftSku]: 1 },
      { messages: [{ kind: 'not-enough-stock', sku: giftSku }] },
    );
    acceptAnswer(cart, next());
    expect(notices).toEqual([createUnavailableNotice(giftSku)]);
    expect(hasNext(cart)).toBe(false);
    expect(hasNext(createFilledRemoteCart({ [serumSku]: 1, [giftSku]: 2 }))).toBe(true);
  });

  test('removes a charged gift, and reports it once', () => {
    const { acceptAnswer, next, hasNext, notices, clearRejections } = openCartChangePlanner(
      { [serumSku]: 1 },
      { free: { gifts: [{ sku: giftSku, quantity: 1 }] } },
    );
    const charged = createFilledRemoteCart(
      {},
      {
        lines: [
          createRemoteLine(serumSku, 1),
          { ...createRemoteLine(giftSku, 1), unitPrice: money(1, 'DKK') },
        ],
      },
    );
    for (let attempt = 0; attempt < 2; attempt += 1) {
      acceptAnswer(charged, next());
      expect(next(charged).changes).toEqual({ add: [], update: [], remove: [`line of ${giftSku}`] });
      expect(hasNext(createFilledRemoteCart({ [serumSku]: 1 }))).toBe(false);
      clearRejections();
    }
    expect(notices).toEqual([createUnavailableNotice(giftSku)]);
  });

  test('reports a price once, and again after it was correct in between', () => {
    const { acceptAnswer, notices } = openCartChangePlanner({ [serumSku]: 1 });
    const dearer = createFilledRemoteCart(
      {},
      { lines: [{ ...createRemoteLine(serumSku, 1), unitPrice: money(40_000, 'DKK') }] },
    );
    for (const cart of [dearer, dearer, createFilledRemoteCart({ [serumSku]: 1 }), dearer])
      acceptAnswer(cart);
    const notice = {
      kind: 'price-changed',
      sku: serumSku,
      from: money(32_500, 'DKK'),
      to: money(40_000, 'DKK'),
    };
    expect(notices).toEqual([notice, notice]);
  });

  test('distinguishes prices', () => {
    const { acceptAnswer, notices } = openCartChangePlanner({ [serumSku]: 1, [creamSku]: 1 });
    const dear = (sku: string) => ({ ...createRemoteLine(sku, 1), unitPrice: money(40_000, 'DKK') });
    acceptAnswer(createFilledRemoteCart({}, { lines: [dear(serumSku), dear(creamSku)] }));
    acceptAnswer(createFilledRemoteCart({}, { lines: [createRemoteLine(serumSku, 1), dear(creamSku)] }));
    acceptAnswer(createFilledRemoteCart({}, { lines: [dear(serumSku), dear(creamSku)] }));
    expect(notices.map((notice) => 'sku' in notice && notice.sku)).toEqual([serumSku, creamSku, serumSku]);
  });

  test('reports no price of a line that is about to be removed', () => {
    const { acceptAnswer, notices } = openCartChangePlanner({ [creamSku]: 1 });
    acceptAnswer(
      createFilledRemoteCart(
        {},
        { lines: [{ ...createRemoteLine(serumSku, 1), unitPrice: money(40_000, 'DKK') }] },
      ),
    );
    expect(notices).toEqual([]);
  });

  test('reports an inapplicable code once, until it applies', () => {
    const { acceptAnswer, countRemaining, notices } = openCartChangePlanner(
      { [serumSku]: 1 },
      { promoCodes: ['A'] },
    );
    const useless = createFilledRemoteCart({ [serumSku]: 1 }, { codes: [{ code: 'a', applicable: false }] });
    const useful = createFilledRemoteCart({ [serumSku]: 1 }, { codes: createRemoteCodes('A') });
    for (const cart of [useless, useless, useful, useless]) {
      acceptAnswer(cart);
      countRemaining(cart);
    }
    const notice = { kind: 'code-refused', code: 'A' };
    expect(notices).toEqual([notice, notice]);
  });

  test('reports no code that is about to be removed', () => {
    const { acceptAnswer, notices } = openCartChangePlanner({ [serumSku]: 1 });
    acceptAnswer(createFilledRemoteCart({ [serumSku]: 1 }, { codes: [{ code: 'A', applicable: false }] }));
    expect(notices).toEqual([]);
  });

  test('sends an omitted code again with other lines, not alone', () => {
    const { acceptAnswer, next, hasNext, change } = openCartChangePlanner(
      { [serumSku]: 1, [creamSku]: 1 },
      { promoCodes: ['A'] },
    );
    const cart = createFilledRemoteCart({ [serumSku]: 1, [creamSku]: 1 });
    acceptAnswer(cart, next());
    expect(hasNext(cart)).toBe(false);
    change(serumSku, 2);
    expect(next(cart).changes.codes).toEqual(['A']);
    change(serumSku, 1);
    change(creamSku, 0);
    expect(next(cart).changes.codes).toEqual(['A']);
    expect(
      next(createFilledRemoteCart({ [serumSku]: 1, [creamSku]: 1, [giftSku]: 1 })).changes,
    ).toMatchObject({
      codes: ['A'],
    });
    expect(next(createFilledRemoteCart({})).changes).toMatchObject({
      add: [{ sku: serumSku }],
      codes: ['A'],
    });
  });

  test('accepts a note that the service changed', () => {
    const { acceptAnswer, next, hasNext } = openCartChangePlanner({ [serumSku]: 1 }, { note: 'long' });
    const cut = createFilledRemoteCart({ [serumSku]: 1 }, { note: 'lo' });
    acceptAnswer(cut, next());
    expect(hasNext(cut)).toBe(false);
    expect(next(createFilledRemoteCart({ [serumSku]: 1 }, { note: '' })).changes.note).toBe('long');
  });

  test('accepts it through other changes and refusals', () => {
    const { acceptAnswer, handleRefusal, next, hasNext, change } = openCartChangePlanner(
      { [serumSku]: 1 },
      { note: 'long' },
    );
    const cut = (quantity: number) => createFilledRemoteCart({ [serumSku]: quantity }, { note: 'lo' });
    acceptAnswer(cut(1), next());
    change(serumSku, 2);
    const sent = next(cut(1));
    acceptAnswer(cut(2), sent);
    expect(hasNext(cut(2))).toBe(false);
    handleRefusal(sent, []);
    expect(hasNext(cut(2))).toBe(false);
  });

  test('sends an omitted code again only with lines, not with a note', () => {
    const { acceptAnswer, next, store } = openCartChangePlanner({ [serumSku]: 1 }, { promoCodes: ['A'] });
    const cart = createFilledRemoteCart({ [serumSku]: 1 }, { note: '' });
    acceptAnswer(cart, next());
    store.dispatch({ type: 'setNote', note: 'n' });
    expect(next(cart).changes).toEqual({ add: [], update: [], remove: [], note: 'n' });
  });
});
