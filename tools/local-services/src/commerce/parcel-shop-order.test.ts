import type { MarketId } from '@marehalm/shop';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requireCart, requestCartMutation, requirePayload, fetchCart } from './testing/cart.ts';
import {
  placeTestOrder,
  setTestPayment,
  createUnpaidCart,
  SERUM_SKU,
  skagenAddress,
  submitTestCart,
} from './testing/order.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

const adminToken = 'a-token-of-the-merchant-1';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ adminToken });
});
afterEach(() => shop.close());

const oslo = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  address1: 'Storgata 1',
  zip: '0155',
  city: 'Oslo',
  countryCode: 'NO',
};
const aalborg = { ...skagenAddress, address1: 'Vesterbro 3', zip: '9000', city: 'Aalborg' };

const choose = (cart: UntypedData, deliveryOptionHandle: string, market: MarketId = 'dk') =>
  requestCartMutation(
    shop,
    'cartSelectedDeliveryOptionsUpdate',
    {
      cartId: cart.id,
      selectedDeliveryOptions: [{ deliveryGroupId: cart.deliveryGroups.nodes[0].id, deliveryOptionHandle }],
    },
    { market },
  );
const moveTo = (cart: UntypedData, address: object) =>
  requireCart(
    requestCartMutation(shop, 'cartDeliveryAddressesReplace', {
      cartId: cart.id,
      addresses: [{ address: { deliveryAddress: address }, selected: true }],
    }),
  );
const selectedOf = (cart: UntypedData): string => cart.deliveryGroups.nodes[0].selectedDeliveryOption.handle;
const admin = async (path: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
  return (await (await shop.app.request(`/admin/shops/${path}`, { ...init, headers })).json()) as UntypedData;
};
const readOrder = async (orderId: string, language = 'EN', market: MarketId = 'dk'): Promise<UntypedData> => {
  const { data } = await shop.query(
    `query ($id: ID!) @inContext(language: ${language}) { node(id: $id) { ... on Order {
      shippingAddress { firstName lastName company address1 zip city countryCodeV2 phone }
      billingAddress { firstName company } } } }`,
    { id: orderId },
    market,
  );
  return data.node;
};

describe('the choice of a parcel shop', () => {
  test('starts with the nearest one and is stored, also through a restart', async () => {
    const cart = await createUnpaidCart(shop);
    expect(selectedOf(cart)).toBe('parcel-shop:skagen');
    await requireCart(choose(cart, 'parcel-shop:frederikshavn'));
    shop.restart();
    expect(selectedOf(await fetchCart(shop, cart.id))).toBe('parcel-shop:frederikshavn');
  });

  test('costs the price of its method', async () => {
    const cart = await createUnpaidCart(shop, { market: 'no', address: oslo });
    const [nearest, next] = cart.deliveryGroups.nodes[0].deliveryOptions;
    expect(nearest).toMatchObject({ title: 'Pick-up point Oslo sentrum', estimatedCost: { amount: '69.0' } });
    const chosen = await requireCart(choose(cart, next.handle, 'no'));
    expect(chosen.cost.totalAmount).toEqual(cart.cost.totalAmount);
  });

  test('is the nearest one again once the address is not near it any more', async () => {
    const cart = await createUnpaidCart(shop);
    await requireCart(choose(cart, 'parcel-shop:skagen-havn'));
    // Still near: the shopper may live elsewhere than they work.
    const near = await moveTo(cart, { ...skagenAddress, zip: '9900', city: 'Frederikshavn' });
    expect(selectedOf(near)).toBe('parcel-shop:skagen-havn');
    const far = await moveTo(cart, { ...skagenAddress, zip: '2100', city: 'København Ø' });
    expect(selectedOf(far)).toBe('parcel-shop:oesterbro');
  });

  test('stays home delivery when that was chosen', async () => {
    const cart = await createUnpaidCart(shop);
    await requireCart(choose(cart, 'home'));
    expect(selectedOf(await moveTo(cart, aalborg))).toBe('home');
  });

  test.each([
    'parcel-shop',
    'parcel-shop:oesterbro',
    'parcel-shop:',
    'parcel-shop:nowhere',
    'pickup-point:bergen',
  ])('is refused for %j in Skagen', async (handle) => {
    const { userErrors, cart } = await requirePayload(choose(await createUnpaidCart(shop), handle));
    expect(userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_OPTION' }]);
    expect(selectedOf(cart)).toBe('parcel-shop:skagen');
  });

  test('works in a cart from before parcel shops existed', async () => {
    const cart = await createUnpaidCart(shop);
    shop.sql(`UPDATE carts SET delivery_option = 'parcel-shop'`);
    const read = await fetchCart(shop, cart.id);
    expect(selectedOf(read)).toBe('parcel-shop:skagen');
    expect(read.cost.totalAmount).toEqual(cart.cost.totalAmount);
    expect(await placeTestOrder(shop, read)).toMatchObject({ __typename: 'CartCompletionSuccess' });
  });

  test('is empty where the market has no parcel shops', async () => {
    const address = { ...skagenAddress, zip: '10115', city: 'Berlin', countryCode: 'DE' };
    const cart = await createUnpaidCart(shop, { market: 'int', address });
    expect(cart.deliveryGroups.nodes[0].deliveryOptions).toMatchObject([
      { handle: 'parcel', deliveryMethodType: 'SHIPPING' },
    ]);
  });

  test('is the method itself while the postcode is unknown', async () => {
    const { zip: _zip, ...somewhere } = skagenAddress;
    const cart = await createUnpaidCart(shop, { address: somewhere });
    expect(selectedOf(cart)).toBe('parcel-shop');
    const paid = await setTestPayment(shop, cart);
    expect((await submitTestCart(shop, paid.id, 'once')).errors).toMatchObject([
      { code: 'DELIVERY_POSTAL_CODE_REQUIRED' },
    ]);
  });
});

describe('an order for a parcel shop', () => {
  test('names it to the buyer, to the merchant and in both mails', async () => {
    const cart = await createUnpaidCart(shop, { address: { ...skagenAddress, phone: '+4520202020' } });
    const chosen = await requireCart(choose(cart, 'parcel-shop:frederikshavn'));
    const { orderId } = await placeTestOrder(shop, chosen);

    expect(await readOrder(orderId)).toEqual({
      shippingAddress: {
        firstName: 'Åse',
        lastName: 'Sørensen',
        company: 'Parcel shop Frederikshavn',
        address1: 'Danmarksgade 72',
        zip: '9900',
        city: 'Frederikshavn',
        countryCodeV2: 'DK',
        phone: '+4520202020',
      },
      billingAddress: { firstName: 'Åse', company: null },
    });
    expect(await admin('dk/orders/DK1001')).toMatchObject({
      delivery: { method: 'parcel-shop', cost: 0 },
      parcelShop: { id: 'frederikshavn', name: 'Parcel shop Frederikshavn', zip: '9900' },
      deliveryAddress: { address1: 'Østerbyvej 1', city: 'Skagen' },
    });
    await admin('dk/orders/DK1001/shipments', { method: 'POST', body: '{}' });
    const [confirmation, shipped] = shop
      .mails()
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
      .map(({ text }) => text);
    expect(confirmation).toContain(
      'Collect your parcel here. We tell you when it has arrived.\n' +
        'Parcel shop Frederikshavn\nDanmarksgade 72\n9900 Frederikshavn\nDenmark\nMon–Fri 9–18, Sat 9–15\n\n' +
        'Ordered by\nÅse Sørensen\nØsterbyvej 1\n9990 Skagen\nDenmark',
    );
    expect(shipped).toContain('Parcel shop Frederikshavn\nDanmarksgade 72\n9900 Frederikshavn\nDenmark');
    expect(shipped).toContain('https://shop.test/about/withdraw-from-contract?order=DK1001');
    expect(shipped).toContain(`CVR ${shop.content.settings.company.cvr}`);
  });

  test("keeps its text when the reader's language or the parcel shops change", async () => {
    const { orderId } = await placeTestOrder(shop, await createUnpaidCart(shop));
    const before = await readOrder(orderId);
    const [denmark, ...others] = shop.content.parcelShops;
    if (!denmark) throw new Error('The content has no parcel shops');
    const elsewhere = denmark.shops.filter(({ id }) => id !== 'skagen');
    const parcelShops = [{ ...denmark, shops: elsewhere }, ...others];
    const other = await openTestShop({ file: shop.file, content: { ...shop.content, parcelShops } });
    const { data } = await other.query(
      'query ($id: ID!) @inContext(language: DA) { node(id: $id) { ... on Order { shippingAddress { company address1 } } } }',
      { id: orderId },
    );
    other.close();
    expect(data.node.shippingAddress).toEqual({
      company: before.shippingAddress.company,
      address1: before.shippingAddress.address1,
    });
  });

  test('goes home where that was chosen', async () => {
    const cart = await requireCart(choose(await createUnpaidCart(shop), 'home'));
    const { orderId } = await placeTestOrder(shop, cart);
    expect((await readOrder(orderId)).shippingAddress).toMatchObject({
      company: null,
      address1: 'Østerbyvej 1',
    });
    expect(await admin('dk/orders/DK1001')).toMatchObject({ delivery: { method: 'home' }, parcelShop: null });
    expect(shop.mails()[0]?.text).toContain('We deliver to\nÅse Sørensen\nØsterbyvej 1');
  });

  test('has none without delivery', async () => {
    const cart = await createUnpaidCart(shop, { quantities: { 'MH-GIFT-CARD-20000': 1 } });
    await placeTestOrder(shop, cart);
    expect(await admin('dk/orders/DK1001')).toMatchObject({ delivery: null, parcelShop: null });
  });

  test('is unchanged when it was placed before parcel shops were stored', async () => {
    const { orderId } = await placeTestOrder(shop, await createUnpaidCart(shop));
    shop.sql(`UPDATE orders SET details = json_remove(details, '$.parcelShop')`);
    expect((await readOrder(orderId)).shippingAddress).toMatchObject({
      company: null,
      address1: 'Østerbyvej 1',
    });
    expect(await admin('dk/orders/DK1001')).toMatchObject({
      delivery: { method: 'parcel-shop' },
      parcelShop: null,
    });
  });
});

test('a serum is sent from the nearest parcel shop over HTTP in Danish', async () => {
  const { id: cartId } = await createUnpaidCart(shop, { quantities: { [SERUM_SKU]: 1 } });
  const { data } = await shop.query(
    `query ($id: ID!) @inContext(language: DA) { cart(id: $id) { deliveryGroups(first: 1) { nodes {
      deliveryOptions { code title description deliveryMethodType } } } } }`,
    { id: cartId },
  );
  expect(data.cart.deliveryGroups.nodes[0].deliveryOptions[0]).toEqual({
    code: 'parcel-shop',
    title: 'Pakkeshop Skagen',
    description: 'Sct. Laurentii Vej 28, 9990\u00A0Skagen\nMan.–fre. 8–20, lør. 8–18, søn. 9–18',
    deliveryMethodType: 'PICKUP_POINT',
  });
});
