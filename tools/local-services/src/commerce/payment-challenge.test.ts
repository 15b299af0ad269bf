import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requireCart, requestCartMutation, fetchCart, fetchVariantId } from './testing/cart.ts';
import {
  fetchPaymentAttempt,
  setTestPayment,
  createUnpaidCart,
  SERUM_SKU,
  skagenAddress,
  submitTestCart,
} from './testing/order.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

/** Costs what the serum costs. */
const oil = 'MH-P10-200';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('a bank challenge', () => {
  let cart: UntypedData;
  let attemptId: string;
  let page: string;
  beforeEach(async () => {
    cart = await createUnpaidCart(shop);
    await setTestPayment(shop, cart, { sessionId: 'test-challenge' });
    ({ attemptId } = await submitTestCart(shop, cart.id, 'once'));
    const attempt = await fetchPaymentAttempt(shop, attemptId);
    expect(attempt.__typename).toBe('CartCompletionActionRequired');
    page = new URL(attempt.action.redirectUrl).pathname + new URL(attempt.action.redirectUrl).search;
  });
  const press = (answer: string) =>
    shop.app.request(page, { method: 'POST', body: new URLSearchParams({ answer }) });
  const orders = () => shop.sql('SELECT count(*) AS n FROM orders')[0]?.['n'];

  test('reserves nothing, and one order follows a confirmation, however often it is sent', async () => {
    const before = Number(orders());
    const shown = await shop.app.request(page);
    expect(await shown.text()).toMatch(/375/);
    const answers = await Promise.all([press('approve'), press('approve'), press('decline')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(answers[0]?.headers.get('location')).toBe(`https://shop.test/checkout?attempt=${attemptId}`);
    expect(await fetchPaymentAttempt(shop, attemptId)).toMatchObject({ __typename: 'CartCompletionSuccess' });
    expect(orders()).toBe(before + 1);
    expect((await shop.app.request(page)).status).toBe(404);
  });

  test('keeps the cart after a rejection', async () => {
    await press('decline');
    expect(await fetchPaymentAttempt(shop, attemptId)).toMatchObject({
      __typename: 'CartCompletionFailed',
      errors: [{ code: 'PAYMENT_CARD_DECLINED' }],
    });
    expect((await fetchCart(shop, cart.id)).totalQuantity).toBe(1);
  });

  test('charges nothing when the cart has changed meanwhile', async () => {
    await requireCart(
      requestCartMutation(shop, 'cartLinesUpdate', {
        cartId: cart.id,
        lines: [{ id: cart.lines.nodes[0].id, quantity: 2 }],
      }),
    );
    await press('approve');
    expect(await fetchPaymentAttempt(shop, attemptId)).toMatchObject({ errors: [{ code: 'PAYMENT_ERROR' }] });
  });

  const other = { ...skagenAddress, address1: 'Havnevej 9' };
  test.each<[what: string, change: () => Promise<unknown>]>([
    [
      'the address',
      () =>
        requireCart(
          requestCartMutation(shop, 'cartDeliveryAddressesReplace', {
            cartId: cart.id,
            addresses: [{ address: { deliveryAddress: other }, selected: true }],
          }),
        ),
    ],
    [
      'the e-mail address',
      () =>
        requireCart(
          requestCartMutation(shop, 'cartBuyerIdentityUpdate', {
            cartId: cart.id,
            buyerIdentity: { email: 'other@example.com' },
          }),
        ),
    ],
    [
      'the goods, for others of the same price',
      async () => {
        const lines = [{ merchandiseId: await fetchVariantId(shop, oil), quantity: 1 }];
        await requireCart(requestCartMutation(shop, 'cartLinesAdd', { cartId: cart.id, lines }));
        await requireCart(
          requestCartMutation(shop, 'cartLinesRemove', {
            cartId: cart.id,
            lineIds: [cart.lines.nodes[0].id],
          }),
        );
      },
    ],
    ['the card', () => setTestPayment(shop, cart, { sessionId: 'test-challenge:another' })],
  ])('charges nothing when %s changed meanwhile', async (_what, change) => {
    const before = orders();
    await change();
    await press('approve');
    expect(await fetchPaymentAttempt(shop, attemptId)).toMatchObject({ errors: [{ code: 'PAYMENT_ERROR' }] });
    expect(orders()).toBe(before);
  });

  test('charges the agreed amount when the same values were only set again', async () => {
    const { zip, ...rest } = skagenAddress;
    const addresses = [{ address: { deliveryAddress: { zip, ...rest } }, selected: true }];
    await requireCart(
      requestCartMutation(shop, 'cartDeliveryAddressesReplace', { cartId: cart.id, addresses }),
    );
    await setTestPayment(shop, cart, { sessionId: 'test-challenge' });
    await press('approve');
    expect(await fetchPaymentAttempt(shop, attemptId)).toMatchObject({ __typename: 'CartCompletionSuccess' });
  });

  test('charges nothing when the last unit is gone', async () => {
    const left = shop.sql(`SELECT available FROM inventory WHERE shop = 'dk' AND sku = '${SERUM_SKU}'`)[0];
    shop.sql(`UPDATE inventory SET available = 0 WHERE shop = 'dk' AND sku = '${SERUM_SKU}'`);
    await press('approve');
    expect(await fetchPaymentAttempt(shop, attemptId)).toMatchObject({
      errors: [{ code: 'INVENTORY_RESERVATION_ERROR' }],
    });
    shop.sql(
      `UPDATE inventory SET available = ${Number(left?.['available'])} WHERE shop = 'dk' AND sku = '${SERUM_SKU}'`,
    );
  });

  test('expires, and survives a restart', async () => {
    shop.restart();
    expect((await fetchPaymentAttempt(shop, attemptId)).__typename).toBe('CartCompletionActionRequired');
    shop.now = new Date(shop.now.getTime() + 15 * 60_000);
    expect((await fetchPaymentAttempt(shop, attemptId)).__typename).toBe('CartCompletionFailed');
    await press('approve');
    expect((await fetchPaymentAttempt(shop, attemptId)).__typename).toBe('CartCompletionFailed');
  });

  test('cannot be answered in another shop', async () => {
    expect((await shop.app.request(page.replace('/dk/', '/no/'))).status).toBe(404);
    expect((await shop.app.request(page.replace('/dk/', '/se/'))).status).toBe(404);
  });
});

test('a bank that does not answer is polled, then nothing was charged', async () => {
  const cart = await createUnpaidCart(shop);
  await setTestPayment(shop, cart, { sessionId: 'test-timeout' });
  const { attemptId } = await submitTestCart(shop, cart.id, 'once');
  expect((await fetchPaymentAttempt(shop, attemptId)).__typename).toBe('CartCompletionProcessing');
  shop.now = new Date(shop.now.getTime() + 30_000);
  expect(await fetchPaymentAttempt(shop, attemptId)).toMatchObject({
    errors: [{ code: 'PAYMENT_TRANSIENT_ERROR' }],
  });
  await setTestPayment(shop, await fetchCart(shop, cart.id));
  expect(await submitTestCart(shop, cart.id, 'again')).toMatchObject({ __typename: 'SubmitSuccess' });
});
