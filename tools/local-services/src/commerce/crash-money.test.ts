import { afterEach, beforeEach, expect, test } from 'vitest';
import { type KillableShop, startKillableShop, CRASH_TEST_TIMEOUT_MS } from './testing/killable-shop.ts';
import type { UntypedData } from './testing/test-shop.ts';

let shop: KillableShop;
beforeEach(async () => {
  shop = await startKillableShop();
}, CRASH_TEST_TIMEOUT_MS);
afterEach(() => shop.close());

const serum = 'gid://shopify/ProductVariant/1000401';
const giftCardSku = 'MH-GIFT-CARD-20000';
const create = `mutation ($lines: [CartLineInput!], $giftCardCodes: [String!]) { payload: cartCreate(input: { lines: $lines,
  giftCardCodes: $giftCardCodes, buyerIdentity: { email: "shopper@example.com" }, delivery: { addresses: [{ address: {
  deliveryAddress: { firstName: "A", lastName: "B", address1: "C 1", zip: "9990", city: "Skagen", countryCode: DK } } }] } }) {
  cart { id cost { checkoutChargeAmount { amount } } } userErrors { message } } }`;
const buy = `mutation ($cartId: ID!, $payment: CartPaymentInput!) {
  pay: cartPaymentUpdate(cartId: $cartId, payment: $payment) { userErrors { message } }
  submit: cartSubmitForCompletion(cartId: $cartId, attemptToken: "once") { result { __typename } } }`;

async function cartWith(merchandiseId: string, giftCardCodes: readonly string[] = []): Promise<UntypedData> {
  const { payload } = await shop.query(create, { lines: [{ merchandiseId }], giftCardCodes });
  expect(payload.userErrors).toEqual([]);
  return payload.cart;
}

async function complete({ id: cartId, cost }: UntypedData): Promise<string> {
  const { amount } = cost.checkoutChargeAmount;
  const directPaymentMethod = { sessionId: 'test-success', billingAddress: { country: 'DK' } };
  const payment = { amount: { amount, currencyCode: 'DKK' }, directPaymentMethod };
  const { submit } = await shop.query(buy, { cartId, payment });
  expect(submit.result.__typename).toBe('SubmitSuccess');
  return String(cartId).replace(/^.*\/|\?.*$/g, '');
}

const sum = (rows: readonly Record<string, unknown>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

test(
  'gift cards survive kill -9: one card and one mail for each sold card, and no card pays more than its balance',
  async () => {
    const { product } = await shop.query(
      '{ product(handle: "gift-card") { variants(first: 20) { nodes { id sku } } } }',
    );
    const giftCard = product.variants.nodes.find(({ sku }: UntypedData) => sku === giftCardSku).id;
    const answered = new Set<string>();
    for (let round = 0; round < 2; round += 1) {
      const carts = await Promise.all(Array.from({ length: 10 }, () => cartWith(giftCard)));
      const bought = await shop.killDuring(
        carts.map((cart) => () => complete(cart)),
        (count) => count >= 3,
      );
      for (const cart of bought) answered.add(cart);
    }
    const sold = shop.sql(
      `SELECT orders.cart, gift_cards.* FROM gift_cards JOIN orders ON orders.id = order_id`,
    );
    expect(sold.length).toBe(shop.sql('SELECT id FROM orders').length);
    expect(sold.map(({ cart }) => cart)).toEqual(expect.arrayContaining([...answered]));
    const mails = shop.sql("SELECT text FROM outbox WHERE kind = 'gift-card'");
    expect(mails.length).toBe(sold.length);
    const codes = mails.map(({ text }) => /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(String(text))?.[0] ?? '');
    expect(new Set(codes).size).toBe(sold.length);
    const lastCharacters = (list: readonly unknown[]) => [...list].map(String).sort();
    expect(lastCharacters(codes.map((code) => code.slice(-4)))).toEqual(
      lastCharacters(sold.map(({ last_characters }) => last_characters)),
    );

    // Several carts spend each card at once: 200 kr. of a serum of 375 kr.
    const spending = codes.slice(0, 5).flatMap((code) => [code, code, code]);
    const carts: UntypedData[] = [];
    for (const code of spending) carts.push(await cartWith(serum, [code]));
    const spent = await shop.killDuring(
      carts.map((cart) => async () => {
        const payment = {
          amount: { amount: cart.cost.checkoutChargeAmount.amount, currencyCode: 'DKK' },
          directPaymentMethod: { sessionId: 'test-success', billingAddress: { country: 'DK' } },
        };
        const { submit } = await shop.query(buy, { cartId: cart.id, payment });
        return submit.result?.__typename === 'SubmitSuccess' ? String(cart.id) : undefined;
      }),
      (count) => count >= 4,
    );
    const cards = shop.sql('SELECT * FROM gift_cards');
    const payments = shop.sql(`SELECT gift_card, amount, orders.cart FROM gift_card_payments
      JOIN orders ON orders.id = order_id`);
    const paid = payments.map(({ cart }) => String(cart));
    for (const cart of spent.filter((each) => each !== undefined)) {
      expect(paid).toContain(cart.replace(/^.*\/|\?.*$/g, ''));
    }
    expect(payments.length).toBeGreaterThan(0);
    for (const { id, initial_amount, balance } of cards) {
      const used = payments.filter(({ gift_card }) => gift_card === id);
      expect(Number(initial_amount) - Number(balance)).toBe(sum(used, 'amount'));
      expect(used.length).toBeLessThanOrEqual(1);
    }
    // Each order with its own mail, regardless of who paid.
    const orders = shop.sql('SELECT id FROM orders').length;
    expect(shop.sql("SELECT id FROM outbox WHERE kind = 'order-confirmation'").length).toBe(orders);
  },
  CRASH_TEST_TIMEOUT_MS,
);

test(
  'changes of the admin API survive kill -9: stock to the unit, a mail for each parcel, the newest price',
  async () => {
    for (let index = 0; index < 6; index += 1) await complete(await cartWith(serum));
    const before = (await shop.admin('GET', '/stock/MH-P15-250')).available;
    let added = 0;
    let priced: readonly number[] = [];
    const shipped = new Set<string>();
    for (let round = 0; round < 2; round += 1) {
      const numbers = Array.from({ length: 3 }, (_, index) => `DK${1001 + round * 3 + index}`);
      type Change = readonly [what: 'stock' | 'price' | 'parcel', value: string];
      const addOne = async (): Promise<Change> => {
        await shop.admin('PUT', '/stock/MH-P15-250', { by: 1 });
        return ['stock', '1'];
      };
      const answers = await shop.killDuring<Change>(
        numbers.flatMap((number, index) => [
          addOne,
          addOne,
          async () => {
            await shop.admin('POST', `/orders/${number}/shipments`, { carrier: 'PostNord' });
            return ['parcel', number];
          },
          addOne,
          async () => {
            const amount = 20_000 + round * 1000 + index * 100;
            await shop.admin('PUT', '/prices/MH-P15-250', { amount });
            return ['price', String(amount)];
          },
          addOne,
        ]),
        (count) => count >= 8,
      );
      added += answers.filter(([what]) => what === 'stock').length;
      priced = [...priced, ...answers.filter(([what]) => what === 'price').map(([, value]) => Number(value))];
      for (const [what, value] of answers) if (what === 'parcel') shipped.add(value);
    }
    const { available } = await shop.admin('GET', '/stock/MH-P15-250');
    // More may have been written before their answers could leave, but never more than were asked for.
    expect(available).toBeGreaterThanOrEqual(before + added);
    expect(available).toBeLessThanOrEqual(before + 24);
    expect(Number.isInteger(available)).toBe(true);

    const { items } = await shop.admin('GET', '/orders');
    const sent = items.filter(({ fulfilment }: UntypedData) => fulfilment === 'fulfilled');
    expect(sent.map(({ name }: UntypedData) => name)).toEqual(expect.arrayContaining([...shipped]));
    expect(shop.sql("SELECT id FROM outbox WHERE kind = 'order-shipped'").length).toBe(sent.length);
    for (const { shipments } of sent) expect(shipments).toHaveLength(1);

    const changes = shop.sql('SELECT amount FROM price_changes ORDER BY id').map(({ amount }) => amount);
    expect(changes).toEqual(expect.arrayContaining([...priced]));
    expect((await shop.admin('GET', '/prices/MH-P15-250')).amount).toBe(changes.at(-1));
  },
  CRASH_TEST_TIMEOUT_MS,
);
