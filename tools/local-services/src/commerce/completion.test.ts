import type { MarketId } from '@marehalm/shop';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireCart, toContents, mutate, createCart, requirePayload, fetchCart } from './test-cart.ts';
import { type Data, openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const serum = 'MH-P04-30';
const skagen = {
  firstName: 'Åse',
  lastName: 'Sørensen',
  address1: 'Østerbyvej 1',
  zip: '9990',
  city: 'Skagen',
  countryCode: 'DK',
};
const berlin = { ...skagen, address1: 'Am Ufer 2', zip: '10115', city: 'Berlin', countryCode: 'DE' };

const addressed = (deliveryAddress: object, more: object = {}) => [{ address: { deliveryAddress }, ...more }];

async function checkoutCart(
  quantities: Record<string, number>,
  { email = 'shopper@example.com', address = skagen as object, market = 'dk' as MarketId } = {},
): Promise<Data> {
  const { id: cartId } = await createCart(shop, quantities, market);
  await requireCart(
    mutate(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity: { email } }, { market }),
  );
  return requireCart(
    mutate(shop, 'cartDeliveryAddressesAdd', { cartId, addresses: addressed(address) }, { market }),
  );
}

const pay = (cart: Data, sessionId = 'test-success', market: MarketId = 'dk', amount?: string) =>
  mutate(
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

async function prepare(cartId: string, market: MarketId = 'dk'): Promise<Data> {
  const answer = await shop.ask(
    `mutation ($cartId: ID!) { payload: cartPrepareForCompletion(cartId: $cartId) { userErrors { field message }
      result { __typename ... on CartStatusNotReady { errors { code message } } ... on CartStatusReady { cart { id } } } } }`,
    { cartId },
    market,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.payload;
}

async function submit(cartId: string, attemptToken: string, market: MarketId = 'dk', language = 'EN') {
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

async function attempt(attemptId: string, market: MarketId = 'dk'): Promise<Data> {
  const answer = await shop.ask(
    `query ($attemptId: String!) { attempt: cartCompletionAttempt(attemptId: $attemptId) { __typename
      ... on CartCompletionSuccess { id completedAt orderId orderUrl } ... on CartCompletionProcessing { id pollDelay }
      ... on CartCompletionFailed { id errors { code message } } } }`,
    { attemptId },
    market,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.attempt;
}

const stockOf = (sku: string): number =>
  Number(shop.sql(`SELECT available FROM inventory WHERE shop = 'dk' AND sku = '${sku}'`)[0]?.['available']);

const sell = (sku: string, available: number) =>
  shop.sql(`UPDATE inventory SET available = ${available} WHERE shop = 'dk' AND sku = '${sku}'`);

describe('delivery', () => {
  test('is offered once the country is known, with the first method chosen', async () => {
    const before = await createCart(shop, { [serum]: 1 });
    expect(before.deliveryGroups.nodes).toEqual([]);
    const cart = await checkoutCart({ [serum]: 1 });
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
    const before = await checkoutCart({ [serum]: 1 });
    const cart = await requireCart(
      mutate(shop, 'cartSelectedDeliveryOptionsUpdate', {
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
    const cart = await checkoutCart({ [serum]: 1 });
    const deliveryGroupId = group ?? cart.deliveryGroups.nodes[0].id;
    const payload = await requirePayload(
      mutate(shop, 'cartSelectedDeliveryOptionsUpdate', {
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
    const cart = await checkoutCart({ [serum]: quantity }, { address: berlin, market: 'int' });
    expect(cart.deliveryGroups.nodes[0].deliveryOptions).toMatchObject([
      { handle: 'parcel', estimatedCost: { amount: cost } },
    ]);
  });

  test.each<[country: string, market: MarketId, address: object]>([
    ['Germany', 'dk', berlin],
    ['Norway', 'dk', { ...skagen, zip: '0155', city: 'Oslo', countryCode: 'NO' }],
    ['Denmark', 'no', skagen],
    ['Denmark', 'int', skagen],
  ])(
    'is not offered to a country of another shop: %s in %s is not ready, and no order, even when paid',
    async (_country, market, address) => {
      const cart = await checkoutCart({ [serum]: 1 }, { address, market });
      expect(cart.deliveryGroups.nodes).toEqual([]);
      const refusal = [{ code: 'DELIVERY_NO_DELIVERY_AVAILABLE' }];
      expect((await prepare(cart.id, market)).result.errors).toMatchObject(refusal);
      await requireCart(pay(cart, 'test-success', market));
      expect((await submit(cart.id, 'abroad', market)).result).toMatchObject({
        __typename: 'SubmitFailed',
        errors: refusal,
      });
    },
  );

  test('shows the saving of a free-delivery code', async () => {
    const { id: cartId } = await checkoutCart({ [serum]: 1 }, { address: berlin, market: 'int' });
    const cart = await requireCart(
      mutate(shop, 'cartDiscountCodesUpdate', { cartId, discountCodes: ['FREESHIP'] }, { market: 'int' }),
    );
    expect(cart.discountAllocations).toEqual([
      { code: 'FREESHIP', discountedAmount: { amount: '12.0' }, targetType: 'SHIPPING_LINE' },
    ]);
    expect(cart.cost.totalAmount).toEqual({ ...cart.cost.subtotalAmount, currencyCode: 'EUR' });
  });

  test('is not needed for a gift card by mail', async () => {
    const cart = await checkoutCart({ 'MH-GIFT-CARD-20000': 1 });
    expect(cart.deliveryGroups.nodes).toEqual([]);
    expect(cart.cost.totalAmount.amount).toBe('200.0');
  });
});

describe('delivery addresses', () => {
  test('are added, selected, changed, replaced and removed', async () => {
    const { id: cartId } = await createCart(shop, { [serum]: 1 });
    const other = { ...skagen, address1: 'Havnevej 2' };
    const both = await requireCart(
      mutate(shop, 'cartDeliveryAddressesAdd', {
        cartId,
        addresses: [...addressed(skagen), ...addressed(other, { selected: true, oneTimeUse: true })],
      }),
    );
    const [first, second] = both.delivery.addresses;
    expect([first.selected, second.selected, second.oneTimeUse]).toEqual([false, true, true]);
    expect(first.address.formatted).toEqual(['Åse Sørensen', 'Østerbyvej 1', '9990 Skagen', 'Denmark']);

    const changed = await requireCart(
      mutate(shop, 'cartDeliveryAddressesUpdate', {
        cartId,
        addresses: [
          { id: first.id, selected: true, address: { deliveryAddress: { ...skagen, city: 'Grenen' } } },
        ],
      }),
    );
    expect(changed.delivery.addresses.map((entry: Data) => [entry.address.city, entry.selected])).toEqual([
      ['Grenen', true],
      ['Skagen', false],
    ]);

    const removed = await requireCart(
      mutate(shop, 'cartDeliveryAddressesRemove', { cartId, addressIds: [second.id] }),
    );
    expect(removed.delivery.addresses).toHaveLength(1);
    const replaced = await requireCart(
      mutate(shop, 'cartDeliveryAddressesReplace', { cartId, addresses: addressed(other) }),
    );
    expect(replaced.delivery.addresses).toMatchObject([
      { selected: true, address: { address1: 'Havnevej 2' } },
    ]);
  });

  test('warn of a duplicate', async () => {
    const cart = await checkoutCart({ [serum]: 1 });
    const payload = await requirePayload(
      mutate(shop, 'cartDeliveryAddressesAdd', { cartId: cart.id, addresses: addressed(skagen) }),
    );
    expect(payload.warnings).toMatchObject([
      { code: 'DUPLICATE_DELIVERY_ADDRESS', target: cart.delivery.addresses[0].id },
    ]);
    expect(payload.cart.delivery.addresses).toHaveLength(1);
  });

  test.each([
    [{ ...skagen, zip: '99' }, {}, 'INVALID_ZIP_CODE_FOR_COUNTRY', 'zip'],
    [{ ...skagen, city: '<b>Skagen</b>' }, {}, 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'city'],
    [{ ...skagen, company: 'https://spam.example' }, {}, 'ADDRESS_FIELD_CONTAINS_URL', 'company'],
    [{ ...skagen, firstName: '🌊' }, {}, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'firstName'],
    [{ ...skagen, address2: 'x'.repeat(256) }, {}, 'ADDRESS_FIELD_IS_TOO_LONG', 'address2'],
    [{ countryCode: 'DK' }, { validationStrategy: 'STRICT' }, 'ADDRESS_FIELD_IS_REQUIRED', 'firstName'],
  ])('refuse %j', async (address, more, code, field) => {
    const cart = await createCart(shop, { [serum]: 1 });
    const payload = await requirePayload(
      mutate(shop, 'cartDeliveryAddressesAdd', { cartId: cart.id, addresses: addressed(address, more) }),
    );
    expect(payload.userErrors[0]).toMatchObject({
      code,
      field: ['addresses', '0', 'address', 'deliveryAddress', field],
    });
    expect(payload.cart).toEqual(cart);
  });

  test('can have one selected only', async () => {
    const { id: cartId } = await createCart(shop);
    const addresses = [...addressed(skagen, { selected: true }), ...addressed(berlin, { selected: true })];
    const payload = await requirePayload(mutate(shop, 'cartDeliveryAddressesAdd', { cartId, addresses }));
    expect(payload.userErrors).toMatchObject([{ code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED' }]);
  });
});

describe('cartPrepareForCompletion', () => {
  test('returns everything that is missing', async () => {
    const { id } = await createCart(shop);
    expect((await prepare(id)).result.errors.map(({ code }: Data) => code)).toEqual([
      'MERCHANDISE_NOT_APPLICABLE',
      'BUYER_IDENTITY_EMAIL_REQUIRED',
    ]);
    const cart = await checkoutCart({ [serum]: 1 }, { address: { city: 'Skagen', countryCode: 'DK' } });
    expect((await prepare(cart.id)).result).toMatchObject({
      __typename: 'CartStatusNotReady',
      errors: [
        { code: 'DELIVERY_FIRST_NAME_REQUIRED' },
        { code: 'DELIVERY_LAST_NAME_REQUIRED' },
        { code: 'DELIVERY_ADDRESS1_REQUIRED' },
        { code: 'DELIVERY_POSTAL_CODE_REQUIRED' },
      ],
    });
  });

  test('is ready with a buyer, an address and goods', async () => {
    const cart = await checkoutCart({ [serum]: 1 });
    expect((await prepare(cart.id)).result).toEqual({ __typename: 'CartStatusReady', cart: { id: cart.id } });
  });

  test('does not find a cart without its key', async () => {
    const cart = await checkoutCart({ [serum]: 1 });
    const { result, userErrors } = await prepare(cart.id.replace(/\?.*/, ''));
    expect(result).toBeNull();
    expect(userErrors).toMatchObject([{ field: ['cartId'] }]);
  });
});

describe('cartPaymentUpdate', () => {
  test.each([
    ['test-success', '1.0', 'INVALID_PAYMENT'],
    ['stolen-card', undefined, 'INVALID_PAYMENT'],
    ['toString', undefined, 'INVALID_PAYMENT'],
  ])('refuses the card %s and the amount %s with %s', async (sessionId, amount, code) => {
    const cart = await checkoutCart({ [serum]: 1 });
    const payload = await requirePayload(pay(cart, sessionId, 'dk', amount));
    expect(payload.userErrors).toMatchObject([{ code }]);
  });

  test('refuses a wallet, no payment, and a payment of 0 for a cart with a total', async () => {
    const cart = await checkoutCart({ [serum]: 1 });
    const amount = { amount: cart.cost.checkoutChargeAmount.amount, currencyCode: 'DKK' };
    const codeOf = async (method: object) => {
      const args = { cartId: cart.id, payment: { amount, ...method } };
      return (await requirePayload(mutate(shop, 'cartPaymentUpdate', args))).userErrors[0].code;
    };
    const billingAddress = { country: 'DK' };
    expect(await codeOf({})).toBe('INVALID_PAYMENT');
    expect(await codeOf({ freePaymentMethod: { billingAddress } })).toBe('PAYMENT_METHOD_NOT_APPLICABLE');
    const shopPayWalletContent = { billingAddress, sessionToken: 'x' };
    expect(await codeOf({ walletPaymentMethod: { shopPayWalletContent } })).toBe(
      'PAYMENT_METHOD_NOT_SUPPORTED',
    );
  });

  test('refuses an empty cart', async () => {
    const { id: cartId } = await createCart(shop);
    const cart = await fetchCart(shop, cartId);
    expect((await requirePayload(pay(cart))).userErrors).toMatchObject([
      { code: 'INVALID_PAYMENT_EMPTY_CART' },
    ]);
  });
});

describe('cartSubmitForCompletion', () => {
  test('creates an order: stock, number, mail, and the cart is gone', async () => {
    const before = stockOf(serum);
    const cart = await checkoutCart({ [serum]: 2, 'MH-FREE-P32-10': 1 }, { email: 'ase@example.com' });
    await requireCart(pay(cart));
    const { result, userErrors } = await submit(cart.id, 'token-1', 'dk', 'DA');
    expect(userErrors).toEqual([]);
    expect(result).toMatchObject({
      __typename: 'SubmitSuccess',
      redirectUrl: 'https://shop.test/da/checkout/confirmation',
    });
    const done = await attempt(result.attemptId);
    expect(done).toMatchObject({ __typename: 'CartCompletionSuccess', completedAt: shop.now.toISOString() });
    expect(done.orderUrl).toMatch(/^https:\/\/shop\.test\/checkout\/confirmation\?order=DK\d+$/);
    expect(stockOf(serum)).toBe(before - 2);

    expect(await fetchCart(shop, cart.id)).toBeNull();
    const late = await requirePayload(mutate(shop, 'cartNoteUpdate', { cartId: cart.id, note: 'late' }));
    expect(late.userErrors).toMatchObject([{ field: ['cartId'] }]);

    const mail = shop.mails().find(({ to }) => to === 'ase@example.com');
    const name = new URL(done.orderUrl).searchParams.get('order');
    expect(mail).toMatchObject({ locale: 'da', kind: 'order-confirmation', subject: `Din ordre ${name}` });
    const kroner = (amount: string) => `${Number(amount)}\u00A0kr.`;
    expect(mail?.text).toContain(`2 × Læ Serum, 30 ml: ${kroner(cart.cost.totalAmount.amount)}`);
    expect(mail?.text).toContain('1 × Rav Læbepomade, 10 ml: gratis');
    expect(mail?.text).toContain(`I alt inkl. moms: ${kroner(cart.cost.totalAmount.amount)}`);
    expect(mail?.text).toContain('Østerbyvej 1\n9990 Skagen\nDanmark');
    // What forbrugeraftaleloven § 13 wants on a durable medium besides.
    expect(mail?.text).toContain('Leveringstid: 2–3 hverdage');
    expect(mail?.text).toContain(`https://shop.test/da/om/fortryd-koeb?order=${name}`);
    expect(mail?.text).toContain(`følgende varer: …\nOrdrenummer: ${name}\nBestilt den: 10. november 2026`);
    expect(mail?.text).toContain('to års reklamationsret');
    expect(mail?.text).toContain('https://shop.test/da/om/handelsbetingelser');
    const { name: seller, cvr, street, postcode, city, email } = shop.content.settings.company;
    expect(mail?.text).toContain(
      `${seller}\n${street}\n${postcode} ${city}\nDanmark\nCVR-nr. ${cvr}\n${email}`,
    );
  });

  test('creates one order per token, however often it is repeated', async () => {
    const cart = await checkoutCart({ [serum]: 1 });
    await requireCart(pay(cart));
    const first = await submit(cart.id, 'same');
    const orders = shop.sql('SELECT count(*) AS n FROM orders');
    const mails = shop.mails().length;
    const again = await submit(cart.id, 'same');
    expect(again.result).toEqual({ __typename: 'SubmitAlreadyAccepted', attemptId: first.result.attemptId });
    const other = await submit(cart.id, 'another');
    expect(other).toMatchObject({ result: null, userErrors: [{ field: ['cartId'] }] });
    expect(shop.sql('SELECT count(*) AS n FROM orders')).toEqual(orders);
    expect(shop.mails()).toHaveLength(mails);
  });

  test('numbers orders without gaps, in each shop separately', async () => {
    const numbers: number[] = [];
    for (const sessionId of ['test-success', 'test-declined', 'test-success', 'test-success']) {
      const cart = await checkoutCart({ [serum]: 1 });
      await requireCart(pay(cart, sessionId));
      const { result } = await submit(cart.id, 'n');
      const { orderUrl } = await attempt(result.attemptId);
      if (orderUrl) numbers.push(Number(/\d+$/.exec(orderUrl)?.[0]));
    }
    expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2]);
    const abroad = await checkoutCart({ [serum]: 1 }, { address: berlin, market: 'int' });
    await requireCart(pay(abroad, 'test-success', 'int'));
    const { result } = await submit(abroad.id, 'n', 'int');
    expect((await attempt(result.attemptId, 'int')).orderUrl).toMatch(/order=INT1001$/);
    expect(await attempt(result.attemptId, 'dk')).toBeNull();
  });

  test('confirms an order in English with the seller, withdrawal and complaints', async () => {
    const cart = await checkoutCart(
      { [serum]: 1, 'MH-SAMPLE-S02': 1 },
      { address: berlin, market: 'int', email: 'ada@example.com' },
    );
    await requireCart(pay(cart, 'test-success', 'int'));
    const { result } = await submit(cart.id, 'token-1', 'int');
    expect(result).toMatchObject({ __typename: 'SubmitSuccess' });
    const text = shop.mails().find(({ to }) => to === 'ada@example.com')?.text;
    expect(text).toContain('1 × Still Cream, 2 ml: free');
    expect(text).toContain('\nGermany\n');
    expect(text).toContain('Delivery time: 3–8 working days');
    expect(text).toMatch(/https:\/\/shop\.test\/about\/withdraw-from-contract\?order=INT\d+\n/);
    expect(text).toMatch(/following goods: …\nOrder number: INT\d+\nOrdered on: November 10, 2026\n/);
    expect(text).toContain('two-year right to complain');
    expect(text).toContain('https://shop.test/about/terms');
    const { name, cvr, street, postcode, city, email } = shop.content.settings.company;
    expect(text).toContain(`${name}\n${street}\n${postcode} ${city}\nDenmark\nCVR ${cvr}\n${email}`);
  });

  test.each([
    ['test-declined', 'PAYMENT_CARD_DECLINED'],
    ['test-insufficient-funds', 'PAYMENT_INSUFFICIENT_FUNDS'],
    ['test-error', 'PAYMENT_TRANSIENT_ERROR'],
  ])('with %s fails with %s, and another card can be tried', async (sessionId, code) => {
    const stock = stockOf(serum);
    const cart = await checkoutCart({ [serum]: 1 });
    await requireCart(pay(cart, sessionId));
    const declined = await submit(cart.id, 'first');
    expect(await attempt(declined.result.attemptId)).toMatchObject({
      __typename: 'CartCompletionFailed',
      errors: [{ code }],
    });
    expect(stockOf(serum)).toBe(stock);
    expect(toContents(await fetchCart(shop, cart.id))).toEqual({ [serum]: 1 });
    await requireCart(pay(cart));
    const paid = await submit(cart.id, 'second');
    expect((await attempt(paid.result.attemptId)).__typename).toBe('CartCompletionSuccess');
  });

  test.each(['test-declined', 'test-insufficient-funds', 'test-error'])(
    'with %s returns the reason, and leaves the outcome to the checkout',
    async (sessionId) => {
      for (const language of ['EN', 'DA']) {
        const cart = await checkoutCart({ [serum]: 1 });
        await requireCart(pay(cart, sessionId));
        const { result } = await submit(cart.id, 'first');
        const { data } = await shop.ask(
          `query ($id: String!) @inContext(language: ${language}) { cartCompletionAttempt(attemptId: $id) {
            ... on CartCompletionFailed { errors { message } } } }`,
          { id: result.attemptId },
        );
        expect(data.cartCompletionAttempt.errors[0].message).not.toMatch(
          /go through|get through|charged|paid|gik ikke igennem|trukket|betalt/,
        );
      }
    },
  );

  test('with a slow card is pending for a while', async () => {
    const cart = await checkoutCart({ [serum]: 1 });
    await requireCart(pay(cart, 'test-slow:abc'));
    const { result } = await submit(cart.id, 'slow');
    expect(await attempt(result.attemptId)).toMatchObject({
      __typename: 'CartCompletionProcessing',
      pollDelay: 500,
    });
    const start = shop.now;
    shop.now = new Date(start.getTime() + 2000);
    expect((await attempt(result.attemptId)).__typename).toBe('CartCompletionSuccess');
    shop.now = start;
  });

  test('fails when the total has changed since it was agreed', async () => {
    const cart = await checkoutCart({ [serum]: 1 });
    await requireCart(pay(cart));
    const lines = [{ id: cart.lines.nodes[0].id, quantity: 3 }];
    await requireCart(mutate(shop, 'cartLinesUpdate', { cartId: cart.id, lines }));
    const { result } = await submit(cart.id, 't');
    expect(result).toMatchObject({
      __typename: 'SubmitFailed',
      errors: [{ code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT' }],
    });
  });

  test('fails without a payment', async () => {
    const cart = await checkoutCart({ [serum]: 1 });
    expect((await submit(cart.id, 't')).result.errors).toMatchObject([{ code: 'PAYMENTS_METHOD_REQUIRED' }]);
  });

  test('fails if another order took the stock, and sells nothing twice', async () => {
    const stock = stockOf(serum);
    sell(serum, 3);
    const carts = [await checkoutCart({ [serum]: 2 }), await checkoutCart({ [serum]: 2 })];
    for (const cart of carts) await requireCart(pay(cart));
    const results = await Promise.all(carts.map((cart) => submit(cart.id, 'race')));
    expect(results.map(({ result }) => result.__typename)).toEqual(['SubmitSuccess', 'SubmitFailed']);
    expect(results[1]?.result.errors[0]).toMatchObject({ code: 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE' });
    expect(stockOf(serum)).toBe(1);
    sell(serum, stock);
  });

  test('accepts a first-order code once per shopper', async () => {
    const email = 'first@example.com';
    const cart = await checkoutCart({ [serum]: 1 }, { email });
    const codes = { cartId: cart.id, discountCodes: ['WELCOME15'] };
    await requireCart(pay(await requireCart(mutate(shop, 'cartDiscountCodesUpdate', codes))));
    expect((await submit(cart.id, 't')).result.__typename).toBe('SubmitSuccess');
    const second = await checkoutCart({ [serum]: 1 }, { email: 'First@Example.com' });
    const payload = await requirePayload(
      mutate(shop, 'cartDiscountCodesUpdate', { cartId: second.id, discountCodes: ['VELKOMMEN15'] }),
    );
    expect(payload.warnings).toMatchObject([
      { code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE', target: 'VELKOMMEN15' },
    ]);
  });

  test.each([0, 256])('refuses a token of %i characters', async (length) => {
    const cart = await checkoutCart({ [serum]: 1 });
    expect((await submit(cart.id, 'x'.repeat(length))).userErrors).toMatchObject([
      { field: ['attemptToken'] },
    ]);
  });

  test('states the country of the included tax, whatever country the buyer names afterwards', async () => {
    const paris = {
      ...berlin,
      address1: 'Rue de Bretagne 2',
      zip: '75003',
      city: 'Paris',
      countryCode: 'FR',
    };
    const cart = await checkoutCart({ [serum]: 4 }, { address: paris, market: 'int' });
    const buyerIdentity = { countryCode: 'FI' };
    const named = await requireCart(
      mutate(shop, 'cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity }, { market: 'int' }),
    );
    await requireCart(pay(named, 'test-success', 'int'));
    const { result } = await submit(named.id, 't', 'int');
    const { orderId } = await attempt(result.attemptId, 'int');
    const { data } = await shop.ask(
      'query ($id: ID!) { node(id: $id) { ... on Order { totalPrice { amount } totalTax { amount } } } }',
      { id: shop.withOrderKey(orderId) },
      'int',
    );
    // A sixth of what is paid is 20 % on top of the rest.
    expect(data.node).toEqual({ totalPrice: { amount: '200.0' }, totalTax: { amount: '33.33' } });
  });

  test('reveals the order of a known attempt, but does not open it', async () => {
    const cart = await checkoutCart({ [serum]: 1 }, { email: 'private@example.com' });
    await requireCart(pay(cart));
    const { result } = await submit(cart.id, 't');
    const { orderId, orderUrl } = await attempt(result.attemptId);
    const read = (id: string) =>
      shop.ask(
        'query ($id: ID!) { node(id: $id) { ... on Order { name email shippingAddress { address1 } } } }',
        {
          id,
        },
      );
    expect((await read(orderId)).data.node).toBeNull();
    const name = new URL(orderUrl).searchParams.get('order');
    expect((await read(shop.withOrderKey(orderId))).data.node).toMatchObject({ name });
  });

  test('finds no unknown attempt', async () => {
    expect(await attempt('nothing')).toBeNull();
  });
});

describe('the card vault', () => {
  const open = async (number: string) => {
    const response = await shop.app.request('/shops/dk/payments/sessions', {
      method: 'POST',
      body: JSON.stringify({ credit_card: { number, month: 1, year: 2030, verification_value: '123' } }),
    });
    return { status: response.status, body: (await response.json()) as Data };
  };

  test('returns a session for a test card, which pays', async () => {
    const { body } = await open('4242 4242 4242 4242');
    const cart = await checkoutCart({ [serum]: 1 });
    await requireCart(pay(cart, body.id));
    expect((await submit(cart.id, 't')).result.__typename).toBe('SubmitSuccess');
  });

  test('refuses any other card', async () => {
    expect(await open('5555 5555 5555 4444')).toMatchObject({ status: 422 });
  });
});
