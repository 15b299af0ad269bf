import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  requireCart,
  getQuantitiesBySku,
  fetchLineInputs,
  requestCartMutation,
  createCart,
  requirePayload,
  fetchCart,
  fetchVariantId,
} from './testing/cart.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const serum = 'MH-P04-30';
const balm = 'MH-P32-10';

describe('cartLinesAdd', () => {
  test('merges a second add of the same variant and attributes, and keeps others apart', async () => {
    const merchandiseId = await fetchVariantId(shop, serum);
    const { id: cartId } = await createCart(shop, { [serum]: 1 });
    const wrapped = [
      { key: 'wrap', value: 'yes' },
      { key: 'card', value: 'Hi' },
    ];
    const cart = await requireCart(
      requestCartMutation(shop, 'cartLinesAdd', {
        cartId,
        lines: [
          { merchandiseId, quantity: 2 },
          { merchandiseId, attributes: wrapped },
          { merchandiseId, attributes: wrapped.toReversed() },
        ],
      }),
    );
    expect(cart.lines.nodes.map((line: UntypedData) => [line.quantity, line.attributes.length])).toEqual([
      [3, 0],
      [2, 2],
    ]);
    expect(cart.totalQuantity).toBe(5);
  });

  test('refuses a variant of another shop, and returns the unchanged cart', async () => {
    const cart = await createCart(shop, { [serum]: 1 });
    const lines = [
      { merchandiseId: await fetchVariantId(shop, balm) },
      { merchandiseId: await fetchVariantId(shop, serum, 'no') },
    ];
    const payload = await requirePayload(
      requestCartMutation(shop, 'cartLinesAdd', { cartId: cart.id, lines }),
    );
    expect(payload.userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['lines', '1', 'merchandiseId'],
        message: 'The merchandise with id gid://shopify/ProductVariant/2000401 does not exist.',
      },
    ]);
    expect(payload.cart).toEqual(cart);
    expect(await fetchCart(shop, cart.id)).toEqual(cart);
  });

  test.each([
    [0, 'INVALID'],
    [-1, 'INVALID'],
    [100, 'MAXIMUM_EXCEEDED'],
    [1_000_000_000, 'MAXIMUM_EXCEEDED'],
  ])('refuses a quantity of %i with %s', async (quantity, code) => {
    const cart = await createCart(shop, { [serum]: 1 });
    const lines = await fetchLineInputs(shop, { [serum]: quantity });
    const payload = await requirePayload(
      requestCartMutation(shop, 'cartLinesAdd', { cartId: cart.id, lines }),
    );
    expect(payload.userErrors).toMatchObject([{ code, field: ['lines', '0', 'quantity'] }]);
    expect(payload.cart).toEqual(cart);
  });

  test.each([
    [1.5, 'Could not coerce value 1.5 to Int'],
    ['2', 'Could not coerce value "2" to Int'],
    [2_147_483_648, 'Could not coerce value 2147483648 to Int'],
  ])('rejects a quantity of %j', async (quantity, explanation) => {
    const cart = await createCart(shop);
    const lines = [{ merchandiseId: await fetchVariantId(shop, serum), quantity }];
    const answer = await requestCartMutation(shop, 'cartLinesAdd', { cartId: cart.id, lines });
    expect(answer.status).toBe(200);
    expect(answer.errors?.[0]?.message).toBe(
      `Variable $lines of type [CartLineInput!]! was provided invalid value for 0.quantity (${explanation})`,
    );
    expect(answer.errors?.[0]?.extensions?.['problems']).toEqual([{ path: [0, 'quantity'], explanation }]);
  });

  test('adds the units in stock and warns, in the language of the context', async () => {
    const stock = Number(
      shop.sql(`SELECT available FROM inventory WHERE shop = 'dk' AND sku = '${serum}'`)[0]?.['available'],
    );
    const { id: cartId } = await createCart(shop);
    shop.sql(`UPDATE inventory SET available = 3 WHERE shop = 'dk' AND sku = '${serum}'`);
    const lines = await fetchLineInputs(shop, { [serum]: 5 });
    const { cart, warnings, userErrors } = await requirePayload(
      requestCartMutation(shop, 'cartLinesAdd', { cartId, lines }, { language: 'DA' }),
    );
    expect(userErrors).toEqual([]);
    expect(getQuantitiesBySku(cart)).toEqual({ [serum]: 3 });
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Der er kun 3 tilbage af Læ Serum, 30 ml. Antallet er sat ned.',
        target: cart.lines.nodes[0].id,
      },
    ]);
    shop.sql(`UPDATE inventory SET available = ${stock} WHERE shop = 'dk' AND sku = '${serum}'`);
  });

  test('does not add what is sold out, and warns', async () => {
    const { id: cartId } = await createCart(shop);
    const lines = await fetchLineInputs(shop, { 'MH-P14-300': 1, [serum]: 1 });
    const { cart, warnings } = await requirePayload(
      requestCartMutation(shop, 'cartLinesAdd', { cartId, lines }),
    );
    expect(getQuantitiesBySku(cart)).toEqual({ [serum]: 1 });
    expect(warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
  });

  test('accepts 250 lines, not 251, in one request or in one cart', async () => {
    const merchandiseId = await fetchVariantId(shop, 'MH-GIFT-CARD-20000');
    const lines = Array.from({ length: 251 }, (_, index) => ({
      merchandiseId,
      attributes: [{ key: 'for', value: String(index) }],
    }));
    const { id: cartId } = await createCart(shop);
    const tooMany = await requestCartMutation(shop, 'cartLinesAdd', { cartId, lines });
    expect(tooMany.errors?.[0]?.message).toBe(
      'The input array size of 251 is greater than the maximum allowed of 250.',
    );
    const full = await requireCart(
      requestCartMutation(shop, 'cartLinesAdd', { cartId, lines: lines.slice(0, 250) }),
    );
    expect(full.lines.nodes).toHaveLength(250);
    const { cart, userErrors } = await requirePayload(
      requestCartMutation(shop, 'cartLinesAdd', { cartId, lines: lines.slice(250) }),
    );
    expect(userErrors).toMatchObject([{ code: 'CART_TOO_LARGE', field: ['lines'] }]);
    expect(cart.lines.nodes).toHaveLength(250);
  });

  test('requires a reachable recipient for a mailed gift card', async () => {
    const { id: cartId } = await createCart(shop);
    const merchandiseId = await fetchVariantId(shop, 'MH-GIFT-CARD-20000');
    const sendTo = (email: string) => [
      {
        merchandiseId,
        attributes: [
          { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
          { key: 'Recipient email', value: email },
        ],
      },
    ];
    const { userErrors } = await requirePayload(
      requestCartMutation(shop, 'cartLinesAdd', { cartId, lines: sendTo('no-address') }),
    );
    expect(userErrors).toMatchObject([{ code: 'GIFT_CARD_RECIPIENT_INVALID' }]);
    const cart = await requireCart(
      requestCartMutation(shop, 'cartLinesAdd', { cartId, lines: sendTo('friend@example.com') }),
    );
    expect(cart.cost.totalAmount.amount).toBe('200.0');
  });
});

describe('cartLinesUpdate', () => {
  test('sets quantities, removes with 0, keeps attributes that are not given', async () => {
    const { id: cartId } = await createCart(shop, { [balm]: 1 });
    const attributes = [{ key: 'wrap', value: 'yes' }];
    const merchandiseId = await fetchVariantId(shop, serum);
    const before = await requireCart(
      requestCartMutation(shop, 'cartLinesAdd', {
        cartId,
        lines: [{ merchandiseId, quantity: 1, attributes }],
      }),
    );
    const [first, second] = before.lines.nodes;
    const cart = await requireCart(
      requestCartMutation(shop, 'cartLinesUpdate', {
        cartId,
        lines: [
          { id: first.id, quantity: 0 },
          { id: second.id, quantity: 4 },
        ],
      }),
    );
    expect(cart.lines.nodes).toMatchObject([{ id: second.id, quantity: 4, attributes }]);
  });

  test('merges two lines that become equal', async () => {
    const before = await createCart(shop, { 'MH-P01-100': 1, 'MH-P01-200': 2 });
    const [small] = before.lines.nodes;
    const cart = await requireCart(
      requestCartMutation(shop, 'cartLinesUpdate', {
        cartId: before.id,
        lines: [{ id: small.id, merchandiseId: await fetchVariantId(shop, 'MH-P01-200') }],
      }),
    );
    expect(getQuantitiesBySku(cart)).toEqual({ 'MH-P01-200': 3 });
  });

  test('merges no lines whose sum exceeds the limit', async () => {
    // So many have to be on the shelf, or the line would be cut to what is there.
    shop.sql(`UPDATE inventory SET available = 200 WHERE shop = 'dk' AND sku = 'MH-P01-200'`);
    const before = await createCart(shop, { 'MH-P01-100': 40, 'MH-P01-200': 60 });
    const [small] = before.lines.nodes;
    const lines = [{ id: small.id, merchandiseId: await fetchVariantId(shop, 'MH-P01-200') }];
    const payload = await requirePayload(
      requestCartMutation(shop, 'cartLinesUpdate', { cartId: before.id, lines }),
    );
    expect(payload.userErrors).toMatchObject([{ code: 'MAXIMUM_EXCEEDED' }]);
    expect(payload.cart).toEqual(before);
  });

  test.each([
    [-1, 'INVALID'],
    [1_000_000_000, 'MAXIMUM_EXCEEDED'],
  ])('refuses a quantity of %i with %s', async (quantity, code) => {
    const cart = await createCart(shop, { [serum]: 2 });
    const lines = [{ id: cart.lines.nodes[0].id, quantity }];
    const payload = await requirePayload(
      requestCartMutation(shop, 'cartLinesUpdate', { cartId: cart.id, lines }),
    );
    expect(payload.userErrors).toMatchObject([{ code }]);
    expect(payload.cart).toEqual(cart);
  });

  test.each([100, 2_147_483_647])('reduces %i units to those in stock, with a warning', async (quantity) => {
    const sku = 'MH-P01-100';
    shop.sql(`UPDATE inventory SET available = 7 WHERE shop = 'dk' AND sku = '${sku}'`);
    const cut = { userErrors: [], warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }] };
    const { id: cartId } = await createCart(shop);
    const lines = await fetchLineInputs(shop, { [sku]: quantity });
    const added = await requirePayload(requestCartMutation(shop, 'cartLinesAdd', { cartId, lines }));
    expect(added).toMatchObject(cut);
    expect(getQuantitiesBySku(added.cart)).toEqual({ [sku]: 7 });
    const updates = [{ id: added.cart.lines.nodes[0].id, quantity }];
    const updated = await requirePayload(
      requestCartMutation(shop, 'cartLinesUpdate', { cartId, lines: updates }),
    );
    expect(updated).toMatchObject(cut);
    expect(getQuantitiesBySku(updated.cart)).toEqual({ [sku]: 7 });
  });

  test('does not find lines of other carts', async () => {
    const cart = await createCart(shop, { [serum]: 2 });
    const other = await createCart(shop, { [serum]: 1 });
    const lines = [{ id: other.lines.nodes[0].id, quantity: 5 }];
    const payload = await requirePayload(
      requestCartMutation(shop, 'cartLinesUpdate', { cartId: cart.id, lines }),
    );
    expect(payload.userErrors).toMatchObject([
      { code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id'] },
    ]);
    expect(getQuantitiesBySku(await fetchCart(shop, other.id))).toEqual({ [serum]: 1 });
  });
});

describe('cartLinesRemove', () => {
  test('removes all given lines or none', async () => {
    const before = await createCart(shop, { [serum]: 2, [balm]: 1 });
    const [first] = before.lines.nodes;
    const refused = await requirePayload(
      requestCartMutation(shop, 'cartLinesRemove', {
        cartId: before.id,
        lineIds: [first.id, 'gid://shopify/CartLine/x'],
      }),
    );
    expect(refused.userErrors).toMatchObject([{ field: ['lineIds', '1'] }]);
    expect(refused.cart).toEqual(before);
    const cart = await requireCart(
      requestCartMutation(shop, 'cartLinesRemove', { cartId: before.id, lineIds: [first.id] }),
    );
    expect(getQuantitiesBySku(cart)).toEqual({ [balm]: 1 });
  });
});

describe('lines', () => {
  test('are paginated by cursors in both directions', async () => {
    const cart = await createCart(shop, { [serum]: 1, [balm]: 1, 'MH-P01-100': 1 });
    const query = `query ($id: ID!, $first: Int, $last: Int, $after: String, $before: String) { cart(id: $id) {
      lines(first: $first, last: $last, after: $after, before: $before) {
      nodes { merchandise { ... on ProductVariant { sku } } } pageInfo { hasNextPage startCursor endCursor } } } }`;
    const page = async (args: object) => (await shop.query(query, { id: cart.id, ...args })).data.cart.lines;
    const skus = (lines: UntypedData): string[] =>
      lines.nodes.map((line: UntypedData) => line.merchandise.sku);
    const first = await page({ first: 2 });
    expect(skus(first)).toEqual([serum, balm]);
    expect(skus(await page({ first: 2, after: first.pageInfo.endCursor }))).toEqual(['MH-P01-100']);
    const last = await page({ last: 1 });
    expect(skus(await page({ last: 1, before: last.pageInfo.startCursor }))).toEqual([balm]);
  });
});
