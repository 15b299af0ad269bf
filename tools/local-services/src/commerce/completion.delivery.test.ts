import type { MarketId } from '@marehalm/shop';
import { describe, expect, test } from 'vitest';
import { requireCart, requestCartMutation, createCart, requirePayload } from './testing/cart.ts';
import { type UntypedData } from './testing/test-shop.ts';
import {
  toAddressInputs,
  berlinAddress,
  createCheckoutCart,
  setCartPayment,
  prepareTestCart,
  SERUM_SKU,
  checkoutShop,
  skagenAddress,
  submitTestCart,
  setUpCheckoutShop,
} from './testing/checkout.ts';

setUpCheckoutShop();

describe('delivery', () => {
  test('is offered once the country is known, with the first method chosen', async () => {
    const before = await createCart(checkoutShop, { [SERUM_SKU]: 1 });
    expect(before.deliveryGroups.nodes).toEqual([]);
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    const otherParcelShops = cart.deliveryGroups.nodes[0].deliveryOptions.slice(2, -1);
    expect(cart.deliveryGroups.nodes).toEqual([
      {
        id: expect.stringMatching(/^gid:\/\/shopify\/CartDeliveryGroup\//),
        groupType: 'ONE_TIME_PURCHASE',
        deliveryAddress: { city: 'Skagen', countryCodeV2: 'DK', country: 'Denmark' },
        deliveryOptions: [
          {
            handle: 'parcel-shop:skagen',
            title: 'Parcel shop Skagen',
            description: 'Sct. Laurentii Vej 28, 9990\u00A0Skagen\nMon–Fri 8–20, Sat 8–18, Sun 9–18',
            deliveryMethodType: 'PICKUP_POINT',
            estimatedCost: { amount: '0.0' },
          },
          expect.objectContaining({ handle: 'parcel-shop:skagen-havn' }),
          ...otherParcelShops,
          {
            handle: 'home',
            title: 'Home delivery',
            description: '2–3 working days',
            deliveryMethodType: 'SHIPPING',
            estimatedCost: { amount: '59.0' },
          },
        ],
        selectedDeliveryOption: { handle: 'parcel-shop:skagen' },
      },
    ]);
  });

  test('is part of the total as chosen', async () => {
    const before = await createCheckoutCart({ [SERUM_SKU]: 1 });
    const cart = await requireCart(
      requestCartMutation(checkoutShop, 'cartSelectedDeliveryOptionsUpdate', {
        cartId: before.id,
        selectedDeliveryOptions: [
          { deliveryGroupId: before.deliveryGroups.nodes[0].id, deliveryOptionHandle: 'home' },
        ],
      }),
    );
    expect(Number(cart.cost.totalAmount.amount)).toBe(Number(before.cost.totalAmount.amount) + 59);
    expect(cart.deliveryGroups.nodes[0].selectedDeliveryOption).toEqual({ handle: 'home' });
  });

  test.each([
    ['gid://shopify/CartDeliveryGroup/other', 'home', 'INVALID_DELIVERY_GROUP'],
    [undefined, 'drone', 'INVALID_DELIVERY_OPTION'],
  ])('reports for the group %s and the option %s: %s', async (group, deliveryOptionHandle, code) => {
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    const deliveryGroupId = group ?? cart.deliveryGroups.nodes[0].id;
    const payload = await requirePayload(
      requestCartMutation(checkoutShop, 'cartSelectedDeliveryOptionsUpdate', {
        cartId: cart.id,
        selectedDeliveryOptions: [{ deliveryGroupId, deliveryOptionHandle }],
      }),
    );
    expect(payload.userErrors).toMatchObject([{ code }]);
  });

  test.each([
    [1, '12.0'],
    [5, '0.0'],
  ])('abroad is free from 85 euros: %i serums cost %s to send', async (quantity, cost) => {
    const cart = await createCheckoutCart(
      { [SERUM_SKU]: quantity },
      { address: berlinAddress, market: 'int' },
    );
    expect(cart.deliveryGroups.nodes[0].deliveryOptions).toMatchObject([
      { handle: 'parcel', estimatedCost: { amount: cost } },
    ]);
  });

  test.each<[country: string, market: MarketId, address: object]>([
    ['Germany', 'dk', berlinAddress],
    ['Norway', 'dk', { ...skagenAddress, zip: '0155', city: 'Oslo', countryCode: 'NO' }],
    ['Denmark', 'no', skagenAddress],
    ['Denmark', 'int', skagenAddress],
  ])(
    'is not offered to a country of another shop: %s in %s is not ready, and no order, even when paid',
    async (_country, market, address) => {
      const cart = await createCheckoutCart({ [SERUM_SKU]: 1 }, { address, market });
      expect(cart.deliveryGroups.nodes).toEqual([]);
      const refusal = [{ code: 'DELIVERY_NO_DELIVERY_AVAILABLE' }];
      expect((await prepareTestCart(cart.id, market)).result.errors).toMatchObject(refusal);
      await requireCart(setCartPayment(cart, 'test-success', market));
      expect((await submitTestCart(cart.id, 'abroad', market)).result).toMatchObject({
        __typename: 'SubmitFailed',
        errors: refusal,
      });
    },
  );

  test('shows the saving of a free-delivery code', async () => {
    const { id: cartId } = await createCheckoutCart(
      { [SERUM_SKU]: 1 },
      { address: berlinAddress, market: 'int' },
    );
    const cart = await requireCart(
      requestCartMutation(
        checkoutShop,
        'cartDiscountCodesUpdate',
        { cartId, discountCodes: ['FREESHIP'] },
        { market: 'int' },
      ),
    );
    expect(cart.discountAllocations).toEqual([
      { code: 'FREESHIP', discountedAmount: { amount: '12.0' }, targetType: 'SHIPPING_LINE' },
    ]);
    expect(cart.cost.totalAmount).toEqual({ ...cart.cost.subtotalAmount, currencyCode: 'EUR' });
  });

  test('is not needed for a gift card by mail', async () => {
    const cart = await createCheckoutCart({ 'MH-GIFT-CARD-20000': 1 });
    expect(cart.deliveryGroups.nodes).toEqual([]);
    expect(cart.cost.totalAmount.amount).toBe('200.0');
  });
});

describe('delivery addresses', () => {
  test('are added, selected, changed, replaced and removed', async () => {
    const { id: cartId } = await createCart(checkoutShop, { [SERUM_SKU]: 1 });
    const other = { ...skagenAddress, address1: 'Havnevej 2' };
    const both = await requireCart(
      requestCartMutation(checkoutShop, 'cartDeliveryAddressesAdd', {
        cartId,
        addresses: [
          ...toAddressInputs(skagenAddress),
          ...toAddressInputs(other, { selected: true, oneTimeUse: true }),
        ],
      }),
    );
    const [first, second] = both.delivery.addresses;
    expect([first.selected, second.selected, second.oneTimeUse]).toEqual([false, true, true]);
    expect(first.address.formatted).toEqual(['Åse Sørensen', 'Østerbyvej 1', '9990 Skagen', 'Denmark']);

    const changed = await requireCart(
      requestCartMutation(checkoutShop, 'cartDeliveryAddressesUpdate', {
        cartId,
        addresses: [
          {
            id: first.id,
            selected: true,
            address: { deliveryAddress: { ...skagenAddress, city: 'Grenen' } },
          },
        ],
      }),
    );
    expect(
      changed.delivery.addresses.map((entry: UntypedData) => [entry.address.city, entry.selected]),
    ).toEqual([
      ['Grenen', true],
      ['Skagen', false],
    ]);

    const removed = await requireCart(
      requestCartMutation(checkoutShop, 'cartDeliveryAddressesRemove', { cartId, addressIds: [second.id] }),
    );
    expect(removed.delivery.addresses).toHaveLength(1);
    const replaced = await requireCart(
      requestCartMutation(checkoutShop, 'cartDeliveryAddressesReplace', {
        cartId,
        addresses: toAddressInputs(other),
      }),
    );
    expect(replaced.delivery.addresses).toMatchObject([
      { selected: true, address: { address1: 'Havnevej 2' } },
    ]);
  });

  test('warn of a duplicate', async () => {
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    const payload = await requirePayload(
      requestCartMutation(checkoutShop, 'cartDeliveryAddressesAdd', {
        cartId: cart.id,
        addresses: toAddressInputs(skagenAddress),
      }),
    );
    expect(payload.warnings).toMatchObject([
      { code: 'DUPLICATE_DELIVERY_ADDRESS', target: cart.delivery.addresses[0].id },
    ]);
    expect(payload.cart.delivery.addresses).toHaveLength(1);
  });

  test.each([
    [{ ...skagenAddress, zip: '99' }, {}, 'INVALID_ZIP_CODE_FOR_COUNTRY', 'zip'],
    [{ ...skagenAddress, city: '<b>Skagen</b>' }, {}, 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'city'],
    [{ ...skagenAddress, company: 'https://spam.example' }, {}, 'ADDRESS_FIELD_CONTAINS_URL', 'company'],
    [{ ...skagenAddress, firstName: '🌊' }, {}, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'firstName'],
    [{ ...skagenAddress, address2: 'x'.repeat(256) }, {}, 'ADDRESS_FIELD_IS_TOO_LONG', 'address2'],
    [{ countryCode: 'DK' }, { validationStrategy: 'STRICT' }, 'ADDRESS_FIELD_IS_REQUIRED', 'firstName'],
  ])('refuse %j', async (address, more, code, field) => {
    const cart = await createCart(checkoutShop, { [SERUM_SKU]: 1 });
    const payload = await requirePayload(
      requestCartMutation(checkoutShop, 'cartDeliveryAddressesAdd', {
        cartId: cart.id,
        addresses: toAddressInputs(address, more),
      }),
    );
    expect(payload.userErrors[0]).toMatchObject({
      code,
      field: ['addresses', '0', 'address', 'deliveryAddress', field],
    });
    expect(payload.cart).toEqual(cart);
  });

  test('can have one selected only', async () => {
    const { id: cartId } = await createCart(checkoutShop);
    const addresses = [
      ...toAddressInputs(skagenAddress, { selected: true }),
      ...toAddressInputs(berlinAddress, { selected: true }),
    ];
    const payload = await requirePayload(
      requestCartMutation(checkoutShop, 'cartDeliveryAddressesAdd', { cartId, addresses }),
    );
    expect(payload.userErrors).toMatchObject([{ code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED' }]);
  });
});
