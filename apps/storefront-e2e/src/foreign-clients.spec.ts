import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { algoliasearch } from 'algoliasearch';
import { expect, test } from './test.ts';

test("a shopper of Shopify's own client fills a cart and reads it again", async ({ shop }) => {
  const { host } = new URL(shop.origin);
  const client = createStorefrontApiClient({
    storeDomain: 'marehalm.myshopify.com',
    apiVersion: '2026-04',
    publicAccessToken: 'local-dk',
    // The client knows hosted shops alone; where a request goes is all that is changed.
    customFetchApi: (address, init) => {
      const { pathname, search } = new URL(String(address));
      return fetch(`http://${host}/shops/dk${pathname}${search}`, init);
    },
  });

  const found = await client.request(
    `query ($handle: String!) @inContext(country: DK, language: DA) {
      product(handle: $handle) { title variants(first: 1) { nodes { id sku price { amount currencyCode } } } }
    }`,
    { variables: { handle: 'lee-serum' } },
  );
  expect(found.errors).toBeUndefined();
  const size = found.data.product.variants.nodes[0];
  expect([found.data.product.title, size.sku, size.price]).toEqual([
    'Læ Serum',
    'MH-P04-30',
    { amount: '375.0', currencyCode: 'DKK' },
  ]);

  const created = await client.request(
    `mutation ($lines: [CartLineInput!]!) {
      cartCreate(input: { lines: $lines }) { cart { id cost { totalAmount { amount } } } userErrors { code } }
    }`,
    { variables: { lines: [{ merchandiseId: size.id, quantity: 2 }] } },
  );
  expect(created.data.cartCreate).toMatchObject({
    cart: { cost: { totalAmount: { amount: '750.0' } } },
    userErrors: [],
  });

  const read = await client.request('query ($id: ID!) { cart(id: $id) { totalQuantity } }', {
    variables: { id: created.data.cartCreate.cart.id },
  });
  expect(read.data.cart.totalQuantity).toBe(2);
});

test("a reader of Algolia's own client searches products and journal in both languages", async ({ shop }) => {
  const { host } = new URL(shop.origin);
  const client = algoliasearch('marehalm', 'marehalm-search', {
    hosts: [{ url: host, protocol: 'http', accept: 'readWrite' }],
  });
  const { results } = await client.searchForHits<{ title: string }>({
    requests: [
      { indexName: 'products', query: 'lee seurm', hitsPerPage: 1 },
      { indexName: 'products_da', query: 'lae serum', hitsPerPage: 1 },
      { indexName: 'journals_da', query: 'havtorn', hitsPerPage: 1 },
    ],
  });
  expect(results.map(({ hits }) => hits[0]?.title)).toEqual([
    'Lee Serum',
    'Læ Serum',
    'Derfor er havtorn orange',
  ]);
});
