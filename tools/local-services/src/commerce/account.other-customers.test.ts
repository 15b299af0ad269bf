import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  requireAccountPayload,
  requestAccountMutation,
  parseMailedKey,
  findMailedLink,
  logIn,
  createActivatedAccount,
  createEmail,
  ACCOUNT_PASSWORD,
} from './testing/account.ts';
import { getStorefrontSchema } from './storefront-schema.ts';
import { requestCartMutation, requirePayload, fetchCart } from './testing/cart.ts';
import {
  placeTestOrder,
  fetchPaymentAttempt,
  setTestPayment,
  createUnpaidCart,
  skagenAddress,
  submitTestCart,
} from './testing/order.ts';
import { accountShop, setUpAccountShop } from './testing/account-shop.ts';

setUpAccountShop();

/** Every mutation that asks for a session, with what a thief would send. */
const inSession: readonly (readonly [mutation: string, args: object])[] = [
  ['customerAccessTokenRenew', {}],
  ['customerAccessTokenDelete', {}],
  ['customerUpdate', { customer: { firstName: 'Mine' } }],
  ['customerUpdate', { customer: { password: 'Mine-now-2026' } }],
  ['customerAddressCreate', { address: { city: 'Mine' } }],
  ['customerAddressUpdate', { id: 'gid://shopify/MailingAddress/1', address: {} }],
  ['customerAddressDelete', { id: 'gid://shopify/MailingAddress/1' }],
  ['customerDefaultAddressUpdate', { addressId: 'gid://shopify/MailingAddress/1' }],
];

/** Every mutation that changes a cart, with what a thief would send. */
const addresses = [{ address: { deliveryAddress: skagenAddress } }];
const onCarts: readonly (readonly [mutation: string, args: object])[] = [
  ['cartLinesAdd', { lines: [] }],
  ['cartLinesUpdate', { lines: [] }],
  ['cartLinesRemove', { lineIds: [] }],
  ['cartDiscountCodesUpdate', { discountCodes: ['WELCOME15'] }],
  ['cartGiftCardCodesAdd', { giftCardCodes: ['X'] }],
  ['cartGiftCardCodesUpdate', { giftCardCodes: [] }],
  ['cartGiftCardCodesRemove', { appliedGiftCardIds: [] }],
  ['cartAttributesUpdate', { attributes: [] }],
  ['cartNoteUpdate', { note: 'mine' }],
  ['cartBuyerIdentityUpdate', { buyerIdentity: { email: 'mine@example.com' } }],
  ['cartDeliveryAddressesAdd', { addresses }],
  ['cartDeliveryAddressesReplace', { addresses }],
  ['cartDeliveryAddressesUpdate', { addresses: [] }],
  ['cartDeliveryAddressesRemove', { addressIds: [] }],
  ['cartSelectedDeliveryOptionsUpdate', { selectedDeliveryOptions: [] }],
  ['cartRemovePersonalData', {}],
  [
    'cartPaymentUpdate',
    {
      payment: {
        amount: { amount: '375.0', currencyCode: 'DKK' },
        directPaymentMethod: { sessionId: 'test-success', billingAddress: {} },
      },
    },
  ],
];

/** Mutations that answer and take an argument of this name, according to the schema. */
function mutationsWith(argument: string): readonly string[] {
  const fields = Object.values(getStorefrontSchema().getMutationType()?.getFields() ?? {});
  // docs/storefront-api.md lists them, and a test compares it with the schema.
  const leftOut = ['cartBillingAddressUpdate', 'cartClone'];
  return fields
    .filter(({ name, args }) => !leftOut.includes(name) && args.some((each) => each.name === argument))
    .map(({ name }) => name)
    .sort();
}

/** Mutations that need neither a session nor a cart. Those about a customer have their own tests below. */
const ofNobody = [
  'cartCreate',
  'customerAccessTokenCreate',
  'customerActivate',
  'customerActivateByUrl',
  'customerCreate',
  'customerRecover',
  'customerReset',
  'customerResetByUrl',
];

test('every mutation needs a session, a cart or neither', () => {
  const all = Object.values(getStorefrontSchema().getMutationType()?.getFields() ?? {});
  const answered = new Set([...inSession, ...onCarts].map(([mutation]) => mutation));
  const sorted = new Set([...answered, ...ofNobody, 'cartPrepareForCompletion', 'cartSubmitForCompletion']);
  // What is in none of the lists has to be left out, as docs/storefront-api.md says and a test sees.
  const docs = readFileSync(new URL('../../../../docs/storefront-api.md', import.meta.url), 'utf8');
  const [, leftOut = ''] = docs.split('## What is left out');
  const unsorted = all.map(({ name }) => name).filter((name) => !sorted.has(name));
  expect(unsorted.filter((name) => !leftOut.includes(`\`${name}\``))).toEqual([]);
});

test('every mutation of a session or a cart is tried by a stranger', () => {
  const distinct = (table: typeof inSession) => [...new Set(table.map(([mutation]) => mutation))];
  expect(distinct(inSession).sort()).toEqual(mutationsWith('customerAccessToken'));
  // Those that finish a cart have a test of their own.
  const finishing = ['cartPrepareForCompletion', 'cartSubmitForCompletion'];
  expect([...distinct(onCarts), ...finishing].sort()).toEqual(mutationsWith('cartId'));
});

describe('a stranger', () => {
  let owner: { email: string; token: string; addressId: string; cartId: string; orderId: string };
  let stranger: string;
  beforeEach(async () => {
    const account = await createActivatedAccount(accountShop);
    const { customerAddress } = await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerAddressCreate', {
        customerAccessToken: account.token,
        address: { address1: 'Havnegade 2', zip: '1058', city: 'København', country: 'DK' },
      }),
    );
    const { orderId } = await placeTestOrder(
      accountShop,
      await createUnpaidCart(accountShop, { token: account.token }),
    );
    const cart = await createUnpaidCart(accountShop, { token: account.token });
    owner = { ...account, addressId: customerAddress.id, cartId: cart.id, orderId };
    ({ token: stranger } = await createActivatedAccount(accountShop));
  });

  test.each([
    ['customerAddressUpdate', () => ({ id: owner.addressId, address: { city: 'Mine' } })],
    ['customerAddressDelete', () => ({ id: owner.addressId })],
    ['customerDefaultAddressUpdate', () => ({ addressId: owner.addressId })],
  ])('%s finds no address of another customer', async (mutation, args) => {
    const payload = await requireAccountPayload(
      requestAccountMutation(accountShop, mutation, { customerAccessToken: stranger, ...args() }),
    );
    expect(payload.customerUserErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test.each([
    ['customerReset', 'password-reset', (key: string) => ({ resetToken: key })],
    ['customerActivate', 'account-activation', (key: string) => ({ activationToken: key })],
  ])('%s sets no other customer’s password with one’s own key', async (mutation, kind, input) => {
    const email = createEmail();
    if (kind === 'password-reset') {
      await createActivatedAccount(accountShop, email);
      await requireAccountPayload(requestAccountMutation(accountShop, 'customerRecover', { email }));
    } else {
      await placeTestOrder(accountShop, await createUnpaidCart(accountShop, { email }));
      await requireAccountPayload(
        requestAccountMutation(accountShop, 'customerCreate', {
          input: { email, password: ACCOUNT_PASSWORD },
        }),
      );
    }
    const { token: key } = parseMailedKey(findMailedLink(accountShop, email, kind) ?? '');
    expect(key).not.toBe('');
    const { data } = await accountShop.query(
      'query ($t: String!) { customer(customerAccessToken: $t) { id } }',
      {
        t: owner.token,
      },
    );
    const args = { id: data.customer.id, input: { ...input(key), password: 'Mine-now-2026' } };
    const payload = await requireAccountPayload(requestAccountMutation(accountShop, mutation, args));
    expect(payload).toMatchObject({ customer: null, customerUserErrors: [{ code: 'TOKEN_INVALID' }] });
    expect(await logIn(accountShop, owner.email)).toBeTruthy();
  });

  test('creates no cart with the name or the address of another customer', async () => {
    const addresses = [{ address: { copyFromCustomerAddressId: owner.addressId } }];
    for (const [input, code] of [
      [{ buyerIdentity: { customerAccessToken: 'guess' } }, 'INVALID'],
      [{ delivery: { addresses } }, 'INVALID_DELIVERY_ADDRESS_ID'],
      [
        { buyerIdentity: { customerAccessToken: stranger }, delivery: { addresses } },
        'INVALID_DELIVERY_ADDRESS_ID',
      ],
    ] as const) {
      const { cart, userErrors } = await requirePayload(
        requestCartMutation(accountShop, 'cartCreate', { input }),
      );
      expect({ cart, userErrors }).toMatchObject({ cart: null, userErrors: [{ code }] });
    }
  });

  test('copies no address of another customer into a cart', async () => {
    const { id: cartId } = await createUnpaidCart(accountShop, { token: stranger });
    const addresses = [{ address: { copyFromCustomerAddressId: owner.addressId } }];
    const { userErrors } = await requirePayload(
      requestCartMutation(accountShop, 'cartDeliveryAddressesAdd', { cartId, addresses }),
    );
    expect(userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_ADDRESS_ID' }]);
    // Nor into the cart of a guest, who may say any e-mail address.
    const guest = await createUnpaidCart(accountShop, { email: owner.email });
    const refused = await requirePayload(
      requestCartMutation(accountShop, 'cartDeliveryAddressesAdd', { cartId: guest.id, addresses }),
    );
    expect(refused.userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_ADDRESS_ID' }]);
  });

  test('opens no order without its key, with another key, or in another shop', async () => {
    const { orderId: own } = await placeTestOrder(
      accountShop,
      await createUnpaidCart(accountShop, { token: stranger }),
    );
    const [bare = '', key] = owner.orderId.split('?');
    const otherKey = own.split('?')[1];
    const read = (id: string, market: 'dk' | 'no' = 'dk') =>
      accountShop.query('query ($id: ID!) { node(id: $id) { ... on Order { email } } }', { id }, market);
    for (const id of [bare, `${bare}?${otherKey}`, `${bare}?key=`]) {
      expect((await read(id)).data.node, id).toBeNull();
    }
    expect((await read(`${bare}?${key}`, 'no')).data.node).toBeNull();
    const shifted = bare.replace(/\/1(\d{6})$/, '/2$1');
    expect((await read(`${shifted}?${key}`, 'no')).data.node).toBeNull();
    expect((await read(owner.orderId)).data.node).toMatchObject({ email: owner.email });
  });

  test.each(inSession)(
    'is refused by %s with a token of another shop, a guess or no token',
    async (mutation, args) => {
      for (const [customerAccessToken, market] of [
        [owner.token, 'no'],
        ['guess', 'dk'],
        ['', 'dk'],
      ] as const) {
        const { errors, data } = await requestAccountMutation(
          accountShop,
          mutation,
          { customerAccessToken, ...args },
          { market },
        );
        expect(errors?.[0]?.extensions).toEqual({ code: 'ACCESS_DENIED' });
        expect(data.payload).toBeNull();
      }
      expect(await logIn(accountShop, owner.email)).toBeTruthy();
    },
  );

  test.each(onCarts)('%s changes no cart of another customer', async (mutation, args) => {
    const bare = owner.cartId.replace(/\?.*/, '');
    for (const [cartId, market] of [
      [bare, 'dk'],
      [`${bare}?key=${'0'.repeat(32)}`, 'dk'],
      [owner.cartId, 'no'],
    ] as const) {
      const payload = await requirePayload(
        requestCartMutation(accountShop, mutation, { cartId, ...args }, { market }),
      );
      expect(payload).toMatchObject({ cart: null, userErrors: [{ field: ['cartId'] }] });
    }
  });

  test('completes no cart of another customer, and reveals no attempt of another shop', async () => {
    const bare = owner.cartId.replace(/\?.*/, '');
    for (const [id, market] of [
      [bare, 'dk'],
      [`${bare}?key=guess`, 'dk'],
      [owner.cartId, 'no'],
    ] as const) {
      const { data } = await accountShop.query(
        `mutation ($id: ID!) { a: cartPrepareForCompletion(cartId: $id) { result { __typename } userErrors { field } }
          b: cartSubmitForCompletion(cartId: $id, attemptToken: "mine") { result { __typename } userErrors { field } } }`,
        { id },
        market,
      );
      const refused = { result: null, userErrors: [{ field: ['cartId'] }] };
      expect(data).toEqual({ a: refused, b: refused });
    }
    await setTestPayment(accountShop, await fetchCart(accountShop, owner.cartId));
    const { attemptId } = await submitTestCart(accountShop, owner.cartId, 'own');
    expect(await fetchPaymentAttempt(accountShop, attemptId, 'no')).toBeNull();
    expect(await fetchPaymentAttempt(accountShop, attemptId)).toMatchObject({
      __typename: 'CartCompletionSuccess',
    });
  });

  test('reads only the contents of another customer’s cart', async () => {
    const fields = `email phone customer { email } `;
    const { data } = await accountShop.query(
      `query ($id: ID!) { cart(id: $id) { buyerIdentity { ${fields} } delivery { addresses { id } }
        deliveryGroups(first: 1) { nodes { id } } } }`,
      { id: owner.cartId.replace(/\?.*/, '') },
    );
    expect(data.cart).toEqual({
      buyerIdentity: { email: null, phone: null, customer: null },
      delivery: { addresses: [] },
      deliveryGroups: { nodes: [] },
    });
  });
});
