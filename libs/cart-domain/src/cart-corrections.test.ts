import { expect, test } from 'vitest';
import { emptyBag } from './bag.ts';
import { toDesiredCart } from './desired-cart.ts';
import { money, zeroMoney } from './money.ts';
import {
  findChargedFreeLineKeys,
  findInapplicableCodes,
  findMissingCodes,
  findPriceDifferences,
  findQuantityShortfalls,
} from './cart-corrections.ts';
import { type RemoteCart } from './remote-cart.ts';
import { type CartChanges } from './cart-changes.ts';
import { createShopOffers } from './testing/shop-fixtures.ts';

const kr = (amount: number) => money(amount, 'DKK');
const noChange: CartChanges = { add: [], update: [], remove: [] };
const cart = (more: Partial<RemoteCart>): RemoteCart => ({
  id: 'cart',
  lines: [],
  codes: [],
  cost: { subtotal: zeroMoney('DKK'), total: zeroMoney('DKK') },
  messages: [],
  ...more,
});
const serum = (quantity: number, price = 32_500) => ({
  id: '1',
  sku: 'MH-P04-30',
  quantity,
  unitPrice: kr(price),
});
const desired = toDesiredCart(
  { ...emptyBag, lines: [{ sku: 'MH-P04-30', quantity: 5 }] },
  { samples: ['MH-SAMPLE-S01'], gifts: [] },
  createShopOffers(),
);
const added = { ...noChange, add: [{ sku: 'MH-P04-30', quantity: 5 }] };
const short = { key: 'MH-P04-30', sku: 'MH-P04-30', requestedQuantity: 5 };

test.each([
  [
    'fewer units than requested',
    added,
    cart({ lines: [serum(3)] }),
    [{ ...short, cartQuantity: 3, isExplainedByStock: false }],
  ],
  ['a missing line', added, cart({}), [{ ...short, cartQuantity: 0, isExplainedByStock: false }]],
  [
    'an update with a lower quantity',
    { ...noChange, update: [{ id: '1', sku: 'MH-P04-30', quantity: 5 }] },
    cart({ lines: [serum(1)] }),
    [{ ...short, cartQuantity: 1, isExplainedByStock: false }],
  ],
  [
    'with a reason',
    added,
    cart({ lines: [serum(3)], messages: [{ kind: 'not-enough-stock', sku: 'MH-P04-30' }] }),
    [{ ...short, cartQuantity: 3, isExplainedByStock: true }],
  ],
  [
    'with another line’s reason',
    added,
    cart({ messages: [{ kind: 'out-of-stock', sku: 'MH-P10-50' }] }),
    [{ ...short, cartQuantity: 0, isExplainedByStock: false }],
  ],
  [
    'with an unknown reason',
    added,
    cart({ messages: [{ kind: 'other', sku: 'MH-P04-30' }] }),
    [{ ...short, cartQuantity: 0, isExplainedByStock: false }],
  ],
  ['no shortfall when all units are there', added, cart({ lines: [serum(2), { ...serum(3), id: '2' }] }), []],
  ['no shortfall of unchanged lines', noChange, cart({}), []],
])('findQuantityShortfalls() finds %s', (_criterion, changes, answer, expected) => {
  expect(findQuantityShortfalls(desired, changes, answer)).toEqual(expected);
});

test('findChargedFreeLineKeys() finds gifts and samples that are charged', () => {
  const sample = { id: '2', sku: 'MH-SAMPLE-S01', quantity: 1, unitPrice: kr(1) };
  expect(findChargedFreeLineKeys(desired, cart({ lines: [serum(5), sample] }))).toEqual(['MH-SAMPLE-S01']);
  expect(
    findChargedFreeLineKeys(desired, cart({ lines: [serum(5), { ...sample, unitPrice: kr(0) }] })),
  ).toEqual([]);
});

test('findPriceDifferences() compares prices of one currency, once per SKU', () => {
  const lines = [serum(1, 30_000), { ...serum(1, 30_000), id: '2' }, { ...serum(1), sku: 'MH-UNKNOWN' }];
  expect(findPriceDifferences(lines, createShopOffers('DKK'))).toEqual([
    { sku: 'MH-P04-30', from: kr(32_500), to: kr(30_000) },
  ]);
  expect(findPriceDifferences(lines, createShopOffers('EUR'))).toEqual([]);
});

test('findPriceDifferences() compares a gift card with its chosen amount', () => {
  const amount = kr(20_000);
  const giftCard = { type: 'printed', recipientName: 'Inge', amount } as const;
  const card = { id: '1', sku: 'MH-GIFT-CARD-50000', quantity: 1, giftCard, unitPrice: amount };
  expect(findPriceDifferences([card], createShopOffers('DKK'))).toEqual([]);
  expect(findPriceDifferences([{ ...card, unitPrice: kr(50_000) }], createShopOffers('DKK'))).toEqual([
    { sku: card.sku, from: amount, to: kr(50_000) },
  ]);
});

test('findMissingCodes() ignores gift cards where the service does not support them', () => {
  expect(findMissingCodes({ ...noChange, giftCards: ['X1234'] }, cart({}))).toEqual([]);
});

test('findMissingCodes() finds codes and gift cards that were sent and are missing', () => {
  const answer = cart({
    codes: [{ code: 'a', applicable: true }],
    giftCards: [{ lastCharacters: '1234' }],
    messages: [{ kind: 'other' }, { kind: 'code-refused', code: 'b', reason: 'DISCOUNT_NOT_FOUND' }],
  });
  expect(findMissingCodes({ ...noChange, codes: ['A', 'B'], giftCards: ['X1234', 'Y5678'] }, answer)).toEqual(
    [{ code: 'B', reason: 'DISCOUNT_NOT_FOUND' }, { code: 'Y5678' }],
  );
  expect(findMissingCodes(noChange, answer)).toEqual([]);
});

test('findInapplicableCodes() finds codes without effect', () => {
  const codes = [
    { code: 'a', applicable: true },
    { code: 'b', applicable: false },
  ];
  expect(findInapplicableCodes(cart({ codes }))).toEqual([{ code: 'B' }]);
});
