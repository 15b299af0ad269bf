import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type AnalyticsEvent, dataLayerEntry, type Ga4Ecommerce } from './events.ts';
import { type AnalyticsItem, lineAmount } from './items.ts';
import { anyEvent, anyItems } from './testing/arbitraries.ts';

const serum: AnalyticsItem = {
  sku: 'MH-P04-30',
  name: 'Lee Serum',
  unitPrice: { amount: 19995, currency: 'DKK' },
  quantity: 3,
  discount: { amount: 8998, currency: 'DKK' },
  categories: ['Face', 'Serums'],
  variant: '30 ml',
  coupon: 'VELKOMMEN15',
};
const balm: AnalyticsItem = {
  sku: 'MH-P32-10',
  name: 'Amber Lip Balm',
  unitPrice: { amount: 11500, currency: 'DKK' },
};
const list = { id: 'face', name: 'Face' };

const ecommerceOf = (event: AnalyticsEvent): Ga4Ecommerce => {
  const entry = dataLayerEntry(event);
  if (!('ecommerce' in entry)) throw new Error(`${event.name} is no e-commerce event`);
  return entry.ecommerce as Ga4Ecommerce;
};

describe('dataLayerEntry()', () => {
  test('writes an item in Google’s names, with the price of one after its discount', () => {
    expect(dataLayerEntry({ name: 'add_to_cart', items: [serum] }, 'Marehalm')).toEqual({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'DKK',
        value: 509.87,
        items: [
          {
            item_id: 'MH-P04-30',
            item_name: 'Lee Serum',
            price: 169.96,
            quantity: 3,
            discount: 29.99,
            item_brand: 'Marehalm',
            item_category: 'Face',
            item_category2: 'Serums',
            item_variant: '30 ml',
            coupon: 'VELKOMMEN15',
          },
        ],
      },
    });
  });

  test('writes a purchase with its delivery, its VAT and its codes', () => {
    expect(
      ecommerceOf({
        name: 'purchase',
        transactionId: '1001',
        items: [serum, balm],
        shipping: { amount: 5900, currency: 'DKK' },
        tax: { amount: 13677, currency: 'DKK' },
        coupons: ['VELKOMMEN15', 'JUL'],
      }),
    ).toMatchObject({
      transaction_id: '1001',
      currency: 'DKK',
      value: 624.87,
      shipping: 59,
      tax: 136.77,
      coupon: 'VELKOMMEN15,JUL',
    });
  });

  test('numbers the items of a list, and names the list with each', () => {
    const { items, ...rest } = ecommerceOf({
      name: 'view_item_list',
      list,
      items: [balm, { ...serum, index: 24 }],
    });
    expect(rest).toEqual({ item_list_id: 'face', item_list_name: 'Face', currency: 'DKK' });
    expect(items?.map(({ index, item_list_id }) => [index, item_list_id])).toEqual([
      [0, 'face'],
      [24, 'face'],
    ]);
  });

  test('does not make up the place of an item that was picked', () => {
    expect(ecommerceOf({ name: 'select_item', list, items: [balm] }).items?.[0]).not.toHaveProperty('index');
    expect(ecommerceOf({ name: 'select_item', list, items: [{ ...balm, index: 7 }] }).items?.[0]?.index).toBe(
      7,
    );
  });

  test.each<[AnalyticsEvent, object]>([
    [
      { name: 'page_view', path: '/da/shop', title: 'Shop – Marehalm' },
      { event: 'page_view', page_path: '/da/shop', page_title: 'Shop – Marehalm' },
    ],
    [
      { name: 'search', term: 'håndcreme' },
      { event: 'search', search_term: 'håndcreme' },
    ],
    [
      { name: 'search', term: '👒'.repeat(200) },
      { event: 'search', search_term: '👒'.repeat(100) },
    ],
    [
      { name: 'sign_up', method: 'email' },
      { event: 'sign_up', method: 'email' },
    ],
    [
      { name: 'login', method: 'email' },
      { event: 'login', method: 'email' },
    ],
    [
      { name: 'select_promotion', promotion: { id: 'club', name: 'Club', creative: 'dunes', slot: 'hero' } },
      {
        event: 'select_promotion',
        ecommerce: {
          promotion_id: 'club',
          promotion_name: 'Club',
          creative_name: 'dunes',
          creative_slot: 'hero',
        },
      },
    ],
  ])('writes %j', (event, entry) => {
    expect(dataLayerEntry(event)).toEqual(entry);
  });

  test('writes the chosen delivery and payment', () => {
    expect(ecommerceOf({ name: 'add_shipping_info', items: [balm], shippingTier: 'home' })).toMatchObject({
      value: 115,
      shipping_tier: 'home',
    });
    expect(ecommerceOf({ name: 'add_payment_info', items: [balm], paymentType: 'card' })).toMatchObject({
      payment_type: 'card',
    });
  });

  test('keeps to five categories', () => {
    const categories = ['1', '2', '3', '4', '5', '6'];
    const [item] = ecommerceOf({ name: 'view_item', items: [{ ...balm, categories }] }).items ?? [];
    expect(Object.entries(item ?? {}).filter(([key]) => key.startsWith('item_category'))).toHaveLength(5);
  });

  test('refuses to add up kroner and euros', () => {
    const mixed = [balm, { ...balm, unitPrice: { amount: 1500, currency: 'EUR' } }] as const;
    expect(() => dataLayerEntry({ name: 'view_cart', items: mixed })).toThrow('in DKK and EUR');
    const shipping = { amount: 1200, currency: 'EUR' } as const;
    expect(() => dataLayerEntry({ name: 'purchase', transactionId: '1', items: [balm], shipping })).toThrow(
      TypeError,
    );
  });

  test.prop([anyItems])('reports the very value of the items, to the last minor unit', (items) => {
    const total = items.reduce((sum, item) => sum + lineAmount(item), 0);
    const { value } = ecommerceOf({ name: 'view_cart', items });
    expect(Math.round((value ?? Number.NaN) * 100)).toBe(total);
    expect(String(value)).toMatch(/^\d+(?:\.\d{1,2})?$/u);
  });

  test.prop([anyItems])('gives each item a price that is off by half a minor unit at most', (items) => {
    const reported = ecommerceOf({ name: 'begin_checkout', items }).items ?? [];
    items.forEach((item, position) => {
      const exact = lineAmount(item) / (item.quantity ?? 1) / 100;
      expect(Math.abs((reported[position]?.price ?? Number.NaN) - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
    });
  });

  test.prop([anyEvent])('writes what survives the way through JSON', (event) => {
    const entry = dataLayerEntry(event);
    expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
    expect(entry.event).toBe(event.name);
  });
});
