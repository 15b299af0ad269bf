import fc from 'fast-check';
import { type BagEvent, type ReportedBag } from '../bag-event.ts';
import { type AnalyticsEvent } from '../events.ts';
import { type AnalyticsItem } from '../analytics-item.ts';
import { type WebVital } from '../web-vital.ts';

/** Hundredths, no minor unit, and thousandths. */
const anyCurrency = fc.constantFrom('DKK', 'JPY', 'KWD');

/** Cart lines in one currency, with discounts up to their price. */
export const arbitraryItems: fc.Arbitrary<readonly AnalyticsItem[]> = anyCurrency.chain((currency) =>
  fc.array(
    fc
      .record({
        sku: fc.constantFrom('MH-P04-30', 'MH-P01-150', 'MH-GIFT-CARD-50000'),
        unit: fc.nat({ max: 500_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ sku, unit, quantity, share }) => ({
        sku,
        name: sku,
        quantity,
        unitPrice: { amount: unit, currency },
        discount: { amount: Math.floor(unit * quantity * share), currency },
      })),
    { minLength: 1, maxLength: 8 },
  ),
);

/** A bag with at least one line, in one currency. */
export const arbitraryBag: fc.Arbitrary<ReportedBag> = arbitraryItems.chain((items) => {
  const currency = items[0]?.unitPrice.currency ?? 'DKK';
  const anyMoney = fc.nat({ max: 100_000 }).map((amount) => ({ amount, currency }));
  return fc.record(
    {
      lines: fc.constant(items.map((item) => ({ ...item, quantity: item.quantity ?? 1 }))),
      discounts: fc.subarray([{ code: 'VELKOMMEN15' }, { code: 'TANG20' }]),
      delivery: fc.record({ method: fc.constantFrom('parcel-shop', 'home'), cost: anyMoney }),
      includedTaxes: fc.array(fc.record({ amount: anyMoney }), { maxLength: 2 }),
    },
    { requiredKeys: ['lines'] },
  );
});

/** An event about a bag, without the bag. */
export const arbitraryBagEvent: fc.Arbitrary<BagEvent> = fc.constantFrom<BagEvent>(
  { name: 'view_cart' },
  { name: 'begin_checkout' },
  { name: 'add_shipping_info' },
  { name: 'add_shipping_info', shippingTier: 'express' },
  { name: 'add_payment_info', paymentType: 'card' },
  { name: 'purchase', transactionId: '1001' },
);

/** A metric as npm's `web-vitals` reports it. */
export const createConsentStorageGetter: fc.Arbitrary<WebVital> = fc.record(
  {
    name: fc.constantFrom('LCP', 'INP', 'CLS', 'FCP', 'TTFB'),
    value: fc.double({ min: 0, max: 60_000, noNaN: true }),
    delta: fc.double({ min: 0, max: 60_000, noNaN: true }),
    id: fc.constantFrom('v6-1-1', 'v6-1-2'),
    rating: fc.constantFrom('good', 'needs-improvement', 'poor'),
    navigationType: fc.constantFrom('navigate', 'reload', 'soft-navigation'),
    navigationURL: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  },
  { requiredKeys: ['name', 'value', 'delta', 'id', 'rating', 'navigationType'] },
);

/** An event of any kind. */
export const arbitraryAnalyticsEvent: fc.Arbitrary<AnalyticsEvent> = fc.oneof(
  arbitraryItems.chain((items) =>
    fc.constantFrom<AnalyticsEvent>(
      { name: 'view_item', items },
      { name: 'add_to_cart', items },
      { name: 'remove_from_cart', items },
      { name: 'add_to_wishlist', items },
      {
        name: 'refund',
        transactionId: '1001',
        value: items[0]?.unitPrice ?? { amount: 0, currency: 'DKK' },
        items,
      },
      { name: 'view_cart', items },
      { name: 'begin_checkout', items, coupons: ['VELKOMMEN15'] },
      { name: 'add_shipping_info', items, shippingTier: 'parcel-shop' },
      { name: 'add_payment_info', items, paymentType: 'card' },
      { name: 'purchase', transactionId: '1001', items },
      { name: 'view_item_list', list: { id: 'face', name: 'Face' }, items },
      { name: 'select_item', list: { id: 'face', name: 'Face' }, items },
      { name: 'view_promotion', promotion: { id: 'club', name: 'Club' }, items },
      { name: 'select_promotion', promotion: { id: 'club', name: 'Club' } },
    ),
  ),
  fc.constantFrom<AnalyticsEvent>(
    { name: 'page_view', location: 'https://marehalm.example/shop', title: 'Shop' },
    { name: 'search', term: 'serum' },
    { name: 'sign_up', method: 'email' },
    { name: 'login', method: 'email' },
    { name: 'share', parameters: { method: 'link', item_id: 'MH-P04-30' } },
  ),
  createConsentStorageGetter,
);
