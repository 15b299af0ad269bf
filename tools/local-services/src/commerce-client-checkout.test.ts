import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addDeliveryAddress,
  type Address,
  type PaymentCard,
  type CheckoutCart,
  createCardSession,
  createCart,
  createStorefrontClient,
  prepareForCompletion,
  fetchCart,
  fetchCheckout,
  fetchCompletionAttempt,
  fetchPaymentSettings,
  replaceDeliveryAddress,
  selectDeliveryOptions,
  type StorefrontClient,
  submitForCompletion,
  updatePayment,
} from '@marehalm/commerce-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServices, startServices } from './start-services.ts';

let folder: string;
let services: RunningServices;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commerce-checkout-'));
  services = await startServices({
    contentDirectory: fileURLToPath(new URL('../content', import.meta.url)),
    dataFile: join(folder, 'shop.sqlite'),
    shopDirectory: join(folder, 'shop'),
    clock: () => new Date('2026-11-10T12:00:00Z'),
    faults: false,
    port: 0,
    host: '127.0.0.1',
  });
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

const address: Address = {
  firstName: 'Bodil',
  lastName: 'Holm',
  address1: 'Strandvejen 1',
  zip: '8000',
  city: 'Aarhus',
  countryCode: 'DK',
};

function danishClient(): StorefrontClient {
  return createStorefrontClient({
    endpoint: `${services.origin}/shops/dk/api/2026-04/graphql.json`,
    accessToken: 'public',
    country: 'DK',
    language: 'DA',
  });
}

/** A cart with one serum of 375 kr. */
async function serumCart(client: StorefrontClient, email?: string): Promise<string> {
  const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/1000401', quantity: 1 }];
  const answer = await createCart(client, { lines, ...(email ? { buyer: { email } } : {}) });
  if (answer.kind !== 'ok') throw new Error(`There is no cart: ${answer.kind}`);
  return answer.cart.id;
}

function checkoutOf(answer: { readonly kind: string; readonly cart?: CheckoutCart }): CheckoutCart {
  expect(answer).toMatchObject({ kind: 'ok' });
  if (!answer.cart) throw new Error(`There is no cart in an answer of kind ${answer.kind}`);
  return answer.cart;
}

test('a checkout offers the delivery methods of the address and adds the chosen one to the total', async () => {
  const client = danishClient();
  const id = await serumCart(client);
  const addressed = checkoutOf(await replaceDeliveryAddress(client, id, address));
  expect(addressed.deliveryAddresses).toMatchObject([{ selected: true, address }]);
  const [group] = addressed.deliveryGroups;
  if (!group) throw new Error('Nothing is delivered');
  expect(group.options[0]).toEqual({
    handle: expect.any(String),
    code: 'parcel-shop',
    title: 'Pakkeshop Aarhus',
    description: 'Ryesgade 20, 8000\u00A0Aarhus C\nMan.–søn. 7–21',
    method: 'PICKUP_POINT',
    cost: { amount: 0, currency: 'DKK' },
  });
  expect(group.options.filter(({ method }) => method === 'PICKUP_POINT')).toHaveLength(10);
  expect(group.options.at(-1)).toEqual({
    handle: expect.any(String),
    code: 'home',
    title: 'Hjemmelevering',
    description: '2–3 hverdage',
    method: 'SHIPPING',
    cost: { amount: 5900, currency: 'DKK' },
  });
  const home = group.options.find(({ code }) => code === 'home');
  if (!home) throw new Error('There is no delivery to the door');
  const choice = { deliveryGroupId: group.id, deliveryOptionHandle: home.handle };
  const chosen = checkoutOf(await selectDeliveryOptions(client, id, [choice]));
  expect(chosen.deliveryGroups[0]?.selected).toBe(home.handle);
  expect(chosen.cost).toEqual({
    subtotal: { amount: 37500, currency: 'DKK' },
    total: { amount: 43400, currency: 'DKK' },
    due: { amount: 43400, currency: 'DKK' },
  });
  expect(checkoutOf(await fetchCheckout(client, id))).toEqual(chosen);
});

test('a checkout has several addresses with the last one selected, until they are replaced', async () => {
  const client = danishClient();
  const id = await serumCart(client);
  checkoutOf(await addDeliveryAddress(client, id, address));
  const office: Address = { ...address, company: 'Tang', address1: 'Havnegade 2' };
  const two = checkoutOf(await addDeliveryAddress(client, id, office));
  expect(two.deliveryAddresses.map(({ selected, address: { address1 } }) => [address1, selected])).toEqual([
    ['Strandvejen 1', false],
    ['Havnegade 2', true],
  ]);
  expect(checkoutOf(await replaceDeliveryAddress(client, id, address)).deliveryAddresses).toHaveLength(1);
});

test('a checkout names the invalid field of an address', async () => {
  const client = danishClient();
  const id = await serumCart(client);
  expect(await replaceDeliveryAddress(client, id, { ...address, countryCode: 'Denmark' })).toMatchObject({
    kind: 'failed',
  });
  expect(await replaceDeliveryAddress(client, id, { ...address, zip: '80' })).toMatchObject({
    kind: 'refused',
    problems: [
      {
        code: 'INVALID_ZIP_CODE_FOR_COUNTRY',
        field: ['addresses', '0', 'address', 'deliveryAddress', 'zip'],
      },
    ],
    cart: { id, deliveryAddresses: [] },
  });
});

const card: PaymentCard = {
  number: '4242 4242 4242 4242',
  firstName: 'Bodil',
  lastName: 'Holm',
  month: 4,
  year: 2031,
  verificationValue: '123',
};

/** A cart that is ready but for its payment, with what it costs. */
async function readyCart(client: StorefrontClient): Promise<CheckoutCart> {
  const id = await serumCart(client, 'bodil@example.com');
  return checkoutOf(await replaceDeliveryAddress(client, id, address));
}

async function payWith(client: StorefrontClient, { id, cost }: CheckoutCart, number: string) {
  const answer = await fetchPaymentSettings(client);
  if (answer.kind !== 'ok') throw new Error(answer.message);
  const session = await createCardSession(answer.settings.cardVaultUrl, { ...card, number });
  if (session.kind !== 'ok') throw new Error(`The vault answered: ${session.kind}`);
  const { sessionId } = session;
  return updatePayment(client, id, { kind: 'card', sessionId, amount: cost.total, billingAddress: address });
}

test('a shopper pays with a card: one order, however often the request is repeated', async () => {
  const client = danishClient();
  const cart = await readyCart(client);
  checkoutOf(await payWith(client, cart, card.number));
  expect(await prepareForCompletion(client, cart.id)).toMatchObject({ kind: 'ready', cart: { id: cart.id } });
  const submitted = await submitForCompletion(client, cart.id, 'attempt-1');
  if (submitted.kind !== 'submitted') throw new Error(`The shop answered: ${submitted.kind}`);
  const again = await submitForCompletion(client, cart.id, 'attempt-1');
  expect(again).toEqual({ kind: 'submitted', attemptId: submitted.attemptId });

  const completed = await fetchCompletionAttempt(client, submitted.attemptId);
  expect(completed).toMatchObject({
    kind: 'completed',
    orderId: expect.stringMatching(/^gid:\/\/shopify\/Order\/1/),
    orderUrl: expect.stringMatching(/^http:.*\/da\/checkout\/confirmation/),
    completedAt: '2026-11-10T12:00:00.000Z',
  });
  expect(await fetchCompletionAttempt(client, submitted.attemptId)).toEqual(completed);
  expect(await fetchCart(client, cart.id)).toEqual({ kind: 'missing' });
  expect(await submitForCompletion(client, cart.id, 'attempt-2')).toEqual({ kind: 'missing' });
});

test('a declined card leaves the cart, and another card pays for it', async () => {
  const client = danishClient();
  const cart = await readyCart(client);
  checkoutOf(await payWith(client, cart, '4000 0000 0000 0002'));
  const submitted = await submitForCompletion(client, cart.id, 'first');
  if (submitted.kind !== 'submitted') throw new Error(`The shop answered: ${submitted.kind}`);
  expect(await fetchCompletionAttempt(client, submitted.attemptId)).toMatchObject({
    kind: 'declined',
    problems: [{ code: 'PAYMENT_CARD_DECLINED', message: expect.stringMatching(/afvist/) }],
  });
  checkoutOf(await payWith(client, cart, card.number));
  const second = await submitForCompletion(client, cart.id, 'second');
  if (second.kind !== 'submitted') throw new Error(`The shop answered: ${second.kind}`);
  expect(await fetchCompletionAttempt(client, second.attemptId)).toMatchObject({ kind: 'completed' });
});

test('an incomplete checkout names what is missing, and creates no order', async () => {
  const client = danishClient();
  const id = await serumCart(client);
  const prepared = await prepareForCompletion(client, id);
  if (prepared.kind !== 'not-ready') throw new Error(`The shop answered: ${prepared.kind}`);
  expect(prepared.problems.map(({ code }) => code)).toContain('DELIVERY_ADDRESS_REQUIRED');
  const submitted = await submitForCompletion(client, id, 'attempt');
  if (submitted.kind !== 'rejected') throw new Error(`The shop answered: ${submitted.kind}`);
  expect(submitted.problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['BUYER_IDENTITY_EMAIL_REQUIRED', 'PAYMENTS_METHOD_REQUIRED']),
  );
  expect(await fetchCart(client, id)).toMatchObject({ kind: 'ok' });
});

test('a payment whose amount differs from the total is not charged', async () => {
  const client = danishClient();
  const cart = await readyCart(client);
  const cheap = { ...cart, cost: { ...cart.cost, total: { amount: 100, currency: 'DKK' as const } } };
  expect(await payWith(client, cheap, card.number)).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'INVALID_PAYMENT', field: ['payment', 'amount'] }],
  });
  expect(await submitForCompletion(client, cart.id, 'attempt')).toMatchObject({
    kind: 'rejected',
    problems: [{ code: 'PAYMENTS_METHOD_REQUIRED' }],
  });
});

test('the vault refuses an invalid card', async () => {
  const answer = await fetchPaymentSettings(danishClient());
  if (answer.kind !== 'ok') throw new Error(answer.message);
  expect(await createCardSession(answer.settings.cardVaultUrl, { ...card, number: '1234' })).toEqual({
    kind: 'refused',
    fields: ['number'],
  });
});

test('an unknown attempt is missing', async () => {
  expect(await fetchCompletionAttempt(danishClient(), 'no-such-attempt')).toEqual({ kind: 'missing' });
});
