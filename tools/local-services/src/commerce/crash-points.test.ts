/**
 * `kill -9` between any two writes. `crash.test.ts` and its neighbours kill real processes at moments of chance; here the
 * database is looked at as it lies on the disk before every single write and every commit of a request.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  activateAccount,
  requestAccountMutation,
  parseMailedKey,
  findMailedLink,
  createActivatedAccount,
  createEmail,
  ACCOUNT_PASSWORD,
} from './testing/account.ts';
import { requireCart, requestCartMutation, requirePayload, fetchVariantId } from './testing/cart.ts';
import { placeTestOrder, setTestPayment, createUnpaidCart, submitTestCart } from './testing/order.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

const adminToken = 'a token for the tests alone';
const options = { adminToken };

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop(options);
});
afterEach(() => shop.close());

const first = (opened: TestShop, statement: string) => Object.values(opened.sql(statement)[0] ?? {})[0];
const count = (opened: TestShop, from: string) => Number(first(opened, `SELECT count(*) FROM ${from}`));
const mails = (opened: TestShop, kind: string) => count(opened, `outbox WHERE kind = '${kind}'`);

/** Every fifth moment in the gate, each one in `npm run test:all`; the first and the last always. */
const STRIDE = process.env['TEST_SCOPE'] === 'all' ? 1 : 5;

/**
 * Opens the shop as it would be after a kill at the moments of `work`, and checks it there.
 * @returns how many moments there were.
 */
async function atEveryMoment(
  work: (at: TestShop) => Promise<unknown>,
  check: (restarted: TestShop, isFinished: boolean) => Promise<void>,
): Promise<number> {
  const files = await shop.crashPoints(() => work(shop));
  for (const [index, file] of files.entries()) {
    if (index % STRIDE !== 0 && index !== files.length - 1) continue;
    const restarted = await openTestShop({ ...options, file, content: shop.content });
    restarted.now = shop.now;
    expect(restarted.sql('PRAGMA foreign_key_check')).toEqual([]);
    await check(restarted, index === files.length - 1);
    restarted.close();
  }
  return files.length;
}

/** What no shop may contradict, whenever it is opened. */
function expectSound(opened: TestShop) {
  const orders = count(opened, 'orders');
  expect(mails(opened, 'order-confirmation')).toBe(orders);
  expect(count(opened, 'carts WHERE completed_at IS NOT NULL')).toBe(orders);
  expect(count(opened, 'completion_attempts WHERE order_id IS NOT NULL')).toBe(orders);
  expect(Number(first(opened, "SELECT coalesce(max(last), 1000) FROM order_numbers WHERE shop = 'dk'"))).toBe(
    1000 + orders,
  );
  expect(count(opened, 'orders WHERE id NOT IN (SELECT order_id FROM order_lines)')).toBe(0);
  const sold = "order_lines WHERE sku LIKE 'MH-GIFT-CARD%'";
  const cards = Number(first(opened, `SELECT coalesce(sum(quantity), 0) FROM ${sold}`));
  expect(count(opened, 'gift_cards')).toBe(cards);
  expect(mails(opened, 'gift-card')).toBe(count(opened, 'gift_cards WHERE issued_at IS NOT NULL'));
  expect(
    opened.sql(`SELECT id FROM gift_cards WHERE initial_amount - balance <>
      (SELECT coalesce(sum(amount), 0) FROM gift_card_payments WHERE gift_card = gift_cards.id)`),
  ).toEqual([]);
  expect(mails(opened, 'order-shipped')).toBe(count(opened, 'shipments'));
  expect(count(opened, 'shipments WHERE id NOT IN (SELECT shipment FROM shipment_lines)')).toBe(0);
  expect(mails(opened, 'account-welcome')).toBe(count(opened, 'customers WHERE password_hash IS NOT NULL'));
}

describe('a kill at any moment', () => {
  test('during an order with goods, a gift card to send and a gift card as payment keeps all of it or nothing', async () => {
    await placeTestOrder(
      shop,
      await requireCart(
        requestCartMutation(shop, 'cartCreate', {
          input: {
            buyerIdentity: { email: 'bodil@example.com' },
            lines: [{ merchandiseId: await fetchVariantId(shop, 'MH-GIFT-CARD-20000') }],
          },
        }),
      ),
    );
    const sent = shop.mails().find(({ kind }) => kind === 'gift-card');
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(sent?.text ?? '')?.[0];
    const { id } = await createUnpaidCart(shop, { quantities: { 'MH-P04-30': 2, 'MH-GIFT-CARD-20000': 1 } });
    const cart = await requireCart(
      requestCartMutation(shop, 'cartGiftCardCodesAdd', { cartId: id, giftCardCodes: [code] }),
    );
    await setTestPayment(shop, cart);
    const stock = "SELECT available FROM inventory WHERE shop = 'dk' AND sku = 'MH-P04-30'";
    const [orders, shelf] = [count(shop, 'orders'), Number(first(shop, stock))];

    const moments = await atEveryMoment(
      (at) => submitTestCart(at, id, 'once'),
      async (restarted, isFinished) => {
        expectSound(restarted);
        const made = count(restarted, 'orders') - orders;
        expect(shelf - Number(first(restarted, stock))).toBe(made * 2);
        if (isFinished) expect(made).toBe(1);
        // The shopper, who saw no answer, presses again.
        const again = await submitTestCart(restarted, id, 'once');
        expect(again.__typename).toBe(made === 1 ? 'SubmitAlreadyAccepted' : 'SubmitSuccess');
        expect(count(restarted, 'orders')).toBe(orders + 1);
        expectSound(restarted);
      },
    );
    expect(moments).toBeGreaterThan(10);
  });

  test('during a sign-up leaves a mail that activates the account, or nothing', async () => {
    const email = createEmail();
    const signUp = (at: TestShop) =>
      requestAccountMutation(at, 'customerCreate', { input: { email, password: ACCOUNT_PASSWORD } });
    await atEveryMoment(signUp, async (restarted, isFinished) => {
      const isThere = count(restarted, 'customers') === 1;
      expect(mails(restarted, 'account-activation')).toBe(isThere ? 1 : 0);
      if (isFinished) expect(isThere).toBe(true);
      if (!isThere) await signUp(restarted);
      expect(await activateAccount(restarted, email)).toBeTruthy();
      expectSound(restarted);
    });
  });

  test('during a request for a new password leaves a mail with a valid link, or no mail', async () => {
    const { email } = await createActivatedAccount(shop);
    await atEveryMoment(
      (at) => requestAccountMutation(at, 'customerRecover', { email }),
      async (restarted, isFinished) => {
        const resetUrl = findMailedLink(restarted, email, 'password-reset');
        expect(count(restarted, 'customer_keys')).toBe(resetUrl === undefined ? 0 : 1);
        if (resetUrl === undefined) return expect(isFinished).toBe(false);
        const { data } = await requestAccountMutation(restarted, 'customerResetByUrl', {
          resetUrl,
          password: ACCOUNT_PASSWORD,
        });
        expect(data.payload.customerUserErrors).toEqual([]);
      },
    );
  });

  test('during a reset leaves the new password with the link spent, or the old one with a valid link', async () => {
    const { email } = await createActivatedAccount(shop);
    await requestAccountMutation(shop, 'customerRecover', { email });
    const resetUrl = findMailedLink(shop, email, 'password-reset') ?? '';
    expect(parseMailedKey(resetUrl).token).not.toBe('');
    const next = 'Windy-Beaches-2027!';
    const opens = async (at: TestShop, typed: string) => {
      const { data } = await requestAccountMutation(at, 'customerAccessTokenCreate', {
        input: { email, password: typed },
      });
      return data.payload.customerAccessToken !== null;
    };
    const reset = (at: TestShop) =>
      requestAccountMutation(at, 'customerResetByUrl', { resetUrl, password: next });
    await atEveryMoment(reset, async (restarted, isFinished) => {
      const isChanged = await opens(restarted, next);
      expect(await opens(restarted, ACCOUNT_PASSWORD)).toBe(!isChanged);
      expect(mails(restarted, 'password-changed')).toBe(isChanged ? 1 : 0);
      expect(count(restarted, 'customer_keys')).toBe(isChanged ? 0 : 1);
      if (isFinished) expect(isChanged).toBe(true);
      const { data } = await reset(restarted);
      expect(data.payload.customerUserErrors).toMatchObject(isChanged ? [{ code: 'TOKEN_INVALID' }] : []);
      expect(await opens(restarted, next)).toBe(true);
    });
  });

  test('during a cart request keeps all of its changes, or none', async () => {
    const { id: cartId, lines } = await createUnpaidCart(shop);
    const change = (at: TestShop) =>
      at.query(
        `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
          note: cartNoteUpdate(cartId: $cartId, note: "new") { userErrors { code } }
          lines: cartLinesUpdate(cartId: $cartId, lines: $lines) { userErrors { code } }
          codes: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: ["WELCOME15"]) { userErrors { code } } }`,
        { cartId, lines: [{ id: lines.nodes[0].id, quantity: 7 }] },
      );
    const read = async (at: TestShop): Promise<UntypedData> =>
      (
        await at.query('query ($id: ID!) { cart(id: $id) { note totalQuantity discountCodes { code } } }', {
          id: cartId,
        })
      ).data.cart;
    await atEveryMoment(change, async (restarted, isFinished) => {
      const cart = await read(restarted);
      const changed = { note: 'new', totalQuantity: 7, discountCodes: [{ code: 'WELCOME15' }] };
      const before = { note: null, totalQuantity: 1, discountCodes: [] };
      expect(isFinished ? [changed] : [before, changed]).toContainEqual(cart);
    });
  });

  test('during a shipment leaves the parcel marked, with its mail, or to be sent', async () => {
    await placeTestOrder(shop, await createUnpaidCart(shop));
    const ask = async (at: TestShop, method: string, path: string) =>
      at.app.request(`/admin/shops/dk${path}`, {
        method,
        headers: { authorization: `Bearer ${adminToken}` },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
    const send = (at: TestShop) => ask(at, 'POST', '/orders/DK1001/shipments');
    await atEveryMoment(send, async (restarted, isFinished) => {
      expectSound(restarted);
      const { fulfilment } = (await (await ask(restarted, 'GET', '/orders/DK1001')).json()) as UntypedData;
      expect(['unfulfilled', 'fulfilled']).toContain(fulfilment);
      if (isFinished) expect(fulfilment).toBe('fulfilled');
      expect((await send(restarted)).status).toBe(fulfilment === 'fulfilled' ? 409 : 201);
      expectSound(restarted);
    });
  });

  test('during the issue of a scheduled gift card leaves it scheduled, or sent with its code', async () => {
    const day = '2026-11-20';
    const attributes = [
      ['__shopify_send_gift_card_to_recipient', 'on'],
      ['Recipient email', 'asta@example.com'],
      ['Send on', day],
    ].map(([key, value]) => ({ key, value }));
    const lines = [
      { merchandiseId: await fetchVariantId(shop, 'MH-GIFT-CARD-20000'), attributes, quantity: 2 },
    ];
    const made = await requirePayload(
      requestCartMutation(shop, 'cartCreate', {
        input: { lines, buyerIdentity: { email: 'bodil@example.com' } },
      }),
    );
    await placeTestOrder(shop, made.cart);
    expect(mails(shop, 'gift-card')).toBe(0);
    shop.now = new Date(`${day}T12:00:00Z`);
    await atEveryMoment(
      async (at) => at.sendDueGiftCards(),
      async (restarted) => {
        expectSound(restarted);
        restarted.sendDueGiftCards();
        restarted.sendDueGiftCards();
        expect(mails(restarted, 'gift-card')).toBe(2);
        expectSound(restarted);
      },
    );
  });
});
