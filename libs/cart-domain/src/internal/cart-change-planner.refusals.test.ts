import { describe, expect, test } from 'vitest';
import { money } from '../money.ts';
import { type CartMessage, type RemoteCart } from '../remote-cart.ts';
import { type SyncNotice } from '../sync-notice.ts';
import { type CartChangePlannerOptions } from './cart-change-planner.ts';
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

/** Tiered gifts, highest first: the first available one is given. */
const ladder = ['MH-FREE-P20-30', 'MH-FREE-P36-1', 'MH-FREE-P32-10'] as const;
const [highest, middle, lowest] = ladder;
const soldOut = (sku: string): CartMessage => ({ kind: 'out-of-stock', sku });

describe('a rejected gift with tiers', () => {
  /** One serum earns the lowest gift, two serums the highest available one. */
  const byLadder: CartChangePlannerOptions['freeItems'] = (bag, unavailable) => {
    const reached = (bag.lines[0]?.quantity ?? 0) > 1 ? ladder : [lowest];
    const given = reached.find((sku) => !unavailable.includes(sku));
    return { samples: [], gifts: given === undefined ? [] : [{ sku: given, quantity: 1 }] };
  };
  const without = (cart: Readonly<Record<string, number>>, ...gone: string[]) =>
    createFilledRemoteCart(cart, { messages: gone.map(soldOut) });

  test('is replaced by the next lower one, down to the last, and not sent again', () => {
    const {
      next,
      acceptAnswer,
      hasNext,
      notices,
      unavailable: held,
    } = openCartChangePlanner({ [serumSku]: 2 }, { freeItems: byLadder });
    acceptAnswer(without({ [serumSku]: 2 }, highest), next());
    for (const [asked, comes] of [
      [middle, false],
      [lowest, true],
    ] as const) {
      const sent = next(createFilledRemoteCart({ [serumSku]: 2 }));
      expect(sent.changes).toEqual({ add: [{ sku: asked, quantity: 1 }], update: [], remove: [] });
      acceptAnswer(
        comes ? createFilledRemoteCart({ [serumSku]: 2, [asked]: 1 }) : without({ [serumSku]: 2 }, asked),
        sent,
      );
    }
    expect(hasNext(createFilledRemoteCart({ [serumSku]: 2, [lowest]: 1 }))).toBe(false);
    expect(held()).toEqual([highest, middle]);
    expect(notices).toEqual([createUnavailableNotice(highest), createUnavailableNotice(middle)]);
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
    } = openCartChangePlanner({ [serumSku]: 2 }, { freeItems: byLadder });
    acceptAnswer(without({ [serumSku]: 2 }, highest, middle), next());
    acceptAnswer(without({ [serumSku]: 2 }, middle), next(createFilledRemoteCart({ [serumSku]: 2 })));
    change(serumSku, 1);
    expect(hasNext(createFilledRemoteCart({ [serumSku]: 1, [lowest]: 1 }))).toBe(false);
    expect(held()).toEqual([highest, middle]);
    change(serumSku, 2);
    expect(hasNext(createFilledRemoteCart({ [serumSku]: 2, [lowest]: 1 }))).toBe(false);
    clearRejections();
    const again = next(createFilledRemoteCart({ [serumSku]: 2, [lowest]: 1 }));
    expect(again.changes.add).toEqual([{ sku: highest, quantity: 1 }]);
    acceptAnswer(without({ [serumSku]: 2 }, highest), again);
    expect(notices).toEqual([createUnavailableNotice(highest), createUnavailableNotice(middle)]);
  });

  test('without a known reason is sent again when it is earned again', () => {
    const {
      next,
      acceptAnswer,
      handleRefusal,
      hasNext,
      change,
      unavailable: held,
    } = openCartChangePlanner({ [serumSku]: 2 }, { freeItems: byLadder });
    const two = createFilledRemoteCart({ [serumSku]: 2 });
    for (const refused of [highest, middle]) {
      const sent = next(two);
      expect(sent.changes.add).toEqual([{ sku: refused, quantity: 1 }]);
      handleRefusal(sent, [refused]);
    }
    const got = createFilledRemoteCart({ [serumSku]: 2, [lowest]: 1 });
    acceptAnswer(got, next(two));
    expect(hasNext(got)).toBe(false);
    expect(held()).toEqual([highest, middle]);
    change(serumSku, 1);
    expect(hasNext(createFilledRemoteCart({ [serumSku]: 1, [lowest]: 1 }))).toBe(false);
    expect(held()).toEqual([]);
    change(serumSku, 2);
    expect(next(got).changes.add).toEqual([{ sku: highest, quantity: 1 }]);
  });

  test('is accepted when it appears in the cart after all', () => {
    const {
      next,
      acceptAnswer,
      countRemaining,
      hasNext,
      unavailable: held,
    } = openCartChangePlanner({ [serumSku]: 2 }, { freeItems: byLadder });
    acceptAnswer(without({ [serumSku]: 2 }, highest), next());
    expect(countRemaining(createFilledRemoteCart({ [serumSku]: 2, [highest]: 1 }))).toBe(0);
    expect(hasNext(createFilledRemoteCart({ [serumSku]: 2, [highest]: 1 }))).toBe(false);
    expect(held()).toEqual([]);
  });

  test('is replaced when it is charged', () => {
    const { next, acceptAnswer, hasNext } = openCartChangePlanner({ [serumSku]: 2 }, { freeItems: byLadder });
    const charged = createFilledRemoteCart(
      {},
      {
        lines: [
          createRemoteLine(serumSku, 2),
          { ...createRemoteLine(highest, 1), unitPrice: money(1, 'DKK') },
        ],
      },
    );
    acceptAnswer(charged, next());
    expect(next(charged).changes).toEqual({
      add: [{ sku: middle, quantity: 1 }],
      update: [],
      remove: [`line of ${highest}`],
    });
    expect(hasNext(createFilledRemoteCart({ [serumSku]: 2, [middle]: 1 }))).toBe(false);
  });
});

describe('handleRefusal()', () => {
  test('omits the lines that the service names, and sends the rest', () => {
    const { handleRefusal, next, notices } = openCartChangePlanner({ [serumSku]: 1, [creamSku]: 1 });
    handleRefusal(next(), [serumSku]);
    expect(notices).toEqual([createUnavailableNotice(serumSku)]);
    expect(next().changes.add).toEqual([{ sku: creamSku, quantity: 1 }]);
  });

  test('sends changes one by one while it is unknown which is refused, and together again afterwards', () => {
    const { handleRefusal, next, resumeBatching } = openCartChangePlanner(
      { [serumSku]: 1, [creamSku]: 2 },
      { promoCodes: ['A', 'B'], giftCards: ['G', 'H'], note: 'n' },
    );
    const all = next();
    handleRefusal(all, ['MH-ELSE']);
    const nothing = { add: [], update: [], remove: [] };
    const empty = { giftCards: [], note: '' };
    expect(next().changes).toEqual({ ...nothing, add: [{ sku: serumSku, quantity: 1 }] });
    const cards = [{ lastCharacters: 'G' }];
    const steps: [RemoteCart, object][] = [
      [createFilledRemoteCart({ [giftSku]: 1, 'MH-P05-30': 1 }, empty), { remove: [`line of ${giftSku}`] }],
      [
        createFilledRemoteCart({ [serumSku]: 2, [creamSku]: 1 }, empty),
        { update: [{ id: `line of ${serumSku}`, sku: serumSku, quantity: 1 }] },
      ],
      [
        createFilledRemoteCart({ [serumSku]: 1, [creamSku]: 1 }, empty),
        { update: [{ id: `line of ${creamSku}`, sku: creamSku, quantity: 2 }] },
      ],
      [createFilledRemoteCart({ [serumSku]: 1 }, empty), { add: [{ sku: creamSku, quantity: 2 }] }],
      [createFilledRemoteCart({ [serumSku]: 1, [creamSku]: 2 }, empty), { codes: ['A'] }],
      [
        createFilledRemoteCart({ [serumSku]: 1, [creamSku]: 2 }, { ...empty, codes: createRemoteCodes('B') }),
        { codes: ['A', 'B'] },
      ],
      [
        createFilledRemoteCart(
          { [serumSku]: 1, [creamSku]: 2 },
          { ...empty, codes: createRemoteCodes('A', 'B') },
        ),
        { giftCards: ['G'] },
      ],
      [
        createFilledRemoteCart(
          { [serumSku]: 1, [creamSku]: 2 },
          { note: '', codes: createRemoteCodes('A', 'B'), giftCards: cards },
        ),
        { giftCards: ['G', 'H'] },
      ],
      [
        createFilledRemoteCart(
          { [serumSku]: 1, [creamSku]: 2 },
          { note: '', codes: createRemoteCodes('A', 'B') },
        ),
        { note: 'n' },
      ],
    ];
    for (const [cart, expected] of steps) expect(next(cart).changes).toEqual({ ...nothing, ...expected });
    resumeBatching();
    expect(next().changes).toEqual(all.changes);
  });

  test('omits the only line that was refused', () => {
    const bag = { promoCodes: ['A'], giftCards: ['G'], note: 'n' };
    const whole = { codes: createRemoteCodes('A'), giftCards: [{ lastCharacters: 'G' }], note: 'n' };
    const refused: [RemoteCart, SyncNotice | undefined][] = [
      [createFilledRemoteCart({}, whole), createUnavailableNotice(serumSku)],
      [
        createFilledRemoteCart({ [serumSku]: 1 }, { ...whole, codes: [] }),
        { kind: 'code-refused', code: 'A' },
      ],
      [
        createFilledRemoteCart({ [serumSku]: 1 }, { ...whole, giftCards: [] }),
        { kind: 'code-refused', code: 'G' },
      ],
      [createFilledRemoteCart({ [serumSku]: 1 }, { ...whole, note: '' }), undefined],
    ];
    for (const [cart, notice] of refused) {
      const { handleRefusal, next, hasNext, notices } = openCartChangePlanner({ [serumSku]: 1 }, bag);
      handleRefusal(next(cart), []);
      expect(hasNext(cart)).toBe(false);
      expect(notices).toEqual(notice ? [notice] : []);
    }
  });

  test('sends codes one by one when several are new', () => {
    const { handleRefusal, next, notices } = openCartChangePlanner(
      { [serumSku]: 1 },
      { promoCodes: ['A', 'B'] },
    );
    const cart = createFilledRemoteCart({ [serumSku]: 1 });
    handleRefusal(next(cart), []);
    expect(notices).toEqual([]);
    expect(next(cart).changes.codes).toEqual(['A']);
    handleRefusal(next(cart), []);
    expect(next(cart).changes.codes).toEqual(['B']);
    expect(notices).toEqual([{ kind: 'code-refused', code: 'A' }]);
  });

  test('retries a line change once, in case the line is gone, and takes the available quantity', () => {
    const { handleRefusal, next, hasNext, notices } = openCartChangePlanner({ [serumSku]: 5 });
    const cart = createFilledRemoteCart({ [serumSku]: 2 });
    handleRefusal(next(cart), []);
    expect(notices).toEqual([]);
    handleRefusal(next(cart), []);
    expect(notices).toEqual([{ kind: 'quantity-limited', key: serumSku, sku: serumSku, from: 5, to: 2 }]);
    expect(hasNext(cart)).toBe(false);
  });

  test('retries an unavailable line when a part of it appears', () => {
    const { handleRefusal, next } = openCartChangePlanner({ [serumSku]: 5, [creamSku]: 1 });
    handleRefusal(next(createFilledRemoteCart({ [creamSku]: 1 })), []);
    expect(next(createFilledRemoteCart({ [serumSku]: 3, [creamSku]: 1 })).changes.update).toEqual([
      { id: `line of ${serumSku}`, sku: serumSku, quantity: 5 },
    ]);
  });

  test('removes a line that the service does not reduce', () => {
    const {
      handleRefusal,
      next,
      hasNext,
      notices,
      unavailable: held,
    } = openCartChangePlanner({ [serumSku]: 2 });
    handleRefusal(next(createFilledRemoteCart({ [serumSku]: 5 })), [serumSku]);
    expect(next(createFilledRemoteCart({ [serumSku]: 5 })).changes).toEqual({
      add: [],
      update: [],
      remove: [`line of ${serumSku}`],
    });
    expect(hasNext(createFilledRemoteCart({}))).toBe(false);
    expect([notices, held()]).toEqual([[createUnavailableNotice(serumSku)], [serumSku]]);
  });

  test('keeps gifts, which cost nothing', () => {
    const { handleRefusal, next, hasNext } = openCartChangePlanner(
      { [serumSku]: 1 },
      { free: { gifts: [{ sku: giftSku, quantity: 2 }] } },
    );
    for (const there of [1, 3]) {
      const cart = createFilledRemoteCart({ [serumSku]: 1, [giftSku]: there });
      handleRefusal(next(cart), [giftSku]);
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
    } = openCartChangePlanner({ [serumSku]: 1 });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      handleRefusal(next(), [serumSku]);
      clearRejections();
    }
    expect(held()).toEqual([]);
    expect(notices).toEqual([createUnavailableNotice(serumSku)]);
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
    } = openCartChangePlanner({ [serumSku]: 1, [creamSku]: 1 });
    const cart = createFilledRemoteCart({ [creamSku]: 1 });
    handleRefusal(next(cart), []);
    change(serumSku, 0);
    expect(countRemaining(cart)).toBe(0);
    expect(held()).toEqual([]);
    store.dispatch({ type: 'addLine', sku: serumSku, quantity: 1 });
    handleRefusal(next(cart), []);
    expect(notices).toEqual([createUnavailableNotice(serumSku), createUnavailableNotice(serumSku)]);
  });
});
