import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type KillableShop, startKillableShop, CRASH_TEST_TIMEOUT_MS } from './testing/killable-shop.ts';
import type { UntypedData } from './testing/test-shop.ts';

let shop: KillableShop;
beforeEach(async () => {
  shop = await startKillableShop();
}, CRASH_TEST_TIMEOUT_MS);
afterEach(() => shop.close());

const serum = 'gid://shopify/ProductVariant/1000401';
const create = `mutation ($lines: [CartLineInput!]) { payload: cartCreate(input: { lines: $lines,
  buyerIdentity: { email: "shopper@example.com" }, delivery: { addresses: [{ address: { deliveryAddress: {
  firstName: "A", lastName: "B", address1: "C 1", zip: "9990", city: "Skagen", countryCode: DK } } }] } }) {
  cart { id lines(first: 1) { nodes { id } } cost { checkoutChargeAmount { amount } } } } }`;
const update = `mutation ($cartId: ID!, $note: String!, $lines: [CartLineUpdateInput!]!) {
  note: cartNoteUpdate(cartId: $cartId, note: $note) { userErrors { message } }
  lines: cartLinesUpdate(cartId: $cartId, lines: $lines) { userErrors { message } } }`;
const buy = `mutation ($cartId: ID!, $payment: CartPaymentInput!) {
  pay: cartPaymentUpdate(cartId: $cartId, payment: $payment) { userErrors { message } }
  submit: cartSubmitForCompletion(cartId: $cartId, attemptToken: "once") { result { __typename } } }`;
const read = `query ($id: ID!) { cart(id: $id) { note lines(first: 1) { nodes { quantity } } } }`;

/** Some quantity that tells one step from its neighbours. */
const quantityAt = (step: number): number => 1 + (step % 90);

test(
  'a cart survives kill -9 with everything that was answered, and nothing partial',
  async () => {
    const { payload } = await shop.query(create, { lines: [{ merchandiseId: serum, quantity: 1 }] });
    const { id: cartId, lines } = payload.cart;
    const lineId = lines.nodes[0].id;
    let answered = 0;
    for (let round = 0; round < 2; round += 1) {
      const before = answered;
      const writing = (async () => {
        for (let step = answered + 1; ; step += 1) {
          const lines = [{ id: lineId, quantity: quantityAt(step) }];
          await shop.query(update, { cartId, note: String(step), lines });
          answered = step;
        }
      })();
      const cut = expect(writing).rejects.toThrow(/fetch failed|terminated/);
      while (answered < before + 5) await sleep(5);
      await shop.killAndRestart();
      await cut;
      const { cart } = await shop.query(read, { id: cartId });
      const kept = Number(cart.note);
      // What was answered is kept; one more may have been written before its answer could leave.
      expect([answered, answered + 1]).toContain(kept);
      // The note and the quantity were set in one request: both are there or neither.
      expect(cart.lines.nodes).toEqual([{ quantity: quantityAt(kept) }]);
      answered = kept;
    }
  },
  CRASH_TEST_TIMEOUT_MS,
);

test(
  'orders survive kill -9: every number once, stock reduced by the sold units, a mail for each',
  async () => {
    const stock = stockOf();
    let answered = 0;
    for (let round = 0; round < 2; round += 1) {
      const carts: UntypedData[] = [];
      for (let index = 0; index < 12; index += 1) {
        const { payload } = await shop.query(create, { lines: [{ merchandiseId: serum, quantity: 1 }] });
        carts.push(payload.cart);
      }
      const bought = await shop.killDuring(
        carts.map((cart) => async () => {
          const amount = { amount: cart.cost.checkoutChargeAmount.amount, currencyCode: 'DKK' };
          const directPaymentMethod = { sessionId: 'test-success', billingAddress: { country: 'DK' } };
          const payment = { amount, directPaymentMethod };
          const { submit } = await shop.query(buy, { cartId: cart.id, payment });
          return submit.result.__typename;
        }),
        (count) => count >= 1,
      );
      answered += bought.filter((result) => result === 'SubmitSuccess').length;
    }

    const numbers = shop.sql('SELECT number FROM orders ORDER BY number').map(({ number }) => Number(number));
    expect(numbers.length).toBeGreaterThanOrEqual(answered);
    expect(answered).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => 1001 + index));
    const count = (sql: string) => Number(shop.sql(sql)[0]?.['n']);
    expect(count('SELECT count(*) AS n FROM outbox')).toBe(numbers.length);
    expect(count('SELECT count(*) AS n FROM carts WHERE completed_at IS NOT NULL')).toBe(numbers.length);
    expect(count('SELECT count(*) AS n FROM completion_attempts')).toBe(numbers.length);
    expect(shop.sql('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(stockOf()).toBe(stock - numbers.length);
  },
  CRASH_TEST_TIMEOUT_MS,
);

function stockOf(): number {
  const [row] = shop.sql("SELECT available FROM inventory WHERE shop = 'dk' AND sku = 'MH-P04-30'");
  return Number(row?.['available']);
}
