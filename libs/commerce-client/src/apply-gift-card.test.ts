import { expect, test } from 'vitest';
import { createStorefrontClient } from './storefront-client.ts';
import { serveShop } from './testing/graphql-server.ts';
import { createShopCheckoutCart } from './testing/shop-cart.ts';
import { applyPromoCode } from './apply-promo-code.ts';
import { applyGiftCard } from './apply-gift-card.ts';

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
  expect(await applyPromoCode(unreachable, id, [], 'CLUB15')).toEqual({ kind: 'unreachable' });
  expect(await applyGiftCard(unreachable, id, [], 'ABCDK3M9')).toEqual({ kind: 'unreachable' });
});
