import { expect, test } from 'vitest';
import { addCartLines, createCart, fetchCart } from './cart.ts';
import { fetchPaymentSettings } from './card-session.ts';
import { fetchCatalog } from './catalog.ts';
import { fetchCheckout, replaceDeliveryAddress } from './checkout.ts';
import { prepareForCompletion, fetchCompletionAttempt, submitForCompletion } from './checkout-completion.ts';
import { createStorefrontClient, type StorefrontClient } from './storefront-client.ts';
import { addGiftCardCodes } from './gift-cards.ts';
import { createStorefrontAccounts } from './storefront-accounts.ts';

const id = 'gid://shopify/Cart/c1?key=secret';
const session = { token: 'a-session', expiresAt: '2026-12-01T00:00:00Z' };

/** A server that sends `answers` in turn and then repeats the last one. */
function shopWith(...answers: readonly object[]): StorefrontClient {
  let asked = 0;
  return createStorefrontClient({
    endpoint: 'https://shop.example/api/2026-04/graphql.json',
    accessToken: 'token',
    country: 'DK',
    language: 'DA',
    fetch: async () => Response.json({ data: answers[Math.min(asked++, answers.length - 1)] }),
  });
}

type Ask = (client: StorefrontClient) => Promise<{ readonly kind: string }>;

const queries: readonly [name: string, ask: Ask][] = [
  ['readCart', (client) => fetchCart(client, id)],
  ['readCheckout', (client) => fetchCheckout(client, id)],
  ['fetchCompletionAttempt', (client) => fetchCompletionAttempt(client, 'attempt')],
  ['fetchPaymentSettings', (client) => fetchPaymentSettings(client)],
  ['fetchCatalog', (client) => fetchCatalog(client)],
  ['fetchProfile', (client) => createStorefrontAccounts(client).fetchProfile(session)],
  ['fetchAddresses', (client) => createStorefrontAccounts(client).fetchAddresses(session)],
  ['fetchOrders', (client) => createStorefrontAccounts(client).fetchOrders(session)],
  ['fetchOrder', (client) => createStorefrontAccounts(client).fetchOrder(session, 'order')],
];

const mutations: readonly [name: string, ask: Ask][] = [
  ['createCart', (client) => createCart(client)],
  ['addCartLines', (client) => addCartLines(client, id, [])],
  ['replaceDeliveryAddress', (client) => replaceDeliveryAddress(client, id, {})],
  ['addGiftCardCodes', (client) => addGiftCardCodes(client, id, ['code'])],
  ['prepareForCompletion', (client) => prepareForCompletion(client, id)],
  ['submitForCompletion', (client) => submitForCompletion(client, id, 'attempt')],
  ['signIn', (client) => createStorefrontAccounts(client).signIn('ida@example.com', 'password')],
  ['renew', (client) => createStorefrontAccounts(client).renew(session)],
  ['signOut', (client) => createStorefrontAccounts(client).signOut(session)],
  ['updateProfile', (client) => createStorefrontAccounts(client).updateProfile(session, {})],
];

// Null means "there is none"; an answer without the requested field is not from a Storefront API.
test.each([...queries, ...mutations])(
  '%s() reports data without its field as malformed',
  async (_name, ask) => {
    expect(await ask(shopWith({}))).toEqual({
      kind: 'malformed',
      message: expect.stringMatching(/^Cannot read the shop's answer: /),
    });
  },
);

test.each(mutations)('%s() reports a mutation without a payload as malformed', async (_name, ask) => {
  expect(await ask(shopWith({ payload: null }))).toMatchObject({ kind: 'malformed' });
});

test.each(mutations)('%s() reports a payload without its fields as malformed', async (_name, ask) => {
  expect(await ask(shopWith({ payload: {} }))).toMatchObject({ kind: 'malformed' });
});

const noErrors = { userErrors: [], warnings: [], customerUserErrors: [] };

test.each(mutations.filter(([name]) => name !== 'signOut'))(
  '%s() reports a payload without errors and without a result as malformed',
  async (_name, ask) => {
    expect(await ask(shopWith({ payload: noErrors }))).toMatchObject({ kind: 'malformed' });
  },
);

test('fetchPaymentSettings() reports a shop without settings as malformed', async () => {
  expect(await fetchPaymentSettings(shopWith({ shop: {} }))).toMatchObject({ kind: 'malformed' });
});

test('fetchCatalog() reports a next page without its product as malformed, and returns no partial catalogue', async () => {
  const variants = { nodes: [], pageInfo: { hasNextPage: true, endCursor: '250' } };
  const products = {
    nodes: [{ id: 'gid://shopify/Product/1', handle: 'serum', isGiftCard: false, variants }],
    pageInfo: { hasNextPage: false, endCursor: null },
  };
  expect(await fetchCatalog(shopWith({ products }, {}))).toMatchObject({ kind: 'malformed' });
});

test('fetchOrder() reports data without its order as malformed', async () => {
  const items = {
    nodes: [{ id: 'gid://shopify/Order/1?key=secret' }],
    pageInfo: { hasNextPage: false, endCursor: null },
  };
  const accounts = createStorefrontAccounts(shopWith({ customer: { items } }, {}));
  expect(await accounts.fetchOrder(session, 'gid://shopify/Order/1')).toMatchObject({ kind: 'malformed' });
});

test.each([{}, { __typename: 'SomethingNew' }, false])(
  'an unknown status %j of a completion is malformed',
  async (result) => {
    const shop = shopWith({ payload: { result, userErrors: [] }, attempt: result });
    expect(await prepareForCompletion(shop, id)).toMatchObject({ kind: 'malformed' });
    expect(await submitForCompletion(shop, id, 'attempt')).toMatchObject({ kind: 'malformed' });
    expect(await fetchCompletionAttempt(shop, 'attempt')).toMatchObject({ kind: 'malformed' });
  },
);
