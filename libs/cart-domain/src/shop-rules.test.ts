import { expect, test } from 'vitest';
import { money } from './money.ts';
import { findLowestDeliveryPrice } from './shop-rules.ts';
import { testShopRules } from './testing/market-shop.ts';

test('findLowestDeliveryPrice() returns the lowest price in the market', () => {
  const method = (amount: number) => ({
    ...{ id: String(amount), price: money(amount, 'SEK'), days: [1, 2] as const },
    name: { en: '', sv: '' },
  });
  const market = { id: 'se', vatRates: {}, freeDelivery: { from: money(0, 'SEK') } };
  const known = { ...testShopRules, markets: [{ ...market, methods: [method(59), method(39), method(49)] }] };
  expect(findLowestDeliveryPrice(known, 'se')).toEqual(money(39, 'SEK'));
  expect(findLowestDeliveryPrice(known, 'us')).toBeUndefined();
  expect(findLowestDeliveryPrice(undefined, 'se')).toBeUndefined();
});
