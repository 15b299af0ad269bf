import { expect, test } from 'vitest';
import { createStorefrontClient } from './storefront-client.ts';
import { serveShop } from './testing/graphql-server.ts';
import { createShopCart, createShopCheckoutCart } from './testing/shop-cart.ts';
import { applyGiftCard, tryPromoCode } from './apply-code.ts';

const id = 'gid://shopify/Cart/c1?key=secret';

async function connectTo(root: object) {
  const endpoint = await serveShop(root);
  return createStorefrontClient({ endpoint, accessToken: 't', country: 'DE', language: 'EN' });
}
const unreachable = createStorefrontClient({
  endpoint: 'http://127.0.0.1:1/graphql.json',
  accessToken: 't',
  country: 'DE',
  language: 'EN',
});

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

test('tryPromoCode() adds a code that applies', async () => {
  const { client, asked } = await connectToShopWithCodes();
  expect(await tryPromoCode(client, id, ['KYST10'], 'club15')).toEqual({ kind: 'refused', code: 'club15' });
  expect(await tryPromoCode(client, id, ['KYST10'], 'CLUB15')).toEqual({ kind: 'applied', code: 'CLUB15' });
  expect(asked.at(-1)).toEqual(['KYST10', 'CLUB15']);
});

test('tryPromoCode() removes a code that does not apply, and returns the reason', async () => {
  const { client, asked } = await connectToShopWithCodes();
  expect(await tryPromoCode(client, id, ['CLUB15'], 'GONE')).toEqual({
    kind: 'refused',
    code: 'GONE',
    reason: 'GONE has ended.',
  });
  expect(asked).toEqual([['CLUB15', 'GONE'], ['CLUB15']]);
});

test('tryPromoCode() returns the reason of a refused request', async () => {
  const client = await connectTo({
    cartDiscountCodesUpdate: () => ({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['discountCodes'], message: 'Too many codes.' }],
      warnings: [],
    }),
  });
  expect(await tryPromoCode(client, id, [], 'CLUB15')).toEqual({
    kind: 'refused',
    code: 'CLUB15',
    reason: 'Too many codes.',
  });
});

const giftCard = {
  id: 'gid://shopify/AppliedGiftCard/g1',
  lastCharacters: 'k3m9',
  presentmentAmountUsed: { amount: '20.0', currencyCode: 'EUR' },
  balance: { amount: '150.0', currencyCode: 'DKK' },
};

test('applyGiftCard() applies a card once', async () => {
  const client = await connectTo({
    cartGiftCardCodesAdd: () => ({
      cart: createShopCheckoutCart({ appliedGiftCards: [giftCard] }),
      userErrors: [],
      warnings: [],
    }),
  });
  const applied = await applyGiftCard(client, id, [], 'ABCDK3M9');
  expect(applied).toMatchObject({ kind: 'applied', cart: { giftCards: [{ id: giftCard.id }] } });
  const before = applied.kind === 'applied' ? applied.cart.giftCards : [];
  expect(await applyGiftCard(client, id, before, 'ABCDK3M9')).toEqual({ kind: 'already' });
});

test('applyGiftCard() returns the reason of a refusal', async () => {
  const client = await connectTo({
    cartGiftCardCodesAdd: () => ({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['giftCardCodes'], message: 'Unknown card.' }],
      warnings: [],
    }),
  });
  expect(await applyGiftCard(client, id, [], 'NOPE')).toEqual({ kind: 'refused', reason: 'Unknown card.' });
});

test('a shop that cannot be reached refuses no code', async () => {
  expect(await tryPromoCode(unreachable, id, [], 'CLUB15')).toEqual({ kind: 'unreachable' });
  expect(await applyGiftCard(unreachable, id, [], 'ABCDK3M9')).toEqual({ kind: 'unreachable' });
});
