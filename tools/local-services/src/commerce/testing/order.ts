import type { MarketId } from '@marehalm/shop';
import { requireCart, requestCartMutation, createCart } from './cart.ts';
import type { UntypedData, TestShop } from './test-shop.ts';

export const skagenAddress = {
  firstName: 'Åse',
  lastName: 'Sørensen',
  address1: 'Østerbyvej 1',
  zip: '9990',
  city: 'Skagen',
  countryCode: 'DK',
};

export const SERUM_SKU = 'MH-P04-30';

interface Checkout {
  readonly quantities?: Readonly<Record<string, number>>;
  readonly email?: string;
  readonly token?: string;
  readonly market?: MarketId;
  readonly address?: object;
}

/** Creates a cart with lines, buyer and delivery address, which lacks only its payment. */
export async function createUnpaidCart(shop: TestShop, checkout: Checkout = {}): Promise<UntypedData> {
  const { quantities = { [SERUM_SKU]: 1 }, email, token, market = 'dk', address = skagenAddress } = checkout;
  const { id: cartId } = await createCart(shop, quantities, market);
  const buyerIdentity = {
    ...(token === undefined ? {} : { customerAccessToken: token }),
    ...(email === undefined && token !== undefined ? {} : { email: email ?? 'shopper@example.com' }),
  };
  await requireCart(
    requestCartMutation(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity }, { market }),
  );
  const addresses = [{ address: { deliveryAddress: address }, selected: true }];
  return requireCart(
    requestCartMutation(shop, 'cartDeliveryAddressesReplace', { cartId, addresses }, { market }),
  );
}

/** Sets a test card, or a free payment if nothing is due, as the cart's payment. The cart must still be submitted. */
export function setTestPayment(
  shop: TestShop,
  cart: UntypedData,
  { sessionId = 'test-success', market = 'dk' }: { sessionId?: string; market?: MarketId } = {},
): Promise<UntypedData> {
  const { amount } = cart.cost.checkoutChargeAmount;
  const billingAddress = { firstName: 'Åse', country: 'DK' };
  const payment = {
    amount: { amount, currencyCode: cart.cost.totalAmount.currencyCode },
    ...(Number(amount) === 0
      ? { freePaymentMethod: { billingAddress } }
      : { directPaymentMethod: { sessionId, billingAddress } }),
  };
  return requireCart(
    requestCartMutation(shop, 'cartPaymentUpdate', { cartId: cart.id, payment }, { market }),
  );
}

/** Submits a cart and returns the result: `SubmitSuccess`, `SubmitFailed` or `SubmitAlreadyAccepted`. */
export async function submitTestCart(
  shop: TestShop,
  cartId: string,
  attemptToken: string,
  market: MarketId = 'dk',
  language = 'EN',
): Promise<UntypedData> {
  const { data, errors } = await shop.query(
    `mutation ($cartId: ID!, $attemptToken: String!) @inContext(language: ${language}) {
      payload: cartSubmitForCompletion(cartId: $cartId, attemptToken: $attemptToken) { userErrors { field message }
      result { __typename ... on SubmitSuccess { attemptId } ... on SubmitAlreadyAccepted { attemptId }
      ... on SubmitFailed { errors { code message } } } } }`,
    { cartId, attemptToken },
    market,
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.payload.result ?? { __typename: 'refused', userErrors: data.payload.userErrors };
}

/** Returns the current state of a payment attempt from one query; does not wait for a slow payment. */
export async function fetchPaymentAttempt(
  shop: TestShop,
  attemptId: string,
  market: MarketId = 'dk',
): Promise<UntypedData> {
  const { data } = await shop.query(
    `query ($attemptId: String!) { attempt: cartCompletionAttempt(attemptId: $attemptId) { __typename
      ... on CartCompletionSuccess { orderId orderUrl } ... on CartCompletionFailed { errors { code message } }
      ... on CartCompletionActionRequired { action { ... on CompletePaymentChallenge { redirectUrl } } } } }`,
    { attemptId },
    market,
  );
  return data.attempt;
}

/** Pays for a cart and returns the order: its id with its key, and its URL. */
export async function placeTestOrder(
  shop: TestShop,
  cart: UntypedData,
  market: MarketId = 'dk',
  language = 'EN',
): Promise<UntypedData> {
  const paid = await setTestPayment(shop, cart, { market });
  const result = await submitTestCart(shop, paid.id, 'once', market, language);
  if (result.__typename !== 'SubmitSuccess') throw new Error(`There is no order: ${JSON.stringify(result)}`);
  const outcome = await fetchPaymentAttempt(shop, result.attemptId, market);
  return { ...outcome, orderId: shop.withOrderKey(outcome.orderId) };
}
