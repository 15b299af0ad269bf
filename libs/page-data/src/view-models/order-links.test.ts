import { expect, test } from 'vitest';
import type { AccountOrder } from '@marehalm/commerce-client';
import { addOrderToWithdrawalPath, getOrderProgress, getTrackingHref } from './order-links.ts';

const id = 'gid://shopify/Order/1001';
const parcel = { number: 'T1', url: 'https://track.example/T1' };

test.each([
  ['an order that was not sent', [], undefined],
  ['a parcel without a page', [{ number: 'T1' }], undefined],
  ['one parcel', [{ number: 'T0' }, parcel], parcel.url],
  [
    'several parcels',
    [parcel, { url: 'https://track.example/T2' }],
    '/da/account/order?id=gid%3A%2F%2Fshopify%2FOrder%2F1001',
  ],
])('getTrackingHref() of %s', (_, tracking, href) => {
  expect(getTrackingHref({ id, tracking }, 'da')).toBe(href);
});

test('getTrackingHref() is undefined for a canceled order', () => {
  const canceledAt = '2026-11-22T10:00:00Z';
  expect(getTrackingHref({ id, canceledAt, tracking: [parcel] }, 'da')).toBeUndefined();
});

test.each([
  [{ fulfillment: 'unfulfilled' }, 'under-way'],
  [{ fulfillment: 'fulfilled' }, 'over'],
  [{ fulfillment: 'fulfilled', canceledAt: '2026-11-22T10:00:00Z' }, 'stopped'],
])('getOrderProgress() of %j is %s', (order, progress) => {
  expect(getOrderProgress(order as AccountOrder)).toBe(progress);
});

test('addOrderToWithdrawalPath() fills in the number of the order', () => {
  expect(addOrderToWithdrawalPath('/about/withdraw', { name: '#1001' })).toBe(
    '/about/withdraw?order=%231001',
  );
});
