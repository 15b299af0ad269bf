import { expect, test } from 'vitest';
import type { Address } from './address.ts';
import {
  addDeliveryAddress,
  fetchCheckout,
  replaceDeliveryAddress,
  selectDeliveryOptions,
  updatePayment,
} from './checkout.ts';
import type { StorefrontClient } from './storefront-client.ts';
import { createShopCheckoutCart } from './testing/shop-cart.ts';
import { checkout, checkoutCart, groupId, id, shipping, shopWith } from './testing/checkout-fixtures.ts';

test('fetchCheckout() returns the cart with its addresses and delivery methods', async () => {
  const answer = await fetchCheckout(await shopWith({ cart: checkoutCart }), id);
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  expect(answer.cart).toMatchObject(checkout);
  expect(answer.cart.deliveryAddresses).toEqual(checkout.deliveryAddresses);
  expect(answer.cart.deliveryGroups).toEqual(checkout.deliveryGroups);
  expect(answer.cart.lines).toHaveLength(1);
});

test.each([
  ['of a customer', { id: 'gid://shopify/Customer/7' }, 'gid://shopify/Customer/7'],
  ['of a guest', null, undefined],
])('fetchCheckout() returns who owns a cart %s', async (_what, customer, customerId) => {
  const buyerIdentity = { email: null, phone: null, countryCode: 'DE', customer };
  const answer = await fetchCheckout(await shopWith({ cart: createShopCheckoutCart({ buyerIdentity }) }), id);
  expect(answer.kind === 'ok' && answer.cart.customerId).toBe(customerId);
});

test('fetchCheckout() returns a delivery group without a chosen method', async () => {
  const group = { id: groupId, deliveryOptions: [shipping], selectedDeliveryOption: null };
  const answer = await fetchCheckout(
    await shopWith({ cart: createShopCheckoutCart({ deliveryGroups: { nodes: [group] } }) }),
    id,
  );
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  expect(answer.cart.deliveryGroups[0]).not.toHaveProperty('selected');
});

test('an address without a country has none in billing either', async () => {
  const seen: unknown[] = [];
  const client = await shopWith({
    cartPaymentUpdate: ({ payment }: { payment: object }) => {
      seen.push(JSON.parse(JSON.stringify(payment)));
      return { cart: checkoutCart, userErrors: [], warnings: [] };
    },
  });
  await updatePayment(client, id, {
    kind: 'free',
    amount: { amount: 0, currency: 'EUR' },
    billingAddress: { city: 'Aarhus' },
  });
  expect(seen).toMatchObject([{ freePaymentMethod: { billingAddress: { city: 'Aarhus', country: null } } }]);
});

test('fetchCheckout() reports a missing cart', async () => {
  expect(await fetchCheckout(await shopWith({ cart: null }), id)).toEqual({ kind: 'missing' });
});

const address: Address = { firstName: 'Bodil', address1: 'Strandvejen 1', zip: '8000', countryCode: 'DK' };

const addresses = [{ address: { deliveryAddress: address }, selected: true, oneTimeUse: true }];

const choice = { deliveryGroupId: groupId, deliveryOptionHandle: 'h-parcel' };

const billingAddress = { firstName: 'Bodil', address1: 'Strandvejen 1', zip: '8000', country: 'DK' };

test.each<[mutation: string, change: (client: StorefrontClient) => Promise<unknown>, given: object]>([
  ['cartDeliveryAddressesAdd', (client) => addDeliveryAddress(client, id, address), { addresses }],
  ['cartDeliveryAddressesReplace', (client) => replaceDeliveryAddress(client, id, address), { addresses }],
  [
    'cartSelectedDeliveryOptionsUpdate',
    (client) => selectDeliveryOptions(client, id, [choice]),
    { selectedDeliveryOptions: [choice] },
  ],
  [
    'cartPaymentUpdate',
    (client) =>
      updatePayment(client, id, {
        kind: 'card',
        sessionId: 'session',
        amount: { amount: 6250, currency: 'EUR' },
        billingAddress: address,
      }),
    {
      payment: {
        amount: { amount: '62.50', currencyCode: 'EUR' },
        directPaymentMethod: { sessionId: 'session', billingAddress },
      },
    },
  ],
  [
    'cartPaymentUpdate',
    (client) =>
      updatePayment(client, id, {
        kind: 'free',
        amount: { amount: 0, currency: 'EUR' },
        billingAddress: address,
      }),
    { payment: { amount: { amount: '0.00', currencyCode: 'EUR' }, freePaymentMethod: { billingAddress } } },
  ],
])('%s sends its arguments and returns the checkout', async (mutation, change, given) => {
  const seen: unknown[] = [];
  const client = await shopWith({
    [mutation]: (variables: object) => {
      // graphql-js creates inputs without a prototype.
      seen.push(JSON.parse(JSON.stringify(variables)));
      return { cart: checkoutCart, userErrors: [], warnings: [] };
    },
  });
  expect(await change(client)).toMatchObject({ kind: 'ok', cart: checkout, warnings: [] });
  // The schema adds defaults, so compare only the given fields.
  expect(seen).toMatchObject([{ cartId: id, ...given }]);
});

test('updatePayment() throws for an invalid amount before it sends a request', async () => {
  const client = await shopWith({});
  const amount = { amount: 0.5, currency: 'EUR' as const };
  await expect(updatePayment(client, id, { kind: 'free', amount, billingAddress: {} })).rejects.toThrow(
    RangeError,
  );
});
