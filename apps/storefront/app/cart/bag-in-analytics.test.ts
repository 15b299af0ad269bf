import {
  toBagAnalyticsEvent,
  toDataLayerEntry,
  type Ga4Ecommerce,
  createItemFromLine,
  type MoneyValue,
  createItemFromOffer,
  type ReportedBag,
  type ReportedLine,
  type ReportedOffer,
} from '@marehalm/analytics';
import {
  type BagCommand,
  calculateBagTotals,
  type BagTotals,
  emptyBag,
  type Offer,
  reduceBag,
  type TotalledLine,
} from '@marehalm/cart-domain/bag';
import { type Money, money } from '@marehalm/cart-domain/money';
import { test as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

/* Neither library imports the other. This is where both are at hand. */

const offer = (sku: string, amount: number, rest: Partial<Offer> = {}): Offer => ({
  sku,
  product: sku.toLowerCase(),
  collections: [],
  kind: 'merchandise',
  price: money(amount, 'DKK'),
  available: true,
  ...rest,
});
const offers = new Map(
  [
    offer('SERUM-30', 19_995),
    offer('BALM-10', 11_500, { vatRate: 0.12 }),
    offer('CARD-50000', 50_000, { kind: 'gift-card' }),
  ].map((each) => [each.sku, each]),
);
const describeSku = (sku: string) => (sku === 'SERUM-30' ? { name: 'Lee Serum' } : undefined);

function totalsAfter(commands: readonly BagCommand[], chosen?: string): BagTotals {
  return calculateBagTotals({
    bag: commands.reduce((bag, command) => reduceBag(bag, command), emptyBag),
    offers: (sku) => offers.get(sku),
    currency: 'DKK',
    promoCodes: [
      {
        code: 'VELKOMMEN15',
        aliases: ['WELCOME15'],
        kind: 'percentage',
        rate: 0.15,
        scope: { kind: 'order' },
        excludes: ['gift-card'],
        firstOrderOnly: false,
        singleUse: false,
        combinable: false,
      },
    ],
    delivery: {
      methods: [{ id: 'parcel-shop', price: money(3_900, 'DKK'), freeFrom: money(60_000, 'DKK') }],
      ...(chosen === undefined ? {} : { chosen }),
    },
    vatRate: 0.25,
    at: new Date('2026-11-21T09:00:00Z'),
  });
}

function ecommerceOf(entry: object): Ga4Ecommerce {
  return (entry as { ecommerce: Ga4Ecommerce }).ecommerce;
}

describe('values of cart-domain in events of analytics', () => {
  test('match without conversion', () => {
    expectTypeOf<Money>().toExtend<MoneyValue>();
    expectTypeOf<Offer>().toExtend<ReportedOffer>();
    expectTypeOf<TotalledLine>().toExtend<ReportedLine>();
    expectTypeOf<BagTotals>().toExtend<ReportedBag>();
  });

  test('produce every event from a list to a purchase', () => {
    const serum = offers.get('SERUM-30') as Offer;
    const totals = totalsAfter(
      [
        { type: 'addLine', sku: 'SERUM-30', quantity: 2 },
        { type: 'applyPromoCode', code: 'welcome15' },
      ],
      'parcel-shop',
    );
    const list = { id: 'face', name: 'Face' };
    const added = { name: 'add_to_cart', items: [createItemFromOffer(serum, describeSku, 2)] } as const;
    expect(ecommerceOf(toDataLayerEntry(added))).toMatchObject({ currency: 'DKK', value: 399.9 });
    const listed = {
      name: 'view_item_list',
      list,
      items: [createItemFromOffer(serum, describeSku)],
    } as const;
    expect(ecommerceOf(toDataLayerEntry(listed)).items).toMatchObject([{ item_name: 'Lee Serum', index: 0 }]);
    const removed = {
      name: 'remove_from_cart',
      items: totals.lines.map((line) => createItemFromLine(line, describeSku)),
    } as const;
    expect(ecommerceOf(toDataLayerEntry(removed))).toMatchObject({ value: 339.91 });

    const purchase = toBagAnalyticsEvent({ name: 'purchase', transactionId: '1001' }, totals, describeSku);
    expect(toDataLayerEntry(purchase)).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: '1001',
        currency: 'DKK',
        value: 339.91,
        items: [{ item_id: 'SERUM-30', item_name: 'Lee Serum', price: 169.96, quantity: 2, discount: 30 }],
        shipping: 39,
        tax: 75.78,
        coupon: 'VELKOMMEN15',
      },
    });
  });

  const anyCommand = fc.oneof(
    fc.record({
      type: fc.constant('addLine' as const),
      sku: fc.constantFrom(...offers.keys()),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
    fc.constant({ type: 'applyPromoCode' as const, code: 'VELKOMMEN15' }),
  );
  const minorUnits = (decimal: unknown) => Math.round(Number(decimal) * 100);

  property.prop([
    fc.array(anyCommand, { maxLength: 6 }),
    fc.integer({ min: 1, max: 40 }),
    fc.constantFrom(undefined, 'parcel-shop'),
  ])('report the money of the totals to the last minor unit', (commands, quantity, chosen) => {
    const totals = totalsAfter([...commands, { type: 'addLine', sku: 'BALM-10', quantity }], chosen);
    const {
      value,
      shipping = 0,
      tax,
    } = ecommerceOf(
      toDataLayerEntry(toBagAnalyticsEvent({ name: 'purchase', transactionId: '1' }, totals, describeSku)),
    );
    expect(minorUnits(value) + minorUnits(shipping)).toBe(totals.total.amount);
    expect(minorUnits(tax)).toBe(totals.includedTaxes.reduce((sum, { amount }) => sum + amount.amount, 0));
  });
});
