import { describe, expect, test } from 'vitest';
import { calculateIncludedOrderVat } from './included-order-vat.ts';
import { money } from './money.ts';

describe('calculateIncludedOrderVat()', () => {
  const cart = {
    lines: [
      { sku: 'SERUM', total: money(75_000, 'DKK') },
      { sku: 'CARD', total: money(50_000, 'DKK') },
      { total: money(0, 'DKK') },
    ],
    cost: { total: money(125_000, 'DKK') },
  };
  const findKind = (sku: string) => (sku === 'CARD' ? 'gift-card' : 'merchandise');

  test('is included in the price of goods, and not of gift cards', () => {
    expect(calculateIncludedOrderVat(cart, { DK: 0.25 }, ['DK'], findKind)).toEqual(money(15_000, 'DKK'));
  });

  test('follows the country of delivery, else that of the market', () => {
    const rates = { DK: 0.25, DE: 0 };
    expect(calculateIncludedOrderVat(cart, rates, ['DE', 'DK'], findKind).amount).toBe(0);
    expect(calculateIncludedOrderVat(cart, rates, ['constructor', 'DK'], findKind).amount).toBe(15_000);
  });

  test('is 0 where no rate is known, and for gift cards alone', () => {
    expect(calculateIncludedOrderVat(cart, undefined, ['DK'], findKind).amount).toBe(0);
    const cards = { ...cart, cost: { total: money(40_000, 'DKK') } };
    expect(calculateIncludedOrderVat(cards, { DK: 0.25 }, ['DK'], findKind).amount).toBe(0);
  });
});
