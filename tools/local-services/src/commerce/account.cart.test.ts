import { describe, expect, test } from 'vitest';
import {
  requireAccountPayload,
  requestAccountMutation,
  createActivatedAccount,
  createEmail,
} from './testing/account.ts';
import { requireCart, requestCartMutation, createCart, requirePayload } from './testing/cart.ts';
import { placeTestOrder, createUnpaidCart, SERUM_SKU, skagenAddress } from './testing/order.ts';
import { accountShop, setUpAccountShop } from './testing/account-shop.ts';

setUpAccountShop();

describe('a cart of a customer', () => {
  test('is the guest’s cart with the account’s address, and its order belongs to the account', async () => {
    const { email, token } = await createActivatedAccount(accountShop);
    const { id: cartId } = await createCart(accountShop, { [SERUM_SKU]: 2 });
    const buyerIdentity = { customerAccessToken: token };
    const joined = await requireCart(
      requestCartMutation(accountShop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity }),
    );
    expect(joined).toMatchObject({ id: cartId, totalQuantity: 2, buyerIdentity: { email } });

    const { country, ...rest } = { ...skagenAddress, country: 'DK' };
    const { countryCode: _code, ...address } = rest;
    const { customerAddress } = await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerAddressCreate', {
        customerAccessToken: token,
        address: { ...address, country },
      }),
    );
    const addresses = [{ address: { copyFromCustomerAddressId: customerAddress.id }, selected: true }];
    const addressed = await requireCart(
      requestCartMutation(accountShop, 'cartDeliveryAddressesAdd', { cartId, addresses }),
    );
    expect(addressed.delivery.addresses).toMatchObject([{ address: { city: 'Skagen', firstName: 'Åse' } }]);

    const { orderId } = await placeTestOrder(accountShop, addressed);
    const { data } = await accountShop.query(
      `query ($token: String!, $id: ID!) { customer(customerAccessToken: $token) { orders(first: 1) { nodes { id } } }
        node(id: $id) { ... on Order { name fulfillmentStatus financialStatus totalPrice { amount } totalTax { amount }
        subtotalPrice { amount } totalShippingPrice { amount } shippingAddress { city countryCodeV2 }
        lineItems(first: 5) { nodes { title quantity discountedTotalPrice { amount } variant { sku } } } } } }`,
      { token, id: orderId },
    );
    expect(data.customer.orders.nodes).toEqual([{ id: orderId }]);
    expect(data.node).toMatchObject({
      name: expect.stringMatching(/^DK\d+$/),
      fulfillmentStatus: 'UNFULFILLED',
      financialStatus: 'AUTHORIZED',
      totalPrice: { amount: '750.0' },
      totalTax: { amount: '150.0' },
      subtotalPrice: { amount: '750.0' },
      totalShippingPrice: { amount: '0.0' },
      shippingAddress: { city: 'Skagen', countryCodeV2: 'DK' },
      lineItems: {
        nodes: [{ quantity: 2, discountedTotalPrice: { amount: '750.0' }, variant: { sku: SERUM_SKU } }],
      },
    });
  });

  test('reveals the buyer to callers with its key, but nothing that needs a session', async () => {
    const { email, token } = await createActivatedAccount(accountShop);
    const { id: cartId } = await createCart(accountShop, { [SERUM_SKU]: 1 });
    await requireCart(
      requestCartMutation(accountShop, 'cartBuyerIdentityUpdate', {
        cartId,
        buyerIdentity: { customerAccessToken: token },
      }),
    );
    const ask = (id: string, fields: string) =>
      accountShop.query(`query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { ${fields} } } } }`, {
        id,
      });
    expect((await ask(cartId, 'email displayName')).data.cart.buyerIdentity.customer).toEqual({
      email,
      displayName: 'Bodil',
    });
    for (const field of ['orders(first: 1) { nodes { id } }', 'addresses(first: 1) { nodes { id } }']) {
      const { errors } = await ask(cartId, field);
      expect(errors?.[0]?.extensions).toEqual({ code: 'ACCESS_DENIED' });
    }
    const bare = await ask(cartId.replace(/\?.*/, ''), 'email');
    expect(bare.data.cart.buyerIdentity.customer).toBeNull();
  });

  test('ignores an expired token, and becomes a guest’s again without one', async () => {
    const { token } = await createActivatedAccount(accountShop);
    const { id: cartId } = await createCart(accountShop, { [SERUM_SKU]: 1 });
    const identify = (customerAccessToken: string | null) =>
      requirePayload(
        requestCartMutation(accountShop, 'cartBuyerIdentityUpdate', {
          cartId,
          buyerIdentity: { customerAccessToken },
        }),
      );
    expect((await identify('ended')).userErrors).toMatchObject([
      { code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'] },
    ]);
    await identify(token);
    expect((await identify(null)).userErrors).toEqual([]);
    const { data } = await accountShop.query(
      'query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { id } } } }',
      { id: cartId },
    );
    expect(data.cart.buyerIdentity.customer).toBeNull();
  });

  test('counts a first-order code once for a customer who typed another address', async () => {
    const { token } = await createActivatedAccount(accountShop);
    await placeTestOrder(accountShop, await createUnpaidCart(accountShop, { token, email: createEmail() }));
    const cart = await createUnpaidCart(accountShop, { token, email: createEmail() });
    const { warnings } = await requirePayload(
      requestCartMutation(accountShop, 'cartDiscountCodesUpdate', {
        cartId: cart.id,
        discountCodes: ['WELCOME15'],
      }),
    );
    expect(warnings).toMatchObject([{ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE' }]);
  });
});
