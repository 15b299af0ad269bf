import {
  createCart,
  createStorefrontClient,
  fetchCatalog,
  fetchCheckout,
  fetchCompletionAttempt,
  indexVariantsBySku,
  prepareForCompletion,
  replaceDeliveryAddress,
  selectDeliveryOptions,
  setBuyerIdentity,
  submitForCompletion,
  updatePayment,
} from '@marehalm/commerce-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Content, loadContent } from '../load-content.ts';
import { contentDirectory, openTestShop, type TestShop } from './testing/test-shop.ts';

/** Every amount that the content has in euros in dollars as well, and the international market in the United States. */
function inDollars(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDollars);
  if (typeof value !== 'object' || value === null || value instanceof Map) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inDollars(inner)]));
  if ('EUR' in fields) fields['USD'] = fields['EUR'];
  if (fields['currency'] === 'EUR') fields['currency'] = 'USD';
  if (fields['id'] === 'int' && 'vatRates' in fields) fields['vatRates'] = { US: 0 };
  return fields;
}

let content: Content;
let shop: TestShop;
beforeAll(async () => {
  content = inDollars(await loadContent(contentDirectory)) as Content;
  shop = await openTestShop({ content, shops: ['int'] });
});
afterAll(() => shop.close());

const client = createStorefrontClient({
  endpoint: 'https://shop.test/shops/int/api/2026-04/graphql.json',
  accessToken: 'public',
  country: 'US',
  language: 'EN',
  fetch: async (url, init) => shop.app.request(String(url), init),
});

/** The cart of an answer that is expected to be one. */
function cartOf<Cart>(answer: { readonly kind: string; readonly cart?: Cart }): Cart {
  expect(answer).toMatchObject({ kind: 'ok' });
  if (!answer.cart) throw new Error(`There is no cart in an answer of kind ${answer.kind}`);
  return answer.cart;
}

test('a shop in dollars sells to the United States, from the catalogue to the order', async () => {
  const catalogue = await fetchCatalog(client);
  if (catalogue.kind !== 'ok') throw new Error(catalogue.message);
  const serum = indexVariantsBySku(catalogue.products).get('MH-P04-30');
  if (!serum) throw new Error('The serum is not for sale');
  expect(serum.price.currency).toBe('USD');

  const { id } = cartOf(await createCart(client, { lines: [{ merchandiseId: serum.id, quantity: 2 }] }));
  cartOf(await setBuyerIdentity(client, id, { email: 'shopper@example.com', countryCode: 'US' }));
  const address = {
    firstName: 'Ada',
    lastName: 'Gray',
    address1: '1 Main Street',
    zip: '11201',
    city: 'Brooklyn',
    countryCode: 'US',
  };
  const addressed = cartOf(await replaceDeliveryAddress(client, id, address));
  const [group] = addressed.deliveryGroups;
  const option = group?.options[0];
  if (!group || !option) throw new Error('Nothing is delivered to the United States');
  expect(option.cost.currency).toBe('USD');
  const chosen = { deliveryGroupId: group.id, deliveryOptionHandle: option.handle };
  const { cost } = cartOf(await selectDeliveryOptions(client, id, [chosen]));
  expect(cost).toMatchObject({
    subtotal: { amount: 2 * serum.price.amount, currency: 'USD' },
    total: { amount: 2 * serum.price.amount + option.cost.amount, currency: 'USD' },
    due: { currency: 'USD' },
  });

  const billingAddress = { firstName: 'Ada', lastName: 'Gray', countryCode: 'US' };
  const payment = { kind: 'card', amount: cost.due, sessionId: 'test-success', billingAddress } as const;
  cartOf(await updatePayment(client, id, payment));
  expect(await prepareForCompletion(client, id)).toMatchObject({ kind: 'ready' });
  const submitted = await submitForCompletion(client, id, 'attempt-1');
  if (submitted.kind !== 'submitted') throw new Error(`The order was not submitted: ${submitted.kind}`);
  expect(await fetchCompletionAttempt(client, submitted.attemptId)).toMatchObject({ kind: 'completed' });
  expect(await fetchCheckout(client, id)).toMatchObject({ kind: 'missing' });
  expect(shop.mails().at(-1)?.text).toContain('$');
});
