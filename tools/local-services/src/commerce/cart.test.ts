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
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const serum = 'MH-P04-30';
const balm = 'MH-P32-10';

describe('cartCreate', () => {
  test('creates an empty cart without input', async () => {
    const cart = await requireCart(requestCartMutation(shop, 'cartCreate', { input: null }));
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]{24}\?key=[0-9a-f]{32}$/);
    expect(cart).toMatchObject({
      totalQuantity: 0,
      cost: { totalAmount: { amount: '0.0', currencyCode: 'DKK' } },
      buyerIdentity: { countryCode: 'DK', email: null },
      checkoutUrl: `https://shop.test/cart/c/${cart.id.replace('gid://shopify/Cart/', '')}`,
    });
  });

  test('accepts all input at once', async () => {
    const lines = await fetchLineInputs(shop, { [serum]: 2 });
    const cart = await requireCart(
      requestCartMutation(shop, 'cartCreate', {
        input: {
          lines,
          note: 'Ring the bell',
          attributes: [{ key: 'wrap', value: 'yes' }],
          discountCodes: ['frifragt'],
          buyerIdentity: { email: 'Shopper@Example.com', countryCode: 'DK' },
        },
      }),
    );
    expect(getQuantitiesBySku(cart)).toEqual({ [serum]: 2 });
    expect(cart).toMatchObject({
      note: 'Ring the bell',
      attributes: [{ key: 'wrap', value: 'yes' }],
      discountCodes: [{ code: 'frifragt', applicable: true }],
      buyerIdentity: { email: 'Shopper@Example.com' },
    });
    expect(await fetchCart(shop, cart.id)).toEqual(cart);
  });

  test('uses one unit without a quantity', async () => {
    const merchandiseId = await fetchVariantId(shop, serum);
    const cart = await requireCart(
      requestCartMutation(shop, 'cartCreate', { input: { lines: [{ merchandiseId }] } }),
    );
    expect(getQuantitiesBySku(cart)).toEqual({ [serum]: 1 });
  });

  test('stores nothing of a refused cart', async () => {
    const before = shop.sql('SELECT count(*) AS n FROM carts');
    const payload = await requirePayload(
      requestCartMutation(shop, 'cartCreate', {
        input: { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1' }] },
      }),
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
    expect(
      await requirePayload(requestCartMutation(shop, 'cartNoteUpdate', { cartId: id, note: '' })),
    ).toEqual(missing);
  });

  test('without its key reveals no buyer data and permits no change', async () => {
    const cart = await requireCart(
      requestCartMutation(shop, 'cartCreate', {
        input: {
          lines: await fetchLineInputs(shop, { [serum]: 1 }),
          buyerIdentity: { email: 'a@example.com', phone: '+45 12345678' },
          delivery: { addresses: [{ address: { deliveryAddress: { city: 'Skagen', countryCode: 'DK' } } }] },
        },
      }),
    );
    const bare = cart.id.replace(/\?.*/, '');
    const seen = await fetchCart(shop, bare);
    expect(getQuantitiesBySku(seen)).toEqual({ [serum]: 1 });
    expect(JSON.stringify(seen)).not.toMatch(/a@example\.com|12345678|Skagen/);
    for (const id of [bare, `${bare}?key=`, `${bare}?key=${'0'.repeat(32)}`]) {
      expect(
        await requirePayload(requestCartMutation(shop, 'cartNoteUpdate', { cartId: id, note: 'x' })),
      ).toEqual(missing);
    }
    expect(await fetchCart(shop, `${bare}?key=${'0'.repeat(32)}`)).toBeNull();
    expect(await fetchCart(shop, cart.id)).toEqual(cart);
  });

  test('of another shop does not exist', async () => {
    const cart = await createCart(shop, { [serum]: 1 });
    expect(await fetchCart(shop, cart.id, 'no')).toBeNull();
    expect(
      await requirePayload(
        requestCartMutation(shop, 'cartNoteUpdate', { cartId: cart.id, note: 'x' }, { market: 'no' }),
      ),
    ).toEqual(missing);
  });

  test('that is not a global id is an error of the protocol', async () => {
    const answer = await requestCartMutation(shop, 'cartNoteUpdate', { cartId: 'abc', note: '' });
    expect(answer.errors?.[0]?.message).toBe('Variable $cartId of type ID! was provided invalid value');
  });

  test('is stored without its secret', async () => {
    const cart = await createCart(shop);
    const key = new URL(cart.id).searchParams.get('key') ?? '';
    expect(key).toHaveLength(32);
    expect(JSON.stringify(shop.sql('SELECT * FROM carts'))).not.toContain(key);
  });
});

describe('cartBuyerIdentityUpdate', () => {
  const update = (cartId: string, buyerIdentity: object, market: 'dk' | 'int' = 'dk') =>
    requestCartMutation(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity }, { market });

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
      requestCartMutation(shop, 'cartCreate', { input: { buyerIdentity: { countryCode: 'US' } } }),
    );
    expect(made.buyerIdentity.countryCode).toBe('DK');
  });
});

describe('cartAttributesUpdate and cartNoteUpdate', () => {
  test('replace the previous value', async () => {
    const { id: cartId } = await createCart(shop);
    await requireCart(
      requestCartMutation(shop, 'cartAttributesUpdate', { cartId, attributes: [{ key: 'a', value: '1' }] }),
    );
    const attributes = [{ key: 'b', value: '2' }];
    expect(
      (await requireCart(requestCartMutation(shop, 'cartAttributesUpdate', { cartId, attributes })))
        .attributes,
    ).toEqual(attributes);
    expect(
      (await requireCart(requestCartMutation(shop, 'cartNoteUpdate', { cartId, note: 'æøå' }))).note,
    ).toBe('æøå');
    const long = await requirePayload(
      requestCartMutation(shop, 'cartNoteUpdate', { cartId, note: 'x'.repeat(5001) }),
    );
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
    const answer = await fragile.query(
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
      requestCartMutation(shop, 'cartBuyerIdentityUpdate', {
        cartId,
        buyerIdentity: { email: 'forget@example.com' },
      }),
    );
    const cart = await requireCart(requestCartMutation(shop, 'cartRemovePersonalData', { cartId }));
    expect(cart.buyerIdentity.email).toBeNull();
    expect(shop.sql(`SELECT email FROM carts WHERE email = 'a@example.com' AND updated_at IS NULL`)).toEqual(
      [],
    );
  });
});

describe('clients of other authors', () => {
  test("get an answer to every cart operation of Shopify's React packages", async () => {
    const { id } = await createCart(shop, { [serum]: 2 });
    const answer = await shop.query(
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
