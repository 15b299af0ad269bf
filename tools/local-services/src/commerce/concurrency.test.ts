import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveApp } from '../testing/serve-app.ts';
import { requestCartMutation, createCart, fetchCart } from './testing/cart.ts';
import { fetchPaymentAttempt, setTestPayment, createUnpaidCart, SERUM_SKU } from './testing/order.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
let server: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  shop = await openTestShop();
  server = await serveApp(shop.app);
});
afterAll(async () => {
  await server.close();
  shop.close();
});

/** Over a socket of its own, as every buyer has. */
async function ask(query: string, variables: object): Promise<UntypedData> {
  const response = await fetch(`${server.origin}/shops/dk/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

const submission = `mutation ($cartId: ID!, $attemptToken: String!) {
  payload: cartSubmitForCompletion(cartId: $cartId, attemptToken: $attemptToken) { result { __typename
  ... on SubmitSuccess { attemptId } ... on SubmitAlreadyAccepted { attemptId } ... on SubmitFailed { errors { code } } } } }`;

const one = (sql: string) => Number(Object.values(shop.sql(sql)[0] ?? {})[0]);

test('fifty buyers of the last five units: five orders, numbers without gaps, no negative stock', async () => {
  const carts = await Promise.all(Array.from({ length: 50 }, () => createUnpaidCart(shop)));
  await Promise.all(carts.map((cart) => setTestPayment(shop, cart)));
  shop.sql(`UPDATE inventory SET available = 5 WHERE shop = 'dk' AND sku = '${SERUM_SKU}'`);
  const answers = await Promise.all(
    carts.map(({ id }) => ask(submission, { cartId: id, attemptToken: 'once' })),
  );
  const results = answers.map(({ data }) => data.payload.result);
  expect(results.filter(({ __typename }) => __typename === 'SubmitSuccess')).toHaveLength(5);
  const refused = results.filter(({ __typename }) => __typename === 'SubmitFailed');
  expect(refused).toHaveLength(45);
  for (const { errors } of refused) expect(errors[0].code).toBe('MERCHANDISE_OUT_OF_STOCK');
  expect(one(`SELECT available FROM inventory WHERE shop = 'dk' AND sku = '${SERUM_SKU}'`)).toBe(0);
  const numbers = shop.sql('SELECT number FROM orders ORDER BY number').map(({ number }) => Number(number));
  expect(numbers).toEqual([1001, 1002, 1003, 1004, 1005]);
  shop.sql(`UPDATE inventory SET available = 1000 WHERE shop = 'dk' AND sku = '${SERUM_SKU}'`);
});

test('twenty identical completions at once: one order, one mail, the same attempt for all', async () => {
  const [orders, mails] = [one('SELECT count(*) FROM orders'), one('SELECT count(*) FROM outbox')];
  const cart = await createUnpaidCart(shop);
  await setTestPayment(shop, cart);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(submission, { cartId: cart.id, attemptToken: 'once' })),
  );
  const results = answers.map(({ data }) => data.payload.result);
  expect(results.filter(({ __typename }) => __typename === 'SubmitSuccess')).toHaveLength(1);
  expect(results.filter(({ __typename }) => __typename === 'SubmitAlreadyAccepted')).toHaveLength(19);
  expect(new Set(results.map(({ attemptId }) => attemptId)).size).toBe(1);
  expect(one('SELECT count(*) FROM orders')).toBe(orders + 1);
  expect(one('SELECT count(*) FROM outbox')).toBe(mails + 1);
  expect(await fetchPaymentAttempt(shop, results[0].attemptId)).toMatchObject({
    __typename: 'CartCompletionSuccess',
  });
});

test('twenty completions of one cart with different tokens: one order', async () => {
  const orders = one('SELECT count(*) FROM orders');
  const cart = await createUnpaidCart(shop);
  await setTestPayment(shop, cart);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ask(submission, { cartId: cart.id, attemptToken: `token-${index}` }),
    ),
  );
  const made = answers.filter(({ data }) => data.payload.result?.__typename === 'SubmitSuccess');
  expect(made).toHaveLength(1);
  expect(one('SELECT count(*) FROM orders')).toBe(orders + 1);
});

test('a hundred adds to one cart at once: every unit is there, on one line', async () => {
  const { id: cartId } = await createCart(shop);
  const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/1000401', quantity: 1 }];
  const add = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) {
    userErrors { code } } }`;
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(add, { cartId, lines })));
  const refused = answers.filter(({ data }) => data.cartLinesAdd.userErrors.length > 0);
  // A line holds 99.
  expect(refused).toHaveLength(1);
  expect((await fetchCart(shop, cartId)).lines.nodes).toMatchObject([{ quantity: 99 }]);
  await requestCartMutation(shop, 'cartNoteUpdate', { cartId, note: 'done' });
});
