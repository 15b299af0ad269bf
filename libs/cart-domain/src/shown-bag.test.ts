import { describe, expect, test } from 'vitest';
import { getLineKey, type LineRef } from './bag.ts';
import { money } from './money.ts';
import {
  createLineLabels,
  findLowestDeliveryPrice,
  findPriceBeforeCorrection,
  hasOnlyEmailedGiftCards,
  listGiftStatuses,
  listRefusedLines,
} from './shown-bag.ts';
import { testShopTerms } from './testing/market-shop.ts';

const giftCard = (recipientName: string, type: 'email-now' | 'printed' = 'printed') => ({
  sku: 'CARD',
  quantity: 1,
  giftCard: {
    ...{ amount: money(20_000, 'SEK'), recipientName, message: '' },
    ...(type === 'printed' ? { type } : { type, recipientEmail: 'eva@example.com' }),
  },
});
const tea = { sku: 'TEA', quantity: 2 };

test('listRefusedLines() returns the lines with the reason of their refusal', () => {
  const card = giftCard('Eva');
  const refusals = [
    { kind: 'line', key: getLineKey(card), sku: 'CARD', reason: 'sold-out' },
    { kind: 'line', key: 'GONE', sku: 'GONE', reason: 'not-found' },
    { kind: 'sample', sku: 'SAMPLE', reason: 'limit-reached' },
  ] as const;
  expect(listRefusedLines({ lines: [tea, card] }, { refusals })).toEqual([
    { line: card, reason: 'sold-out' },
  ]);
});

test('createLineLabels() adds the detail to names that occur twice', () => {
  const lines = [tea, giftCard('Eva'), giftCard('Bo')];
  const labels = createLineLabels(
    lines,
    ({ sku }) => sku,
    ({ giftCard: card }) => card?.recipientName,
  );
  expect([...labels.values()]).toEqual(['TEA', 'CARD, Eva', 'CARD, Bo']);
  const withoutDetail = createLineLabels(
    lines,
    ({ sku }) => sku,
    () => undefined,
  );
  expect([...withoutDetail.values()]).toEqual(['TEA', 'CARD', 'CARD']);
});

test('findPriceBeforeCorrection() returns the price before the latest correction', () => {
  const changed = (sku: string, from: number) =>
    ({ kind: 'price-changed', sku, from: money(from, 'SEK'), to: money(1, 'SEK') }) as const;
  const notices = [
    changed('TEA', 3),
    changed('TEA', 2),
    changed('SOAP', 9),
    { kind: 'unavailable', key: 'TEA', sku: 'TEA' } as const,
  ];
  expect(findPriceBeforeCorrection(notices, 'TEA')).toEqual(money(2, 'SEK'));
  expect(findPriceBeforeCorrection(notices, 'BALM')).toBeUndefined();
});

test.each<[string, readonly LineRef[], boolean]>([
  ['no lines', [], false],
  ['gift cards by email', [giftCard('Eva', 'email-now')], true],
  ['a printed gift card', [giftCard('Eva', 'email-now'), giftCard('Bo')], false],
  ['goods', [giftCard('Eva', 'email-now'), tea], false],
])('hasOnlyEmailedGiftCards() of %s', (_what, lines, expected) => {
  expect(hasOnlyEmailedGiftCards(lines)).toBe(expected);
});

test('findLowestDeliveryPrice() returns the lowest price in the market', () => {
  const method = (amount: number) => ({
    ...{ id: String(amount), price: money(amount, 'SEK'), days: [1, 2] as const },
    name: { en: '', sv: '' },
  });
  const market = { id: 'se', vatRates: {}, freeDelivery: { from: money(0, 'SEK') } };
  const known = { ...testShopTerms, markets: [{ ...market, methods: [method(59), method(39), method(49)] }] };
  expect(findLowestDeliveryPrice(known, 'se')).toEqual(money(39, 'SEK'));
  expect(findLowestDeliveryPrice(known, 'us')).toBeUndefined();
  expect(findLowestDeliveryPrice(undefined, 'se')).toBeUndefined();
});

describe('listGiftStatuses()', () => {
  const gift = { rule: 'cup', sku: 'CUP', quantity: 1 };
  const giftProgress = { rule: 'pot', sku: 'POT', missing: money(100, 'SEK'), fraction: 0.5 };
  const inReach = { rule: 'tin', sku: 'TIN', missingQuantity: 1, fraction: 0.5 };

  test('returns earned gifts, the next for spending more and the next for buying more', () => {
    expect(
      listGiftStatuses({
        gifts: [gift],
        giftProgress,
        giftsInReach: [inReach, { ...inReach, rule: 'other' }],
      }),
    ).toEqual([
      { kind: 'earned', gifts: [gift] },
      { kind: 'progress', ...giftProgress },
      { kind: 'in-reach', ...inReach },
    ]);
  });

  test('returns nothing where there is nothing to say', () => {
    expect(listGiftStatuses({ gifts: [], giftsInReach: [] })).toEqual([]);
  });
});
