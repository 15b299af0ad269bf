import crypto, { timingSafeEqual } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCms } from '../cms/cms.ts';
import { requestAccountMutation, createActivatedAccount } from './testing/account.ts';
import { requestCartMutation, createCart } from './testing/cart.ts';
import { placeTestOrder, createUnpaidCart } from './testing/order.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
let cms: Hono;
beforeAll(async () => {
  // The real one, counted: what is compared by `===` tells by its time how much of a guess was right.
  vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  shop = await openTestShop({
    adminToken: 'a token for the tests alone',
    accessTokens: { no: 'public-token' },
  });
  cms = createCms({ content: shop.content, previewToken: 'a token for drafts' });
});
afterAll(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await shop.close();
});
beforeEach(() => {
  vi.mocked(timingSafeEqual).mockClear();
});

const asked = '{"query":"{ shop { name } }"}';

/** Everything that a caller shows and that is compared with what is kept. What is found by its hash alone is not compared. */
const secrets: readonly (readonly [what: string, guess: () => Promise<unknown> | unknown])[] = [
  [
    'the token of the merchant’s scripts',
    () => shop.app.request('/admin/shops/dk/orders', { headers: { authorization: 'Bearer guess' } }),
  ],
  ['the token of drafts', () => cms.request('/api/v1/pages', { headers: { authorization: 'Bearer guess' } })],
  [
    'the access token of a shop',
    () =>
      shop.app.request('/shops/no/api/2026-04/graphql.json', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'guess' },
        body: asked,
      }),
  ],
  [
    'the key of a cart',
    async () => {
      const { id } = await createCart(shop);
      vi.mocked(timingSafeEqual).mockClear();
      await requestCartMutation(shop, 'cartNoteUpdate', {
        cartId: id.replace(/key=.*/, 'key=guess'),
        note: 'mine',
      });
    },
  ],
  [
    'the key of an order',
    async () => {
      const { orderId } = await placeTestOrder(shop, await createUnpaidCart(shop));
      vi.mocked(timingSafeEqual).mockClear();
      const id = orderId.replace(/key=.*/, 'key=guess');
      await shop.query('query ($id: ID!) { node(id: $id) { id } }', { id });
    },
  ],
  [
    'a password',
    async () => {
      const { email } = await createActivatedAccount(shop);
      vi.mocked(timingSafeEqual).mockClear();
      await requestAccountMutation(shop, 'customerAccessTokenCreate', {
        input: { email, password: 'guess' },
      });
    },
  ],
];

test.each(secrets)('%s is compared in constant time', async (_what, guess) => {
  await guess();
  expect(timingSafeEqual).toHaveBeenCalled();
});
