import { expect, test } from 'vitest';
import { toBagChangeEvents } from './bag-change.ts';

const line = (key: string, quantity: number) => ({ key, sku: key, quantity });
const unitPrice = { amount: 500, currency: 'EUR' as const };
const toItem = (sku: string, quantity: number) =>
  sku === 'UNKNOWN' ? undefined : { sku, name: undefined, unitPrice, quantity };

test('toBagChangeEvents() reports what came in and what went out', () => {
  const before = [line('SAME', 2), line('LESS', 3), line('GONE', 1), line('UNKNOWN', 1)];
  const now = [line('SAME', 2), line('LESS', 1), line('NEW', 4)];
  expect(
    toBagChangeEvents(before, now, toItem).map(({ name, items }) => [
      name,
      items[0]?.sku,
      items[0]?.quantity,
    ]),
  ).toEqual([
    ['remove_from_cart', 'LESS', 2],
    ['add_to_cart', 'NEW', 4],
    ['remove_from_cart', 'GONE', 1],
  ]);
});

test('toBagChangeEvents() distinguishes lines of one SKU', () => {
  const card = (key: string) => ({ key, sku: 'CARD', quantity: 1 });
  const events = toBagChangeEvents([card('Eva')], [card('Eva'), card('Bo')], toItem);
  expect(events.map(({ name }) => name)).toEqual(['add_to_cart']);
});
