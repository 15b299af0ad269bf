import { expect, test } from 'vitest';
import type { CheckoutCart, DeliveryOption } from './checkout-service.ts';
import { createOrderDraft } from './order-draft.ts';

const sek = (amount: number) => ({ amount, currency: 'SEK' });

const shop: DeliveryOption = {
  handle: 'shop-1',
  title: 'Kiosken',
  description: 'Storgatan 2\n \nMon-Fri 9-18',
  method: 'PICKUP_POINT',
  cost: sek(4_900),
};

const home: DeliveryOption = { handle: 'home', title: 'Home', method: 'SHIPPING', cost: sek(0) };

function createCart(selected: string | undefined): CheckoutCart {
  return {
    id: 'cart-1',
    lines: [
      { merchandiseId: 'variant-1', sku: 'SERUM', quantity: 2, unitPrice: sek(29_900) },
      { merchandiseId: 'variant-2', quantity: 1, unitPrice: sek(0) },
    ],
    cost: { total: sek(64_700), due: sek(64_700) },
    buyer: {},
    deliveryAddresses: [],
    deliveryGroups: [
      { id: 'group-1', options: [home, shop], ...(selected === undefined ? {} : { selected }) },
    ],
    giftCards: [],
  };
}

const address = {
  firstName: 'Eva',
  lastName: 'Ek',
  address1: 'Storgatan 1',
  zip: '114 55',
  city: 'Stockholm',
};

const draftOf = (selected: string | undefined, days?: readonly [number, number]) =>
  createOrderDraft(
    createCart(selected),
    { email: 'eva@example.com', address: { ...address, countryCode: 'FI' } },
    {
      market: 'se',
      country: 'SE',
      vat: sek(12_940),
      describeLine: ({ merchandiseId }) => ({ name: { sv: merchandiseId }, size: { sv: '' } }),
      findDays: () => days,
    },
  );

test('createOrderDraft() describes an order that is collected', () => {
  expect(draftOf('shop-1', [1, 3])).toEqual({
    market: 'se',
    email: 'eva@example.com',
    address: ['Eva Ek', 'Storgatan 1', '114 55 Stockholm'],
    country: 'FI',
    delivery: {
      title: 'Kiosken',
      lines: ['Storgatan 2', 'Mon-Fri 9-18'],
      isCollected: true,
      days: [1, 3],
    },
    lines: [
      { sku: 'SERUM', name: { sv: 'variant-1' }, size: { sv: '' }, quantity: 2, total: sek(59_800) },
      { sku: 'variant-2', name: { sv: 'variant-2' }, size: { sv: '' }, quantity: 1, total: sek(0) },
    ],
    cost: {
      goods: sek(59_800),
      discount: sek(0),
      delivery: sek(4_900),
      total: sek(64_700),
      vat: sek(12_940),
    },
    payments: { giftCards: [], due: sek(64_700) },
  });
});

test('createOrderDraft() contains the days of a delivery where they are known', () => {
  expect(draftOf('home', [1, 3]).delivery).toEqual({
    title: 'Home',
    lines: [],
    isCollected: false,
    days: [1, 3],
  });
  expect(draftOf('home').delivery).not.toHaveProperty('days');
});

test('createOrderDraft() describes no delivery that is not chosen or has no title', () => {
  expect(draftOf(undefined)).not.toHaveProperty('delivery');
  expect(draftOf('other')).not.toHaveProperty('delivery');
});

test('createOrderDraft() takes the country of the market where the address has none', () => {
  const description = {
    market: 'se',
    country: 'SE',
    vat: sek(0),
    describeLine: () => ({ name: {}, size: {} }),
    findDays: () => undefined,
  };
  const draft = createOrderDraft(createCart('home'), { email: '', address: {} }, description);
  expect([draft.country, draft.address]).toEqual(['SE', []]);
});
