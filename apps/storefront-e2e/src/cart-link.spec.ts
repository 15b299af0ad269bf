import { addToBag, getTotalsValue } from './bag.ts';
import { fetchCommerceCartLines } from './commerce-cart.ts';
import { fillCheckout, placeOrder } from './checkout.ts';
import { clickButtonByMessage, getMain } from './page-elements.ts';
import { danishShopper, germanShopper } from './test-shoppers.ts';
import { getMessage } from './messages.ts';
import type { MarketId, RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

interface Cart {
  readonly id: string;
  readonly checkoutUrl: string;
}

const serum = 'MH-P04-30';

/** Fills a cart as a client does that knows only the API. */
async function fillCart(shop: RunningShop, market: MarketId, language: 'EN' | 'DA', quantity: number) {
  const { product } = await shop.askCommerce<{ product: { variants: { nodes: { id: string }[] } } }>(
    market,
    '{ product(handle: "lee-serum") { variants(first: 1) { nodes { id } } } }',
  );
  const { cartCreate } = await shop.askCommerce<{ cartCreate: { cart: Cart } }>(
    market,
    `mutation ($lines: [CartLineInput!]) @inContext(language: ${language}) {
      cartCreate(input: { lines: $lines, note: "Ring twice" }) { cart { id checkoutUrl } }
    }`,
    { lines: [{ merchandiseId: product.variants.nodes[0]?.id, quantity }] },
  );
  return cartCreate.cart;
}

/** Units of the serum in a cart; undefined for one that became an order. The service may have added a gift. */
async function unitsIn(shop: RunningShop, market: MarketId, { id }: Cart): Promise<number | undefined> {
  const { cart } = await shop.askCommerce<{
    cart: { lines: { nodes: { quantity: number; merchandise: { sku: string } }[] } } | null;
  }>(
    market,
    `query ($id: ID!) {
      cart(id: $id) { lines(first: 9) { nodes { quantity merchandise { ... on ProductVariant { sku } } } } }
    }`,
    { id },
  );
  return cart?.lines.nodes.find(({ merchandise: { sku } }) => sku === serum)?.quantity;
}

test('shopper can pay for a cart that another client has filled, with the right key, and keeps the bag', async ({
  page,
  shop,
}) => {
  const email = 'linked@example.com';
  const cart = await fillCart(shop, 'dk', 'DA', 2);
  expect(cart.checkoutUrl).toMatch(/\/da\/cart\/c\/[\w-]+\?key=\w+$/);
  await openAndHydratePage(page, danishShopper.product.path);
  await addToBag(page, 'da');
  await expect.poll(() => fetchCommerceCartLines(page, shop, 'dk')).toEqual([{ sku: serum, quantity: 1 }]);

  for (const link of [cart.checkoutUrl.replace(/\w+$/, '0'.repeat(32)), cart.checkoutUrl.split('?')[0]]) {
    await page.goto(link ?? '');
    await expect(getMain(page).getByText(getMessage('da', 'checkout.cart.unknown'))).toBeVisible();
    await expect(getTotalsValue(page, 'da', 'order.subtotal')).toHaveText(/375/);
  }

  const asked: string[] = [];
  page.on('request', (request) => {
    const said = [request.url(), request.headers()['referer'] ?? ''];
    if (said.some((address) => address.includes('key=')) && request.url() !== cart.checkoutUrl)
      asked.push(request.url());
  });
  await page.goto(cart.checkoutUrl);
  await expect(getMain(page).getByText(getMessage('da', 'checkout.cart.aside'))).toBeVisible();
  await expect(page).toHaveURL(/\/da\/checkout#contact$/);
  expect(asked).toEqual([]);
  await expect(getTotalsValue(page, 'da', 'order.subtotal')).toHaveText(/750/);

  await fillCheckout(page, danishShopper, email);
  await placeOrder(page, 'da');
  const [mail] = await shop.fetchMailsTo(email);
  expect(mail?.text).toContain('2 × Læ Serum');
  expect(await unitsIn(shop, 'dk', cart)).toBeUndefined();
  await expect.poll(() => fetchCommerceCartLines(page, shop, 'dk')).toEqual([{ sku: serum, quantity: 1 }]);
});

test('shopper can open a cart of another market, and return to the bag', async ({ page, shop }) => {
  await openAndHydratePage(page, germanShopper.product.path);
  await addToBag(page, 'en');
  await expect.poll(() => fetchCommerceCartLines(page, shop, 'int')).toEqual([{ sku: serum, quantity: 1 }]);
  const cart = await fillCart(shop, 'dk', 'EN', 2);
  const [, token = '', key = ''] = /\/cart\/c\/([\w-]+)\?key=(\w+)$/.exec(cart.checkoutUrl) ?? [];

  // The redirect of a static host that keeps the query.
  await openAndHydratePage(page, `/checkout?key=${key}#cart=${token}`);
  await expect(getTotalsValue(page, 'en', 'order.subtotal')).toHaveText(/DKK\s750/);
  await expect(page).toHaveURL(/\/checkout#contact$/);

  await clickButtonByMessage(page, 'en', 'checkout.cart.putBack');
  await expect(getMain(page).getByText(getMessage('en', 'checkout.cart.aside'))).toBeHidden();
  await expect(getTotalsValue(page, 'en', 'order.subtotal')).toHaveText(/DKK\s375/);
  await expect.poll(() => fetchCommerceCartLines(page, shop, 'dk')).toEqual([{ sku: serum, quantity: 1 }]);
  expect(await unitsIn(shop, 'dk', cart)).toBe(2);
});
