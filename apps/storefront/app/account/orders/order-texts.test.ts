import { expect, test } from 'vitest';
import { getTrackingHref } from './order-texts.ts';

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
