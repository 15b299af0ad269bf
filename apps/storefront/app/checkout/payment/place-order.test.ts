import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toOrderedGoods } from '@marehalm/cart-domain/bag';
import { subtractMoney } from '@marehalm/cart-domain/money';
import {
  type BuyerDetails,
  type OrderPorts,
  placeOrder,
  recoverAttempt,
  toAddress,
  toOrderCost,
  updateCheckoutCart,
} from '@marehalm/checkout-domain';
import {
  type CheckoutCart,
  createCart,
  createCheckoutService,
  createStorefrontAccounts,
  createStorefrontClient,
  fetchCart,
  fetchCatalogue,
  payWithGiftCard,
  setBuyerIdentity,
  setDiscountCodes,
  type StorefrontClient,
  toLineContents,
  tryPromoCode,
  updateCartLines,
  indexVariantsBySku,
} from '@marehalm/commerce-client';
import { type MarketId, markets } from '@marehalm/shop';
import { type RunningServices, startServices } from '@marehalm/local-services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactRules } from '@marehalm/shop/contact';
import type { ShopAttempt, ShopMoney } from '../state/checkout-types.ts';
import { createTestPayments } from '../../config/test-payments.ts';

let folder: string;
let services: RunningServices;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checkout-'));
  services = await startServices({
    contentDirectory: join(import.meta.dirname, '../../../../../tools/local-services/content'),
    dataFile: join(folder, 'shop.sqlite'),
    shopDirectory: join(folder, 'shop'),
    // A day on which nothing is reduced.
    clock: () => new Date('2026-11-10T12:00:00Z'),
    faults: true,
    port: 0,
    host: '127.0.0.1',
  });
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

/** The real shop, with or without something between it and the browser. */
function clientOf(market: MarketId = 'dk', fetch?: typeof globalThis.fetch): StorefrontClient {
  return createStorefrontClient({
    endpoint: `${services.origin}/shops/${market}/api/2026-04/graphql.json`,
    accessToken: 'public',
    country: markets[market].country,
    language: 'DA',
    ...(fetch ? { fetch } : {}),
  });
}

const serviceOf = (...parameters: Parameters<typeof clientOf>) =>
  createCheckoutService(clientOf(...parameters));

/** Loses the answers of the first so many requests that name `operation`; the shop has heard them all. */
function losing(operation: string, times = 1): typeof globalThis.fetch {
  let left = times;
  return async (input, init) => {
    const answer = await globalThis.fetch(input, init);
    const { query } = JSON.parse(String(init?.body)) as { query: string };
    if (!query.includes(operation) || left <= 0) return answer;
    left -= 1;
    await answer.arrayBuffer();
    throw new TypeError('fetch failed');
  };
}

const serum = 'gid://shopify/ProductVariant/1000401';
let shoppers = 0;
const newDetails = (): BuyerDetails => ({
  email: `shopper-${(shoppers += 1)}@example.com`,
  address: toAddress(contactRules, {
    email: '',
    firstName: 'Åse',
    lastName: 'Sørensen',
    country: 'DK',
    street: 'Østerbyvej 1',
    postcode: '9990',
    city: 'Skagen',
    phone: '20202020',
  }),
});

async function cartFor(details: BuyerDetails, quantity = 1, client = clientOf()): Promise<CheckoutCart> {
  const created = await createCart(client, { lines: [{ merchandiseId: serum, quantity }] });
  if (created.kind !== 'ok') throw new Error(`Cannot make a cart: ${created.kind}`);
  const updated = await updateCheckoutCart(createCheckoutService(client), created.cart.id, details);
  if (updated.kind !== 'ok') throw new Error(`Cannot update the cart: ${updated.kind}`);
  return updated.cart;
}

/** Time passes only while the code waits, so nothing here takes longer than the shop does. */
function portsOf(
  client = clientOf(),
): OrderPorts<ShopMoney, CheckoutCart, MarketId> & { readonly saved: ShopAttempt[] } {
  let time = 0;
  let tokens = 0;
  const saved: ShopAttempt[] = [];
  return {
    service: createCheckoutService(client),
    payments: createTestPayments(() => 'x'),
    sleep: async (milliseconds) => {
      time += milliseconds;
      await new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, 5)));
    },
    now: () => time,
    createToken: () => `token-${(tokens += 1)}`,
    saveAttempt: (attempt) => void saved.push(attempt),
    findOpenAttempt: () => undefined,
    toOrderedGoods: ({ lines, discountCodes }) =>
      toOrderedGoods(
        lines.map(toLineContents),
        discountCodes.map(({ code }) => code),
      ),
    saved,
  };
}

/** The code for a first order is for those who have confirmed the newsletter with the address they order with. */
async function newMember(): Promise<BuyerDetails> {
  const details = newDetails();
  await fetch(`${services.origin}/newsletter/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Åse', email: details.email, acceptsPolicy: true }),
  });
  const outbox = await fetch(`${services.origin}/outbox?to=${details.email}`);
  const { items } = (await outbox.json()) as { items: readonly { text: string }[] };
  const link = /http\S+/.exec(items[0]?.text ?? '')?.[0] ?? '';
  await fetch(link, { method: 'POST', body: new URLSearchParams({ action: 'confirm' }) });
  return details;
}

async function ordersOf({ email }: BuyerDetails): Promise<number> {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'));
  try {
    return Number(database.prepare('SELECT count(*) AS n FROM orders WHERE email = ?').get(email)?.['n']);
  } finally {
    database.close();
  }
}

function setStock(sku: string, available: number): () => void {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'));
  const where = `WHERE shop = 'dk' AND sku = '${sku}'`;
  const before = database.prepare(`SELECT available FROM inventory ${where}`).get()?.['available'];
  database.exec(`UPDATE inventory SET available = ${available} ${where}`);
  return () => {
    database.exec(`UPDATE inventory SET available = ${String(before)} ${where}`);
    database.close();
  };
}

describe('updateCheckoutCart()', () => {
  test('sends the buyer, the address and the delivery, and changes nothing the second time', async () => {
    const details = { ...newDetails(), delivery: 'home' };
    const cart = await cartFor(details);
    expect(cart.buyer.email).toBe(details.email);
    expect(cart.deliveryAddresses).toMatchObject([{ selected: true, address: details.address }]);
    expect(cart.deliveryGroups[0]?.selected).toBe('home');
    expect(toOrderCost(cart)).toMatchObject({ goods: { amount: 37500 }, delivery: { amount: 5900 } });

    const asked: string[] = [];
    const counting: typeof globalThis.fetch = (input, init) => {
      asked.push(/(?:query|mutation) (\w+)/.exec(String(init?.body))?.[1] ?? '');
      return globalThis.fetch(input, init);
    };
    await updateCheckoutCart(serviceOf('dk', counting), cart.id, details);
    expect(asked).toEqual(['Checkout']);
  });

  test('keeps the default delivery where the requested one is not offered', async () => {
    const cart = await cartFor({ ...newDetails(), delivery: 'drone' });
    expect(cart.deliveryGroups[0]?.selected).toBe(cart.deliveryGroups[0]?.options[0]?.handle);
    expect(cart.deliveryGroups[0]?.options[0]?.method).toBe('PICKUP_POINT');
  });

  test('names the field that the service rejects', async () => {
    const created = await createCart(clientOf(), { lines: [{ merchandiseId: serum, quantity: 1 }] });
    if (created.kind !== 'ok') throw new Error(created.kind);
    const details = newDetails();
    const answer = await updateCheckoutCart(serviceOf(), created.cart.id, {
      ...details,
      address: { ...details.address, zip: '99' },
    });
    expect(answer).toMatchObject({ kind: 'refused' });
    expect(answer.kind === 'refused' && answer.problems[0]?.field?.at(-1)).toBe('zip');
  });

  test('makes a customer’s cart a guest’s once no customer is logged in, and not before', async () => {
    const details = newDetails();
    const client = clientOf();
    const accounts = createStorefrontAccounts(client);
    const password = 'sand-between-toes';
    await accounts.signUp({ email: details.email, password });
    const outbox = await fetch(`${services.origin}/outbox?to=${encodeURIComponent(details.email)}`);
    const { items } = (await outbox.json()) as { items: { text: string }[] };
    const opened = await accounts.activate(
      { url: /https?:\/\/\S+/.exec(items[0]?.text ?? '')?.[0] ?? '' },
      password,
    );
    if (opened.kind !== 'ok') throw new Error(`Cannot log in: ${opened.kind}`);
    const { id } = await cartFor(details);
    await setBuyerIdentity(client, id, { customerAccessToken: opened.session.token });
    const broughtAs = async (isGuest: boolean) => {
      const answer = await updateCheckoutCart(createCheckoutService(client), id, { ...details, isGuest });
      return answer.kind === 'ok' ? answer.cart : answer;
    };
    expect(await broughtAs(false)).toMatchObject({ customerId: expect.stringContaining('Customer') });
    const guest = await broughtAs(true);
    expect(guest).toMatchObject({ buyer: { email: details.email } });
    expect(guest).not.toHaveProperty('customerId');
  });
});

describe('placeOrder()', () => {
  test('reports a different parcel shop before payment', async () => {
    const details = newDetails();
    const [nearest, next] = (await cartFor(details)).deliveryGroups[0]?.options ?? [];
    if (!nearest || !next) throw new Error('There is one parcel shop at most');
    const shown = await cartFor({ ...details, delivery: next.handle });
    // Another tab has sent it elsewhere meanwhile, where that shop is not near.
    const elsewhere = { ...details.address, zip: '3700', city: 'Rønne' };
    const outcome = await placeOrder(portsOf(), {
      market: 'dk',
      details: { ...details, address: elsewhere, delivery: next.handle },
      shown,
      method: 'success',
    });
    expect(outcome).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'pickup-point', from: next.title, to: 'Pakkeshop Rønne' }],
    });
    expect(await ordersOf(details)).toBe(0);
  });

  test('places an order with a readable number', async () => {
    const details = newDetails();
    const shown = await cartFor(details);
    const ports = portsOf();
    const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
    expect(outcome).toMatchObject({ kind: 'placed', order: { placedAt: '2026-11-10T12:00:00.000Z' } });
    expect(outcome.kind === 'placed' && outcome.order.number).toMatch(/^DK\d{4}$/);
    expect(ports.saved[0]).toMatchObject({ token: 'token-1', cartId: shown.id, market: 'dk' });
    expect(ports.saved[1]?.id).toBeDefined();
    expect(await ordersOf(details)).toBe(1);
  });

  test.each([
    ['declined', 'PAYMENT_CARD_DECLINED'],
    ['insufficient-funds', 'PAYMENT_INSUFFICIENT_FUNDS'],
    ['error', 'PAYMENT_TRANSIENT_ERROR'],
  ])('reports that the card %s, and accepts another card', async (method, code) => {
    const details = newDetails();
    const shown = await cartFor(details);
    const ports = portsOf();
    const request = { market: 'dk', details, shown } as const;
    expect(await placeOrder(ports, { ...request, method })).toMatchObject({
      kind: 'declined',
      problems: [{ code }],
    });
    expect(await placeOrder(ports, { ...request, method: 'success' })).toMatchObject({ kind: 'placed' });
    expect(await ordersOf(details)).toBe(1);
  });

  test.each(['cartSubmitForCompletion', 'cartCompletionAttempt', 'cartPrepareForCompletion'])(
    'places one order when the answer to %s is lost',
    async (operation) => {
      const details = newDetails();
      const shown = await cartFor(details);
      const ports = portsOf(clientOf('dk', losing(operation)));
      const request = { market: 'dk', details, shown, method: 'success' } as const;
      let outcome = await placeOrder(ports, request);
      // Before anything was agreed a lost answer is told; pressing again is up to the shopper.
      if (outcome.kind === 'unreachable') outcome = await placeOrder(ports, request);
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(await ordersOf(details)).toBe(1);
    },
  );

  test('times out, and a later request finds the one order', async () => {
    const details = newDetails();
    const shown = await cartFor(details);
    const ports = portsOf(clientOf('dk', losing('cartSubmitForCompletion', 100)));
    const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
    expect(outcome).toEqual({ kind: 'unanswered' });
    const [attempt] = ports.saved;
    if (!attempt) throw new Error('the attempt was not saved');
    expect(await recoverAttempt(portsOf(), attempt)).toMatchObject({ kind: 'placed' });
    expect(await ordersOf(details)).toBe(1);
  });

  test('repeated with the attempt whose answer was lost places one order', async () => {
    const details = newDetails();
    const shown = await cartFor(details);
    const request = { market: 'dk', details, shown, method: 'success' } as const;
    const ports = portsOf(clientOf('dk', losing('cartSubmitForCompletion', 100)));
    await placeOrder(ports, request);
    const [attempt] = ports.saved;
    const again = await placeOrder(portsOf(), { ...request, ...(attempt ? { attempt } : {}) });
    expect(again).toMatchObject({ kind: 'placed' });
    expect(await ordersOf(details)).toBe(1);
  });

  describe('beside another tab', () => {
    /** What a tab knows of the attempt that another one has sent, and the order for which it did. */
    async function sentElsewhere() {
      const details = newDetails();
      const shown = await cartFor(details);
      const request = { market: 'dk', details, shown, method: 'success' } as const;
      const other = portsOf(clientOf('dk', losing('cartSubmitForCompletion', 100)));
      await placeOrder(other, request);
      const [attempt] = other.saved;
      if (!attempt) throw new Error('the attempt was not saved');
      const ports = { ...portsOf(), createToken: () => 'another decision' };
      return { details, request, attempt: { ...attempt, isFromOtherTab: true }, ports };
    }

    test('finds the order of the other tab, and places no other', async () => {
      const { details, request, attempt, ports } = await sentElsewhere();
      const outcome = await placeOrder({ ...ports, findOpenAttempt: () => attempt }, request);
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(ports.saved[0]).toEqual(attempt);
      expect(await ordersOf(details)).toBe(1);
    });

    test('finds it from a cart that was created since', async () => {
      const { details, request, attempt, ports } = await sentElsewhere();
      const shown = await cartFor(details);
      const outcome = await placeOrder({ ...ports, findOpenAttempt: () => attempt }, { ...request, shown });
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(await ordersOf(details)).toBe(1);
    });

    test('finds it when it was sent a moment ago', async () => {
      const { details, request, attempt, ports } = await sentElsewhere();
      const known = [undefined, attempt];
      const outcome = await placeOrder({ ...ports, findOpenAttempt: () => known.shift() }, request);
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(await ordersOf(details)).toBe(1);
    });

    test('sends the token of an attempt that never arrived', async () => {
      const details = newDetails();
      const shown = await cartFor(details);
      const attempt = { token: 'lost', cartId: shown.id, market: 'dk', isFromOtherTab: true } as const;
      const ports = { ...portsOf(), findOpenAttempt: () => attempt };
      const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(ports.saved.at(-1)).toEqual({
        token: 'lost',
        cartId: shown.id,
        market: 'dk',
        id: expect.any(String) as unknown,
        ordered: { lines: [['MH-P04-30', 1]], codes: [] },
      });
    });

    test.each([{}, { id: 'gid://shopify/CartCompletionAttempt/none' }])(
      'places an order where a cart is gone that became no order (%o)',
      async (named) => {
        const details = newDetails();
        const shown = await cartFor(details);
        const gone = { token: 'old', cartId: 'gid://shopify/Cart/none?key=none', market: 'dk' } as const;
        const ports = { ...portsOf(), findOpenAttempt: () => ({ ...gone, ...named }) };
        const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
        expect(outcome).toMatchObject({ kind: 'placed' });
        expect(ports.saved.at(-1)?.token).toBe('token-1');
      },
    );
  });

  test('called ten times at once places one order', async () => {
    const details = newDetails();
    const shown = await cartFor(details);
    const attempt = { token: 'one decision', cartId: shown.id, market: 'dk' } as const;
    const request = { market: 'dk', details, shown, method: 'success', attempt } as const;
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => placeOrder(portsOf(), request)));
    expect(outcomes.some(({ kind }) => kind === 'placed')).toBe(true);
    expect(await ordersOf(details)).toBe(1);
  });

  test('redirects to the bank, and places one order after its approval and none before', async () => {
    const details = newDetails();
    const shown = await cartFor(details);
    const ports = portsOf();
    const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'challenge' });
    if (outcome.kind !== 'action-required' || outcome.redirectUrl === undefined) {
      throw new Error(`The bank was expected to ask, the outcome is ${outcome.kind}`);
    }
    expect(await ordersOf(details)).toBe(0);
    const attempt = ports.saved.at(-1);
    if (!attempt) throw new Error('No attempt was kept');
    expect(await recoverAttempt(ports, attempt)).toEqual(outcome);
    await fetch(outcome.redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      redirect: 'manual',
    });
    expect(await recoverAttempt(ports, attempt)).toMatchObject({ kind: 'placed' });
    expect(await ordersOf(details)).toBe(1);
  });

  test('accepts another card while a bank waits, and its late approval places no second order', async () => {
    const details = newDetails();
    const shown = await cartFor(details);
    const waiting = await placeOrder(portsOf(), { market: 'dk', details, shown, method: 'challenge' });
    const ports = { ...portsOf(), createToken: () => 'another decision' };
    const paid = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
    expect(paid.kind).toBe('placed');
    if (waiting.kind !== 'action-required') throw new Error(`The bank did not ask: ${waiting.kind}`);
    await fetch(waiting.redirectUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      redirect: 'manual',
    });
    expect(await ordersOf(details)).toBe(1);
  });

  test('uses the billing address of the shopper', async () => {
    const details = { ...newDetails(), billingAddress: { ...newDetails().address, address1: 'Firmavej 2' } };
    const shown = await cartFor(details);
    expect(await placeOrder(portsOf(), { market: 'dk', details, shown, method: 'success' })).toMatchObject({
      kind: 'placed',
    });
    const database = new DatabaseSync(join(folder, 'shop.sqlite'), { readOnly: true });
    const orders = database.prepare('SELECT details FROM orders WHERE email = ?').all(details.email);
    database.close();
    expect(JSON.parse(String(orders[0]?.['details']))).toMatchObject({
      billingAddress: { address1: 'Firmavej 2' },
      deliveryAddress: { address1: 'Østerbyvej 1' },
    });
  });

  test('waits for a slow bank', async () => {
    const details = newDetails();
    const shown = await cartFor(details);
    const ports = portsOf();
    const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'slow' });
    // The clock of this shop stands still, so its bank never answers: the outcome stays unknown.
    expect(outcome).toEqual({ kind: 'unanswered' });
    expect(ports.now()).toBeGreaterThan(30_000);
  });

  test('reports stock that is lower than shown, and charges nothing', async () => {
    const details = newDetails();
    const shown = await cartFor(details, 3);
    const restore = setStock('MH-P04-30', 2);
    const ports = portsOf();
    const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
    restore();
    expect(outcome).toMatchObject({
      kind: 'changed',
      changes: [
        { kind: 'quantity', sku: 'MH-P04-30', from: 3, to: 2 },
        { kind: 'total', from: { amount: 112500 }, to: { amount: 75000 } },
      ],
    });
    expect(ports.saved).toEqual([]);
    expect(await ordersOf(details)).toBe(0);
  });

  test('reports what another tab has changed', async () => {
    const details = newDetails();
    const shown = await cartFor(details);
    await updateCartLines(clientOf(), shown.id, [{ id: shown.lines[0]?.id ?? '', quantity: 2 }]);
    const outcome = await placeOrder(portsOf(), { market: 'dk', details, shown, method: 'success' });
    expect(outcome).toMatchObject({ kind: 'changed', cart: { totalQuantity: 2 } });
  });

  test('reports a cart that is gone', async () => {
    const details = newDetails();
    const shown = { ...(await cartFor(details)), id: 'gid://shopify/Cart/none?key=none' };
    const outcome = await placeOrder(portsOf(), { market: 'dk', details, shown, method: 'success' });
    expect(outcome).toEqual({ kind: 'missing' });
  });

  test('charges nothing while the service is unreachable', async () => {
    const details = newDetails();
    const shown = await cartFor(details);
    const offline: typeof globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
    const ports = portsOf(clientOf('dk', offline));
    expect(await placeOrder(ports, { market: 'dk', details, shown, method: 'success' })).toEqual({
      kind: 'unreachable',
    });
    expect(ports.saved).toEqual([]);
  });
});

test('recoverAttempt() places no order that the service has not received', async () => {
  const details = newDetails();
  const shown = await cartFor(details);
  const attempt = { token: 'lost', cartId: shown.id, market: 'dk' } as const;
  expect(await recoverAttempt(portsOf(), attempt)).toBeUndefined();
  expect(await ordersOf(details)).toBe(0);
});

describe('payWithGiftCard()', () => {
  /** Buys a card of 200 kr. and gives the code of its mail. */
  async function boughtCode(): Promise<string> {
    const details = newDetails();
    const client = clientOf();
    const catalogue = await fetchCatalogue(client);
    const card = catalogue.kind === 'ok' && indexVariantsBySku(catalogue.products).get('MH-GIFT-CARD-20000');
    if (!card) throw new Error('The shop sells no gift card of 200 kr.');
    const created = await createCart(client, { lines: [{ merchandiseId: card.id, quantity: 1 }] });
    if (created.kind !== 'ok') throw new Error(`Cannot make a cart: ${created.kind}`);
    const updated = await updateCheckoutCart(createCheckoutService(client), created.cart.id, details);
    if (updated.kind !== 'ok') throw new Error(`Cannot update the cart: ${updated.kind}`);
    await placeOrder(portsOf(), { market: 'dk', details, shown: updated.cart, method: 'success' });
    const outbox = await fetch(`${services.origin}/outbox?to=${encodeURIComponent(details.email)}`);
    const { items } = (await outbox.json()) as { items: { kind: string; text: string }[] };
    const text = items.find(({ kind }) => kind === 'gift-card')?.text ?? '';
    return /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? 'no code';
  }

  test('pays part of the order, and returns the balance before and after and what is due', async () => {
    const code = await boughtCode();
    const cart = await cartFor(newDetails());
    const answer = await payWithGiftCard(clientOf(), cart.id, [], code.toLowerCase());
    if (answer.kind !== 'applied') throw new Error(`The card was expected to pay: ${answer.kind}`);
    expect(answer.cart.cost).toMatchObject({ total: { amount: 37500 }, due: { amount: 17500 } });
    const [card] = answer.cart.giftCards;
    expect(card).toMatchObject({ used: { amount: 20000 }, balance: { amount: 20000 } });
    expect(card && subtractMoney(card.balance, card.used)).toEqual({ amount: 0, currency: 'DKK' });
    expect(await payWithGiftCard(clientOf(), cart.id, answer.cart.giftCards, code)).toEqual({
      kind: 'already',
    });
  });

  test('reports before payment that the card was spent elsewhere, and charges only the agreed rest', async () => {
    const code = await boughtCode();
    const details = newDetails();
    const cart = await cartFor(details);
    const applied = await payWithGiftCard(clientOf(), cart.id, [], code);
    if (applied.kind !== 'applied') throw new Error(`The card was expected to pay: ${applied.kind}`);
    const rival = newDetails();
    const quicker = await payWithGiftCard(clientOf(), (await cartFor(rival)).id, [], code);
    if (quicker.kind !== 'applied') throw new Error(`The card was expected to pay: ${quicker.kind}`);
    const request = { market: 'dk', method: 'success' } as const;
    expect(await placeOrder(portsOf(), { ...request, details: rival, shown: quicker.cart })).toMatchObject({
      kind: 'placed',
    });
    expect(await placeOrder(portsOf(), { ...request, details, shown: applied.cart })).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'due', from: { amount: 17500 }, to: { amount: 37500 } }],
    });
    expect(await ordersOf(details)).toBe(0);
  });

  test('returns the reason why a card pays nothing', async () => {
    const cart = await cartFor(newDetails());
    expect(await payWithGiftCard(clientOf(), cart.id, [], 'NOPE')).toEqual({
      kind: 'refused',
      reason: 'Der findes ikke et gavekort med den kode i denne butik.',
    });
  });

  test('reports too many attempts', async () => {
    const cart = await cartFor(newDetails());
    let answer = await payWithGiftCard(clientOf(), cart.id, [], 'GUESS');
    for (let guess = 0; guess < 30 && answer.kind === 'refused'; guess += 1) {
      answer = await payWithGiftCard(clientOf(), cart.id, [], `GUESS${guess}`);
    }
    expect(answer).toEqual({ kind: 'throttled' });
  });
});

describe('tryPromoCode()', () => {
  test('applies a code that the service grants', async () => {
    const cart = await cartFor(await newMember());
    expect(await tryPromoCode(clientOf(), cart.id, [], 'VELKOMMEN15')).toEqual({
      kind: 'applied',
      code: 'VELKOMMEN15',
    });
  });

  test.each([
    ['NOPE', 'Koden NOPE findes ikke.'],
    ['KYST10', 'Koden KYST10 kan ikke bruges sammen med den anden kode.'],
  ])('returns the reason why %s is refused, and removes it again', async (code, reason) => {
    const cart = await cartFor(await newMember());
    await setDiscountCodes(clientOf(), cart.id, ['VELKOMMEN15']);
    expect(await tryPromoCode(clientOf(), cart.id, ['VELKOMMEN15'], code)).toEqual({
      kind: 'refused',
      code,
      reason,
    });
    const after = await fetchCart(clientOf(), cart.id);
    expect(after.kind === 'ok' && after.cart.discountCodes).toEqual([
      { code: 'VELKOMMEN15', applicable: true, lowers: 'goods' },
    ]);
  });
});
