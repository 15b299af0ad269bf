import { describe, expect, test } from 'vitest';
import { type Bag, emptyBag } from './bag.ts';
import { toDesiredCart } from './desired-cart.ts';
import { diffCart, type RejectionLookup } from './diff-cart.ts';
import { emptyCart, type CartChanges } from './cart-changes.ts';
import { money, zeroMoney } from './money.ts';
import { type RemoteCart, type RemoteCartLine } from './remote-cart.ts';

const nothingFree = { samples: [], gifts: [] };

const nothingHeld: RejectionLookup = {
  isLineRejected: () => false,
  isCodeRejected: () => false,
  isNoteRejected: () => false,
};

const noChange: CartChanges = { add: [], update: [], remove: [] };

const unitPrice = money(100, 'DKK');

const remoteLine = (id: string, sku: string, quantity: number): RemoteCartLine => ({
  id,
  sku,
  quantity,
  unitPrice,
});

const remote = (more: Partial<RemoteCart> = {}): RemoteCart => ({
  id: 'cart',
  lines: [],
  codes: [],
  cost: { subtotal: zeroMoney('DKK'), total: zeroMoney('DKK') },
  messages: [],
  ...more,
});

const desired = (bag: Partial<Bag>) => toDesiredCart({ ...emptyBag, ...bag }, nothingFree, () => undefined);

describe('diffCart()', () => {
  test.each<[string, Partial<Bag>, Partial<RemoteCart>, Partial<CartChanges>]>([
    [
      'adds what is missing',
      { lines: [{ sku: 'a', quantity: 2 }] },
      {},
      { add: [{ sku: 'a', quantity: 2 }] },
    ],
    [
      'updates a quantity',
      { lines: [{ sku: 'a', quantity: 2 }] },
      { lines: [remoteLine('1', 'a', 5)] },
      { update: [{ id: '1', sku: 'a', quantity: 2 }] },
    ],
    ['reduces an exceeding quantity', {}, { lines: [remoteLine('1', 'a', 5)] }, { remove: ['1'] }],
    [
      'removes a second line of one SKU',
      { lines: [{ sku: 'a', quantity: 2 }] },
      { lines: [remoteLine('1', 'a', 2), remoteLine('2', 'a', 2)] },
      { remove: ['2'] },
    ],
    [
      'sends the whole list of codes',
      { promoCodes: ['A', 'B'] },
      { codes: [{ code: 'a', applicable: true }] },
      { codes: ['A', 'B'] },
    ],
    ['removes a code', {}, { codes: [{ code: 'A', applicable: false }] }, { codes: [] }],
    [
      'recognizes gift cards by their last characters',
      { giftCards: ['WXYZ1234', 'WXYZ5678'] },
      { giftCards: [{ lastCharacters: '1234' }] },
      { giftCards: ['WXYZ1234', 'WXYZ5678'] },
    ],
    ['sends the note', { note: 'x' }, { note: '' }, { note: 'x' }],
  ])('%s', (_criterion, bag, cart, expected) => {
    expect(diffCart(desired(bag), remote(cart), nothingHeld)).toEqual({ ...noChange, ...expected });
  });

  test.each<[string, Partial<Bag>, Partial<RemoteCart>]>([
    ['both are empty', {}, {}],
    [
      'both are equal',
      { lines: [{ sku: 'a', quantity: 2 }], promoCodes: ['A'], giftCards: ['X1234'], note: 'n' },
      {
        lines: [remoteLine('1', 'a', 2)],
        codes: [{ code: 'a', applicable: false }],
        giftCards: [{ lastCharacters: '1234' }],
        note: 'n',
      },
    ],
    ['the service knows neither gift cards nor notes', { giftCards: ['X1234'], note: 'n' }, {}],
  ])('is empty when %s', (_criterion, bag, cart) => {
    expect(diffCart(desired(bag), remote(cart), nothingHeld)).toBeUndefined();
  });

  test('skips rejected lines', () => {
    const bag = {
      lines: [
        { sku: 'a', quantity: 2 },
        { sku: 'b', quantity: 2 },
      ],
      promoCodes: ['A'],
      note: 'n',
    };
    const held: RejectionLookup = {
      isLineRejected: (key, quantity, there) => quantity === 2 && there === (key === 'a' ? 0 : 1),
      isCodeRejected: (code) => code === 'A',
      isNoteRejected: (note, there) => note === 'n' && there === '',
    };
    expect(
      diffCart(desired(bag), remote({ lines: [remoteLine('1', 'b', 1)], note: '' }), held),
    ).toBeUndefined();
    expect(diffCart(desired(bag), remote({ lines: [remoteLine('1', 'b', 3)], note: 'm' }), held)).toEqual({
      ...noChange,
      update: [{ id: '1', sku: 'b', quantity: 2 }],
      note: 'n',
    });
  });

  test('omits rejected codes from the list', () => {
    const held: RejectionLookup = { ...nothingHeld, isCodeRejected: (code) => code === 'B' };
    const codes = [
      { code: 'A', applicable: true },
      { code: 'X', applicable: true },
    ];
    expect(diffCart(desired({ promoCodes: ['A', 'B'] }), remote({ codes }), held)?.codes).toEqual(['A']);
    expect(
      diffCart(desired({ promoCodes: ['A', 'B', 'C'] }), remote({ codes: codes.slice(0, 1) }), held)?.codes,
    ).toEqual(['A', 'C']);
  });

  test('distinguishes gift cards that end in the same characters', () => {
    const wanted = desired({ giftCards: ['WXYZ1234', 'ABCD1234'] });
    const there = [{ lastCharacters: '1234' }];
    expect(diffCart(wanted, remote({ giftCards: there }), nothingHeld)?.giftCards).toEqual(wanted.giftCards);
    expect(diffCart(wanted, remote({ giftCards: [...there, ...there] }), nothingHeld)).toBeUndefined();
  });

  test('limits the lines of one request', () => {
    const lines = Array.from({ length: 300 }, (_, index) => ({ sku: `s${index}`, quantity: 1 }));
    const there = remote({ lines: lines.map(({ sku }, index) => remoteLine(`${index}`, sku, 2)) });
    const sizeOf = (bag: Partial<Bag>, cart: RemoteCart) => {
      const { add = [], update = [], remove = [] } = diffCart(desired(bag), cart, nothingHeld) ?? {};
      return [add.length, update.length, remove.length];
    };
    expect(sizeOf({ lines }, remote())).toEqual([250, 0, 0]);
    expect(sizeOf({ lines }, there)).toEqual([0, 250, 0]);
    expect(sizeOf({}, there)).toEqual([0, 0, 250]);
  });

  test("sends lines in the service's form", () => {
    const giftCard = { type: 'printed', recipientName: 'Inge' } as const;
    const lines = [
      { sku: 'a', quantity: 2 },
      { sku: 'card', quantity: 1, giftCard },
    ];
    expect(diffCart(desired({ lines }), emptyCart, nothingHeld)).toStrictEqual({ ...noChange, add: lines });
  });
});
