import { emptyBag } from '@marehalm/cart-domain';
import { type CommerceCart, toGiftCardAttributes } from '@marehalm/commerce-client';
import { expect, test } from 'vitest';
import type { BagOffer } from '../../view-models/product.ts';
import { bagOf, isCartLink, isSameGoods, readCartLink } from './cart-link.ts';

test.each([
  ['#cart=aB-1_&key=0f', '', 'gid://shopify/Cart/aB-1_?key=0f'],
  ['#cart=aB-1_', '?key=0f', 'gid://shopify/Cart/aB-1_?key=0f'],
  ['#cart=aB-1_&', '', 'gid://shopify/Cart/aB-1_?key='],
  ['#cart=a%2F%3F%23&key=%26', '', 'gid://shopify/Cart/a%2F%3F%23?key=%26'],
  ['#delivery', '?key=0f', undefined],
  ['', '?cart=aB-1_&key=0f', undefined],
])('readCartLink() reads %j with %j', (hash, search, id) => {
  expect(readCartLink({ hash, search })).toBe(id);
});

test.each([
  ['/cart/c/aB-1_', true],
  ['/da/cart/c/aB-1_', true],
  ['/cart', false],
  ['/checkout', false],
])('isCartLink() of %s', (path, expected) => {
  expect(isCartLink(path)).toBe(expected);
});

const inge = {
  type: 'email-now',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
  amount: { amount: 30_000, currency: 'DKK' },
} as const;

const cart = {
  lines: [
    { sku: 'serum', quantity: 2 },
    { sku: 'serum', quantity: 1, attributes: [{ key: 'Paper', value: 'blue' }] },
    { sku: 'gift-card', quantity: 1, attributes: toGiftCardAttributes(inge) },
    { sku: 'serum-2ml', quantity: 1 },
    { sku: 'balm-for-free', quantity: 1 },
    { sku: undefined, quantity: 1, merchandiseId: 'gid://shopify/ProductVariant/1' },
  ].map((line) => ({ attributes: [], unitPrice: { amount: 30_000, currency: 'DKK' }, ...line })),
  discountCodes: [{ code: 'Kyst10', applicable: false }],
} as unknown as CommerceCart;

const offers = {
  'serum-2ml': { kind: 'sample' },
  'balm-for-free': { kind: 'gift' },
  serum: { kind: 'merchandise' },
} as unknown as Readonly<Record<string, BagOffer>>;

test('bagOf() contains the lines of the cart without gifts', () => {
  expect(bagOf(cart, offers)).toEqual({
    ...emptyBag,
    lines: [
      { sku: 'serum', quantity: 3 },
      { sku: 'gift-card', quantity: 1, giftCard: inge },
      { sku: 'gid://shopify/ProductVariant/1', quantity: 1 },
    ],
    samples: ['serum-2ml'],
    promoCodes: ['KYST10'],
  });
});

test('isSameGoods() compares units, in any order', () => {
  const [serum, balm] = [
    { sku: 'serum', quantity: 2 },
    { sku: 'balm', quantity: 1 },
  ];
  const bag = { ...emptyBag, lines: [serum, balm] };
  expect(isSameGoods(bag, { ...bag, lines: [balm, serum], promoCodes: ['KYST10'] })).toBe(true);
  expect(isSameGoods(bag, { ...bag, lines: [balm] })).toBe(false);
  expect(isSameGoods(bag, { ...bag, lines: [balm, { ...serum, quantity: 3 }] })).toBe(false);
});
