import { describe, expect, test } from 'vitest';
import { isStorefrontFailure } from './storefront-answer.ts';
import { createCheckoutService } from './checkout-service.ts';
import { createStorefrontClient } from './storefront-client.ts';
import { serveShop } from './testing/graphql-server.ts';
import { createShopCheckoutCart } from './testing/shop-cart.ts';

const id = 'gid://shopify/Cart/c1?key=secret';
const address = { firstName: 'Bodil', address1: 'Strandvejen 1', zip: '8000', countryCode: 'DK' };
const options = { accessToken: 't', country: 'DK', language: 'DA' } as const;

async function serviceOf(root: object) {
  return createCheckoutService(createStorefrontClient({ ...options, endpoint: await serveShop(root) }));
}

describe('createCheckoutService()', () => {
  const changed = { cart: createShopCheckoutCart({}), userErrors: [], warnings: [] };
  const refused = { code: 'INVALID', field: ['cartId'], message: 'No' };

  test('sends the request of every checkout step', async () => {
    const service = await serviceOf({
      cart: createShopCheckoutCart({}),
      cartBuyerIdentityUpdate: changed,
      cartDeliveryAddressesReplace: changed,
      cartSelectedDeliveryOptionsUpdate: changed,
      cartPaymentUpdate: changed,
      cartPrepareForCompletion: { result: { __typename: 'CartStatusReady', cart: null }, userErrors: [] },
      cartSubmitForCompletion: {
        result: { __typename: 'SubmitAlreadyAccepted', attemptId: 'a1' },
        userErrors: [],
      },
      cartCompletionAttempt: { __typename: 'CartCompletionProcessing', pollDelay: 500 },
    });
    const amount = { amount: 0, currency: 'EUR' } as const;
    const answers = [
      await service.fetchCart(id),
      await service.setBuyer(id, { email: 'bodil@example.com' }),
      await service.setDeliveryAddress(id, address),
      await service.selectDelivery(id, [{ deliveryGroupId: 'g', deliveryOptionHandle: 'h' }]),
      await service.setPayment(id, { kind: 'free', amount, billingAddress: address }),
      await service.prepare(id),
      await service.submit(id, 'token'),
      await service.fetchAttempt('a1'),
    ];
    expect(answers.map(({ kind }) => kind)).toEqual([
      ...['ok', 'ok', 'ok', 'ok', 'ok'],
      ...['ready', 'submitted', 'processing'],
    ]);
  });

  test('returns refusals, and reports a cart that is gone', async () => {
    const userErrors = [{ ...refused, field: ['addresses', '0', 'zip'] }];
    const service = await serviceOf({ cart: null, cartDeliveryAddressesReplace: { ...changed, userErrors } });
    expect(await service.fetchCart(id)).toEqual({ kind: 'missing' });
    expect(await service.setDeliveryAddress(id, address)).toMatchObject({
      kind: 'refused',
      problems: userErrors,
    });
  });

  test.each([
    [503, true],
    [429, true],
    [401, false],
  ])('reduces an answer with status %i to whether a retry may help: %s', async (status, isTemporary) => {
    const client = createStorefrontClient({
      ...options,
      endpoint: 'https://shop.example/api/2026-04/graphql.json',
      fetch: async () => new Response('', { status }),
    });
    const service = createCheckoutService(client);
    expect(await service.fetchCart(id)).toEqual({ kind: 'failed', isTemporary });
    expect(await service.submit(id, 'token')).toEqual({ kind: 'failed', isTemporary });
  });
});

test.each(['throttled', 'denied', 'unreachable', 'timeout', 'aborted', 'malformed', 'failed'])(
  'isStorefrontFailure() is true of %s',
  (kind) => {
    expect(isStorefrontFailure({ kind })).toBe(true);
  },
);

test.each(['ok', 'refused', 'missing', 'ready'])('isStorefrontFailure() is false of %s', (kind) => {
  expect(isStorefrontFailure({ kind })).toBe(false);
});
