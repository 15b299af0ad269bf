import { expect, test } from 'vitest';
import { type CommerceProduct, fetchCatalog, indexVariantsBySku } from './catalog.ts';
import { createStorefrontClient } from './storefront-client.ts';
import { createConnectionResolver } from './testing/create-connection-resolver.ts';
import { serveShop } from './testing/graphql-server.ts';

const dkk = (amount: string) => ({ amount, currencyCode: 'DKK' });

function variant(number: number, over: object = {}) {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    sku: `MH-P${number}-30`,
    price: dkk(`${number}.5`),
    compareAtPrice: null,
    availableForSale: true,
    quantityAvailable: 4,
    ...over,
  };
}

function product(number: number, variants: readonly object[]) {
  return {
    id: `gid://shopify/Product/${number}`,
    handle: `product-${number}`,
    isGiftCard: false,
    variants: createConnectionResolver(variants),
  };
}

async function shopWith(root: object) {
  const endpoint = await serveShop(root);
  return createStorefrontClient({ endpoint, accessToken: 't', country: 'DK', language: 'DA' });
}

test('fetchCatalog() fetches every page of products and of variants, in order', async () => {
  const many = Array.from({ length: 320 }, (_, index) => variant(1000 + index));
  const products = [
    product(1, [variant(1)]),
    product(2, many),
    ...Array.from({ length: 230 }, (_, index) => product(index + 3, [variant(index + 3)])),
  ];
  const client = await shopWith({
    products: createConnectionResolver(products, 100),
    product: ({ id }: { id: string }) => products.find((each) => each.id === id) ?? null,
  });
  const answer = await fetchCatalog(client);
  if (answer.kind !== 'ok') throw new Error(answer.message);
  expect(answer.products.map(({ handle }) => handle)).toEqual(products.map(({ handle }) => handle));
  expect(answer.products[1]?.variants.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
});

test('fetchCatalog() gives every variant the rating of its product', async () => {
  const rating = { value: '{"scale_min":"1.0","scale_max":"5.0","value":"4.3"}' };
  const ofProduct = ({ key }: { key: string }) => (key === 'rating' ? rating : { value: '12' });
  const client = await shopWith({
    products: createConnectionResolver([
      { ...product(1, [variant(1), variant(2)]), metafield: ofProduct },
      { ...product(3, [variant(3)]), metafield: () => null },
    ]),
  });
  const answer = await fetchCatalog(client);
  if (answer.kind !== 'ok') throw new Error(answer.message);
  const ratings = answer.products.flatMap(({ variants }) => variants.map((one) => one.productRating));
  expect(ratings).toEqual([{ average: 4.3, count: 12 }, { average: 4.3, count: 12 }, undefined]);
});

test('fetchCatalog() maps prices, stock and missing fields', async () => {
  const variants = [
    variant(1, { price: dkk('149.0'), compareAtPrice: dkk('199.0') }),
    variant(2, { sku: null, quantityAvailable: null, availableForSale: false }),
    variant(3, { sku: '', quantityAvailable: -2 }),
  ];
  const client = await shopWith({
    products: createConnectionResolver([{ ...product(9, variants), isGiftCard: true }]),
  });
  expect(await fetchCatalog(client)).toEqual({
    kind: 'ok',
    products: [
      {
        id: 'gid://shopify/Product/9',
        handle: 'product-9',
        isGiftCard: true,
        variants: [
          {
            id: 'gid://shopify/ProductVariant/1',
            sku: 'MH-P1-30',
            price: { amount: 14900, currency: 'DKK' },
            compareAtPrice: { amount: 19900, currency: 'DKK' },
            availableForSale: true,
            quantityAvailable: 4,
          },
          {
            id: 'gid://shopify/ProductVariant/2',
            price: { amount: 250, currency: 'DKK' },
            availableForSale: false,
          },
          {
            id: 'gid://shopify/ProductVariant/3',
            price: { amount: 350, currency: 'DKK' },
            availableForSale: true,
            quantityAvailable: 0,
          },
        ],
      },
    ],
  });
});

test('fetchCatalog() reports a price of half a yen', async () => {
  const inYen = variant(1, { price: { amount: '1.5', currencyCode: 'JPY' } });
  const client = await shopWith({ products: createConnectionResolver([product(1, [inYen])]) });
  expect(await fetchCatalog(client)).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('JPY'),
  });
});

test('fetchCatalog() keeps the fetched variants of a product that disappears between two pages', async () => {
  const many = Array.from({ length: 60 }, (_, index) => variant(1000 + index));
  const client = await shopWith({ products: createConnectionResolver([product(1, many)]), product: null });
  const answer = await fetchCatalog(client);
  if (answer.kind !== 'ok') throw new Error(answer.message);
  expect(answer.products[0]?.variants).toHaveLength(50);
});

test('fetchCatalog() fails for a repeated cursor', async () => {
  const page = { nodes: [], pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: 'again' } };
  const client = await shopWith({ products: page });
  expect(await fetchCatalog(client)).toMatchObject({ kind: 'malformed' });
});

test('fetchCatalog() returns the failure of any page', async () => {
  let pages = 0;
  const client = await shopWith({
    products: (range: { first: number; after?: string | null }) => {
      pages += 1;
      if (pages === 2) throw new Error('out of order');
      return createConnectionResolver([product(1, []), product(2, [])], 1)(range);
    },
  });
  expect(await fetchCatalog(client)).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('out of order'),
  });
});

const priced = { price: { amount: 100, currency: 'EUR' as const }, availableForSale: true };
const catalogue = (...skus: (string | undefined)[]): CommerceProduct[] =>
  skus.map((sku, index) => ({
    id: `product-${index}`,
    handle: `handle-${index}`,
    isGiftCard: false,
    variants: [{ id: `variant-${index}`, ...(sku === undefined ? {} : { sku }), ...priced }],
  }));

test('indexVariantsBySku() finds each variant that has a SKU', () => {
  const variants = indexVariantsBySku(catalogue('MH-P01-30', undefined, 'MH-P02-30'));
  expect([...variants].map(([sku, { id }]) => [sku, id])).toEqual([
    ['MH-P01-30', 'variant-0'],
    ['MH-P02-30', 'variant-2'],
  ]);
});

test('indexVariantsBySku() refuses a SKU that two variants share', () => {
  expect(() => indexVariantsBySku(catalogue('MH-P01-30', 'MH-P01-30'))).toThrow(
    'Cannot find variants by SKU: variant-0 and variant-1 are both "MH-P01-30"',
  );
});

test.each([
  ['pages without items', { pageInfo: { hasNextPage: false, endCursor: null } }],
  ['pages without an end', { nodes: [] }],
  ['no pages', null],
  ['a product that is none', { nodes: [null], pageInfo: { hasNextPage: false, endCursor: null } }],
  [
    'a product without variants',
    {
      nodes: [{ id: '1', handle: 'a', isGiftCard: false }],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  ],
])('fetchCatalog() reports a malformed answer: %s', async (_what, products) => {
  const client = createStorefrontClient({
    endpoint: 'https://shop.test/graphql.json',
    accessToken: 'token',
    country: 'DK',
    language: 'DA',
    fetch: async () => Response.json({ data: { products } }),
  });
  expect(await fetchCatalog(client)).toMatchObject({ kind: 'malformed' });
});
