import { fc, test as law } from '@fast-check/vitest';
import { toGiftCardAttributes, type GiftCardDetails } from '@marehalm/commerce-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveApp } from '../testing/serve-app.ts';
import {
  requireCart,
  requestCartMutation,
  createCart,
  requirePayload,
  fetchCart,
  fetchVariantId,
} from './testing/cart.ts';
import {
  placeTestOrder,
  fetchPaymentAttempt,
  setTestPayment,
  createUnpaidCart,
  skagenAddress,
  submitTestCart,
} from './testing/order.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ rateLimits: { giftCardCodes: { tries: 1e9, window: 1 } } });
});
afterAll(() => shop.close());

const card = (amount: number) => `MH-GIFT-CARD-${amount}`;
const attributesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }));
const sent = (values: Readonly<Record<string, string>> = {}) =>
  attributesOf({
    __shopify_send_gift_card_to_recipient: 'on',
    'Recipient email': 'asta@example.com',
    ...values,
  });

async function cardCart(sku: string, attributes: object[], quantity = 1): Promise<UntypedData> {
  const lines = [{ merchandiseId: await fetchVariantId(shop, sku), quantity, attributes }];
  const { id: cartId } = await requireCart(requestCartMutation(shop, 'cartCreate', { input: { lines } }));
  return requireCart(
    requestCartMutation(shop, 'cartBuyerIdentityUpdate', {
      cartId,
      buyerIdentity: { email: 'bodil@example.com' },
    }),
  );
}

const codeIn = (text = '') => /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? '';
const plain = (text = '') => text.replaceAll('\u00A0', ' ');
const lastMail = (kind: string) => shop.mails().find((mail) => mail.kind === kind);

/** Buys a card of 200 kr. and gives its code. */
async function boughtCode(sku = card(20000)): Promise<string> {
  await placeTestOrder(shop, await cardCart(sku, []));
  return codeIn(lastMail('gift-card')?.text);
}

describe('a bought gift card', () => {
  test('is mailed at once to the recipient, with a greeting, a code and its last day', async () => {
    const attributes = sent({ 'Recipient name': 'Asta', 'Sender name': 'Bodil', Message: 'Tillykke!\nKnus' });
    await placeTestOrder(shop, await cardCart(card(50000), attributes));
    const mail = lastMail('gift-card');
    expect(mail).toMatchObject({ to: 'asta@example.com', subject: 'A gift card from Marehalm' });
    expect(mail?.text).toContain('Hello Asta,');
    expect(mail?.text).toContain('Bodil has sent you a gift card of');
    expect(mail?.text).toContain('Tillykke!\nKnus');
    expect(mail?.text).toMatch(/until .*2029/);
    expect(codeIn(mail?.text)).not.toBe('');
  });

  test('goes to the buyer without a recipient, one card per unit', async () => {
    const before = shop.mails().length;
    await placeTestOrder(shop, await cardCart(card(20000), [], 2));
    const cards = shop
      .mails()
      .slice(0, shop.mails().length - before)
      .filter(({ kind }) => kind === 'gift-card');
    expect(cards.map(({ to }) => to)).toEqual(['bodil@example.com', 'bodil@example.com']);
    expect(new Set(cards.map(({ text }) => codeIn(text))).size).toBe(2);
  });

  test('waits for its day, also through a restart, and is mailed once, at eight in Denmark', async () => {
    const before = shop.now;
    await placeTestOrder(
      shop,
      await cardCart(card(20000), sent({ 'Send on': '2026-12-24', 'Recipient name': 'Juleasta' })),
    );
    const arrived = () => shop.mails().filter(({ text }) => text.includes('Juleasta')).length;
    shop.now = new Date('2026-12-24T06:59:59Z');
    shop.sendDueGiftCards();
    expect(arrived()).toBe(0);
    shop.restart();
    shop.now = new Date('2026-12-24T07:00:00Z');
    shop.sendDueGiftCards();
    shop.sendDueGiftCards();
    expect(arrived()).toBe(1);
    shop.now = before;
  });

  test('on paper is part of the shipment and needs a delivery method', async () => {
    const cart = await cardCart(card(30000), attributesOf({ Delivery: 'printed', 'Recipient name': 'Inge' }));
    expect((await submitUnpaid(cart)).errors).toMatchObject([{ code: 'DELIVERY_ADDRESS_REQUIRED' }, {}]);
    const addressed = await requireCart(
      requestCartMutation(shop, 'cartDeliveryAddressesAdd', {
        cartId: cart.id,
        addresses: [{ address: { deliveryAddress: skagenAddress } }],
      }),
    );
    expect(addressed.deliveryGroups.nodes).toHaveLength(1);
    await placeTestOrder(shop, addressed);
    expect(lastMail('gift-card-print')).toMatchObject({ to: shop.content.settings.company.email });
    expect(lastMail('gift-card-print')?.text).toContain('Hello Inge');
  });

  test('has a chosen amount within the limits', async () => {
    const cart = await cardCart('MH-GIFT-CARD-OWN', sent({ Amount: '333.50', 'Recipient name': 'Ejnar' }));
    expect(cart).toMatchObject({
      cost: { totalAmount: { amount: '333.5' } },
      lines: {
        nodes: [{ cost: { amountPerQuantity: { amount: '333.5' }, totalAmount: { amount: '333.5' } } }],
      },
    });
    await placeTestOrder(shop, cart);
    expect(lastMail('gift-card')?.text).toContain('333.50');
  });

  test.each([
    [
      'EN',
      'Of which VAT',
      /send the goods back|seal/,
      [
        'withdraw from the purchase for 14 days',
        'There is nothing to send back. We pay back the price within 14 days',
      ],
    ],
    [
      'DA',
      'Heraf moms',
      /varerne retur|forsegl/i,
      ['fortryde købet i 14 dage', 'Du skal ikke sende noget retur. Vi betaler prisen tilbage'],
    ],
  ])(
    'by mail is confirmed in %s without tax, return and seal, and can be withdrawn',
    async (...[language, tax, goods, said]) => {
      await placeTestOrder(shop, await cardCart(card(20000), []), 'dk', language);
      const text = lastMail('order-confirmation')?.text ?? '';
      for (const words of said) expect(text).toContain(words);
      expect(text).not.toContain(tax);
      expect(text).not.toMatch(goods);
    },
  );

  test('on paper is confirmed with how to return it', async () => {
    const cart = await cardCart(card(30000), attributesOf({ Delivery: 'printed', 'Recipient name': 'Inge' }));
    const addresses = [{ address: { deliveryAddress: skagenAddress } }];
    const addressed = requestCartMutation(shop, 'cartDeliveryAddressesAdd', { cartId: cart.id, addresses });
    await placeTestOrder(shop, await requireCart(addressed));
    expect(lastMail('order-confirmation')?.text).toContain('You send the goods back within 14 days');
  });

  const greeting = { recipientName: 'Asta', senderName: 'Bodil', message: 'Tillykke!\nKnus' };
  test.each<[way: string, wishes: GiftCardDetails, mail: object]>([
    [
      'by mail',
      { type: 'email-now', recipientEmail: 'asta@example.com', ...greeting },
      { kind: 'gift-card', to: 'asta@example.com' },
    ],
    ['on paper', { type: 'printed', ...greeting }, { kind: 'gift-card-print' }],
  ])("arrives %s as the storefront's client requested", async (_way, wishes, expected) => {
    const amount = { amount: 12345, currency: 'DKK' } as const;
    const cart = await cardCart('MH-GIFT-CARD-OWN', [...toGiftCardAttributes({ ...wishes, amount })]);
    const addressed = await requireCart(
      requestCartMutation(shop, 'cartDeliveryAddressesAdd', {
        cartId: cart.id,
        addresses: [{ address: { deliveryAddress: skagenAddress } }],
      }),
    );
    await placeTestOrder(shop, addressed);
    const [mail] = shop.mails().filter(({ kind }) => kind.startsWith('gift-card'));
    expect(mail).toMatchObject(expected);
    for (const part of ['Hello Asta,', 'Bodil has sent you', '123.45', 'Tillykke!\nKnus']) {
      expect(mail?.text).toContain(part);
    }
  });

  const submitUnpaid = (cart: UntypedData) => submitTestCart(shop, cart.id, 'early');

  test.each([
    ['MH-GIFT-CARD-OWN', { Amount: '99.99' }, 'INVALID'],
    ['MH-GIFT-CARD-OWN', { Amount: '5000.01' }, 'INVALID'],
    ['MH-GIFT-CARD-OWN', { Amount: 'much' }, 'INVALID'],
    ['MH-GIFT-CARD-OWN', {}, 'INVALID'],
    [card(20000), { 'Send on': '2026-02-30' }, 'GIFT_CARD_RECIPIENT_INVALID'],
    [card(20000), { 'Send on': '2026-11-08' }, 'GIFT_CARD_RECIPIENT_INVALID'],
    [card(20000), { 'Send on': '2027-02-09' }, 'GIFT_CARD_RECIPIENT_INVALID'],
    [card(20000), { 'Recipient email': 'no-address' }, 'GIFT_CARD_RECIPIENT_INVALID'],
    [
      card(20000),
      { 'Recipient email': 'a@example.com\r\nBcc: b@example.com' },
      'GIFT_CARD_RECIPIENT_INVALID',
    ],
    [card(20000), { Message: 'x'.repeat(201) }, 'GIFT_CARD_RECIPIENT_INVALID'],
    [card(20000), { 'Recipient name': 'x'.repeat(256) }, 'GIFT_CARD_RECIPIENT_INVALID'],
  ])('%s with %j is refused', async (sku, values, code) => {
    const lines = [
      { merchandiseId: await fetchVariantId(shop, sku), attributes: sent(values as Record<string, string>) },
    ];
    const payload = await requirePayload(requestCartMutation(shop, 'cartCreate', { input: { lines } }));
    expect(payload.userErrors).toMatchObject([{ code, field: ['input', 'lines', '0', 'attributes'] }]);
  });

  test('stores its code as a hash only', async () => {
    const code = await boughtCode();
    const kept = JSON.stringify(shop.sql('SELECT * FROM gift_cards'));
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replaceAll('-', ''));
    expect(kept).toContain(code.slice(-4));
  });
});

const addCards = (cartId: string, ...giftCardCodes: string[]) =>
  requestCartMutation(shop, 'cartGiftCardCodesAdd', { cartId, giftCardCodes });

describe('paying with gift cards', () => {
  test('pays in parts until nothing is left, in any spelling of the code', async () => {
    const code = await boughtCode();
    const first = await createUnpaidCart(shop, { quantities: { 'MH-P04-30': 1 } });
    const applied = await requireCart(addCards(first.id, ` ${code.toLowerCase().replaceAll('-', ' ')} `));
    expect(applied).toMatchObject({
      appliedGiftCards: [
        {
          lastCharacters: code.slice(-4),
          balance: { amount: '200.0' },
          presentmentAmountUsed: { amount: '200.0' },
        },
      ],
      cost: { totalAmount: { amount: '375.0' }, checkoutChargeAmount: { amount: '175.0' } },
    });
    expect(JSON.stringify(applied)).not.toContain(code);
    await placeTestOrder(shop, applied);
    const second = await createCart(shop, { 'MH-P04-30': 1 });
    const { userErrors } = await requirePayload(addCards(second.id, code));
    expect(userErrors).toMatchObject([{ message: 'There is nothing left on the gift card.' }]);
  });

  test.each([
    ['EN', (end: string) => `Gift card ending in ${end}: −DKK 200\nPaid by card: DKK 175`],
    ['DA', (end: string) => `Gavekort, der ender på ${end}: −200 kr.\nBetalt med kort: 175 kr.`],
  ])('is confirmed in %s with the amounts paid by gift card and by payment card', async (language, rows) => {
    const code = await boughtCode();
    const cart = await requireCart(addCards((await createUnpaidCart(shop)).id, code));
    await placeTestOrder(shop, cart, 'dk', language);
    expect(plain(lastMail('order-confirmation')?.text)).toContain(rows(code.slice(-4)));
  });

  test('pays a whole order, and the mail names no other payment', async () => {
    const code = await boughtCode(card(50000));
    await placeTestOrder(shop, await requireCart(addCards((await createUnpaidCart(shop)).id, code)));
    const text = plain(lastMail('order-confirmation')?.text);
    expect(text).toContain(`Gift card ending in ${code.slice(-4)}: −DKK 375\n\n`);
    expect(text).not.toContain('Paid by card');
  });

  test('pays a whole order, and keeps the remaining balance', async () => {
    const code = await boughtCode(card(50000));
    const cart = await requireCart(addCards((await createUnpaidCart(shop)).id, code));
    expect(cart.cost.checkoutChargeAmount.amount).toBe('0.0');
    const { orderId } = await placeTestOrder(shop, cart);
    const { data } = await shop.query(
      'query ($id: ID!) { node(id: $id) { ... on Order { financialStatus } } }',
      {
        id: orderId,
      },
    );
    expect(data.node.financialStatus).toBe('PAID');
    const next = await requireCart(addCards((await createCart(shop, { 'MH-P04-30': 1 })).id, code));
    expect(next.appliedGiftCards).toMatchObject([{ balance: { amount: '125.0' } }]);
  });

  test('adds, replaces and removes cards, and applies the same card once', async () => {
    const [a, b] = [await boughtCode(), await boughtCode()];
    const { id } = await createCart(shop, { 'MH-P04-30': 2 });
    const two = await requireCart(addCards(id, a, b, a));
    expect(two.appliedGiftCards.map((each: UntypedData) => each.lastCharacters)).toEqual([
      a.slice(-4),
      b.slice(-4),
    ]);
    const again = await requireCart(addCards(id, a));
    expect(again.appliedGiftCards).toEqual(two.appliedGiftCards);
    const replaced = await requireCart(
      requestCartMutation(shop, 'cartGiftCardCodesUpdate', { cartId: id, giftCardCodes: [b] }),
    );
    expect(replaced.appliedGiftCards).toEqual([two.appliedGiftCards[1]]);
    const appliedGiftCardIds = [replaced.appliedGiftCards[0].id];
    const removed = await requireCart(
      requestCartMutation(shop, 'cartGiftCardCodesRemove', { cartId: id, appliedGiftCardIds }),
    );
    expect(removed.appliedGiftCards).toEqual([]);
    const unknown = await requirePayload(
      requestCartMutation(shop, 'cartGiftCardCodesRemove', { cartId: id, appliedGiftCardIds }),
    );
    expect(unknown.userErrors).toMatchObject([{ field: ['appliedGiftCardIds', '0'] }]);
  });

  test.each([
    ['EN', 'There is no gift card with this code in this shop.'],
    ['DA', 'Der findes ikke et gavekort med den kode i denne butik.'],
  ])('refuses an unknown code in %s, and one of another shop', async (language, message) => {
    const { id: cartId } = await createCart(shop, { 'MH-P04-30': 1 });
    const unknown = requestCartMutation(
      shop,
      'cartGiftCardCodesAdd',
      { cartId, giftCardCodes: ['NOPE'] },
      { language },
    );
    expect((await requirePayload(unknown)).userErrors).toEqual([
      { code: 'INVALID', field: ['giftCardCodes', '0'], message },
    ]);
    const code = await boughtCode();
    const foreign = await createCart(shop, { 'MH-P04-30': 1 }, 'no');
    const answer = requestCartMutation(
      shop,
      'cartGiftCardCodesAdd',
      { cartId: foreign.id, giftCardCodes: [code] },
      { market: 'no', language },
    );
    expect((await requirePayload(answer)).userErrors).toMatchObject([{ message }]);
  });

  test('expires after 36 months, also in a cart with the card', async () => {
    const before = shop.now;
    const code = await boughtCode();
    const cart = await requireCart(addCards((await createUnpaidCart(shop)).id, code));
    shop.now = new Date(before.getTime());
    shop.now.setUTCMonth(shop.now.getUTCMonth() + 36);
    expect((await fetchCart(shop, cart.id)).appliedGiftCards).toEqual([]);
    const { userErrors } = await requirePayload(addCards(cart.id, code));
    expect(userErrors).toMatchObject([{ message: 'The gift card was valid until 10 November 2029.' }]);
    shop.now = new Date(shop.now.getTime() - 1000);
    expect((await fetchCart(shop, cart.id)).appliedGiftCards).toHaveLength(1);
    shop.now = before;
  });

  test('reports before payment when another cart was faster, and charges nothing twice', async () => {
    const code = await boughtCode();
    const carts = [await createUnpaidCart(shop), await createUnpaidCart(shop)];
    const [one, other] = await Promise.all(carts.map(async ({ id }) => requireCart(addCards(id, code))));
    await setTestPayment(shop, one, {});
    await setTestPayment(shop, other, {});
    const results = [await submitTestCart(shop, one.id, 'a'), await submitTestCart(shop, other.id, 'a')];
    expect(results).toMatchObject([
      { __typename: 'SubmitSuccess' },
      { __typename: 'SubmitFailed', errors: [{ code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT' }] },
    ]);
    expect((await fetchCart(shop, other.id)).cost.checkoutChargeAmount.amount).toBe('375.0');
  });

  test('charges nothing when the card for the remaining amount is declined', async () => {
    const code = await boughtCode();
    const cart = await requireCart(addCards((await createUnpaidCart(shop)).id, code));
    await setTestPayment(shop, cart, { sessionId: 'test-declined' });
    const { attemptId } = await submitTestCart(shop, cart.id, 'declined');
    expect(await fetchPaymentAttempt(shop, attemptId)).toMatchObject({ __typename: 'CartCompletionFailed' });
    expect((await fetchCart(shop, cart.id)).appliedGiftCards).toMatchObject([
      { balance: { amount: '200.0' } },
    ]);
  });

  test('is possible when a cart is created', async () => {
    const code = await boughtCode();
    const { id } = await requireCart(
      requestCartMutation(shop, 'cartCreate', { input: { giftCardCodes: [code] } }),
    );
    expect((await fetchCart(shop, id)).appliedGiftCards).toHaveLength(1);
  });

  law.prop([fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })], { numRuns: 8 })(
    'the amounts of the orders and the balance add up to the value of the card',
    async (quantities) => {
      const code = await boughtCode(card(150000));
      for (const quantity of quantities) {
        const cart = await createUnpaidCart(shop, { quantities: { 'MH-P05-15': quantity } }).catch(
          () => undefined,
        );
        if (!cart) return;
        const answer = await requirePayload(addCards(cart.id, code));
        if (answer.userErrors.length > 0) break;
        await placeTestOrder(shop, answer.cart);
      }
      const rows = shop.sql(`SELECT initial_amount - balance AS spent,
        (SELECT coalesce(sum(amount), 0) FROM gift_card_payments WHERE gift_card = gift_cards.id) AS paid,
        balance FROM gift_cards ORDER BY id DESC LIMIT 1`);
      expect(rows[0]?.['spent']).toBe(rows[0]?.['paid']);
      expect(Number(rows[0]?.['balance'])).toBeGreaterThanOrEqual(0);
    },
  );
});

test('a gift card is bought, mailed and redeemed over HTTP', async () => {
  const server = await serveApp(shop.app);
  const code = await boughtCode();
  const { id } = await createCart(shop, { 'MH-P04-30': 1 });
  const answer = await fetch(`${server.origin}/shops/dk/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation ($id: ID!, $codes: [String!]!) { cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: $codes) {
        cart { cost { checkoutChargeAmount { amount } } } userErrors { message } } }`,
      variables: { id, codes: [code] },
    }),
  });
  await server.close();
  const { data } = (await answer.json()) as UntypedData;
  expect(data.cartGiftCardCodesUpdate).toEqual({
    cart: { cost: { checkoutChargeAmount: { amount: '175.0' } } },
    userErrors: [],
  });
});
