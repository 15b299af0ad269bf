import { describe, expect, test } from 'vitest';
import { type BagLine } from './bag.ts';
import { type GiftCardDetails } from './gift-card.ts';
import { CurrencyMismatchError, money } from './money.ts';
import { filterMerchandise, priceLines } from './price-lines.ts';
import { customAmountLimits, createShopOffers } from './testing/shop-fixtures.ts';

const toInge = {
  type: 'email-now',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
} satisfies GiftCardDetails;
const card = (sku: string, amount?: number, currency: 'DKK' | 'EUR' = 'DKK'): BagLine => ({
  sku,
  quantity: 2,
  giftCard: { ...toInge, ...(amount !== undefined && { amount: money(amount, currency) }) },
});
const priced = (...lines: BagLine[]) => priceLines({ lines }, createShopOffers('DKK'), 'DKK');

describe('priceLines()', () => {
  test('multiplies the price of the offer', () => {
    const [line] = priced({ sku: 'MH-P04-30', quantity: 3 }).lines;
    expect(line).toEqual({
      key: 'MH-P04-30',
      sku: 'MH-P04-30',
      quantity: 3,
      offer: createShopOffers('DKK')('MH-P04-30'),
      unitPrice: money(32_500, 'DKK'),
      lineTotal: money(97_500, 'DKK'),
    });
  });

  test.each([
    ['a card at the price of its offer', card('MH-GIFT-CARD-50000'), 50_000],
    ['a card without a chosen amount', card('MH-GIFT-CARD-OWN'), 50_000],
    ['a card of the minimum amount', card('MH-GIFT-CARD-OWN', 10_000), 10_000],
    ['a card of the maximum amount', card('MH-GIFT-CARD-OWN', 500_000), 500_000],
  ])('prices %s', (_criterion, line, expected) => {
    const { lines, refusals } = priced(line);
    expect(refusals).toEqual([]);
    expect(lines).toMatchObject([
      { giftCard: line.giftCard, unitPrice: money(expected, 'DKK'), lineTotal: money(2 * expected, 'DKK') },
    ]);
  });

  test.each([
    [
      'a chosen amount on a card of fixed price',
      card('MH-GIFT-CARD-50000', 50_000),
      { reason: 'amount-not-offered' },
    ],
    ['a chosen amount on goods', card('MH-P04-30', 1), { reason: 'amount-not-offered' }],
    [
      'an amount of another market',
      card('MH-GIFT-CARD-OWN', 10_000, 'EUR'),
      { reason: 'amount-in-other-currency' },
    ],
    [
      'too little',
      card('MH-GIFT-CARD-OWN', 9_999),
      { reason: 'amount-too-low', limit: customAmountLimits.DKK.min },
    ],
    [
      'too much',
      card('MH-GIFT-CARD-OWN', 500_001),
      { reason: 'amount-too-high', limit: customAmountLimits.DKK.max },
    ],
    ['a SKU that is not sold in the market', { sku: 'x', quantity: 1 }, { reason: 'not-found' }],
    ['a sample', { sku: 'MH-SAMPLE-S01', quantity: 1 }, { reason: 'not-for-sale' }],
    ['a gift', { sku: 'MH-FREE-P36-1', quantity: 1 }, { reason: 'not-for-sale' }],
  ])('refuses %s', (_criterion, line, expected) => {
    const { lines, refusals } = priced(line);
    expect(lines).toEqual([]);
    expect(refusals).toEqual([
      { kind: 'line', key: expect.stringContaining(line.sku), sku: line.sku, ...expected },
    ]);
  });

  test('refuses what is sold out', () => {
    const offers = createShopOffers('DKK', { 'MH-P04-30': { available: false } });
    const { refusals } = priceLines({ lines: [{ sku: 'MH-P04-30', quantity: 1 }] }, offers, 'DKK');
    expect(refusals).toEqual([{ kind: 'line', key: 'MH-P04-30', sku: 'MH-P04-30', reason: 'sold-out' }]);
  });

  test('throws for prices of another market', () => {
    const lines = [{ sku: 'MH-P04-30', quantity: 1 }];
    expect(() => priceLines({ lines }, createShopOffers('EUR'), 'DKK')).toThrow(CurrencyMismatchError);
  });

  test('filterMerchandise() omits gift cards', () => {
    const { lines } = priced({ sku: 'MH-P04-30', quantity: 1 }, card('MH-GIFT-CARD-50000'));
    expect(filterMerchandise(lines).map(({ sku }) => sku)).toEqual(['MH-P04-30']);
  });
});
