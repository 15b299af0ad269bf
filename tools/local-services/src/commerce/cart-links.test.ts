import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCart } from './testing/cart.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const urlOf = async (id: string, language: string) => {
  const query = `query ($id: ID!) @inContext(language: ${language}) { cart(id: $id) { checkoutUrl } }`;
  return String((await shop.query(query, { id })).data.cart.checkoutUrl);
};
const partsOf = (id: string) => /^gid:\/\/shopify\/Cart\/([\w-]+)\?key=(\w+)$/.exec(id)?.slice(1) ?? [];

test.each([
  ['EN', ''],
  ['DA', '/da'],
])('checkoutUrl opens the checkout of its cart in %s', async (language, prefix) => {
  const { id } = await createCart(shop, { 'MH-P04-30': 1 });
  const [token, key] = partsOf(id);
  const url = await urlOf(id, language);
  expect(url).toBe(`https://shop.test${prefix}/cart/c/${token}?key=${key}`);
  const answer = await shop.app.request(url);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    `${prefix}/checkout#cart=${token}&key=${key}`,
    'no-store',
  ]);
});

test('checkoutUrl has no key for a caller without it', async () => {
  const { id } = await createCart(shop, { 'MH-P04-30': 1 });
  const [token] = partsOf(id);
  expect(await urlOf(`gid://shopify/Cart/${token}`, 'EN')).toBe(`https://shop.test/cart/c/${token}`);
});

test('a URL that belongs to no cart does not redirect', async () => {
  for (const path of ['/cart/c/', '/cart/c/a/b', '/cart/c/a%2F%2Fevil.example', '/cart/c/%0d%0a']) {
    expect((await shop.app.request(`https://shop.test${path}?key=1`)).status, path).toBe(404);
  }
});
