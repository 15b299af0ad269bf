import type { MarketId } from '@marehalm/shop';
import { afterAll, beforeAll, expect } from 'vitest';
import { requireCart, requestCartMutation, createCart } from './cart.ts';
import { type UntypedData, openTestShop, type TestShop } from './test-shop.ts';

export let checkoutShop: TestShop;

export const SERUM_SKU = 'MH-P04-30';
export const skagenAddress = {
  firstName: 'Åse',
  lastName: 'Sørensen',
  address1: 'Østerbyvej 1',
  zip: '9990',
  city: 'Skagen',
  countryCode: 'DK',
};
export const berlinAddress = {
  ...skagenAddress,
  address1: 'Am Ufer 2',
  zip: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

export const toAddressInputs = (deliveryAddress: object, more: object = {}) => [
  { address: { deliveryAddress }, ...more },
];

/** Creates a cart with an email address and a delivery address, ready for payment. */
export async function createCheckoutCart(
  quantities: Record<string, number>,
  { email = 'shopper@example.com', address = skagenAddress as object, market = 'dk' as MarketId } = {},
): Promise<UntypedData> {
  const { id: cartId } = await createCart(checkoutShop, quantities, market);
  await requireCart(
    requestCartMutation(
      checkoutShop,
      'cartBuyerIdentityUpdate',
      { cartId, buyerIdentity: { email } },
      { market },
    ),
  );
  return requireCart(
    requestCartMutation(
      checkoutShop,
      'cartDeliveryAddressesAdd',
      { cartId, addresses: toAddressInputs(address) },
      { market },
    ),
  );
}

/** Sets a test card as the payment of the cart. Charges nothing; the cart must still be submitted. */
export const setCartPayment = (
  cart: UntypedData,
  sessionId = 'test-success',
  market: MarketId = 'dk',
  amount?: string,
) =>
  requestCartMutation(
    checkoutShop,
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

export async function prepareTestCart(cartId: string, market: MarketId = 'dk'): Promise<UntypedData> {
  const answer = await checkoutShop.query(
    `mutation ($cartId: ID!) { payload: cartPrepareForCompletion(cartId: $cartId) { userErrors { field message }
      result { __typename ... on CartStatusNotReady { errors { code message } } ... on CartStatusReady { cart { id } } } } }`,
    { cartId },
    market,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.payload;
}

export async function submitTestCart(
  cartId: string,
  attemptToken: string,
  market: MarketId = 'dk',
  language = 'EN',
) {
  const answer = await checkoutShop.query(
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
    checkoutShop = await openTestShop();
  });
  afterAll(() => checkoutShop.close());
}
