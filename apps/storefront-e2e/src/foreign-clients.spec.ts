import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { algoliasearch } from 'algoliasearch';
import { type HydrogenStorefront, serveHydrogenStorefront } from './hydrogen-storefront.ts';
import { expect, test } from './test.ts';

test("Shopify's own client fills a cart and reads it again", async ({ shop }) => {
  const { host } = new URL(shop.origin);
  const client = createStorefrontApiClient({
    storeDomain: 'marehalm.myshopify.com',
    apiVersion: '2026-04',
    publicAccessToken: 'local-dk',
    // The client supports hosted shops only; only the host of its requests is changed.
    customFetchApi: (address, init) => {
      const { pathname, search } = new URL(String(address));
      return fetch(`http://${host}/shops/dk${pathname}${search}`, init);
    },
  });

  const found = await client.request(
    `query ($handle: String!) @inContext(country: DK, language: DA) {
      product(handle: $handle) { title variants(first: 1) { nodes { id sku price { amount currencyCode } } } }
    }`,
    { variables: { handle: 'lee-serum' } },
  );
  expect(found.errors).toBeUndefined();
  const size = found.data.product.variants.nodes[0];
  expect([found.data.product.title, size.sku, size.price]).toEqual([
    'Læ Serum',
    'MH-P04-30',
    { amount: '375.0', currencyCode: 'DKK' },
  ]);

  const created = await client.request(
    `mutation ($lines: [CartLineInput!]!) {
      cartCreate(input: { lines: $lines }) { cart { id cost { totalAmount { amount } } } userErrors { code } }
    }`,
    { variables: { lines: [{ merchandiseId: size.id, quantity: 2 }] } },
  );
  expect(created.data.cartCreate).toMatchObject({
    cart: { cost: { totalAmount: { amount: '750.0' } } },
    userErrors: [],
  });

  const read = await client.request('query ($id: ID!) { cart(id: $id) { totalQuantity } }', {
    variables: { id: created.data.cartCreate.cart.id },
  });
  expect(read.data.cart.totalQuantity).toBe(2);
});

test("Algolia's own client searches products and journal in both languages", async ({ shop }) => {
  const { host } = new URL(shop.origin);
  const client = algoliasearch('marehalm', 'marehalm-search', {
    hosts: [{ url: host, protocol: 'http', accept: 'readWrite' }],
  });
  const { results } = await client.searchForHits<{ title: string }>({
    requests: [
      { indexName: 'products', query: 'lee seurm', hitsPerPage: 1 },
      { indexName: 'products_da', query: 'lae serum', hitsPerPage: 1 },
      { indexName: 'journals_da', query: 'havtorn', hitsPerPage: 1 },
    ],
  });
  expect(results.map(({ hits }) => hits[0]?.title)).toEqual([
    'Lee Serum',
    'Læ Serum',
    'Derfor er havtorn orange',
  ]);
});

test.describe("a storefront with Shopify's React package, on another origin", () => {
  test.use({ expectedComplaints: /status of 500|another origin: http:\/\/127\.0\.0\.1:\d+\// });
  let trial: HydrogenStorefront;
  test.beforeAll(async () => {
    trial = await serveHydrogenStorefront();
  });
  test.afterAll(() => trial.close());

  test('fills a bag, changes it, and keeps it through a fault and a reload', async ({
    shop,
    page,
    context,
  }) => {
    // A cookie of Shopify's scripts, which the package sends on in headers.
    await context.addCookies(
      ['_shopify_y', '_shopify_s'].map((name) => ({ name, value: 'known', domain: '127.0.0.1', path: '/' })),
    );
    await page.goto(trial.pageFor(shop.origin));
    const said = (term: string) =>
      page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');
    const settled = () => expect(page.getByRole('status')).toHaveText('idle');
    const say = async (text: string, button: string) => {
      await page.getByLabel('Text').fill(text);
      await page.getByRole('button', { name: button, exact: true }).click();
    };

    await say('lee-serum', 'Add');
    const line = page.getByRole('listitem');
    await expect(line).toContainText('Læ Serum, 30 ml: 1, in paper, 375,00');
    await settled();
    await line.getByRole('button', { name: 'Increase' }).click();
    await expect(said('Units')).toHaveText('2');
    await expect(said('Total')).toHaveText(/750,00/);
    await settled();

    await shop.breakService('commerce', { status: 500 });
    await line.getByRole('button', { name: 'Increase' }).click();
    await expect(said('Error')).toHaveText('something failed');
    await expect(line).toContainText(': 2, in paper, 750,00');
    await shop.clearFaults();
    await line.getByRole('button', { name: 'Increase' }).click();
    await expect(said('Units')).toHaveText('3');
    await expect(said('Error')).toHaveText('none');
    await settled();

    await say('WELCOME15', 'Set code');
    await expect(said('Codes')).toHaveText('WELCOME15 counts');
    await expect(said('Total')).toHaveText(/956,25/);
    await settled();
    await say('NO-SUCH-CODE', 'Set code');
    await expect(said('Codes')).toHaveText('NO-SUCH-CODE does not count');
    await expect(said('Total')).toHaveText(/1\.125,00/);
    await settled();
    await say('Ring twice', 'Set note');
    await expect(said('Note')).toHaveText('Ring twice');
    await settled();
    await say('a neighbour', 'Set attribute');
    await expect(said('Attribute')).toHaveText('a neighbour');
    await settled();
    await say('shopper@example.com', 'Set e-mail');
    await expect(said('Buyer')).toHaveText('shopper@example.com');
    await settled();

    await page.reload();
    await expect(said('Units')).toHaveText('3');
    await expect(said('Note')).toHaveText('Ring twice');
    await expect(said('Buyer')).toHaveText('shopper@example.com');
    await line.getByRole('button', { name: 'Remove' }).click();
    await expect(line).toHaveCount(0);
    await settled();
    await expect(said('Units')).toHaveText('0');
    await expect(said('Total')).toHaveText(/^0,00/);
  });
});
