import fc from 'fast-check';
import { type AnalyticsEvent } from '../events.ts';
import { type AnalyticsItem } from '../items.ts';

const anyCurrency = fc.constantFrom('DKK' as const, 'NOK' as const, 'EUR' as const);

/** Cart lines in one currency, whose discount is not larger than what they cost. */
export const anyItems: fc.Arbitrary<readonly AnalyticsItem[]> = anyCurrency.chain((currency) =>
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

/** An event of any of the kinds. */
export const anyEvent: fc.Arbitrary<AnalyticsEvent> = fc.oneof(
  anyItems.chain((items) =>
    fc.constantFrom<AnalyticsEvent>(
      { name: 'view_item', items },
      { name: 'add_to_cart', items },
      { name: 'remove_from_cart', items },
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
    { name: 'page_view', path: '/shop', title: 'Shop' },
    { name: 'search', term: 'serum' },
    { name: 'sign_up', method: 'email' },
    { name: 'login', method: 'email' },
  ),
);
