import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { toBagAnalyticsEvent } from './bag-event.ts';
import { type AnalyticsEvent, toDataLayerEntry, type Ga4Ecommerce } from './events.ts';
import { calculateDiscountedLineAmount } from './analytics-item.ts';
import {
  arbitraryBag,
  arbitraryBagEvent,
  arbitraryAnalyticsEvent,
  arbitraryItems,
} from './testing/arbitraries.ts';

const ecommerceOf = (event: AnalyticsEvent): Ga4Ecommerce => {
  const entry = toDataLayerEntry(event);
  if (!('ecommerce' in entry)) throw new Error(`${event.name} is no e-commerce event`);
  return entry.ecommerce as Ga4Ecommerce;
};

const exponents: Readonly<Record<string, number>> = { DKK: 2, JPY: 0, KWD: 3 };

/** How many minor units make one of the event's currency. */
const unitsIn = (currency = '') => 10 ** (exponents[currency] ?? Number.NaN);

/** Exact for a decimal of the currency's places. */
const minorUnits = (decimal: number | undefined, currency: string | undefined) =>
  Math.round((decimal ?? Number.NaN) * unitsIn(currency));

test.prop([arbitraryItems])('the value is the sum of the items, to the last minor unit', (items) => {
  const total = items.reduce((sum, item) => sum + calculateDiscountedLineAmount(item), 0);
  const { value, currency = '' } = ecommerceOf({ name: 'view_cart', items });
  expect(minorUnits(value, currency)).toBe(total);
  const [, fraction = ''] = String(value).split('.');
  expect(fraction.length).toBeLessThanOrEqual(exponents[currency] ?? 0);
});

test.prop([arbitraryItems])('the price of an item differs by half a minor unit at most', (items) => {
  const reported = ecommerceOf({ name: 'begin_checkout', items }).items ?? [];
  items.forEach((item, position) => {
    const units = unitsIn(item.unitPrice.currency);
    const exact = calculateDiscountedLineAmount(item) / (item.quantity ?? 1) / units;
    expect(Math.abs((reported[position]?.price ?? Number.NaN) - exact)).toBeLessThanOrEqual(
      0.5 / units + 1e-9,
    );
  });
});

test.prop([arbitraryAnalyticsEvent])('an entry survives JSON and has the name of its event', (event) => {
  const entry = toDataLayerEntry(event);
  expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
  expect(entry.event).toBe(event.name);
});

test.prop([arbitraryBagEvent, arbitraryBag])(
  'an event of a bag reports every line, code and amount of it',
  (name, bag) => {
    const event = toBagAnalyticsEvent(name, bag, () => undefined);
    const { items = [], value, currency, coupon, shipping, tax } = ecommerceOf(event);
    const goods = bag.lines.reduce(
      (sum, { unitPrice, quantity, discount }) => sum + unitPrice.amount * quantity - (discount?.amount ?? 0),
      0,
    );
    expect(minorUnits(value, currency)).toBe(goods);
    expect(items.map((item) => [item.item_id, item.quantity])).toEqual(
      bag.lines.map(({ sku, quantity }) => [sku, quantity]),
    );
    expect(coupon).toBe(bag.discounts?.map(({ code }) => code).join(',') || undefined);
    if (name.name !== 'purchase') return;
    expect(shipping).toBe(bag.delivery && bag.delivery.cost.amount / unitsIn(currency));
    const taxes = bag.includedTaxes ?? [];
    if (taxes.length === 0) expect(tax).toBeUndefined();
    else
      expect(minorUnits(tax as number, currency)).toBe(
        taxes.reduce((sum, { amount }) => sum + amount.amount, 0),
      );
  },
);
