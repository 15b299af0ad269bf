import type { MarketId } from '@marehalm/shop';
import { afterAll, beforeAll, expect } from 'vitest';
import { requireCart, requestCartMutation, createCart } from './cart.ts';
import { type Data, openTestShop, type TestShop } from './shop.ts';

export let shop: TestShop;

export const serum = 'MH-P04-30';
export const skagen = {
  firstName: 'Åse',
  lastName: 'Sørensen',
  address1: 'Østerbyvej 1',
  zip: '9990',
  city: 'Skagen',
  countryCode: 'DK',
};
export const berlin = { ...skagen, address1: 'Am Ufer 2', zip: '10115', city: 'Berlin', countryCode: 'DE' };

export const toAddressInputs = (deliveryAddress: object, more: object = {}) => [
  { address: { deliveryAddress }, ...more },
];

/** Creates a cart with an email address and a delivery address, ready for payment. */
export async function createCheckoutCart(
  quantities: Record<string, number>,
  { email = 'shopper@example.com', address = skagen as object, market = 'dk' as MarketId } = {},
): Promise<Data> {
  const { id: cartId } = await createCart(shop, quantities, market);
  await requireCart(
    requestCartMutation(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity: { email } }, { market }),
  );
  return requireCart(
    requestCartMutation(
      shop,
      'cartDeliveryAddressesAdd',
      { cartId, addresses: toAddressInputs(address) },
      { market },
    ),
  );
}

/** Sets a test card as the payment of the cart. Charges nothing; the cart must still be submitted. */
export const setCartPayment = (
  cart: Data,
  sessionId = 'test-success',
  market: MarketId = 'dk',
  amount?: string,
) =>
  requestCartMutation(
    shop,
    'cartPaymentUpdate',
    {
      cartId: cart.id,
      payment: {
        amount: {
          amount: amount ?? cart.cost.checkoutChargeAmount.amount,
          currencyCode: cart.cost.totalAmount.currencyCode,
        },
        directPaymentMethod: { sessionId, billingAddress: { firstName: 'Åse', country: 'Denmark' } },
      },
    },
    { market },
  );

export async function prepare(cartId: string, market: MarketId = 'dk'): Promise<Data> {
  const answer = await shop.ask(
    `mutation ($cartId: ID!) { payload: cartPrepareForCompletion(cartId: $cartId) { userErrors { field message }
      result { __typename ... on CartStatusNotReady { errors { code message } } ... on CartStatusReady { cart { id } } } } }`,
    { cartId },
    market,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.payload;
}

export async function submit(cartId: string, attemptToken: string, market: MarketId = 'dk', language = 'EN') {
  const answer = await shop.ask(
    `mutation ($cartId: ID!, $attemptToken: String!) @inContext(language: ${language}) {
      payload: cartSubmitForCompletion(cartId: $cartId, attemptToken: $attemptToken) { userErrors { code field }
      result { __typename ... on SubmitSuccess { attemptId redirectUrl } ... on SubmitAlreadyAccepted { attemptId }
      ... on SubmitFailed { checkoutUrl errors { code message } } } } }`,
    { cartId, attemptToken },
    market,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.payload;
}

/** Starts the services before the tests of a file, and closes them afterwards. */
export function setUpCheckoutShop(): void {
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
}
