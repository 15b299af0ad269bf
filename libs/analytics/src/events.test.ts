import { describe, expect, test } from 'vitest';
import { type AnalyticsEvent, toDataLayerEntry, type Ga4Ecommerce } from './events.ts';
import { type AnalyticsItem } from './analytics-item.ts';

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
const reportedBalm = { item_id: 'MH-P32-10', item_name: 'Amber Lip Balm', price: 115, quantity: 1 };

const ecommerceOf = (event: AnalyticsEvent): Ga4Ecommerce => {
  const entry = toDataLayerEntry(event);
  if (!('ecommerce' in entry)) throw new Error(`${event.name} is no e-commerce event`);
  return entry.ecommerce as Ga4Ecommerce;
};

describe('toDataLayerEntry()', () => {
  test('names the fields of an item as Google does, with the unit price after discount', () => {
    expect(toDataLayerEntry({ name: 'add_to_cart', items: [serum] }, 'Marehalm')).toEqual({
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

  test('includes delivery, VAT of all rates and codes in a purchase', () => {
    expect(
      ecommerceOf({
        name: 'purchase',
        transactionId: '1001',
        items: [serum, balm],
        shipping: { amount: 5900, currency: 'DKK' },
        taxes: [
          { amount: 13000, currency: 'DKK' },
          { amount: 677, currency: 'DKK' },
        ],
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

  test('reports free delivery, and omits delivery, VAT and codes that are missing', () => {
    const purchase = { name: 'purchase', transactionId: '1001', items: [balm] } as const;
    expect(ecommerceOf({ ...purchase, shipping: { amount: 0, currency: 'DKK' } }).shipping).toBe(0);
    expect(ecommerceOf({ ...purchase, taxes: [], coupons: [] })).toEqual({
      transaction_id: '1001',
      currency: 'DKK',
      value: 115,
      items: [reportedBalm],
    });
  });

  test.each([
    ['JPY', 1_100, 1_100],
    ['USD', 1_100, 11],
    ['KWD', 1_100, 1.1],
  ])('writes an amount of %s with the decimals of its currency', (currency, amount, expected) => {
    const money = { amount, currency };
    const items = [{ ...balm, unitPrice: money }];
    const purchase = {
      name: 'purchase',
      transactionId: '1001',
      items,
      shipping: money,
      taxes: [money],
    } as const;
    expect(ecommerceOf(purchase)).toMatchObject({
      currency,
      value: expected,
      shipping: expected,
      tax: expected,
      items: [{ price: expected }],
    });
  });

  test('writes a refund of a whole order, and of some of its items', () => {
    const value = { amount: 11500, currency: 'DKK' };
    expect(toDataLayerEntry({ name: 'refund', transactionId: '1001', value })).toEqual({
      event: 'refund',
      ecommerce: { transaction_id: '1001', currency: 'DKK', value: 115 },
    });
    const shipping = { amount: 5900, currency: 'DKK' };
    const taxes = [{ amount: 3480, currency: 'DKK' }];
    expect(
      ecommerceOf({
        name: 'refund',
        transactionId: '1001',
        value,
        items: [balm],
        shipping,
        taxes,
        coupons: ['A'],
      }),
    ).toEqual({
      transaction_id: '1001',
      currency: 'DKK',
      value: 115,
      items: [reportedBalm],
      shipping: 59,
      tax: 34.8,
      coupon: 'A',
    });
    expect(() =>
      toDataLayerEntry({
        name: 'refund',
        transactionId: '1',
        value: { amount: 1, currency: 'EUR' },
        items: [balm],
      }),
    ).toThrow('its amounts are in EUR and DKK');
  });

  test('writes any other event as it is', () => {
    const parameters = { method: 'link', content_type: 'product', item_id: 'MH-P32-10' };
    expect(toDataLayerEntry({ name: 'share', parameters })).toEqual({ event: 'share', ...parameters });
    expect(toDataLayerEntry({ name: 'quiz_completed', parameters: { event: 'other' } })).toEqual({
      event: 'quiz_completed',
    });
  });

  test("numbers the items of a list and adds the list's name to each", () => {
    const { items, ...rest } = ecommerceOf({
      name: 'view_item_list',
      list,
      items: [balm, { ...serum, index: 24 }],
    });
    expect(rest).toEqual({ item_list_id: 'face', item_list_name: 'Face', currency: 'DKK' });
    expect(
      items?.map(({ index, item_list_id, item_list_name }) => [index, item_list_id, item_list_name]),
    ).toEqual([
      [0, 'face', 'Face'],
      [24, 'face', 'Face'],
    ]);
  });

  test('omits the position of an item that was picked outside a list', () => {
    expect(ecommerceOf({ name: 'select_item', list, items: [balm] }).items?.[0]).not.toHaveProperty('index');
    expect(ecommerceOf({ name: 'select_item', list, items: [{ ...balm, index: 7 }] }).items?.[0]?.index).toBe(
      7,
    );
  });

  test.each<[AnalyticsEvent, object]>([
    [
      { name: 'page_view', location: 'https://marehalm.example/da/shop', title: 'Shop – Marehalm' },
      {
        event: 'page_view',
        page_location: 'https://marehalm.example/da/shop',
        page_title: 'Shop – Marehalm',
      },
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
    [
      { name: 'view_promotion', promotion: { id: 'balm', name: 'Balm' }, items: [balm] },
      {
        event: 'view_promotion',
        ecommerce: {
          promotion_id: 'balm',
          promotion_name: 'Balm',
          currency: 'DKK',
          value: 115,
          items: [reportedBalm],
        },
      },
    ],
    [
      { name: 'view_item', items: [{ ...balm, name: undefined }] },
      {
        event: 'view_item',
        ecommerce: {
          currency: 'DKK',
          value: 115,
          items: [{ item_id: 'MH-P32-10', price: 115, quantity: 1 }],
        },
      },
    ],
    [
      { name: 'remove_from_cart', items: [balm] },
      { event: 'remove_from_cart', ecommerce: { currency: 'DKK', value: 115, items: [reportedBalm] } },
    ],
    [
      { name: 'add_shipping_info', items: [balm], shippingTier: 'home' },
      {
        event: 'add_shipping_info',
        ecommerce: { currency: 'DKK', value: 115, items: [reportedBalm], shipping_tier: 'home' },
      },
    ],
    [
      { name: 'add_shipping_info', items: [balm], shippingTier: undefined },
      { event: 'add_shipping_info', ecommerce: { currency: 'DKK', value: 115, items: [reportedBalm] } },
    ],
    [
      { name: 'add_payment_info', items: [balm], paymentType: 'card', coupons: ['JUL'] },
      {
        event: 'add_payment_info',
        ecommerce: {
          currency: 'DKK',
          value: 115,
          items: [reportedBalm],
          coupon: 'JUL',
          payment_type: 'card',
        },
      },
    ],
  ])('writes %j', (event, entry) => {
    expect(toDataLayerEntry(event)).toEqual(entry);
  });

  test('keeps five categories at most', () => {
    const categories = ['1', '2', '3', '4', '5', '6'];
    const [item] = ecommerceOf({ name: 'view_item', items: [{ ...balm, categories }] }).items ?? [];
    expect(Object.entries(item ?? {}).filter(([key]) => key.startsWith('item_category'))).toEqual([
      ['item_category', '1'],
      ['item_category2', '2'],
      ['item_category3', '3'],
      ['item_category4', '4'],
      ['item_category5', '5'],
    ]);
  });

  test('has a price for an item with quantity 0', () => {
    expect(
      ecommerceOf({ name: 'view_item', items: [{ ...serum, quantity: 0, discount: undefined }] }),
    ).toMatchObject({ value: 0, items: [{ price: 199.95, quantity: 0 }] });
  });

  const euros = { amount: 1500, currency: 'EUR' } as const;
  test.each<[string, AnalyticsEvent]>([
    ['prices', { name: 'view_cart', items: [balm, { ...balm, unitPrice: euros }] }],
    ['prices of a list', { name: 'view_item_list', list, items: [balm, { ...balm, unitPrice: euros }] }],
    ['a discount', { name: 'view_cart', items: [{ ...balm, discount: euros }] }],
    ['a delivery', { name: 'purchase', transactionId: '1', items: [balm], shipping: euros }],
    ['a VAT', { name: 'purchase', transactionId: '1', items: [balm], taxes: [euros] }],
  ])('refuses to add up two currencies in %s', (_amount, event) => {
    expect(() => toDataLayerEntry(event)).toThrow(
      new TypeError('Cannot report an event about money: its amounts are in DKK and EUR'),
    );
  });

  test('refuses an event about items without any', () => {
    const shipping = { amount: 5900, currency: 'DKK' } as const;
    expect(() => toDataLayerEntry({ name: 'purchase', transactionId: '1', items: [], shipping })).toThrow(
      new TypeError('Cannot report an event about items: it has none'),
    );
  });

  test('refuses an unknown event', () => {
    expect(() => toDataLayerEntry({ name: 'reload', items: [balm] } as unknown as AnalyticsEvent)).toThrow(
      new TypeError('Cannot report an event: current name is reload'),
    );
  });

  test('omits fields that could identify the shopper', () => {
    // @ts-expect-error -- There is no field for it.
    const event: AnalyticsEvent = { name: 'login', method: 'email', user_id: 'ida@example.dk' };
    expect(toDataLayerEntry(event)).not.toHaveProperty('user_id');
  });
});
