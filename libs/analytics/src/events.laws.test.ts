import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { toBagEvent } from './bag-event.ts';
import { type AnalyticsEvent, toDataLayerEntry, type Ga4Ecommerce } from './events.ts';
import { calculateLineAmount } from './items.ts';
import { anyBag, anyBagEvent, anyEvent, anyItems } from './testing/arbitraries.ts';

const ecommerceOf = (event: AnalyticsEvent): Ga4Ecommerce => {
  const entry = toDataLayerEntry(event);
  if (!('ecommerce' in entry)) throw new Error(`${event.name} is no e-commerce event`);
  return entry.ecommerce as Ga4Ecommerce;
};

/** Exact for a decimal with up to two places. */
const minorUnits = (decimal: number | undefined) => Math.round((decimal ?? Number.NaN) * 100);

test.prop([anyItems])('the value is the sum of the items, to the last minor unit', (items) => {
  const total = items.reduce((sum, item) => sum + calculateLineAmount(item), 0);
  const { value } = ecommerceOf({ name: 'view_cart', items });
  expect(minorUnits(value)).toBe(total);
  expect(String(value)).toMatch(/^\d+(?:\.\d{1,2})?$/u);
});

test.prop([anyItems])('the price of an item differs by half a minor unit at most', (items) => {
  const reported = ecommerceOf({ name: 'begin_checkout', items }).items ?? [];
  items.forEach((item, position) => {
    const exact = calculateLineAmount(item) / (item.quantity ?? 1) / 100;
    expect(Math.abs((reported[position]?.price ?? Number.NaN) - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
  });
});

test.prop([anyEvent])('an entry survives JSON and has the name of its event', (event) => {
  const entry = toDataLayerEntry(event);
  expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
  expect(entry.event).toBe(event.name);
});

test.prop([anyBagEvent, anyBag])(
  'an event of a bag reports every line, code and amount of it',
  (name, bag) => {
    const event = toBagEvent(name, bag, () => undefined);
    const { items = [], value, coupon, shipping, tax } = ecommerceOf(event);
    const goods = bag.lines.reduce(
      (sum, { unitPrice, quantity, discount }) => sum + unitPrice.amount * quantity - (discount?.amount ?? 0),
      0,
    );
    expect(minorUnits(value)).toBe(goods);
    expect(items.map((item) => [item.item_id, item.quantity])).toEqual(
      bag.lines.map(({ sku, quantity }) => [sku, quantity]),
    );
    expect(coupon).toBe(bag.discounts?.map(({ code }) => code).join(',') || undefined);
    if (name.name !== 'purchase') return;
    expect(shipping).toBe(bag.delivery && bag.delivery.cost.amount / 100);
    const taxes = bag.includedTaxes ?? [];
    if (taxes.length === 0) expect(tax).toBeUndefined();
    else expect(minorUnits(tax as number)).toBe(taxes.reduce((sum, { amount }) => sum + amount.amount, 0));
  },
);
