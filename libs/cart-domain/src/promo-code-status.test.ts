import { emptyBag } from './bag.ts';
import { expect, test } from 'vitest';
import { getPromoCodeStatuses } from './promo-code-status.ts';
import type { RemoteCart } from './remote-cart.ts';

const cartWith = (subtotal: number): RemoteCart => ({
  id: 'cart',
  lines: [{ id: 'line', sku: 'SERUM', quantity: 2, unitPrice: { amount: 37_500, currency: 'DKK' } }],
  codes: [{ code: 'KYST10', applicable: subtotal < 75_000 }],
  cost: { subtotal: { amount: subtotal, currency: 'DKK' }, total: { amount: subtotal, currency: 'DKK' } },
  messages: [],
});

test('getPromoCodeStatuses() tells of each code of the bag what the cart says', () => {
  const bag = { ...emptyBag, promoCodes: ['KYST10', 'LATE', 'NEW'] };
  const cart: RemoteCart = {
    ...cartWith(75_000),
    codes: [
      { code: 'Kyst10', applicable: true },
      { code: 'LATE', applicable: false },
    ],
    messages: [
      { kind: 'code-refused', code: 'late', reason: 'DISCOUNT_CURRENTLY_INACTIVE' },
      { kind: 'other' },
    ],
  };
  expect(getPromoCodeStatuses(bag, cart)).toEqual([
    { code: 'KYST10', applicable: true },
    { code: 'LATE', applicable: false, reason: 'DISCOUNT_CURRENTLY_INACTIVE' },
    { code: 'NEW' },
  ]);
  expect(getPromoCodeStatuses({ ...bag, promoCodes: ['NEW'] }, undefined)).toEqual([{ code: 'NEW' }]);
});
