import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { createCmsClient, toSafeHref } from '@marehalm/cms-client';
import { contentEntities, type ListedEntityName, listedEntitySchemaFactories } from '@marehalm/shop/content';
import {
  createCart,
  createStorefrontClient,
  fetchCart,
  fetchCatalog,
  fetchCheckout,
} from '@marehalm/commerce-client';
import { createServices } from '@marehalm/local-services';
import { testWithFuzzing } from './test-with-fuzzing.ts';
import { arbitraryHostileJson, arbitraryHostileText, arbitraryMutation } from './hostile-values.ts';

const services = await createServices({
  contentDirectory: join(import.meta.dirname, '../../local-services/content'),
  dataFile: ':memory:',
  shopDirectory: '/nowhere',
  clock: () => new Date('2026-11-21T10:00:00Z'),
  faults: false,
  origin: () => 'https://shop.test',
});
afterAll(() => {
  services.close();
});

type Fetch = typeof globalThis.fetch;
const ask: Fetch = async (input, init) => services.app.fetch(new Request(input, init));

/** A service that answers with `body` whatever it is asked. */
const answering =
  (body: string, status = 200): Fetch =>
  async () =>
    new Response(body, { status, headers: { 'content-type': 'application/json' } });

/** Answers in place of `valid`: a similar one, any JSON, or any text. */
const arbitraryReplacement = (valid: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: arbitraryMutation(valid).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: arbitraryHostileJson().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: arbitraryHostileText() },
  );

const status = fc.constantFrom(200, 200, 200, 200, 201, 204, 400, 403, 404, 418, 429, 500, 503);
const body = (text: string, code: number) => (code === 204 ? '' : text);

/** Every address in `value` that a page would link to. */
function findLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' && /^(?:href|url)$/.test(name) ? [part] : findLinks(part),
  );
}

const options = (fetch: Fetch) => ({
  entities: contentEntities,
  baseUrl: 'https://cms.test',
  fetch,
  retries: 0,
});

const entities = await Promise.all(
  (Object.keys(listedEntitySchemaFactories) as ListedEntityName[]).map(async (entity) => {
    const answer = (await (await ask(`https://cms.test/api/v1/${entity}?locale=en`)).json()) as {
      items: unknown[];
    };
    // Two of them: what is wrong in one is wrong in a hundred.
    return arbitraryReplacement({ ...answer, items: answer.items.slice(0, 2) }).map((text) => ({
      entity,
      text,
    }));
  }),
);

testWithFuzzing(
  'the CMS client returns valid data or a named failure for any response',
  fc.tuple(fc.oneof(...entities), status),
  async ([{ entity, text }, code]) => {
    const client = createCmsClient(options(answering(body(text, code), code)));
    const found = await client.list(entity, { locale: 'en' });
    expect(typeof found.kind).toBe('string');
    if (found.kind !== 'ok') return;
    for (const link of findLinks(found.data))
      expect(link === '' || toSafeHref(link) !== undefined, link).toBe(true);
  },
);

const endpoint = 'https://shop.test/shops/dk/api/2026-04/graphql.json';
const createClient = (fetch: Fetch) =>
  createStorefrontClient({ endpoint, accessToken: 'local-dk', country: 'DK', language: 'DA', fetch });

/** The body of the last answer that was given to `act`. */
async function recordLastResponse(act: (fetch: Fetch) => Promise<unknown>): Promise<unknown> {
  let last: unknown;
  await act(async (input, init) => {
    const response = await ask(input, init);
    last = await response.clone().json();
    return response;
  });
  return last;
}

const known = await fetchCatalog(createClient(ask));
if (known.kind !== 'ok') throw new Error(`Cannot make answers of commerce: ${known.kind}`);
const merchandiseId = known.products[0]?.variants[0]?.id ?? '';

let cartId = '';
const created = await recordLastResponse(async (fetch) => {
  const answer = await createCart(createClient(fetch), { lines: [{ merchandiseId, quantity: 2 }] });
  if (answer.kind === 'ok') cartId = answer.cart.id;
});
const cart = await recordLastResponse((fetch) => fetchCart(createClient(fetch), cartId));
const checkout = await recordLastResponse((fetch) => fetchCheckout(createClient(fetch), cartId));
const catalogue = await recordLastResponse((fetch) => fetchCatalog(createClient(fetch)));
const keepFirstProducts = <Value>(value: Value): Value => {
  const { products } = (
    value as { data: { products: { nodes: unknown[]; pageInfo: { hasNextPage: boolean } } } }
  ).data;
  products.nodes = products.nodes.slice(0, 2);
  products.pageInfo.hasNextPage = false;
  return value;
};

const requests: readonly (readonly [
  valid: unknown,
  act: (fetch: Fetch) => Promise<{ readonly kind: string }>,
])[] = [
  [created, (fetch) => createCart(createClient(fetch), { lines: [{ merchandiseId, quantity: 2 }] })],
  [cart, (fetch) => fetchCart(createClient(fetch), cartId)],
  [checkout, (fetch) => fetchCheckout(createClient(fetch), cartId)],
  [keepFirstProducts(catalogue), (fetch) => fetchCatalog(createClient(fetch))],
];

testWithFuzzing(
  'the commerce client returns a result with a kind for any response',
  fc.tuple(
    fc.oneof(...requests.map(([valid, act]) => arbitraryReplacement(valid).map((text) => ({ text, act })))),
    status,
  ),
  async ([{ text, act }, code]) => {
    const answer = await act(answering(body(text, code), code));
    expect(typeof answer.kind).toBe('string');
  },
);
