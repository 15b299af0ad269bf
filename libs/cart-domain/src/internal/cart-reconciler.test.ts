import { describe, expect, test } from 'vitest';
import { type Bag } from '../bag.ts';
import { createBagStore } from '../bag-store.ts';
import { type FreeItems } from '../desired-cart.ts';
import { money, zeroMoney } from '../money.ts';
import { type CartMessage, type RemoteCart, type RemoteCartLine } from '../remote-cart.ts';
import { type SyncNotice } from '../sync-notice.ts';
import { shopOffers } from '../testing/shop.ts';
import { createCartReconciler, type CartReconcilerOptions, type SentChanges } from './cart-reconciler.ts';

const serum = 'MH-P04-30';
const cream = 'MH-P10-50';
const gift = 'MH-FREE-P16-120';
const prices: Readonly<Record<string, number>> = { [serum]: 32_500, [cream]: 26_500, [gift]: 0 };

const line = (sku: string, quantity: number): RemoteCartLine => ({
  id: `line of ${sku}`,
  sku,
  quantity,
  unitPrice: money(prices[sku] ?? 0, 'DKK'),
});

function cartOf(quantities: Readonly<Record<string, number>>, more: Partial<RemoteCart> = {}): RemoteCart {
  return {
    id: 'cart',
    lines: Object.entries(quantities).map(([sku, quantity]) => line(sku, quantity)),
    codes: [],
    cost: { subtotal: zeroMoney('DKK'), total: zeroMoney('DKK') },
    messages: [],
    ...more,
  };
}

const codes = (...list: string[]) => list.map((code) => ({ code, applicable: true }));
/** Tiered gifts, highest first: the first available one is given. */
const ladder = ['MH-FREE-P20-30', 'MH-FREE-P36-1', 'MH-FREE-P32-10'] as const;
const [highest, middle, lowest] = ladder;
const soldOut = (sku: string): CartMessage => ({ kind: 'out-of-stock', sku });

const short: CartMessage = { kind: 'not-enough-stock', sku: serum };

function openReconciler(
  quantities: Readonly<Record<string, number>>,
  {
    free = {},
    freeItems = () => ({ samples: [], gifts: [], ...free }),
    ...more
  }: Partial<Bag> & { free?: Partial<FreeItems>; freeItems?: CartReconcilerOptions['freeItems'] } = {},
) {
  const notices: SyncNotice[] = [];
  const store = createBagStore();
  for (const [sku, quantity] of Object.entries(quantities))
    store.dispatch({ type: 'addLine', sku, quantity });
  for (const code of more.promoCodes ?? []) store.dispatch({ type: 'applyPromoCode', code });
  for (const code of more.giftCards ?? []) store.dispatch({ type: 'redeemGiftCard', code });
  store.dispatch({ type: 'setNote', note: more.note ?? '' });
  const reconciler = createCartReconciler({
    store,
    freeItems,
    offers: shopOffers('DKK'),
    onNotice: (notice) => notices.push(notice),
  });
  /** Returns the next changes; fails when there are none. */
  const next = (cart?: RemoteCart): SentChanges => {
    const sent = reconciler.nextChanges(cart);
    if (!sent) throw new Error('There is nothing to ask for');
    return sent;
  };
  const change = (sku: string, quantity: number) => store.dispatch({ type: 'setQuantity', sku, quantity });
  return {
    ...reconciler,
    next,
    hasNext: (cart?: RemoteCart) => reconciler.nextChanges(cart) !== undefined,
    notices,
    store,
    change,
  };
}

const unavailable = (sku: string): SyncNotice => ({ kind: 'unavailable', key: sku, sku });

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
    expect(next(cartOf({ [serum]: 1 })).changes).toMatchObject({
      remove: [`line of ${serum}`],
      codes: ['A'],
    });
  });

  test('returns no changes when cart and bag agree', () => {
    const { hasNext, countRemaining } = openReconciler({ [serum]: 2 });
    expect(hasNext(cartOf({ [serum]: 2 }))).toBe(false);
    expect(countRemaining(cartOf({ [serum]: 2 }))).toBe(0);
  });
});

describe('countRemaining()', () => {
  test('counts the remaining changes', () => {
    const { countRemaining } = openReconciler(
      { [serum]: 2, [cream]: 1 },
      { promoCodes: ['A', 'B'], note: 'n' },
    );
    expect(countRemaining(cartOf({ [serum]: 1, [gift]: 1 }, { note: '' }))).toBe(5);
  });
});

describe('acceptAnswer()', () => {
  test('reduces the bag to the available quantity', () => {
    const { next, acceptAnswer, hasNext, notices, store } = openReconciler({ [cream]: 9, [serum]: 5 });
    const cart = cartOf({ [cream]: 9, [serum]: 3 }, { messages: [short] });
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
    acceptAnswer(cartOf({ [serum]: 3 }, { messages: [short] }), sent);
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
    const cart = cartOf({ [cream]: 1 }, { messages: [{ kind: 'out-of-stock', sku: serum }] });
    acceptAnswer(cart, next());
    expect(store.getState().bag.lines).toHaveLength(2);
    expect([notices, held()]).toEqual([[unavailable(serum)], [serum]]);
    expect(hasNext(cart)).toBe(false);
    change(serum, 4);
    expect(next(cart).changes.add).toEqual([{ sku: serum, quantity: 4 }]);
  });

  test('retries an unexplained difference once, then accepts it', () => {
    const { next, acceptAnswer, notices, store } = openReconciler({ [serum]: 5 });
    const cart = cartOf({ [serum]: 3 });
    acceptAnswer(cart, next());
    expect(notices).toEqual([]);
    const again = next(cart);
    expect(again.changes.update).toEqual([{ id: `line of ${serum}`, sku: serum, quantity: 5 }]);
    acceptAnswer(cart, again);
    expect(store.getState().bag.lines).toEqual([{ sku: serum, quantity: 3 }]);
  });

  test('forgets an unexplained difference after another change', () => {
    const { next, acceptAnswer, notices, change } = openReconciler({ [serum]: 5 });
    acceptAnswer(cartOf({ [serum]: 3 }), next());
    acceptAnswer(cartOf({ [serum]: 5 }), next(cartOf({ [serum]: 3 })));
    change(serum, 6);
    acceptAnswer(cartOf({ [serum]: 3 }), next(cartOf({ [serum]: 5 })));
    expect(notices).toEqual([]);
  });

  test('takes the available quantity of a gift', () => {
    const { next, acceptAnswer, hasNext, notices } = openReconciler(
      { [serum]: 1 },
      { free: { gifts: [{ sku: gift, quantity: 3 }] } },
    );
    const cart = cartOf({ [serum]: 1, [gift]: 1 }, { messages: [{ kind: 'not-enough-stock', sku: gift }] });
    acceptAnswer(cart, next());
    expect(notices).toEqual([unavailable(gift)]);
    expect(hasNext(cart)).toBe(false);
    expect(hasNext(cartOf({ [serum]: 1, [gift]: 2 }))).toBe(true);
  });

  test('removes a charged gift, and reports it once', () => {
    const { acceptAnswer, next, hasNext, notices, clearRejections } = openReconciler(
      { [serum]: 1 },
      { free: { gifts: [{ sku: gift, quantity: 1 }] } },
    );
    const charged = cartOf({}, { lines: [line(serum, 1), { ...line(gift, 1), unitPrice: money(1, 'DKK') }] });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      acceptAnswer(charged, next());
      expect(next(charged).changes).toEqual({ add: [], update: [], remove: [`line of ${gift}`] });
      expect(hasNext(cartOf({ [serum]: 1 }))).toBe(false);
      clearRejections();
    }
    expect(notices).toEqual([unavailable(gift)]);
  });

  test('reports a price once, and again after it was correct in between', () => {
    const { acceptAnswer, notices } = openReconciler({ [serum]: 1 });
    const dearer = cartOf({}, { lines: [{ ...line(serum, 1), unitPrice: money(40_000, 'DKK') }] });
    for (const cart of [dearer, dearer, cartOf({ [serum]: 1 }), dearer]) acceptAnswer(cart);
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
    const dear = (sku: string) => ({ ...line(sku, 1), unitPrice: money(40_000, 'DKK') });
    acceptAnswer(cartOf({}, { lines: [dear(serum), dear(cream)] }));
    acceptAnswer(cartOf({}, { lines: [line(serum, 1), dear(cream)] }));
    acceptAnswer(cartOf({}, { lines: [dear(serum), dear(cream)] }));
    expect(notices.map((notice) => 'sku' in notice && notice.sku)).toEqual([serum, cream, serum]);
  });

  test('reports no price of a line that is about to be removed', () => {
    const { acceptAnswer, notices } = openReconciler({ [cream]: 1 });
    acceptAnswer(cartOf({}, { lines: [{ ...line(serum, 1), unitPrice: money(40_000, 'DKK') }] }));
    expect(notices).toEqual([]);
  });

  test('reports an inapplicable code once, until it applies', () => {
    const { acceptAnswer, countRemaining, notices } = openReconciler({ [serum]: 1 }, { promoCodes: ['A'] });
    const useless = cartOf({ [serum]: 1 }, { codes: [{ code: 'a', applicable: false }] });
    const useful = cartOf({ [serum]: 1 }, { codes: codes('A') });
    for (const cart of [useless, useless, useful, useless]) {
      acceptAnswer(cart);
      countRemaining(cart);
    }
    const notice = { kind: 'code-refused', code: 'A' };
    expect(notices).toEqual([notice, notice]);
  });

  test('reports no code that is about to be removed', () => {
    const { acceptAnswer, notices } = openReconciler({ [serum]: 1 });
    acceptAnswer(cartOf({ [serum]: 1 }, { codes: [{ code: 'A', applicable: false }] }));
    expect(notices).toEqual([]);
  });

  test('sends an omitted code again with other lines, not alone', () => {
    const { acceptAnswer, next, hasNext, change } = openReconciler(
      { [serum]: 1, [cream]: 1 },
      { promoCodes: ['A'] },
    );
    const cart = cartOf({ [serum]: 1, [cream]: 1 });
    acceptAnswer(cart, next());
    expect(hasNext(cart)).toBe(false);
    change(serum, 2);
    expect(next(cart).changes.codes).toEqual(['A']);
    change(serum, 1);
    change(cream, 0);
    expect(next(cart).changes.codes).toEqual(['A']);
    expect(next(cartOf({ [serum]: 1, [cream]: 1, [gift]: 1 })).changes).toMatchObject({ codes: ['A'] });
    expect(next(cartOf({})).changes).toMatchObject({ add: [{ sku: serum }], codes: ['A'] });
  });

  test('accepts a note that the service changed', () => {
    const { acceptAnswer, next, hasNext } = openReconciler({ [serum]: 1 }, { note: 'long' });
    const cut = cartOf({ [serum]: 1 }, { note: 'lo' });
    acceptAnswer(cut, next());
    expect(hasNext(cut)).toBe(false);
    expect(next(cartOf({ [serum]: 1 }, { note: '' })).changes.note).toBe('long');
  });

  test('accepts it through other changes and refusals', () => {
    const { acceptAnswer, handleRefusal, next, hasNext, change } = openReconciler(
      { [serum]: 1 },
      { note: 'long' },
    );
    const cut = (quantity: number) => cartOf({ [serum]: quantity }, { note: 'lo' });
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
    const cart = cartOf({ [serum]: 1 }, { note: '' });
    acceptAnswer(cart, next());
    store.dispatch({ type: 'setNote', note: 'n' });
    expect(next(cart).changes).toEqual({ add: [], update: [], remove: [], note: 'n' });
  });
});

describe('a rejected gift with tiers', () => {
  /** One serum earns the lowest gift, two serums the highest available one. */
  const byLadder: CartReconcilerOptions['freeItems'] = (bag, unavailable) => {
    const reached = (bag.lines[0]?.quantity ?? 0) > 1 ? ladder : [lowest];
    const given = reached.find((sku) => !unavailable.includes(sku));
    return { samples: [], gifts: given === undefined ? [] : [{ sku: given, quantity: 1 }] };
  };
  const without = (cart: Readonly<Record<string, number>>, ...gone: string[]) =>
    cartOf(cart, { messages: gone.map(soldOut) });

  test('is replaced by the next lower one, down to the last, and not sent again', () => {
    const {
      next,
      acceptAnswer,
      hasNext,
      notices,
      unavailable: held,
    } = openReconciler({ [serum]: 2 }, { freeItems: byLadder });
    acceptAnswer(without({ [serum]: 2 }, highest), next());
    for (const [asked, comes] of [
      [middle, false],
      [lowest, true],
    ] as const) {
      const sent = next(cartOf({ [serum]: 2 }));
      expect(sent.changes).toEqual({ add: [{ sku: asked, quantity: 1 }], update: [], remove: [] });
      acceptAnswer(comes ? cartOf({ [serum]: 2, [asked]: 1 }) : without({ [serum]: 2 }, asked), sent);
    }
    expect(hasNext(cartOf({ [serum]: 2, [lowest]: 1 }))).toBe(false);
    expect(held()).toEqual([highest, middle]);
    expect(notices).toEqual([unavailable(highest), unavailable(middle)]);
  });

  test('is not promised again while it is known to be sold out, until a fresh start', () => {
    const {
      next,
      acceptAnswer,
      hasNext,
      change,
      clearRejections,
      notices,
      unavailable: held,
    } = openReconciler({ [serum]: 2 }, { freeItems: byLadder });
    acceptAnswer(without({ [serum]: 2 }, highest, middle), next());
    acceptAnswer(without({ [serum]: 2 }, middle), next(cartOf({ [serum]: 2 })));
    change(serum, 1);
    expect(hasNext(cartOf({ [serum]: 1, [lowest]: 1 }))).toBe(false);
    expect(held()).toEqual([highest, middle]);
    change(serum, 2);
    expect(hasNext(cartOf({ [serum]: 2, [lowest]: 1 }))).toBe(false);
    clearRejections();
    const again = next(cartOf({ [serum]: 2, [lowest]: 1 }));
    expect(again.changes.add).toEqual([{ sku: highest, quantity: 1 }]);
    acceptAnswer(without({ [serum]: 2 }, highest), again);
    expect(notices).toEqual([unavailable(highest), unavailable(middle)]);
  });

  test('without a known reason is sent again when it is earned again', () => {
    const {
      next,
      acceptAnswer,
      handleRefusal,
      hasNext,
      change,
      unavailable: held,
    } = openReconciler({ [serum]: 2 }, { freeItems: byLadder });
    const two = cartOf({ [serum]: 2 });
    for (const refused of [highest, middle]) {
      const sent = next(two);
      expect(sent.changes.add).toEqual([{ sku: refused, quantity: 1 }]);
      handleRefusal(sent, [refused]);
    }
    const got = cartOf({ [serum]: 2, [lowest]: 1 });
    acceptAnswer(got, next(two));
    expect(hasNext(got)).toBe(false);
    expect(held()).toEqual([highest, middle]);
    change(serum, 1);
    expect(hasNext(cartOf({ [serum]: 1, [lowest]: 1 }))).toBe(false);
    expect(held()).toEqual([]);
    change(serum, 2);
    expect(next(got).changes.add).toEqual([{ sku: highest, quantity: 1 }]);
  });

  test('is accepted when it appears in the cart after all', () => {
    const {
      next,
      acceptAnswer,
      countRemaining,
      hasNext,
      unavailable: held,
    } = openReconciler({ [serum]: 2 }, { freeItems: byLadder });
    acceptAnswer(without({ [serum]: 2 }, highest), next());
    expect(countRemaining(cartOf({ [serum]: 2, [highest]: 1 }))).toBe(0);
    expect(hasNext(cartOf({ [serum]: 2, [highest]: 1 }))).toBe(false);
    expect(held()).toEqual([]);
  });

  test('is replaced when it is charged', () => {
    const { next, acceptAnswer, hasNext } = openReconciler({ [serum]: 2 }, { freeItems: byLadder });
    const charged = cartOf(
      {},
      { lines: [line(serum, 2), { ...line(highest, 1), unitPrice: money(1, 'DKK') }] },
    );
    acceptAnswer(charged, next());
    expect(next(charged).changes).toEqual({
      add: [{ sku: middle, quantity: 1 }],
      update: [],
      remove: [`line of ${highest}`],
    });
    expect(hasNext(cartOf({ [serum]: 2, [middle]: 1 }))).toBe(false);
  });
});

describe('handleRefusal()', () => {
  test('omits the lines that the service names, and sends the rest', () => {
    const { handleRefusal, next, notices } = openReconciler({ [serum]: 1, [cream]: 1 });
    handleRefusal(next(), [serum]);
    expect(notices).toEqual([unavailable(serum)]);
    expect(next().changes.add).toEqual([{ sku: cream, quantity: 1 }]);
  });

  test('sends changes one by one while it is unknown which is refused, and together again afterwards', () => {
    const { handleRefusal, next, resumeBatching } = openReconciler(
      { [serum]: 1, [cream]: 2 },
      { promoCodes: ['A', 'B'], giftCards: ['G', 'H'], note: 'n' },
    );
    const all = next();
    handleRefusal(all, ['MH-ELSE']);
    const nothing = { add: [], update: [], remove: [] };
    const empty = { giftCards: [], note: '' };
    expect(next().changes).toEqual({ ...nothing, add: [{ sku: serum, quantity: 1 }] });
    const cards = [{ lastCharacters: 'G' }];
    const steps: [RemoteCart, object][] = [
      [cartOf({ [gift]: 1, 'MH-P05-30': 1 }, empty), { remove: [`line of ${gift}`] }],
      [
        cartOf({ [serum]: 2, [cream]: 1 }, empty),
        { update: [{ id: `line of ${serum}`, sku: serum, quantity: 1 }] },
      ],
      [
        cartOf({ [serum]: 1, [cream]: 1 }, empty),
        { update: [{ id: `line of ${cream}`, sku: cream, quantity: 2 }] },
      ],
      [cartOf({ [serum]: 1 }, empty), { add: [{ sku: cream, quantity: 2 }] }],
      [cartOf({ [serum]: 1, [cream]: 2 }, empty), { codes: ['A'] }],
      [cartOf({ [serum]: 1, [cream]: 2 }, { ...empty, codes: codes('B') }), { codes: ['A', 'B'] }],
      [cartOf({ [serum]: 1, [cream]: 2 }, { ...empty, codes: codes('A', 'B') }), { giftCards: ['G'] }],
      [
        cartOf({ [serum]: 1, [cream]: 2 }, { note: '', codes: codes('A', 'B'), giftCards: cards }),
        { giftCards: ['G', 'H'] },
      ],
      [cartOf({ [serum]: 1, [cream]: 2 }, { note: '', codes: codes('A', 'B') }), { note: 'n' }],
    ];
    for (const [cart, expected] of steps) expect(next(cart).changes).toEqual({ ...nothing, ...expected });
    resumeBatching();
    expect(next().changes).toEqual(all.changes);
  });

  test('omits the only line that was refused', () => {
    const bag = { promoCodes: ['A'], giftCards: ['G'], note: 'n' };
    const whole = { codes: codes('A'), giftCards: [{ lastCharacters: 'G' }], note: 'n' };
    const refused: [RemoteCart, SyncNotice | undefined][] = [
      [cartOf({}, whole), unavailable(serum)],
      [cartOf({ [serum]: 1 }, { ...whole, codes: [] }), { kind: 'code-refused', code: 'A' }],
      [cartOf({ [serum]: 1 }, { ...whole, giftCards: [] }), { kind: 'code-refused', code: 'G' }],
      [cartOf({ [serum]: 1 }, { ...whole, note: '' }), undefined],
    ];
    for (const [cart, notice] of refused) {
      const { handleRefusal, next, hasNext, notices } = openReconciler({ [serum]: 1 }, bag);
      handleRefusal(next(cart), []);
      expect(hasNext(cart)).toBe(false);
      expect(notices).toEqual(notice ? [notice] : []);
    }
  });

  test('sends codes one by one when several are new', () => {
    const { handleRefusal, next, notices } = openReconciler({ [serum]: 1 }, { promoCodes: ['A', 'B'] });
    const cart = cartOf({ [serum]: 1 });
    handleRefusal(next(cart), []);
    expect(notices).toEqual([]);
    expect(next(cart).changes.codes).toEqual(['A']);
    handleRefusal(next(cart), []);
    expect(next(cart).changes.codes).toEqual(['B']);
    expect(notices).toEqual([{ kind: 'code-refused', code: 'A' }]);
  });

  test('retries a line change once, in case the line is gone, and takes the available quantity', () => {
    const { handleRefusal, next, hasNext, notices } = openReconciler({ [serum]: 5 });
    const cart = cartOf({ [serum]: 2 });
    handleRefusal(next(cart), []);
    expect(notices).toEqual([]);
    handleRefusal(next(cart), []);
    expect(notices).toEqual([{ kind: 'quantity-limited', key: serum, sku: serum, from: 5, to: 2 }]);
    expect(hasNext(cart)).toBe(false);
  });

  test('retries an unavailable line when a part of it appears', () => {
    const { handleRefusal, next } = openReconciler({ [serum]: 5, [cream]: 1 });
    handleRefusal(next(cartOf({ [cream]: 1 })), []);
    expect(next(cartOf({ [serum]: 3, [cream]: 1 })).changes.update).toEqual([
      { id: `line of ${serum}`, sku: serum, quantity: 5 },
    ]);
  });

  test('removes a line that the service does not reduce', () => {
    const { handleRefusal, next, hasNext, notices, unavailable: held } = openReconciler({ [serum]: 2 });
    handleRefusal(next(cartOf({ [serum]: 5 })), [serum]);
    expect(next(cartOf({ [serum]: 5 })).changes).toEqual({
      add: [],
      update: [],
      remove: [`line of ${serum}`],
    });
    expect(hasNext(cartOf({}))).toBe(false);
    expect([notices, held()]).toEqual([[unavailable(serum)], [serum]]);
  });

  test('keeps gifts, which cost nothing', () => {
    const { handleRefusal, next, hasNext } = openReconciler(
      { [serum]: 1 },
      { free: { gifts: [{ sku: gift, quantity: 2 }] } },
    );
    for (const there of [1, 3]) {
      const cart = cartOf({ [serum]: 1, [gift]: there });
      handleRefusal(next(cart), [gift]);
      expect(hasNext(cart)).toBe(false);
    }
  });

  test('is forgotten at a fresh start, which reports nothing twice', () => {
    const {
      handleRefusal,
      next,
      notices,
      clearRejections,
      unavailable: held,
    } = openReconciler({ [serum]: 1 });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      handleRefusal(next(), [serum]);
      clearRejections();
    }
    expect(held()).toEqual([]);
    expect(notices).toEqual([unavailable(serum)]);
  });

  test('is forgotten when the shopper removes the line', () => {
    const {
      handleRefusal,
      next,
      countRemaining,
      change,
      store,
      notices,
      unavailable: held,
    } = openReconciler({ [serum]: 1, [cream]: 1 });
    const cart = cartOf({ [cream]: 1 });
    handleRefusal(next(cart), []);
    change(serum, 0);
    expect(countRemaining(cart)).toBe(0);
    expect(held()).toEqual([]);
    store.dispatch({ type: 'addLine', sku: serum, quantity: 1 });
    handleRefusal(next(cart), []);
    expect(notices).toEqual([unavailable(serum), unavailable(serum)]);
  });
});
