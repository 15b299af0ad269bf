import { expect, test } from 'vitest';
import { createStorefrontClient } from './storefront-client.ts';
import { serveShop } from './testing/graphql-server.ts';
import { createShopCart } from './testing/shop-cart.ts';
import { applyPromoCode } from './apply-promo-code.ts';

const id = 'gid://shopify/Cart/c1?key=secret';

async function connectTo(root: object) {
  const endpoint = await serveShop(root);
  return createStorefrontClient({ endpoint, accessToken: 't', country: 'DE', language: 'EN' });
}

/** A shop that knows one code, with what it has been asked to set. */
async function connectToShopWithCodes() {
  const asked: unknown[] = [];
  const client = await connectTo({
    cartDiscountCodesUpdate: ({ discountCodes }: { discountCodes: readonly string[] }) => {
      asked.push([...discountCodes]);
      return {
        cart: createShopCart({
          discountCodes: discountCodes.map((code) => ({ code, applicable: code === 'CLUB15' })),
        }),
        userErrors: [],
        warnings: discountCodes
          .filter((code) => code === 'GONE')
          .map((target) => ({
            code: 'DISCOUNT_NOT_FOUND',
            message: 'GONE has ended.',
            target: target.toLowerCase(),
          })),
      };
    },
  });
  return { client, asked };
}

test('applyPromoCode() adds a code that applies', async () => {
  const { client, asked } = await connectToShopWithCodes();
  expect(await applyPromoCode(client, id, ['KYST10'], 'club15')).toEqual({ kind: 'refused', code: 'club15' });
  expect(await applyPromoCode(client, id, ['KYST10'], 'CLUB15')).toEqual({ kind: 'applied', code: 'CLUB15' });
  expect(asked.at(-1)).toEqual(['KYST10', 'CLUB15']);
});

test('applyPromoCode() removes a code that does not apply, and returns the reason', async () => {
  const { client, asked } = await connectToShopWithCodes();
  expect(await applyPromoCode(client, id, ['CLUB15'], 'GONE')).toEqual({
    kind: 'refused',
    code: 'GONE',
    reason: 'GONE has ended.',
  });
  expect(asked).toEqual([['CLUB15', 'GONE'], ['CLUB15']]);
});

test('applyPromoCode() returns the reason of a refused request', async () => {
  const client = await connectTo({
    cartDiscountCodesUpdate: () => ({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['discountCodes'], message: 'Too many codes.' }],
      warnings: [],
    }),
  });
  expect(await applyPromoCode(client, id, [], 'CLUB15')).toEqual({
    kind: 'refused',
    code: 'CLUB15',
    reason: 'Too many codes.',
  });
});
