import { toDataLayerEntry } from '@marehalm/analytics';
import { expect, test } from 'vitest';
import type { ShopOrder } from '../checkout/state/order-storage.ts';
import { toPurchaseEvent } from './to-purchase-event.ts';

const dkk = (amount: number) => ({ amount, currency: 'DKK' as const });
const line = (sku: string, quantity: number, total: number) => ({
  sku,
  name: { en: `${sku} in English`, da: `${sku} på dansk` },
  size: { en: '30 ml', da: '30 ml' },
  quantity,
  total: dkk(total),
});
const order: ShopOrder = {
  number: 'DK1001',
  placedAt: '2026-11-21T10:00:00Z',
  market: 'dk',
  email: 'ida@example.com',
  address: ['Ida Holm', 'Strandvejen 12'],
  country: 'DK',
  lines: [line('serum', 1, 37_500), line('balm', 2, 39_000), line('sample', 1, 0)],
  cost: {
    goods: dkk(76_500),
    discount: dkk(10_001),
    delivery: dkk(5900),
    total: dkk(72_399),
    vat: dkk(14_480),
  },
  payments: { giftCards: [] } as unknown as ShopOrder['payments'],
};

test('toPurchaseEvent() distributes the discount over the lines and contains no personal data', () => {
  const entry = toDataLayerEntry(toPurchaseEvent(order, 'da'));
  expect(entry).toMatchObject({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'DK1001',
      currency: 'DKK',
      value: (76_500 - 10_001) / 100,
      shipping: 59,
      tax: 144.8,
      items: [{ item_name: 'serum på dansk' }, { quantity: 2 }, { price: 0 }],
    },
  });
  expect(JSON.stringify(entry)).not.toMatch(/ida|Holm|Strandvejen/i);
});

test('toPurchaseEvent() applies no discount to free products', () => {
  const nothing = { ...order.cost, discount: dkk(0), goods: dkk(0) };
  const entry = toDataLayerEntry(
    toPurchaseEvent({ ...order, lines: [line('sample', 1, 0)], cost: nothing }, 'en'),
  );
  expect(entry).toMatchObject({
    ecommerce: { value: 0, items: [{ item_name: 'sample in English', price: 0 }] },
  });
});
