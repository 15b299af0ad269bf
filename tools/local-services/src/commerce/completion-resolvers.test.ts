import type { MarketId } from '@marehalm/shop';
import { describe, expect, test } from 'vitest';
import {
  requireCart,
  getQuantitiesBySku,
  requestCartMutation,
  createCart,
  requirePayload,
  fetchCart,
} from './testing/cart.ts';
import { type UntypedData } from './testing/test-shop.ts';
import {
  berlinAddress,
  createCheckoutCart,
  setCartPayment,
  prepareTestCart,
  SERUM_SKU,
  checkoutShop,
  submitTestCart,
  setUpCheckoutShop,
} from './testing/checkout.ts';

setUpCheckoutShop();

async function attempt(attemptId: string, market: MarketId = 'dk'): Promise<UntypedData> {
  const answer = await checkoutShop.query(
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
  Number(
    checkoutShop.sql(`SELECT available FROM inventory WHERE shop = 'dk' AND sku = '${sku}'`)[0]?.[
      'available'
    ],
  );

const sell = (sku: string, available: number) =>
  checkoutShop.sql(`UPDATE inventory SET available = ${available} WHERE shop = 'dk' AND sku = '${sku}'`);

describe('cartPrepareForCompletion', () => {
  test('returns everything that is missing', async () => {
    const { id } = await createCart(checkoutShop);
    expect((await prepareTestCart(id)).result.errors.map(({ code }: UntypedData) => code)).toEqual([
      'MERCHANDISE_NOT_APPLICABLE',
      'BUYER_IDENTITY_EMAIL_REQUIRED',
    ]);
    const cart = await createCheckoutCart(
      { [SERUM_SKU]: 1 },
      { address: { city: 'Skagen', countryCode: 'DK' } },
    );
    expect((await prepareTestCart(cart.id)).result).toMatchObject({
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
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    expect((await prepareTestCart(cart.id)).result).toEqual({
      __typename: 'CartStatusReady',
      cart: { id: cart.id },
    });
  });

  test('does not find a cart without its key', async () => {
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    const { result, userErrors } = await prepareTestCart(cart.id.replace(/\?.*/, ''));
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
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    const payload = await requirePayload(setCartPayment(cart, sessionId, 'dk', amount));
    expect(payload.userErrors).toMatchObject([{ code }]);
  });

  test('refuses a wallet, no payment, and a payment of 0 for a cart with a total', async () => {
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    const amount = { amount: cart.cost.checkoutChargeAmount.amount, currencyCode: 'DKK' };
    const codeOf = async (method: object) => {
      const args = { cartId: cart.id, payment: { amount, ...method } };
      return (await requirePayload(requestCartMutation(checkoutShop, 'cartPaymentUpdate', args)))
        .userErrors[0].code;
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
    const { id: cartId } = await createCart(checkoutShop);
    const cart = await fetchCart(checkoutShop, cartId);
    expect((await requirePayload(setCartPayment(cart))).userErrors).toMatchObject([
      { code: 'INVALID_PAYMENT_EMPTY_CART' },
    ]);
  });
});

describe('cartSubmitForCompletion', () => {
  test('creates an order: stock, number, mail, and the cart is gone', async () => {
    const before = stockOf(SERUM_SKU);
    const cart = await createCheckoutCart(
      { [SERUM_SKU]: 2, 'MH-FREE-P32-10': 1 },
      { email: 'ase@example.com' },
    );
    await requireCart(setCartPayment(cart));
    const { result, userErrors } = await submitTestCart(cart.id, 'token-1', 'dk', 'DA');
    expect(userErrors).toEqual([]);
    expect(result).toMatchObject({
      __typename: 'SubmitSuccess',
      redirectUrl: 'https://shop.test/da/checkout/confirmation',
    });
    const done = await attempt(result.attemptId);
    expect(done).toMatchObject({
      __typename: 'CartCompletionSuccess',
      completedAt: checkoutShop.now.toISOString(),
    });
    expect(done.orderUrl).toMatch(/^https:\/\/shop\.test\/checkout\/confirmation\?order=DK\d+$/);
    expect(stockOf(SERUM_SKU)).toBe(before - 2);

    expect(await fetchCart(checkoutShop, cart.id)).toBeNull();
    const late = await requirePayload(
      requestCartMutation(checkoutShop, 'cartNoteUpdate', { cartId: cart.id, note: 'late' }),
    );
    expect(late.userErrors).toMatchObject([{ field: ['cartId'] }]);

    const mail = checkoutShop.mails().find(({ to }) => to === 'ase@example.com');
    const name = new URL(done.orderUrl).searchParams.get('order');
    expect(mail).toMatchObject({ locale: 'da', kind: 'order-confirmation', subject: `Din ordre ${name}` });
    const kroner = (amount: string) => `${Number(amount)}\u00A0kr.`;
    expect(mail?.text).toContain(`2 × Læ Serum, 30 ml: ${kroner(cart.cost.totalAmount.amount)}`);
    expect(mail?.text).toContain('1 × Ravlæbepomade, 10 ml: gratis');
    expect(mail?.text).toContain(`I alt inkl. moms: ${kroner(cart.cost.totalAmount.amount)}`);
    expect(mail?.text).toContain('Østerbyvej 1\n9990 Skagen\nDanmark');
    // What forbrugeraftaleloven § 13 wants on a durable medium besides.
    expect(mail?.text).toContain('Leveringstid: 2–3 hverdage');
    expect(mail?.text).toContain(`https://shop.test/da/om/fortryd-koeb?order=${name}`);
    expect(mail?.text).toContain(`følgende varer: …\nOrdrenummer: ${name}\nBestilt den: 10. november 2026`);
    expect(mail?.text).toContain('to års reklamationsret');
    expect(mail?.text).toContain('https://shop.test/da/om/handelsbetingelser');
    const { name: seller, cvr, street, postcode, city, email } = checkoutShop.content.settings.company;
    expect(mail?.text).toContain(
      `${seller}\n${street}\n${postcode} ${city}\nDanmark\nCVR-nr. ${cvr}\n${email}`,
    );
  });

  test('creates one order per token, however often it is repeated', async () => {
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    await requireCart(setCartPayment(cart));
    const first = await submitTestCart(cart.id, 'same');
    const orders = checkoutShop.sql('SELECT count(*) AS n FROM orders');
    const mails = checkoutShop.mails().length;
    const again = await submitTestCart(cart.id, 'same');
    expect(again.result).toEqual({ __typename: 'SubmitAlreadyAccepted', attemptId: first.result.attemptId });
    const other = await submitTestCart(cart.id, 'another');
    expect(other).toMatchObject({ result: null, userErrors: [{ field: ['cartId'] }] });
    expect(checkoutShop.sql('SELECT count(*) AS n FROM orders')).toEqual(orders);
    expect(checkoutShop.mails()).toHaveLength(mails);
  });

  test('numbers orders without gaps, in each shop separately', async () => {
    const numbers: number[] = [];
    for (const sessionId of ['test-success', 'test-declined', 'test-success', 'test-success']) {
      const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
      await requireCart(setCartPayment(cart, sessionId));
      const { result } = await submitTestCart(cart.id, 'n');
      const { orderUrl } = await attempt(result.attemptId);
      if (orderUrl) numbers.push(Number(/\d+$/.exec(orderUrl)?.[0]));
    }
    expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2]);
    const abroad = await createCheckoutCart({ [SERUM_SKU]: 1 }, { address: berlinAddress, market: 'int' });
    await requireCart(setCartPayment(abroad, 'test-success', 'int'));
    const { result } = await submitTestCart(abroad.id, 'n', 'int');
    expect((await attempt(result.attemptId, 'int')).orderUrl).toMatch(/order=INT1001$/);
    expect(await attempt(result.attemptId, 'dk')).toBeNull();
  });

  test('confirms an order in English with the seller, withdrawal and complaints', async () => {
    const cart = await createCheckoutCart(
      { [SERUM_SKU]: 1, 'MH-SAMPLE-S02': 1 },
      { address: berlinAddress, market: 'int', email: 'ada@example.com' },
    );
    await requireCart(setCartPayment(cart, 'test-success', 'int'));
    const { result } = await submitTestCart(cart.id, 'token-1', 'int');
    expect(result).toMatchObject({ __typename: 'SubmitSuccess' });
    const text = checkoutShop.mails().find(({ to }) => to === 'ada@example.com')?.text;
    expect(text).toContain('1 × Still Cream, 2 ml: free');
    expect(text).toContain('\nGermany\n');
    expect(text).toContain('Delivery time: 3–8 working days');
    expect(text).toMatch(/https:\/\/shop\.test\/about\/withdraw-from-contract\?order=INT\d+\n/);
    expect(text).toMatch(/following goods: …\nOrder number: INT\d+\nOrdered on: 10 November 2026\n/);
    expect(text).toContain('two-year right to complain');
    expect(text).toContain('https://shop.test/about/terms');
    const { name, cvr, street, postcode, city, email } = checkoutShop.content.settings.company;
    expect(text).toContain(`${name}\n${street}\n${postcode} ${city}\nDenmark\nCVR ${cvr}\n${email}`);
  });

  test.each([
    ['test-declined', 'PAYMENT_CARD_DECLINED'],
    ['test-insufficient-funds', 'PAYMENT_INSUFFICIENT_FUNDS'],
    ['test-error', 'PAYMENT_TRANSIENT_ERROR'],
  ])('with %s fails with %s, and another card can be tried', async (sessionId, code) => {
    const stock = stockOf(SERUM_SKU);
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    await requireCart(setCartPayment(cart, sessionId));
    const declined = await submitTestCart(cart.id, 'first');
    expect(await attempt(declined.result.attemptId)).toMatchObject({
      __typename: 'CartCompletionFailed',
      errors: [{ code }],
    });
    expect(stockOf(SERUM_SKU)).toBe(stock);
    expect(getQuantitiesBySku(await fetchCart(checkoutShop, cart.id))).toEqual({ [SERUM_SKU]: 1 });
    await requireCart(setCartPayment(cart));
    const paid = await submitTestCart(cart.id, 'second');
    expect((await attempt(paid.result.attemptId)).__typename).toBe('CartCompletionSuccess');
  });

  test.each(['test-declined', 'test-insufficient-funds', 'test-error'])(
    'with %s returns the reason, and leaves the outcome to the checkout',
    async (sessionId) => {
      for (const language of ['EN', 'DA']) {
        const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
        await requireCart(setCartPayment(cart, sessionId));
        const { result } = await submitTestCart(cart.id, 'first');
        const { data } = await checkoutShop.query(
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
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    await requireCart(setCartPayment(cart, 'test-slow:abc'));
    const { result } = await submitTestCart(cart.id, 'slow');
    expect(await attempt(result.attemptId)).toMatchObject({
      __typename: 'CartCompletionProcessing',
      pollDelay: 500,
    });
    const start = checkoutShop.now;
    checkoutShop.now = new Date(start.getTime() + 2000);
    expect((await attempt(result.attemptId)).__typename).toBe('CartCompletionSuccess');
    checkoutShop.now = start;
  });

  test('fails when the total has changed since it was agreed', async () => {
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    await requireCart(setCartPayment(cart));
    const lines = [{ id: cart.lines.nodes[0].id, quantity: 3 }];
    await requireCart(requestCartMutation(checkoutShop, 'cartLinesUpdate', { cartId: cart.id, lines }));
    const { result } = await submitTestCart(cart.id, 't');
    expect(result).toMatchObject({
      __typename: 'SubmitFailed',
      errors: [{ code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT' }],
    });
  });

  test('fails without a payment', async () => {
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    expect((await submitTestCart(cart.id, 't')).result.errors).toMatchObject([
      { code: 'PAYMENTS_METHOD_REQUIRED' },
    ]);
  });

  test('fails if another order took the stock, and sells nothing twice', async () => {
    const stock = stockOf(SERUM_SKU);
    sell(SERUM_SKU, 3);
    const carts = [
      await createCheckoutCart({ [SERUM_SKU]: 2 }),
      await createCheckoutCart({ [SERUM_SKU]: 2 }),
    ];
    for (const cart of carts) await requireCart(setCartPayment(cart));
    const results = await Promise.all(carts.map((cart) => submitTestCart(cart.id, 'race')));
    expect(results.map(({ result }) => result.__typename)).toEqual(['SubmitSuccess', 'SubmitFailed']);
    expect(results[1]?.result.errors[0]).toMatchObject({ code: 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE' });
    expect(stockOf(SERUM_SKU)).toBe(1);
    sell(SERUM_SKU, stock);
  });

  test('accepts a first-order code once per shopper', async () => {
    const email = 'first@example.com';
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 }, { email });
    const codes = { cartId: cart.id, discountCodes: ['WELCOME15'] };
    await requireCart(
      setCartPayment(await requireCart(requestCartMutation(checkoutShop, 'cartDiscountCodesUpdate', codes))),
    );
    expect((await submitTestCart(cart.id, 't')).result.__typename).toBe('SubmitSuccess');
    const second = await createCheckoutCart({ [SERUM_SKU]: 1 }, { email: 'First@Example.com' });
    const payload = await requirePayload(
      requestCartMutation(checkoutShop, 'cartDiscountCodesUpdate', {
        cartId: second.id,
        discountCodes: ['VELKOMMEN15'],
      }),
    );
    expect(payload.warnings).toMatchObject([
      { code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE', target: 'VELKOMMEN15' },
    ]);
  });

  test.each([0, 256])('refuses a token of %i characters', async (length) => {
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    expect((await submitTestCart(cart.id, 'x'.repeat(length))).userErrors).toMatchObject([
      { field: ['attemptToken'] },
    ]);
  });

  test('states the country of the included tax, whatever country the buyer names afterwards', async () => {
    const paris = {
      ...berlinAddress,
      address1: 'Rue de Bretagne 2',
      zip: '75003',
      city: 'Paris',
      countryCode: 'FR',
    };
    const cart = await createCheckoutCart({ [SERUM_SKU]: 4 }, { address: paris, market: 'int' });
    const buyerIdentity = { countryCode: 'FI' };
    const named = await requireCart(
      requestCartMutation(
        checkoutShop,
        'cartBuyerIdentityUpdate',
        { cartId: cart.id, buyerIdentity },
        { market: 'int' },
      ),
    );
    await requireCart(setCartPayment(named, 'test-success', 'int'));
    const { result } = await submitTestCart(named.id, 't', 'int');
    const { orderId } = await attempt(result.attemptId, 'int');
    const { data } = await checkoutShop.query(
      'query ($id: ID!) { node(id: $id) { ... on Order { totalPrice { amount } totalTax { amount } } } }',
      { id: checkoutShop.withOrderKey(orderId) },
      'int',
    );
    // A sixth of what is paid is 20 % on top of the rest.
    expect(data.node).toEqual({ totalPrice: { amount: '200.0' }, totalTax: { amount: '33.33' } });
  });

  test('reveals the order of a known attempt, but does not open it', async () => {
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 }, { email: 'private@example.com' });
    await requireCart(setCartPayment(cart));
    const { result } = await submitTestCart(cart.id, 't');
    const { orderId, orderUrl } = await attempt(result.attemptId);
    const read = (id: string) =>
      checkoutShop.query(
        'query ($id: ID!) { node(id: $id) { ... on Order { name email shippingAddress { address1 } } } }',
        {
          id,
        },
      );
    expect((await read(orderId)).data.node).toBeNull();
    const name = new URL(orderUrl).searchParams.get('order');
    expect((await read(checkoutShop.withOrderKey(orderId))).data.node).toMatchObject({ name });
  });

  test.each([
    ['test-success', 'card', /^(Paid by card|Betalt med kort): /m],
    ['test-slow:mobilepays', 'card', /^(Paid by card|Betalt med kort): /m],
    ['test-success:mobilepay:1', 'mobilepay', /^(Paid|Betalt) (with|med) MobilePay: /m],
  ])(
    'keeps that the session %s was paid with %s, and says so in the mail',
    async (sessionId, method, words) => {
      const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
      await setCartPayment(cart, sessionId);
      const { result } = await submitTestCart(cart.id, `method of ${sessionId}`);
      checkoutShop.now = new Date(checkoutShop.now.getTime() + 3000);
      const { orderId } = await attempt(result.attemptId);
      const { data } = await checkoutShop.query(
        `query ($id: ID!) { node(id: $id) { ... on Order { metafield(namespace: "custom", key: "payment_method") { value }
        other: metafield(namespace: "marehalm", key: "payment_method") { value } } } }`,
        { id: checkoutShop.withOrderKey(orderId) },
      );
      expect(data.node).toEqual({ metafield: { value: method }, other: null });
      expect(checkoutShop.mails()[0]?.text).toMatch(words);
    },
  );

  test('finds no unknown attempt', async () => {
    expect(await attempt('nothing')).toBeNull();
  });
});

describe('the card vault', () => {
  const open = async (number: string) => {
    const response = await checkoutShop.app.request('/shops/dk/payments/sessions', {
      method: 'POST',
      body: JSON.stringify({ credit_card: { number, month: 1, year: 2030, verification_value: '123' } }),
    });
    return { status: response.status, body: (await response.json()) as UntypedData };
  };

  test('returns a session for a test card, which pays', async () => {
    const { body } = await open('4242 4242 4242 4242');
    const cart = await createCheckoutCart({ [SERUM_SKU]: 1 });
    await requireCart(setCartPayment(cart, body.id));
    expect((await submitTestCart(cart.id, 't')).result.__typename).toBe('SubmitSuccess');
  });

  test('refuses any other card', async () => {
    expect(await open('5555 5555 5555 4444')).toMatchObject({ status: 422 });
  });
});
