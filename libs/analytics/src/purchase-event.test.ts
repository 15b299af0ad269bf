import { expect, test } from 'vitest';
import { toDataLayerEntry } from './events.ts';
import { toPurchaseEvent } from './purchase-event.ts';

const sek = (amount: number) => ({ amount, currency: 'SEK' as const });
const line = (sku: string, quantity: number, total: number) => ({
  sku,
  name: `${sku} på svenska`,
  variant: '30 ml',
  quantity,
  total: sek(total),
});
const order = {
  number: 'SE1001',
  email: 'ida@example.com',
  address: ['Ida Holm', 'Strandvejen 12'],
  lines: [line('serum', 1, 37_500), line('balm', 2, 39_000), line('sample', 1, 0)],
  cost: {
    discount: sek(10_001),
    delivery: sek(5900),
    total: sek(72_399),
    vat: sek(14_480),
  },
};

test('toPurchaseEvent() distributes the discount over the lines and contains no personal data', () => {
  const entry = toDataLayerEntry(toPurchaseEvent(order));
  expect(entry).toMatchObject({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'SE1001',
      currency: 'SEK',
      value: (76_500 - 10_001) / 100,
      shipping: 59,
      tax: 144.8,
      items: [{ item_name: 'serum på svenska', item_variant: '30 ml' }, { quantity: 2 }, { price: 0 }],
    },
  });
  expect(JSON.stringify(entry)).not.toMatch(/ida@|Holm|Strandvejen/i);
});

test('toPurchaseEvent() applies no discount to free products', () => {
  const cost = { ...order.cost, discount: sek(0) };
  const entry = toDataLayerEntry(toPurchaseEvent({ ...order, lines: [line('sample', 1, 0)], cost }));
  expect(entry).toMatchObject({ ecommerce: { value: 0, items: [{ price: 0 }] } });
});
