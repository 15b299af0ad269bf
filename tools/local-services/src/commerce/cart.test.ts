import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  requireCart,
  toContents,
  toLineInputs,
  mutate,
  createCart,
  requirePayload,
  fetchCart,
  toVariantId,
} from './test-cart.ts';
import { type Data, openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const serum = 'MH-P04-30';
const balm = 'MH-P32-10';

describe('cartCreate', () => {
  test('creates an empty cart without input', async () => {
    const cart = await requireCart(mutate(shop, 'cartCreate', { input: null }));
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]{24}\?key=[0-9a-f]{32}$/);
    expect(cart).toMatchObject({
      totalQuantity: 0,
      cost: { totalAmount: { amount: '0.0', currencyCode: 'DKK' } },
      buyerIdentity: { countryCode: 'DK', email: null },
      checkoutUrl: `https://shop.test/cart/c/${cart.id.replace('gid://shopify/Cart/', '')}`,
    });
  });

  test('accepts all input at once', async () => {
    const lines = await toLineInputs(shop, { [serum]: 2 });
    const cart = await requireCart(
      mutate(shop, 'cartCreate', {
        input: {
          lines,
          note: 'Ring the bell',
          attributes: [{ key: 'wrap', value: 'yes' }],
          discountCodes: ['frifragt'],
          buyerIdentity: { email: 'Shopper@Example.com', countryCode: 'DK' },
        },
      }),
    );
    expect(toContents(cart)).toEqual({ [serum]: 2 });
    expect(cart).toMatchObject({
      note: 'Ring the bell',
      attributes: [{ key: 'wrap', value: 'yes' }],
      discountCodes: [{ code: 'frifragt', applicable: true }],
      buyerIdentity: { email: 'Shopper@Example.com' },
    });
    expect(await fetchCart(shop, cart.id)).toEqual(cart);
  });

  test('uses one unit without a quantity', async () => {
    const merchandiseId = await toVariantId(shop, serum);
    const cart = await requireCart(mutate(shop, 'cartCreate', { input: { lines: [{ merchandiseId }] } }));
    expect(toContents(cart)).toEqual({ [serum]: 1 });
  });

  test('stores nothing of a refused cart', async () => {
    const before = shop.sql('SELECT count(*) AS n FROM carts');
    const payload = await requirePayload(
      mutate(shop, 'cartCreate', { input: { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1' }] } }),
    );
    expect(payload).toEqual({
      cart: null,
      warnings: [],
      userErrors: [
        {
          code: 'INVALID',
          field: ['input', 'lines', '0', 'merchandiseId'],
          message: 'The merchandise with id gid://shopify/ProductVariant/1 does not exist.',
        },
      ],
    });
    expect(shop.sql('SELECT count(*) AS n FROM carts')).toEqual(before);
  });
});

describe('a cart id', () => {
  const missing = {
    cart: null,
    warnings: [],
    userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
  };

  test('that does not exist is null for a query and an error for a mutation', async () => {
    const id = 'gid://shopify/Cart/nothing?key=0';
    expect(await fetchCart(shop, id)).toBeNull();
    expect(await requirePayload(mutate(shop, 'cartNoteUpdate', { cartId: id, note: '' }))).toEqual(missing);
  });

  test('without its key reveals no buyer data and permits no change', async () => {
    const cart = await requireCart(
      mutate(shop, 'cartCreate', {
        input: {
          lines: await toLineInputs(shop, { [serum]: 1 }),
          buyerIdentity: { email: 'a@example.com', phone: '+45 12345678' },
          delivery: { addresses: [{ address: { deliveryAddress: { city: 'Skagen', countryCode: 'DK' } } }] },
        },
      }),
    );
    const bare = cart.id.replace(/\?.*/, '');
    const seen = await fetchCart(shop, bare);
    expect(toContents(seen)).toEqual({ [serum]: 1 });
    expect(JSON.stringify(seen)).not.toMatch(/a@example\.com|12345678|Skagen/);
    for (const id of [bare, `${bare}?key=`, `${bare}?key=${'0'.repeat(32)}`]) {
      expect(await requirePayload(mutate(shop, 'cartNoteUpdate', { cartId: id, note: 'x' }))).toEqual(
        missing,
      );
    }
    expect(await fetchCart(shop, `${bare}?key=${'0'.repeat(32)}`)).toBeNull();
    expect(await fetchCart(shop, cart.id)).toEqual(cart);
  });

  test('of another shop does not exist', async () => {
    const cart = await createCart(shop, { [serum]: 1 });
    expect(await fetchCart(shop, cart.id, 'no')).toBeNull();
    expect(
      await requirePayload(mutate(shop, 'cartNoteUpdate', { cartId: cart.id, note: 'x' }, { market: 'no' })),
    ).toEqual(missing);
  });

  test('that is not a global id is an error of the protocol', async () => {
    const answer = await mutate(shop, 'cartNoteUpdate', { cartId: 'abc', note: '' });
    expect(answer.errors?.[0]?.message).toBe('Variable $cartId of type ID! was provided invalid value');
  });

  test('is stored without its secret', async () => {
    const cart = await createCart(shop);
    const key = new URL(cart.id).searchParams.get('key') ?? '';
    expect(key).toHaveLength(32);
    expect(JSON.stringify(shop.sql('SELECT * FROM carts'))).not.toContain(key);
  });
});

describe('cartLinesAdd', () => {
  test('merges a second add of the same variant and attributes, and keeps others apart', async () => {
    const merchandiseId = await toVariantId(shop, serum);
    const { id: cartId } = await createCart(shop, { [serum]: 1 });
    const wrapped = [
      { key: 'wrap', value: 'yes' },
      { key: 'card', value: 'Hi' },
    ];
    const cart = await requireCart(
      mutate(shop, 'cartLinesAdd', {
        cartId,
        lines: [
          { merchandiseId, quantity: 2 },
          { merchandiseId, attributes: wrapped },
          { merchandiseId, attributes: wrapped.toReversed() },
        ],
      }),
    );
    expect(cart.lines.nodes.map((line: Data) => [line.quantity, line.attributes.length])).toEqual([
      [3, 0],
      [2, 2],
    ]);
    expect(cart.totalQuantity).toBe(5);
  });

  test('refuses a variant of another shop, and returns the unchanged cart', async () => {
    const cart = await createCart(shop, { [serum]: 1 });
    const lines = [
      { merchandiseId: await toVariantId(shop, balm) },
      { merchandiseId: await toVariantId(shop, serum, 'no') },
    ];
    const payload = await requirePayload(mutate(shop, 'cartLinesAdd', { cartId: cart.id, lines }));
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
    const lines = await toLineInputs(shop, { [serum]: quantity });
    const payload = await requirePayload(mutate(shop, 'cartLinesAdd', { cartId: cart.id, lines }));
    expect(payload.userErrors).toMatchObject([{ code, field: ['lines', '0', 'quantity'] }]);
    expect(payload.cart).toEqual(cart);
  });

  test.each([
    [1.5, 'Could not coerce value 1.5 to Int'],
    ['2', 'Could not coerce value "2" to Int'],
    [2_147_483_648, 'Could not coerce value 2147483648 to Int'],
  ])('rejects a quantity of %j', async (quantity, explanation) => {
    const cart = await createCart(shop);
    const lines = [{ merchandiseId: await toVariantId(shop, serum), quantity }];
    const answer = await mutate(shop, 'cartLinesAdd', { cartId: cart.id, lines });
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
    const lines = await toLineInputs(shop, { [serum]: 5 });
    const { cart, warnings, userErrors } = await requirePayload(
      mutate(shop, 'cartLinesAdd', { cartId, lines }, { language: 'DA' }),
    );
    expect(userErrors).toEqual([]);
    expect(toContents(cart)).toEqual({ [serum]: 3 });
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
    const lines = await toLineInputs(shop, { 'MH-P14-300': 1, [serum]: 1 });
    const { cart, warnings } = await requirePayload(mutate(shop, 'cartLinesAdd', { cartId, lines }));
    expect(toContents(cart)).toEqual({ [serum]: 1 });
    expect(warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
  });

  test('accepts 250 lines, not 251, in one request or in one cart', async () => {
    const merchandiseId = await toVariantId(shop, 'MH-GIFT-CARD-20000');
    const lines = Array.from({ length: 251 }, (_, index) => ({
      merchandiseId,
      attributes: [{ key: 'for', value: String(index) }],
    }));
    const { id: cartId } = await createCart(shop);
    const tooMany = await mutate(shop, 'cartLinesAdd', { cartId, lines });
    expect(tooMany.errors?.[0]?.message).toBe(
      'The input array size of 251 is greater than the maximum allowed of 250.',
    );
    const full = await requireCart(mutate(shop, 'cartLinesAdd', { cartId, lines: lines.slice(0, 250) }));
    expect(full.lines.nodes).toHaveLength(250);
    const { cart, userErrors } = await requirePayload(
      mutate(shop, 'cartLinesAdd', { cartId, lines: lines.slice(250) }),
    );
    expect(userErrors).toMatchObject([{ code: 'CART_TOO_LARGE', field: ['lines'] }]);
    expect(cart.lines.nodes).toHaveLength(250);
  });

  test('requires a reachable recipient for a mailed gift card', async () => {
    const { id: cartId } = await createCart(shop);
    const merchandiseId = await toVariantId(shop, 'MH-GIFT-CARD-20000');
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
      mutate(shop, 'cartLinesAdd', { cartId, lines: sendTo('no-address') }),
    );
    expect(userErrors).toMatchObject([{ code: 'GIFT_CARD_RECIPIENT_INVALID' }]);
    const cart = await requireCart(
      mutate(shop, 'cartLinesAdd', { cartId, lines: sendTo('friend@example.com') }),
    );
    expect(cart.cost.totalAmount.amount).toBe('200.0');
  });
});

describe('cartLinesUpdate', () => {
  test('sets quantities, removes with 0, keeps attributes that are not given', async () => {
    const { id: cartId } = await createCart(shop, { [balm]: 1 });
    const attributes = [{ key: 'wrap', value: 'yes' }];
    const merchandiseId = await toVariantId(shop, serum);
    const before = await requireCart(
      mutate(shop, 'cartLinesAdd', { cartId, lines: [{ merchandiseId, quantity: 1, attributes }] }),
    );
    const [first, second] = before.lines.nodes;
    const cart = await requireCart(
      mutate(shop, 'cartLinesUpdate', {
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
      mutate(shop, 'cartLinesUpdate', {
        cartId: before.id,
        lines: [{ id: small.id, merchandiseId: await toVariantId(shop, 'MH-P01-200') }],
      }),
    );
    expect(toContents(cart)).toEqual({ 'MH-P01-200': 3 });
  });

  test('merges no lines whose sum exceeds the limit', async () => {
    // So many have to be on the shelf, or the line would be cut to what is there.
    shop.sql(`UPDATE inventory SET available = 200 WHERE shop = 'dk' AND sku = 'MH-P01-200'`);
    const before = await createCart(shop, { 'MH-P01-100': 40, 'MH-P01-200': 60 });
    const [small] = before.lines.nodes;
    const lines = [{ id: small.id, merchandiseId: await toVariantId(shop, 'MH-P01-200') }];
    const payload = await requirePayload(mutate(shop, 'cartLinesUpdate', { cartId: before.id, lines }));
    expect(payload.userErrors).toMatchObject([{ code: 'MAXIMUM_EXCEEDED' }]);
    expect(payload.cart).toEqual(before);
  });

  test.each([
    [-1, 'INVALID'],
    [1_000_000_000, 'MAXIMUM_EXCEEDED'],
  ])('refuses a quantity of %i with %s', async (quantity, code) => {
    const cart = await createCart(shop, { [serum]: 2 });
    const lines = [{ id: cart.lines.nodes[0].id, quantity }];
    const payload = await requirePayload(mutate(shop, 'cartLinesUpdate', { cartId: cart.id, lines }));
    expect(payload.userErrors).toMatchObject([{ code }]);
    expect(payload.cart).toEqual(cart);
  });

  test.each([100, 2_147_483_647])('reduces %i units to those in stock, with a warning', async (quantity) => {
    const sku = 'MH-P01-100';
    shop.sql(`UPDATE inventory SET available = 7 WHERE shop = 'dk' AND sku = '${sku}'`);
    const cut = { userErrors: [], warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }] };
    const { id: cartId } = await createCart(shop);
    const lines = await toLineInputs(shop, { [sku]: quantity });
    const added = await requirePayload(mutate(shop, 'cartLinesAdd', { cartId, lines }));
    expect(added).toMatchObject(cut);
    expect(toContents(added.cart)).toEqual({ [sku]: 7 });
    const updates = [{ id: added.cart.lines.nodes[0].id, quantity }];
    const updated = await requirePayload(mutate(shop, 'cartLinesUpdate', { cartId, lines: updates }));
    expect(updated).toMatchObject(cut);
    expect(toContents(updated.cart)).toEqual({ [sku]: 7 });
  });

  test('does not find lines of other carts', async () => {
    const cart = await createCart(shop, { [serum]: 2 });
    const other = await createCart(shop, { [serum]: 1 });
    const lines = [{ id: other.lines.nodes[0].id, quantity: 5 }];
    const payload = await requirePayload(mutate(shop, 'cartLinesUpdate', { cartId: cart.id, lines }));
    expect(payload.userErrors).toMatchObject([
      { code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id'] },
    ]);
    expect(toContents(await fetchCart(shop, other.id))).toEqual({ [serum]: 1 });
  });
});

describe('cartLinesRemove', () => {
  test('removes all given lines or none', async () => {
    const before = await createCart(shop, { [serum]: 2, [balm]: 1 });
    const [first] = before.lines.nodes;
    const refused = await requirePayload(
      mutate(shop, 'cartLinesRemove', { cartId: before.id, lineIds: [first.id, 'gid://shopify/CartLine/x'] }),
    );
    expect(refused.userErrors).toMatchObject([{ field: ['lineIds', '1'] }]);
    expect(refused.cart).toEqual(before);
    const cart = await requireCart(
      mutate(shop, 'cartLinesRemove', { cartId: before.id, lineIds: [first.id] }),
    );
    expect(toContents(cart)).toEqual({ [balm]: 1 });
  });
});

describe('lines', () => {
  test('are paginated by cursors in both directions', async () => {
    const cart = await createCart(shop, { [serum]: 1, [balm]: 1, 'MH-P01-100': 1 });
    const query = `query ($id: ID!, $first: Int, $last: Int, $after: String, $before: String) { cart(id: $id) {
      lines(first: $first, last: $last, after: $after, before: $before) {
      nodes { merchandise { ... on ProductVariant { sku } } } pageInfo { hasNextPage startCursor endCursor } } } }`;
    const page = async (args: object) => (await shop.ask(query, { id: cart.id, ...args })).data.cart.lines;
    const skus = (lines: Data): string[] => lines.nodes.map((line: Data) => line.merchandise.sku);
    const first = await page({ first: 2 });
    expect(skus(first)).toEqual([serum, balm]);
    expect(skus(await page({ first: 2, after: first.pageInfo.endCursor }))).toEqual(['MH-P01-100']);
    const last = await page({ last: 1 });
    expect(skus(await page({ last: 1, before: last.pageInfo.startCursor }))).toEqual([balm]);
  });
});

describe('cartBuyerIdentityUpdate', () => {
  const update = (cartId: string, buyerIdentity: object, market: 'dk' | 'int' = 'dk') =>
    mutate(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity }, { market });

  test('sets given fields, keeps omitted ones, removes null ones', async () => {
    const { id } = await createCart(shop);
    await requireCart(update(id, { email: 'a@example.com', phone: '+4512345678' }));
    const changed = await requireCart(update(id, { email: 'b@example.com' }));
    expect(changed.buyerIdentity).toEqual({
      email: 'b@example.com',
      phone: '+4512345678',
      countryCode: 'DK',
    });
    const without = await requireCart(update(id, { phone: null }));
    expect(without.buyerIdentity).toMatchObject({ email: 'b@example.com', phone: null });
  });

  test.each([
    [{ email: 'no-address' }, 'email'],
    [{ email: 'a@b\r\nBcc: c@example.com' }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ customerAccessToken: 'token' }, 'customerAccessToken'],
  ])('refuses %j', async (buyerIdentity, name) => {
    const cart = await createCart(shop);
    const payload = await requirePayload(update(cart.id, buyerIdentity));
    expect(payload.userErrors).toMatchObject([{ code: 'INVALID', field: ['buyerIdentity', name] }]);
    expect(payload.cart).toEqual(cart);
  });

  test('accepts any country with delivery', async () => {
    const { id } = await createCart(shop, {}, 'int');
    const cart = await requireCart(update(id, { countryCode: 'FI' }, 'int'));
    expect(cart.buyerIdentity.countryCode).toBe('FI');
  });

  test('keeps the shop’s country for one without delivery, as other storefronts send it', async () => {
    const { id } = await createCart(shop);
    for (const countryCode of ['US', 'ZZ']) {
      const cart = await requireCart(update(id, { countryCode, email: 'a@example.com' }));
      expect(cart.buyerIdentity).toMatchObject({ countryCode: 'DK', email: 'a@example.com' });
    }
    const made = await requireCart(
      mutate(shop, 'cartCreate', { input: { buyerIdentity: { countryCode: 'US' } } }),
    );
    expect(made.buyerIdentity.countryCode).toBe('DK');
  });
});

describe('cartAttributesUpdate and cartNoteUpdate', () => {
  test('replace the previous value', async () => {
    const { id: cartId } = await createCart(shop);
    await requireCart(
      mutate(shop, 'cartAttributesUpdate', { cartId, attributes: [{ key: 'a', value: '1' }] }),
    );
    const attributes = [{ key: 'b', value: '2' }];
    expect(
      (await requireCart(mutate(shop, 'cartAttributesUpdate', { cartId, attributes }))).attributes,
    ).toEqual(attributes);
    expect((await requireCart(mutate(shop, 'cartNoteUpdate', { cartId, note: 'æøå' }))).note).toBe('æøå');
    const long = await requirePayload(mutate(shop, 'cartNoteUpdate', { cartId, note: 'x'.repeat(5001) }));
    expect(long.userErrors).toMatchObject([{ code: 'NOTE_TOO_LONG' }]);
    expect(long.cart.note).toBe('æøå');
  });
});

describe('carts', () => {
  test('survive a restart', async () => {
    const cart = await createCart(shop, { [serum]: 2, [balm]: 1 });
    shop.restart();
    expect(await fetchCart(shop, cart.id)).toEqual(cart);
  });

  test('are rolled back if one mutation of a request throws', async () => {
    const fragile = await openTestShop({ report: () => undefined });
    const { id } = await createCart(fragile, { [serum]: 1 });
    fragile.sql(
      `CREATE TRIGGER refuse BEFORE INSERT ON cart_discount_codes BEGIN SELECT RAISE(ABORT, 'disk'); END`,
    );
    const answer = await fragile.ask(
      `mutation ($id: ID!) { note: cartNoteUpdate(cartId: $id, note: "half") { cart { id } }
        codes: cartDiscountCodesUpdate(cartId: $id, discountCodes: ["X"]) { cart { id } } }`,
      { id },
    );
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('INTERNAL_SERVER_ERROR');
    expect((await fetchCart(fragile, id)).note).toBeNull();
    fragile.close();
  });

  test('remove the buyer on request', async () => {
    const { id: cartId } = await createCart(shop);
    await requireCart(
      mutate(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity: { email: 'forget@example.com' } }),
    );
    const cart = await requireCart(mutate(shop, 'cartRemovePersonalData', { cartId }));
    expect(cart.buyerIdentity.email).toBeNull();
    expect(shop.sql(`SELECT email FROM carts WHERE email = 'a@example.com' AND updated_at IS NULL`)).toEqual(
      [],
    );
  });
});

describe('clients of other authors', () => {
  test("get an answer to every cart operation of Shopify's React packages", async () => {
    const { id } = await createCart(shop, { [serum]: 2 });
    const answer = await shop.ask(
      `query CartQuery($id: ID!, $numCartLines: Int = 250, $country: CountryCode = ZZ, $language: LanguageCode)
      @inContext(country: $country, language: $language) { cart(id: $id) { ...CartFragment } }
      fragment CartFragment on Cart {
        id checkoutUrl totalQuantity
        buyerIdentity { countryCode customer { id email firstName lastName displayName } email phone }
        lines(first: $numCartLines) { edges { node {
          id quantity attributes { key value }
          cost { totalAmount { amount currencyCode } compareAtAmountPerQuantity { amount currencyCode } }
          merchandise { ... on ProductVariant {
            id availableForSale compareAtPrice { ...MoneyFragment } price { ...MoneyFragment } requiresShipping title
            image { ...ImageFragment } product { handle title id } selectedOptions { name value }
          } }
        } } }
        cost { subtotalAmount { ...MoneyFragment } totalAmount { ...MoneyFragment } totalDutyAmount { ...MoneyFragment }
          totalTaxAmount { ...MoneyFragment } }
        note attributes { key value } discountCodes { code }
      }
      fragment MoneyFragment on MoneyV2 { currencyCode amount }
      fragment ImageFragment on Image { id url altText width height }`,
      { id },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data.cart.lines.edges[0].node).toMatchObject({
      quantity: 2,
      merchandise: { title: '30 ml' },
    });
  });
});
