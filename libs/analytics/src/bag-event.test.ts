import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type BagEvent,
  toBagAnalyticsEvent,
  createItemFromLine,
  createItemFromOffer,
  type ReportedBag,
} from './bag-event.ts';
import { type AnalyticsEvent } from './events.ts';

const kroner = (amount: number) => ({ amount, currency: 'DKK' as const });
const catalogue = new Map([
  ['MH-P04-30', { name: 'Lee Serum', variant: '30 ml', categories: ['Face', 'Serums'] }],
]);
const describeSku = (sku: string) => catalogue.get(sku);

const bag: ReportedBag = {
  lines: [
    { sku: 'MH-P04-30', quantity: 2, unitPrice: kroner(32_500), discount: kroner(9_750) },
    { sku: 'MH-GONE', quantity: 1, unitPrice: kroner(9_900) },
  ],
  discounts: [{ code: 'VELKOMMEN15' }],
  delivery: { method: 'parcel-shop', cost: kroner(0) },
  includedTaxes: [{ amount: kroner(13_030) }],
};
const items = [
  {
    sku: 'MH-P04-30',
    name: 'Lee Serum',
    variant: '30 ml',
    categories: ['Face', 'Serums'],
    quantity: 2,
    unitPrice: kroner(32_500),
    discount: kroner(9_750),
  },
  { sku: 'MH-GONE', name: undefined, quantity: 1, unitPrice: kroner(9_900), discount: undefined },
];
const coupons = ['VELKOMMEN15'];

describe('toBagAnalyticsEvent()', () => {
  test.each<[BagEvent, AnalyticsEvent]>([
    [{ name: 'view_cart' }, { name: 'view_cart', items, coupons }],
    [{ name: 'begin_checkout' }, { name: 'begin_checkout', items, coupons }],
    [
      { name: 'add_shipping_info' },
      { name: 'add_shipping_info', items, coupons, shippingTier: 'parcel-shop' },
    ],
    [
      { name: 'add_shipping_info', shippingTier: 'express' },
      { name: 'add_shipping_info', items, coupons, shippingTier: 'express' },
    ],
    [
      { name: 'add_payment_info', paymentType: 'card' },
      { name: 'add_payment_info', items, coupons, paymentType: 'card' },
    ],
    [
      { name: 'purchase', transactionId: '1001' },
      {
        name: 'purchase',
        transactionId: '1001',
        items,
        coupons,
        shipping: kroner(0),
        taxes: [kroner(13_030)],
      },
    ],
  ])('completes %j with the totals', (event, expected) => {
    expect(toBagAnalyticsEvent(event, bag, describeSku)).toEqual(expected);
  });

  test('omits totals that are not given', () => {
    const { lines } = bag;
    expect(toBagAnalyticsEvent({ name: 'purchase', transactionId: '1' }, { lines }, describeSku)).toEqual({
      name: 'purchase',
      transactionId: '1',
      items,
    });
    expect(toBagAnalyticsEvent({ name: 'add_shipping_info' }, { lines }, describeSku)).toEqual({
      name: 'add_shipping_info',
      items,
    });
  });

  test('refuses an event that is not about a bag', () => {
    expectTypeOf<{ name: 'view_item' }>().not.toExtend<BagEvent>();
    expectTypeOf<{ name: 'purchase' }>().not.toExtend<BagEvent>();
  });
});

test("createItemFromLine() uses the line's units and price, whatever the description contains", () => {
  const line = { sku: 'MH-P04-30', quantity: 2, unitPrice: kroner(32_500) };
  const description = { name: 'Lee Serum', sku: 'other', quantity: 9, unitPrice: kroner(1) };
  expect(createItemFromLine(line, () => description)).toMatchObject({ ...line, name: 'Lee Serum' });
});

test('createItemFromOffer() counts one unit by default', () => {
  const offer = { sku: 'MH-P04-30', price: kroner(32_500) };
  expect(createItemFromOffer(offer, describeSku)).toEqual({
    sku: 'MH-P04-30',
    ...catalogue.get('MH-P04-30'),
    unitPrice: kroner(32_500),
    quantity: 1,
  });
  expect(createItemFromOffer(offer, describeSku, 3).quantity).toBe(3);
  expect(createItemFromOffer({ ...offer, sku: 'MH-GONE' }, describeSku).name).toBeUndefined();
});
