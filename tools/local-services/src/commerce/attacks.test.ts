import { afterEach, describe, expect, test } from 'vitest';
import {
  fetchLineInputs,
  requestCartMutation,
  createCart,
  requirePayload,
  fetchVariantId,
} from './testing/cart.ts';
import { MAX_CART_BYTES } from './cart-store.ts';
import { SERUM_SKU } from './testing/order.ts';
import {
  type UntypedAnswer,
  openTestShop,
  type TestShop,
  type TestShopOptions,
} from './testing/test-shop.ts';

let shop: TestShop;
afterEach(() => shop.close());
const open = async (options: TestShopOptions = {}) => (shop = await openTestShop(options));

/** Many fields of one mutation or query, each under a name of its own. */
const aliases = (count: number, field: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(' ');
const codesOf = ({ errors }: UntypedAnswer) => errors?.map(({ extensions }) => extensions?.['code']);

describe('a request that fails', () => {
  test.each([
    ['promo codes', 'cartDiscountCodesUpdate', 'discountCodes', 60],
    ['gift-card codes', 'cartGiftCardCodesAdd', 'giftCardCodes', 20],
  ] as const)('still counts the %s that it tried', async (_what, mutation, argument, tries) => {
    await open();
    const { id } = await createCart(shop);
    const countTries = () => Number(shop.sql('SELECT count(*) AS n FROM rate_limit_tries')[0]?.['n']);
    const before = countTries();
    const guesses = aliases(
      100,
      (index) => `${mutation}(cartId: $c, ${argument}: ["GUESS${index}"]) { cart { id } }`,
    );
    const tooMuch = Array.from(
      { length: 100 },
      (_, index) => `b${index}: cartCreate(input: { lines: $lines }) { cart { id } }`,
    );
    const lines = Array.from({ length: 250 }, () => ({ merchandiseId: 'gid://shopify/ProductVariant/1' }));
    const answer = await shop.query(
      `mutation ($c: ID!, $lines: [CartLineInput!]) { ${guesses} ${tooMuch.join(' ')} }`,
      { c: id, lines },
    );
    expect(answer.data).toBeUndefined();
    expect(codesOf(answer)).toEqual(['MAX_COMPLEXITY_EXCEEDED']);
    expect(countTries() - before).toBe(tries);
    expect(
      codesOf(await requestCartMutation(shop, mutation, { cartId: id, [argument]: ['ANOTHER'] })),
    ).toEqual(['THROTTLED']);
  });
});

/**
 * Milliseconds of processor time that `work` takes of the thread that answers: on a busy machine, unlike those of the clock, hardly
 * more than on an idle one.
 */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
const HOLD_MS = 250;

describe('one anonymous request', () => {
  const attributes = (count: number, length: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => ({ key: `${prefix}-${index}`, value: 'x'.repeat(length) }));
  const addLines = `mutation ($c: ID!, $lines: [CartLineInput!]!) { payload: cartLinesAdd(cartId: $c, lines: $lines) {
    cart { id } userErrors { code field } } }`;

  test('cannot fill a cart beyond its size, with any stored text', async () => {
    await open();
    const { id: c } = await createCart(shop);
    const merchandiseId = await fetchVariantId(shop, SERUM_SKU);
    const stored = () => {
      const [row] = shop.sql(`SELECT (SELECT ifnull(sum(length(attributes)), 0) FROM cart_lines)
        + (SELECT sum(length(attributes) + ifnull(length(note), 0) + ifnull(length(preferences), 0)
        + ifnull(length(payment), 0)) FROM carts) + (SELECT ifnull(sum(length(address)), 0) FROM cart_addresses) AS bytes`);
      return Number(row?.['bytes']);
    };
    const codes: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      const lines = [{ merchandiseId, attributes: attributes(80, 2500, String(round)) }];
      const { payload } = (await shop.query(addLines, { c, lines })).data;
      codes.push(...payload.userErrors.map(({ code }: { code: string }) => code));
    }
    const wallet = [['w'.repeat(200_000)]].flat();
    for (const [mutation, args] of [
      ['cartAttributesUpdate', { attributes: attributes(100, 2400, 'a') }],
      ['cartBuyerIdentityUpdate', { buyerIdentity: { preferences: { wallet } } }],
    ] as const) {
      const payload = await requirePayload(requestCartMutation(shop, mutation, { cartId: c, ...args }));
      codes.push(...payload.userErrors.map(({ code }: { code: string }) => code));
    }
    expect([...new Set(codes)]).toEqual(['CART_TOO_LARGE']);
    expect(codes).toHaveLength(6);
    expect(stored()).toBeLessThan(MAX_CART_BYTES);
  });

  test.each([
    ['lines', 250, 1],
    ['bytes', 60, 700],
  ])(
    'does not block the process by repeated requests for a cart full of %s',
    async (_what, count, length) => {
      await open();
      const [line] = await fetchLineInputs(shop, { [SERUM_SKU]: 1 });
      const lines = Array.from({ length: count }, (_, index) => ({
        ...line,
        attributes: attributes(1, length, String(index)),
      }));
      const { cart } = await requirePayload(
        shop.query(
          'mutation ($lines: [CartLineInput!]) { payload: cartCreate(input: { lines: $lines }) { cart { id } } }',
          { lines },
        ),
      );
      const attacks: Record<string, string> = {
        read: `query ($c: ID!) { ${aliases(100, () => 'cart(id: $c) { id }')} }`,
        list: `query ($c: ID!) { ${aliases(100, () => 'cart(id: $c) { lines(first: 250) { nodes { id } } }')} }`,
        note: `mutation ($c: ID!) { ${aliases(100, (index) => `cartNoteUpdate(cartId: $c, note: "${index}") { cart { id } }`)} }`,
        lines: `mutation ($c: ID!) { ${aliases(
          100,
          (index) => `cartLinesAdd(cartId: $c, lines: [{ merchandiseId: "${line?.merchandiseId}",
        attributes: [{ key: "k", value: "${index}" }] }]) { cart { id } }`,
        )} }`,
      };
      for (const [name, query] of Object.entries(attacks)) {
        expect.soft(await processorTime(() => shop.query(query, { c: cart.id })), name).toBeLessThan(HOLD_MS);
      }
      const addresses = Array.from({ length: 250 }, (_, index) => ({
        address: { deliveryAddress: { countryCode: 'DK', city: `${index}` } },
      }));
      const addAddresses = () =>
        requestCartMutation(shop, 'cartDeliveryAddressesAdd', { cartId: cart.id, addresses });
      expect.soft(await processorTime(addAddresses), 'addresses').toBeLessThan(HOLD_MS);
      const many = Array.from({ length: 40 }, (_, index) => ({
        ...line,
        attributes: attributes(15, 1, String(index)),
      }));
      expect(await processorTime(() => shop.query(addLines, { c: cart.id, lines: many }))).toBeLessThan(
        HOLD_MS,
      );
    },
  );

  test.each<[name: string, query: string, variables: object]>([
    ...[550, 1400].map<[string, string, object]>((count) => [
      `${count} fields that have to be compared with each other`,
      `{ ${'shop { paymentSettings { currencyCode } } '.repeat(count)} }`,
      {},
    ]),
    ['a name of many characters', `{ ${'x'.repeat(200_000)} }`, {}],
    [
      'a variable of many mistakes',
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: Array.from({ length: 60_000 }, () => ({})) },
    ],
    [
      'searches',
      `{ ${aliases(20, (index) => `search(query: "serum ${index}", first: 1) { totalCount }`)} }`,
      {},
    ],
    [
      'texts',
      '{ articles(first: 250) { nodes { contentHtml blog { articles(first: 50) { nodes { contentHtml } } } } } }',
      {},
    ],
    [
      'words to look for',
      `query ($q: String) { ${aliases(50, () => 'products(first: 1, query: $q) { nodes { id } }')} }`,
      { q: 'aa OR '.repeat(50) },
    ],
  ])('does not block the process with %s', async (_name, query, variables) => {
    await open();
    await shop.query('{ search(query: "serum", first: 1) { totalCount } }');
    expect(await processorTime(() => shop.query(query, variables))).toBeLessThan(HOLD_MS);
  });

  test.each([
    ['parentheses', '('.repeat(1000)],
    ['negations', 'NOT '.repeat(500)],
    ['minus signs', `${'-'.repeat(1000)}x`],
    ['closed parentheses', `${'('.repeat(500)}a${')'.repeat(500)}`],
  ])('with nested %s in a search gets an error of the protocol', async (_name, q) => {
    await open();
    const answer = await shop.query('query ($q: String) { products(first: 1, query: $q) { nodes { id } } }', {
      q,
    });
    expect(codesOf(answer)).toEqual(['BAD_REQUEST']);
    expect(
      (await shop.query('{ products(first: 1, query: "((serum))") { nodes { id } } }')).errors,
    ).toBeUndefined();
  });

  test('with variables nested a hundred thousand levels deep is refused as malformed', async () => {
    await open();
    const body = `{"query":"query ($q: [ID!]!) { nodes(ids: $q) { id } }","variables":{"q":${'['.repeat(1e5)}${']'.repeat(1e5)}}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.app.request('/shops/dk/api/2026-04/graphql.json', {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(400);
  });
});
