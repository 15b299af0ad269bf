import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { createServices } from '@marehalm/local-services';
import { testWithFuzzing } from './test-with-fuzzing.ts';
import { arbitraryHostileJson, arbitraryHostileText, arbitraryMutation } from './hostile-values.ts';

const services = await createServices({
  contentDirectory: join(import.meta.dirname, '../../local-services/content'),
  dataFile: ':memory:',
  shopDirectory: join(import.meta.dirname, '../../../apps/storefront/public'),
  clock: () => new Date('2026-11-21T10:00:00Z'),
  faults: true,
  adminToken: 'an-admin-token-for-fuzzing',
  passwordCost: 4,
  origin: () => 'https://shop.test',
});
afterAll(() => {
  services.close();
});

interface FuzzedRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Milliseconds in which even a busy machine answers: what takes longer stops the service for everybody. */
const MAX_RESPONSE_TIME_MS = 5000;

/** Every request gets an intended answer, which reveals nothing about the implementation. */
async function ask({ path, method, headers, body }: FuzzedRequest): Promise<void> {
  let request: Request;
  try {
    request = new Request(new URL(path, 'https://shop.test'), {
      method,
      headers,
      ...(body === undefined || /^(?:GET|HEAD)$/.test(method) ? {} : { body }),
    });
  } catch {
    return; // Such a request cannot be sent.
  }
  if (new URL(request.url).origin !== 'https://shop.test') return;
  const began = performance.now();
  const answer = await services.app.fetch(request);
  const text = await answer.text();
  expect(performance.now() - began, 'milliseconds').toBeLessThan(MAX_RESPONSE_TIME_MS);
  expect(answer.status === 500 ? text.slice(0, 500) : 'fine').toBe('fine');
  expect(text).not.toMatch(/node_modules|\bat .+\.ts:\d+|SQLITE_/);
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    expect(text.replaceAll(/<style>[\s\S]*?<\/style>/g, '')).not.toMatch(
      /<(?:script|iframe|object|embed|base)\b|<[^>]+\son\w+=/i,
    );
  const location = answer.headers.get('location');
  if (location !== null) expect(new URL(location, request.url).origin).toBe('https://shop.test');
}

/** A path of a service with a hostile part in it. */
const path = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/api/v1/products',
      '/api/v1/products/',
      '/1/indexes/products',
      '/1/indexes/products/query',
      '/1/indexes/*/queries',
      '/1/indexes/products/facets/type/query',
      '/1/indexes/products/settings',
      '/1/keys/',
      '/shops/dk/api/2026-04/graphql.json',
      '/shops/',
      '/admin/shops/dk/orders/',
      '/newsletter/subscriptions',
      '/newsletter/confirm',
      '/withdrawals',
      '/recaptcha/api.js',
      '/recaptcha/api/siteverify',
      '/gtm.js',
      '/outbox',
      '/media/',
      '/assets/',
      '/__faults',
      '/da/',
    ),
    fc.oneof(fc.constant(''), arbitraryHostileText(), arbitraryHostileText().map(encodeURIComponentSafely)),
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'locale',
          'id',
          'token',
          'q',
          'render',
          'onload',
          'to',
          'hl',
          'l',
          'x-algolia-api-key',
          'page',
        ),
        arbitraryHostileText().map(encodeURIComponentSafely),
      ),
      { maxLength: 3 },
    ),
  )
  .map(
    ([start, rest, query]) =>
      `${start}${rest}${query.length > 0 ? '?' : ''}${query.map((pair) => pair.join('=')).join('&')}`,
  );

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}

const headerText = arbitraryHostileText().map((text) => text.replaceAll(/[^\u0020-\u007e]/g, ''));
const headers = fc
  .tuple(
    fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/graphql',
      '',
    ),
    fc.constantFrom('text/html', 'application/json', '*/*'),
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'origin',
          'cookie',
          'range',
          'if-none-match',
          'accept-language',
          'accept-encoding',
          'x-forwarded-for',
          'authorization',
        ),
        headerText,
      ),
      { maxLength: 2 },
    ),
  )
  .map(([type, accept, more]) => ({
    ...(type ? { 'content-type': type } : {}),
    accept,
    'x-algolia-api-key': 'marehalm-search',
    'x-algolia-application-id': 'marehalm',
    ...Object.fromEntries(more),
  }));
const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH');
const arbitraryBody = fc.oneof(
  arbitraryHostileText(),
  arbitraryHostileJson().map((value) => JSON.stringify(value)),
);

testWithFuzzing(
  'every path responds to any request',
  fc.record({ path, method, headers, body: arbitraryBody }),
  async (asked) => {
    await ask(asked);
    // A fault that was set by chance would answer in place of the service.
    await services.app.fetch(new Request('https://shop.test/__faults', { method: 'DELETE' }));
  },
);

const json = { 'content-type': 'application/json' };

testWithFuzzing(
  'form endpoints respond to almost valid requests',
  fc.oneof(
    arbitraryMutation({
      name: 'Signe',
      email: 'signe@example.com',
      acceptsPolicy: true,
      locale: 'da',
      captchaToken: 'x',
    }).map((value) => ['/newsletter/subscriptions', value] as const),
    arbitraryMutation({
      name: 'Signe',
      email: 'signe@example.com',
      orderNumber: '1001',
      statement: 'I withdraw.',
      locale: 'en',
    }).map((value) => ['/withdrawals', value] as const),
    arbitraryMutation({ service: 'cms', fault: { status: 503, times: 1, path: '/x' } }).map(
      (value) => ['/__faults', value] as const,
    ),
  ),
  async ([address, value]) => {
    // Skip faults that were mutated into a latency of an hour.
    if (address === '/__faults' && JSON.stringify(value ?? '').includes('latency')) return;
    await ask({ path: address, method: 'POST', headers: json, body: JSON.stringify(value) ?? '' });
    await services.app.fetch(new Request('https://shop.test/__faults', { method: 'DELETE' }));
  },
);

testWithFuzzing(
  'the search responds to almost valid requests',
  arbitraryMutation({
    requests: [
      {
        indexName: 'products',
        query: 'serum',
        facets: ['type', 'skin-type'],
        facetFilters: [['type:serum'], 'skin-type:dry'],
        numericFilters: ['price.EUR>=10'],
        filters: 'type:serum AND (price.EUR < 50 OR NOT type:balm)',
        hitsPerPage: 12,
        page: 0,
        attributesToRetrieve: ['*'],
        attributesToHighlight: ['title'],
        highlightPreTag: '<em>',
        maxValuesPerFacet: 10,
        aroundLatLng: '55,12',
        typoTolerance: true,
        params: 'query=oil&page=1',
      },
      { type: 'facet', indexName: 'products', facet: 'type', facetQuery: 'se', maxFacetHits: 10 },
    ],
    strategy: 'none',
  }),
  (value) =>
    ask({
      path: '/1/indexes/*/queries?x-algolia-api-key=marehalm-search&x-algolia-application-id=marehalm',
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(value) ?? '',
    }),
);

const graphql = '/shops/dk/api/2026-04/graphql.json';
const commerce = { ...json, 'x-shopify-storefront-access-token': 'local-dk' };
const documents = {
  create: `mutation ($input: CartInput, $country: CountryCode) @inContext(country: $country) {
    cartCreate(input: $input) { cart { id totalQuantity note cost { totalAmount { amount } } } userErrors { code field message } warnings { code } } }`,
  lines: `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
    cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } userErrors { code message } } }`,
  products: `query ($first: Int, $after: String, $query: String, $handle: String) {
    products(first: $first, after: $after, query: $query) { nodes { id title } pageInfo { endCursor } }
    product(handle: $handle) { id } }`,
  customer: `mutation ($input: CustomerCreateInput!) {
    customerCreate(input: $input) { customer { id } customerUserErrors { code field message } } }`,
  login: `mutation ($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } customerUserErrors { code message } } }`,
  address: `mutation ($token: String!, $address: MailingAddressInput!) {
    customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { id } customerUserErrors { code field } } }`,
  search: `query ($query: String!, $first: Int, $productFilters: [ProductFilter!]) {
    search(query: $query, first: $first, productFilters: $productFilters) { nodes { __typename } totalCount }
    predictiveSearch(query: $query) { products { id } } }`,
};

const variables: Readonly<Record<keyof typeof documents, unknown>> = {
  create: {
    country: 'DK',
    input: {
      lines: [
        {
          merchandiseId: 'gid://shopify/ProductVariant/1',
          quantity: 2,
          attributes: [{ key: 'a', value: 'b' }],
        },
      ],
      discountCodes: ['CLUB15'],
      giftCardCodes: ['ABCD'],
      note: 'Hello',
      buyerIdentity: { email: 'signe@example.com', countryCode: 'DK', phone: '+4512345678' },
      attributes: [{ key: 'a', value: 'b' }],
    },
  },
  lines: {
    cartId: 'gid://shopify/Cart/1?key=2',
    lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
  },
  products: {
    first: 3,
    after: 'e30',
    query: "title:serum AND (tag:'a' OR variants.price:>10)",
    handle: 'lee-serum',
  },
  customer: {
    input: {
      email: 'a@example.com',
      password: 'password-1',
      firstName: 'A',
      lastName: 'B',
      phone: '+4512345678',
    },
  },
  login: { input: { email: 'a@example.com', password: 'password-1' } },
  address: {
    token: 'abc',
    address: { firstName: 'A', address1: 'Strandvej 1', city: 'Aarhus', zip: '8000', country: 'Denmark' },
  },
  search: {
    query: 'serum oil*',
    first: 3,
    productFilters: [{ price: { min: 1, max: 9 }, productType: 'serum' }],
  },
};

testWithFuzzing(
  'commerce responds to almost valid inputs',
  fc.oneof(
    ...(Object.keys(documents) as (keyof typeof documents)[]).map((name) =>
      arbitraryMutation(variables[name]).map((value) => ({ query: documents[name], variables: value })),
    ),
  ),
  (value) => ask({ path: graphql, method: 'POST', headers: commerce, body: JSON.stringify(value) }),
);

testWithFuzzing(
  'commerce responds to bodies that are not GraphQL',
  fc.oneof(
    arbitraryBody,
    arbitraryHostileText().map((query) => JSON.stringify({ query })),
    arbitraryMutation({ query: documents.products, variables: {}, operationName: 'x', extensions: {} }).map(
      (value) => JSON.stringify(value) ?? '',
    ),
    fc
      .integer({ min: 1, max: 3000 })
      .map((depth) => JSON.stringify({ query: `{${'shop{'.repeat(depth)}name${'}'.repeat(depth)}}` })),
    fc
      .integer({ min: 1, max: 3000 })
      .map((count) => JSON.stringify({ query: `{${'a:shop{name} '.repeat(count)}}` })),
  ),
  (body) => ask({ path: graphql, method: 'POST', headers: commerce, body }),
);
