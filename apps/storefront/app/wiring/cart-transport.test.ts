import { createStorefrontClient } from '@marehalm/commerce-client';
import { expect, test } from 'vitest';
import { cartTransport } from './cart-transport';

const money = (amount: string) => ({ amount, currencyCode: 'DKK' });

/** A cart as the Storefront API answers with it. */
const shopCart = {
  id: 'gid://shopify/Cart/1?key=k',
  checkoutUrl: 'https://shop.example/c/1',
  totalQuantity: 0,
  note: null,
  attributes: [],
  buyerIdentity: { email: null, phone: null, countryCode: 'DK' },
  cost: { subtotalAmount: money('0.0'), totalAmount: money('0.0') },
  discountCodes: [],
  discountAllocations: [],
  lines: { nodes: [], pageInfo: { hasNextPage: false } },
};

/** A transport to a shop that keeps what it was asked, and who of its customers a cart was given to. */
function setUp({ token, broken = () => false }: { token: () => string | undefined; broken?: () => boolean }) {
  const asked: string[] = [];
  let missed = 0;
  const client = createStorefrontClient({
    endpoint: 'https://shop.example/api/2026-04/graphql.json',
    accessToken: 'public',
    country: 'DK',
    language: 'DA',
    fetch: async (_address, init) => {
      const { query, variables } = JSON.parse(String(init?.body)) as {
        query: string;
        variables: { buyerIdentity?: { customerAccessToken?: string } };
      };
      const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? 'none';
      const given = variables.buyerIdentity?.customerAccessToken;
      asked.push(given === undefined ? name : `${name} ${given}`);
      if (given !== undefined && broken()) return new Response('', { status: 503 });
      if (given === 'old') {
        const userErrors = [{ code: 'INVALID', field: ['buyerIdentity'], message: 'Customer is invalid' }];
        return Response.json({ data: { payload: { cart: shopCart, userErrors, warnings: [] } } });
      }
      const data =
        name.startsWith('Cart') && query.includes('payload')
          ? { payload: { cart: shopCart, userErrors: [], warnings: [] } }
          : { cart: shopCart };
      return Response.json({ data });
    },
  });
  const transport = cartTransport({
    client,
    variantOf: (sku) => sku,
    country: 'DK',
    customerToken: token,
    onJoinMissed: () => (missed += 1),
  });
  const joins = () => asked.filter((each) => each.includes(' '));
  return { transport, joins, missed: () => missed };
}

const line = { sku: 'MH-P04-30', quantity: 1 };

test('a cart of somebody who is logged in becomes their own, once', async () => {
  const { transport, joins } = setUp({ token: () => 'ida' });
  expect((await transport.create({ lines: [line], codes: [], giftCards: [], note: '' })).kind).toBe('ok');
  await transport.read(shopCart.id);
  await transport.apply(shopCart.id, { add: [line], update: [], remove: [] });
  expect(joins()).toHaveLength(1);
  expect(joins()[0]).toMatch(/ ida$/);
});

test('a cart of a guest stays a guest’s, and becomes somebody’s when they log in', async () => {
  let token: string | undefined;
  const { transport, joins } = setUp({ token: () => token });
  await transport.create({ lines: [line], codes: [], giftCards: [], note: '' });
  expect(joins()).toEqual([]);
  token = 'ida';
  await transport.read(shopCart.id);
  token = 'bodil';
  await transport.read(shopCart.id);
  expect(joins().map((each) => each.split(' ')[1])).toEqual(['ida', 'bodil']);
});

test('a token that opens nothing costs the bag nothing, and is not tried twice', async () => {
  const { transport, joins } = setUp({ token: () => 'old' });
  expect((await transport.read(shopCart.id)).kind).toBe('ok');
  expect((await transport.read(shopCart.id)).kind).toBe('ok');
  expect(joins()).toHaveLength(1);
});

test('a change whose cart could not be joined is not sent again, but the cart is read once more', async () => {
  let isBroken = true;
  const { transport, joins, missed } = setUp({ token: () => 'ida', broken: () => isBroken });
  expect((await transport.apply(shopCart.id, { add: [line], update: [], remove: [] })).kind).toBe('ok');
  expect(missed()).toBe(1);
  expect((await transport.read(shopCart.id)).kind).toBe('retry');
  isBroken = false;
  expect((await transport.read(shopCart.id)).kind).toBe('ok');
  expect(joins()).toHaveLength(3);
});
