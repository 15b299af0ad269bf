import { expect, test } from 'vitest';
import { createStorefrontClient } from './storefront-client.ts';
import { toGiftCardAttributes } from './gift-card-attributes.ts';
import { fetchSharedCart, parseSharedCartId, toBagLineInput } from './shared-cart.ts';
import { serveShop } from './testing/graphql-server.ts';
import { createShopCart } from './testing/shop-cart.ts';

test.each([
  ['#cart=aB-1_&key=0f', '', 'gid://shopify/Cart/aB-1_?key=0f'],
  ['#cart=aB-1_', '?key=0f', 'gid://shopify/Cart/aB-1_?key=0f'],
  ['#cart=aB-1_&', '', 'gid://shopify/Cart/aB-1_?key='],
  ['#cart=a%2F%3F%23&key=%26', '', 'gid://shopify/Cart/a%2F%3F%23?key=%26'],
  ['#delivery', '?key=0f', undefined],
  ['', '?cart=aB-1_&key=0f', undefined],
])('parseSharedCartId() parses %j with %j', (hash, search, id) => {
  expect(parseSharedCartId({ hash, search })).toBe(id);
});

test('toBagLineInput() returns SKU, units and gift card of a line', () => {
  const giftCard = {
    type: 'email-now',
    recipientName: 'Inge',
    recipientEmail: 'inge@example.com',
    amount: { amount: 30_000, currency: 'DKK' },
  } as const;
  const line = {
    merchandiseId: 'gid://shopify/ProductVariant/1',
    quantity: 2,
    unitPrice: { amount: 30_000, currency: 'DKK' as const },
    attributes: [],
  };
  expect(toBagLineInput({ ...line, sku: 'SERUM' })).toEqual({ sku: 'SERUM', quantity: 2 });
  expect(toBagLineInput({ ...line, attributes: toGiftCardAttributes(giftCard) })).toEqual({
    sku: 'gid://shopify/ProductVariant/1',
    quantity: 2,
    giftCard,
  });
});

const id = 'gid://shopify/Cart/c1?key=secret';

async function findIn(carts: Readonly<Record<string, () => object | null>>) {
  const endpoints = new Map<string, string>();
  for (const [shop, cart] of Object.entries(carts)) endpoints.set(shop, await serveShop({ cart }));
  const createClient = (shop: string) =>
    createStorefrontClient({
      endpoint: endpoints.get(shop) ?? '',
      accessToken: 't',
      country: 'DE',
      language: 'EN',
    });
  return fetchSharedCart(Object.keys(carts), createClient, id);
}

test('fetchSharedCart() finds the shop that has a cart', async () => {
  const found = await findIn({ dk: () => null, int: () => createShopCart() });
  expect(found).toMatchObject({ kind: 'found', shop: 'int', cart: { id } });
});

test('fetchSharedCart() knows no cart that no shop has', async () => {
  expect(await findIn({ dk: () => null, int: () => null })).toEqual({ kind: 'unknown' });
});

test('fetchSharedCart() is not sure of a shop that does not answer', async () => {
  const client = () =>
    createStorefrontClient({
      endpoint: 'http://127.0.0.1:1/graphql.json',
      accessToken: 't',
      country: 'DE',
      language: 'EN',
    });
  expect(await fetchSharedCart(['dk'], client, id)).toEqual({ kind: 'unreachable' });
});
