import { expect, test } from 'vitest';
import { createStorefrontClient, type StorefrontClient } from './storefront-client.ts';
import { addGiftCardCodes, removeGiftCards, setGiftCardCodes } from './gift-cards.ts';
import { serveShop } from './testing/graphql-server.ts';
import { createShopCheckoutCart } from './testing/shop-cart.ts';

const id = 'gid://shopify/Cart/c1?key=secret';
const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });

const appliedGiftCards = [
  {
    id: 'gid://shopify/AppliedGiftCard/g1',
    lastCharacters: 'k3m9',
    presentmentAmountUsed: eur('20.0'),
    balance: { amount: '150.0', currencyCode: 'DKK' },
  },
];
const cart = createShopCheckoutCart({
  appliedGiftCards,
  cost: { subtotalAmount: eur('64.0'), totalAmount: eur('57.6'), checkoutChargeAmount: eur('37.6') },
});

async function shopWith(root: object): Promise<StorefrontClient> {
  const endpoint = await serveShop(root);
  return createStorefrontClient({ endpoint, accessToken: 't', country: 'DE', language: 'EN' });
}

test.each<[mutation: string, change: (client: StorefrontClient) => Promise<unknown>, given: object]>([
  [
    'cartGiftCardCodesUpdate',
    (client) => setGiftCardCodes(client, id, ['ABCDK3M9']),
    { giftCardCodes: ['ABCDK3M9'] },
  ],
  ['cartGiftCardCodesUpdate', (client) => setGiftCardCodes(client, id, []), { giftCardCodes: [] }],
  [
    'cartGiftCardCodesAdd',
    (client) => addGiftCardCodes(client, id, ['ABCDK3M9']),
    { giftCardCodes: ['ABCDK3M9'] },
  ],
  [
    'cartGiftCardCodesRemove',
    (client) => removeGiftCards(client, id, ['gid://shopify/AppliedGiftCard/g1']),
    { appliedGiftCardIds: ['gid://shopify/AppliedGiftCard/g1'] },
  ],
])('%s sends its arguments and returns the gift cards', async (mutation, change, given) => {
  const seen: unknown[] = [];
  const client = await shopWith({
    [mutation]: (variables: object) => {
      // graphql-js creates inputs without a prototype.
      seen.push(JSON.parse(JSON.stringify(variables)));
      return { cart, userErrors: [], warnings: [] };
    },
  });
  expect(await change(client)).toMatchObject({
    kind: 'ok',
    cart: {
      cost: { total: { amount: 5760, currency: 'EUR' }, due: { amount: 3760, currency: 'EUR' } },
      giftCards: [
        {
          id: 'gid://shopify/AppliedGiftCard/g1',
          lastCharacters: 'k3m9',
          used: { amount: 2000, currency: 'EUR' },
          balance: { amount: 15000, currency: 'DKK' },
        },
      ],
    },
    warnings: [],
  });
  expect(seen).toEqual([{ cartId: id, ...given }]);
});

test('an unknown code is refused, with the current cart', async () => {
  const problem = { code: 'INVALID', field: ['giftCardCodes', '0'], message: 'Gift card is invalid' };
  const client = await shopWith({ cartGiftCardCodesAdd: { cart, userErrors: [problem], warnings: [] } });
  expect(await addGiftCardCodes(client, id, ['NOCARD'])).toMatchObject({
    kind: 'refused',
    problems: [problem],
    cart: { giftCards: [{ lastCharacters: 'k3m9' }] },
  });
});

test('reports a cart that cannot be paid with gift cards', async () => {
  const warning = {
    code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE',
    message: 'Gift cards are not available',
    target: id,
  };
  const client = await shopWith({ cartGiftCardCodesUpdate: { cart, userErrors: [], warnings: [warning] } });
  expect(await setGiftCardCodes(client, id, ['ABCDK3M9'])).toMatchObject({
    kind: 'ok',
    warnings: [{ kind: 'gift-cards-unavailable', ...warning }],
  });
});
