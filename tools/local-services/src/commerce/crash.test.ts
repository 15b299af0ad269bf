import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { contentDirectory, type Data } from './test-shop.ts';

/** Milliseconds: whole processes are started several times, on a machine that may be busy with other tests. */
const PATIENCE = 180_000;

interface Server {
  readonly process: ChildProcess;
  readonly origin: string;
}

let directory: string;
let file: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'marehalm-crash-'));
  file = join(directory, 'shop.sqlite');
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(kill));
  rmSync(directory, { recursive: true });
});

async function start(): Promise<Server> {
  const script = fileURLToPath(new URL('test-server.ts', import.meta.url));
  const process_ = spawn(
    process.execPath,
    ['--conditions=@marehalm/source', script, file, contentDirectory],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  started.push(process_);
  const [origin] = (await once(createInterface(process_.stdout), 'line')) as [string];
  return { process: process_, origin };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function ask({ origin }: Server, query: string, variables: object): Promise<Data> {
  const response = await fetch(`${origin}/shops/dk/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Data;
  expect(errors).toBeUndefined();
  return data;
}

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
  'a cart survives kill -9 with everything that was answered, and nothing by half',
  async () => {
    let server = await start();
    const { payload } = await ask(server, create, { lines: [{ merchandiseId: serum, quantity: 1 }] });
    const { id: cartId, lines } = payload.cart;
    const lineId = lines.nodes[0].id;
    let answered = 0;
    for (let round = 0; round < 2; round += 1) {
      const before = answered;
      const writing = (async () => {
        for (let step = answered + 1; ; step += 1) {
          const lines = [{ id: lineId, quantity: quantityAt(step) }];
          await ask(server, update, { cartId, note: String(step), lines });
          answered = step;
        }
      })();
      const cut = expect(writing).rejects.toThrow(/fetch failed|terminated/);
      while (answered < before + 5) await sleep(5);
      await kill(server.process);
      await cut;
      server = await start();
      const { cart } = await ask(server, read, { id: cartId });
      const kept = Number(cart.note);
      // What was answered is kept; one more may have been written before its answer could leave.
      expect([answered, answered + 1]).toContain(kept);
      // The note and the quantity were set in one request: both are there or neither.
      expect(cart.lines.nodes).toEqual([{ quantity: quantityAt(kept) }]);
      answered = kept;
    }
  },
  PATIENCE,
);

test(
  'orders survive kill -9: every number once, as many goods gone as were sold, a mail for each',
  async () => {
    let server = await start();
    const stock = stockOf();
    let answered = 0;
    for (let round = 0; round < 2; round += 1) {
      const carts: Data[] = [];
      for (let index = 0; index < 12; index += 1) {
        const { payload } = await ask(server, create, { lines: [{ merchandiseId: serum, quantity: 1 }] });
        carts.push(payload.cart);
      }
      const buying = carts.map(async (cart) => {
        const amount = { amount: cart.cost.checkoutChargeAmount.amount, currencyCode: 'DKK' };
        const directPaymentMethod = { sessionId: 'test-success', billingAddress: { country: 'DK' } };
        const { submit } = await ask(server, buy, {
          cartId: cart.id,
          payment: { amount, directPaymentMethod },
        });
        if (submit.result.__typename === 'SubmitSuccess') answered += 1;
      });
      const settled = Promise.allSettled(buying);
      await Promise.race(buying);
      await kill(server.process);
      await settled;
      server = await start();
    }
    await kill(server.process);

    const database = openDatabase(file);
    const numbers = database
      .prepare('SELECT number FROM orders ORDER BY number')
      .all()
      .map(({ number }) => Number(number));
    expect(numbers.length).toBeGreaterThanOrEqual(answered);
    expect(answered).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => 1001 + index));
    const count = (sql: string) => Number(database.prepare(sql).get()?.['n']);
    expect(count('SELECT count(*) AS n FROM outbox')).toBe(numbers.length);
    expect(count('SELECT count(*) AS n FROM carts WHERE completed_at IS NOT NULL')).toBe(numbers.length);
    expect(count('SELECT count(*) AS n FROM completion_attempts')).toBe(numbers.length);
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
    expect(stockOf()).toBe(stock - numbers.length);
  },
  PATIENCE,
);

function stockOf(): number {
  const database = openDatabase(file);
  const row = database
    .prepare("SELECT available FROM inventory WHERE shop = 'dk' AND sku = 'MH-P04-30'")
    .get();
  database.close();
  return Number(row?.['available']);
}
