import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addCartLines,
  type CommerceCart,
  createCart,
  createStorefrontClient,
  toGiftCardAttributes,
  type GiftCardDetails,
  parseGiftCardAttributes,
  fetchCart,
  fetchCatalog,
  removeCartLines,
  setBuyerIdentity,
  setCartAttributes,
  setCartNote,
  setDiscountCodes,
  type StorefrontClient,
  updateCartLines,
  indexVariantsBySku,
} from '@marehalm/commerce-client';
import { type MarketId, marketIds, markets } from '@marehalm/shop';
import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Content, loadContent } from './load-content.ts';
import type { Fault } from './fault-injector.ts';
import { type RunningServices, startServices, type StartOptions } from './start-services.ts';
import { subscribeToNewsletter } from './testing/subscribe-to-newsletter.ts';

const contentDirectory = fileURLToPath(new URL('../content', import.meta.url));

let folder: string;
let options: StartOptions;
let services: RunningServices;
let content: Content;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commerce-client-'));
  options = {
    contentDirectory,
    dataFile: join(folder, 'shop.sqlite'),
    shopDirectory: join(folder, 'shop'),
    // A day on which nothing is reduced.
    clock: () => new Date('2026-11-10T12:00:00Z'),
    faults: true,
    port: 0,
    host: '127.0.0.1',
  };
  content = await loadContent(contentDirectory);
  services = await startServices(options);
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

function clientOf(market: MarketId, timeoutMs?: number): StorefrontClient {
  return createStorefrontClient({
    endpoint: `${services.origin}/shops/${market}/api/2026-04/graphql.json`,
    accessToken: 'public',
    country: markets[market].country,
    language: market === 'dk' ? 'DA' : 'EN',
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

/** The cart of an answer that is expected to be one. */
function cartOf(answer: { readonly kind: string; readonly cart?: CommerceCart }): CommerceCart {
  expect(answer).toMatchObject({ kind: 'ok' });
  if (!answer.cart) throw new Error(`There is no cart in an answer of kind ${answer.kind}`);
  return answer.cart;
}

const serum = { dk: 1000401, no: 2000401, int: 3000401 };
const serumIn = (market: MarketId) => `gid://shopify/ProductVariant/${serum[market]}`;
/** 375 kr. */
const serumPrice = 37500;

describe('fetchCatalog()', () => {
  test.each(marketIds)(
    'finds every size of every product in the shop %s, at the price of the content',
    async (market) => {
      const answer = await fetchCatalog(clientOf(market));
      if (answer.kind !== 'ok') throw new Error(answer.message);
      const variants = indexVariantsBySku(answer.products);
      const { currency } = markets[market];
      for (const { sku, prices } of content.products.flatMap(({ sizes }) => sizes)) {
        expect(variants.get(sku), sku).toMatchObject({ price: { amount: prices[currency], currency } });
      }
      expect(variants.get('MH-P04-30')?.id).toBe(serumIn(market));
      expect(new Set([...variants.values()].map(({ id }) => id)).size).toBe(variants.size);
    },
  );
});

describe('a cart', () => {
  test('adds units, merges them into one line, changes and removes them', async () => {
    const client = clientOf('dk');
    const { id } = cartOf(await createCart(client));
    cartOf(await addCartLines(client, id, [{ merchandiseId: serumIn('dk'), quantity: 1 }]));
    const two = cartOf(await addCartLines(client, id, [{ merchandiseId: serumIn('dk'), quantity: 1 }]));
    expect(two).toMatchObject({
      id,
      totalQuantity: 2,
      lines: [
        {
          sku: 'MH-P04-30',
          merchandiseId: serumIn('dk'),
          quantity: 2,
          unitPrice: { amount: serumPrice, currency: 'DKK' },
          total: { amount: 2 * serumPrice, currency: 'DKK' },
          available: true,
        },
      ],
      cost: { subtotal: { amount: 2 * serumPrice, currency: 'DKK' } },
    });
    const [line] = two.lines;
    if (!line) throw new Error('The line is gone');
    const five = cartOf(await updateCartLines(client, id, [{ id: line.id, quantity: 5 }]));
    expect(five.lines).toMatchObject([{ id: line.id, quantity: 5 }]);
    expect(cartOf(await fetchCart(client, id))).toEqual(five);
    expect(cartOf(await removeCartLines(client, id, [line.id])).lines).toEqual([]);
  });

  test('can be created with lines, a code and a buyer at once', async () => {
    await subscribeToNewsletter(services.origin, 'bodil@example.com');
    const cart = cartOf(
      await createCart(clientOf('int'), {
        lines: [{ merchandiseId: serumIn('int'), quantity: 2 }],
        discountCodes: ['WELCOME15'],
        buyer: { countryCode: 'DE', email: 'bodil@example.com' },
      }),
    );
    expect(cart).toMatchObject({
      totalQuantity: 2,
      discountCodes: [{ code: 'WELCOME15', applicable: true, appliesTo: 'goods' }],
      buyer: { countryCode: 'DE', email: 'bodil@example.com' },
    });
    // 15 % of 2 × €50.
    expect(cart.cost.total).toEqual({ amount: 8500, currency: 'EUR' });
  });

  test('distinguishes a code for delivery from one for goods, also without an address', async () => {
    const lines = [{ merchandiseId: serumIn('int'), quantity: 1 }];
    const cart = cartOf(
      await createCart(clientOf('int'), { lines, discountCodes: ['FREESHIP', 'WELCOME15', 'NOTACODE'] }),
    );
    expect(cart.discountCodes).toEqual([
      { code: 'FREESHIP', applicable: true, appliesTo: 'delivery' },
      { code: 'WELCOME15', applicable: true, appliesTo: 'goods' },
      { code: 'NOTACODE', applicable: false },
    ]);
  });

  test('keeps a note, attributes, and a line for each recipient of a gift card', async () => {
    const client = clientOf('dk');
    const catalogue = await fetchCatalog(client);
    if (catalogue.kind !== 'ok') throw new Error(catalogue.message);
    const cards = indexVariantsBySku(catalogue.products);
    const wished: [sku: string, wishes: GiftCardDetails][] = [
      [
        'MH-GIFT-CARD-20000',
        {
          type: 'email-now',
          recipientEmail: 'bodil@example.com',
          recipientName: 'Bodil',
          message: 'Til dig,\n  kære',
          amount: { amount: 20000, currency: 'DKK' },
        },
      ],
      [
        'MH-GIFT-CARD-OWN',
        {
          type: 'email-on-date',
          recipientEmail: 'asta@example.com',
          recipientName: 'Asta',
          sendOn: '2026-12-24',
          amount: { amount: 12345, currency: 'DKK' },
        },
      ],
      ['MH-GIFT-CARD-20000', { type: 'printed', recipientName: 'Åse', senderName: 'Ørn' }],
    ];
    const lines = wished.map(([sku, wishes]) => ({
      merchandiseId: cards.get(sku)?.id ?? sku,
      quantity: 1,
      attributes: toGiftCardAttributes(wishes, -60),
    }));
    const created = cartOf(await createCart(client, { lines, note: 'Ring to gange' }));
    const wishesOf = (cart: CommerceCart) =>
      cart.lines.map(({ attributes }) => parseGiftCardAttributes(attributes, 'DKK'));
    const all = wished.map(([, wishes]) => wishes);
    expect(wishesOf(created)).toEqual(all);
    expect(created.lines.map(({ unitPrice }) => unitPrice.amount)).toEqual([20000, 12345, 20000]);
    expect(created.note).toBe('Ring to gange');

    const { id } = created;
    const [first] = created.lines;
    if (!first) throw new Error('The line is gone');
    const more = cartOf(await updateCartLines(client, id, [{ id: first.id, quantity: 2 }]));
    expect(wishesOf(more)).toEqual(all);
    const wrapping = [{ key: 'Gift wrapping', value: 'Paper' }];
    expect(cartOf(await setCartAttributes(client, id, wrapping)).attributes).toEqual(wrapping);
    expect(cartOf(await setCartNote(client, id, ''))).not.toHaveProperty('note');
  });

  test("explains in the client's language why a code does not apply", async () => {
    const client = clientOf('dk');
    const lines = [{ merchandiseId: serumIn('dk'), quantity: 1 }];
    const { id } = cartOf(await createCart(client, { lines }));
    const answer = await setDiscountCodes(client, id, ['NOTACODE']);
    expect(answer).toMatchObject({
      kind: 'ok',
      cart: { discountCodes: [{ code: 'NOTACODE', applicable: false }] },
      warnings: [{ code: 'DISCOUNT_NOT_FOUND', message: expect.stringMatching(/findes ikke/) }],
    });
    expect(cartOf(await setDiscountCodes(client, id, [])).discountCodes).toEqual([]);
  });

  test('stores the buyer', async () => {
    const client = clientOf('no');
    const { id } = cartOf(await createCart(client));
    const buyer = { email: 'kari@example.com', phone: '+4722222222', countryCode: 'NO' };
    expect(cartOf(await setBuyerIdentity(client, id, buyer)).buyer).toEqual(buyer);
  });

  test('returns fewer units than requested where stock ends, with a warning', async () => {
    const client = clientOf('dk');
    const scarce = content.products
      .flatMap(({ sizes }) => sizes)
      .find(({ stock }) => stock !== undefined && stock > 0 && stock < 30);
    if (!scarce?.stock) throw new Error('The content has nothing scarce');
    const catalogue = await fetchCatalog(client);
    if (catalogue.kind !== 'ok') throw new Error(catalogue.message);
    const merchandiseId = indexVariantsBySku(catalogue.products).get(scarce.sku)?.id ?? '';
    const answer = await createCart(client, { lines: [{ merchandiseId, quantity: scarce.stock + 1 }] });
    expect(answer).toMatchObject({
      kind: 'ok',
      cart: { lines: [{ sku: scarce.sku, quantity: scarce.stock }] },
      warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }],
    });
  });

  test.each([-1, 1_000_000_000])('refuses a quantity of %d and stays unchanged', async (quantity) => {
    const client = clientOf('dk');
    const lines = [{ merchandiseId: serumIn('dk'), quantity: 1 }];
    const before = cartOf(await createCart(client, { lines }));
    const [line] = before.lines;
    const refused = {
      kind: 'refused',
      problems: [{ field: ['lines', '0', 'quantity'] }],
      cart: { lines: [{ quantity: 1 }] },
    };
    expect(await updateCartLines(client, before.id, [{ id: line?.id ?? '', quantity }])).toMatchObject(
      refused,
    );
    expect(await addCartLines(client, before.id, [{ merchandiseId: serumIn('dk'), quantity }])).toMatchObject(
      refused,
    );
    expect(cartOf(await fetchCart(client, before.id))).toEqual(before);
  });

  test.each([1.5, Number.MAX_SAFE_INTEGER])(
    'fails for a quantity of %d, which is out of range for an Int',
    async (quantity) => {
      const client = clientOf('dk');
      const { id } = cartOf(await createCart(client));
      const answer = await addCartLines(client, id, [{ merchandiseId: serumIn('dk'), quantity }]);
      expect(answer).toMatchObject({ kind: 'failed' });
      expect(cartOf(await fetchCart(client, id)).lines).toEqual([]);
    },
  );

  test('refuses a variant of another shop', async () => {
    const client = clientOf('dk');
    const { id } = cartOf(await createCart(client));
    expect(await addCartLines(client, id, [{ merchandiseId: serumIn('int'), quantity: 1 }])).toMatchObject({
      kind: 'refused',
      problems: [{ field: ['lines', '0', 'merchandiseId'] }],
      cart: { id, lines: [] },
    });
  });

  test('is missing in another shop, without its secret and for an unknown id', async () => {
    const { id } = cartOf(await createCart(clientOf('dk')));
    const line = { merchandiseId: serumIn('dk'), quantity: 1 };
    expect(await fetchCart(clientOf('no'), id)).toEqual({ kind: 'missing' });
    expect(await addCartLines(clientOf('dk'), id.replace(/\?.*/, ''), [line])).toEqual({ kind: 'missing' });
    expect(await addCartLines(clientOf('dk'), id.replace(/key=.*/, 'key=guessed'), [line])).toEqual({
      kind: 'missing',
    });
    expect(await fetchCart(clientOf('dk'), 'gid://shopify/Cart/nothing?key=x')).toEqual({ kind: 'missing' });
    expect(await fetchCart(clientOf('dk'), 'nonsense')).toMatchObject({ kind: 'failed' });
  });

  test('outlives a restart of the services', async () => {
    const made = await createCart(clientOf('dk'), { lines: [{ merchandiseId: serumIn('dk'), quantity: 3 }] });
    const before = cartOf(made);
    await services.close();
    services = await startServices(options);
    const after = cartOf(await fetchCart(clientOf('dk'), before.id));
    // The services listen on another port now, which is part of the checkout's address.
    expect({ ...after, checkoutUrl: '' }).toEqual({ ...before, checkoutUrl: '' });
  });
});

describe('a request to failing services', () => {
  const fail = (fault: Fault) =>
    fetch(`${services.origin}/__faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'commerce', fault }),
    });
  afterEach(() => fetch(`${services.origin}/__faults`, { method: 'DELETE' }));

  test.each<[kind: string, fault: Fault]>([
    ['unreachable', { cutConnection: true }],
    ['unreachable', { status: 503 }],
    ['throttled', { status: 429 }],
    ['denied', { status: 403 }],
    ['malformed', { malformedBody: true }],
    ['timeout', { latency: 1500 }],
  ])('is %s after %j, and the next one succeeds', async (kind, fault) => {
    const client = clientOf('dk', 1000);
    const { id } = cartOf(await createCart(client));
    await fail({ ...fault, times: 1 });
    expect(await fetchCart(client, id)).toMatchObject({ kind });
    expect(await fetchCart(client, id)).toMatchObject({ kind: 'ok', cart: { id } });
  });
});

describe("Shopify's own client", () => {
  /** It insists on HTTPS and on a whole domain for a shop; only the address is another here. */
  function shopifyClient(market: MarketId) {
    return createStorefrontApiClient({
      storeDomain: 'https://shop.example',
      apiVersion: '2026-04',
      publicAccessToken: 'public',
      customFetchApi: (url, init) =>
        fetch(url.replace('https://shop.example', `${services.origin}/shops/${market}`), init),
    });
  }

  test('reads a product in the language and the currency of its context', async () => {
    const { data, errors } = await shopifyClient('no').request(
      `query Product($handle: String!) @inContext(country: NO, language: DA) {
        product(handle: $handle) { title variants(first: 1) { nodes { sku price { amount currencyCode } } } }
      }`,
      { variables: { handle: 'lee-serum' } },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      product: {
        title: 'Læ Serum',
        variants: { nodes: [{ sku: 'MH-P04-30', price: { amount: '579.0', currencyCode: 'NOK' } }] },
      },
    });
  });

  test('shares a cart with the client of this repository', async () => {
    const { data } = await shopifyClient('dk').request(
      `mutation Create($input: CartInput) {
        cartCreate(input: $input) { cart { id totalQuantity } userErrors { message } }
      }`,
      { variables: { input: { lines: [{ merchandiseId: serumIn('dk') }] } } },
    );
    expect(data).toMatchObject({ cartCreate: { cart: { totalQuantity: 1 }, userErrors: [] } });
    const { id } = (data as { cartCreate: { cart: { id: string } } }).cartCreate.cart;
    expect(cartOf(await fetchCart(clientOf('dk'), id)).lines).toMatchObject([
      { sku: 'MH-P04-30', quantity: 1 },
    ]);
  });

  test('returns an error for an invalid query', async () => {
    const { data, errors } = await shopifyClient('dk').request(
      /* invalid GraphQL */ 'query { shop { nmae } }',
    );
    expect(data).toBeUndefined();
    expect(errors?.graphQLErrors?.[0]?.message).toContain('"nmae"');
  });
});
