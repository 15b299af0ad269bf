import type { Page } from '@playwright/test';
import { createLoggedInAccount, submitLogIn } from './account.ts';
import { goFromProductToReview } from './buy-product.ts';
import { fillCheckout, getBuyButton, openCheckoutFromDrawer, placeOrder } from './checkout.ts';
import { getMain, getPageHeading, getTextField } from './page-elements.ts';
import { danishShopper, germanShopper } from './test-shoppers.ts';
import { addToBag, getBagButton, getBagDrawer, getTotalsValue } from './bag.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { getSearchDialogParts } from './search-dialog.ts';
import { shiftClock } from './shop-clock.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/*
 * Devices without storage, full devices, cleared storage, wrong clocks, and two tabs at once.
 */

test.describe.configure({ timeout: 60_000 });

const da = (key: string, values?: Record<string, string | number>) => getMessage('da', key, values);
const en = (key: string, values?: Record<string, string | number>) => getMessage('en', key, values);

const devices: readonly (readonly [what: string, make: () => void])[] = [
  [
    'forbids to keep anything',
    () => {
      const deny = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
        Object.defineProperty(window, name, { get: deny, configurable: true });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
      LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    },
  ],
  [
    'is full',
    () => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    },
  ],
];

for (const [what, make] of sampleCases(devices)) {
  test(
    `shopper whose device ${what} can search, fill the bag, log in and order once`,
    { tag: '@all' },
    async ({ page, shop }) => {
      const email = `device-that-${what.replaceAll(' ', '-')}@example.com`;
      await openAndHydratePage(page, '/da');
      await createLoggedInAccount(page, shop, danishShopper, email);
      await page.evaluate(() => localStorage.clear());
      await page.addInitScript(make);

      await openAndHydratePage(page, '/da/shop');
      const search = getSearchDialogParts(page, 'da');
      await search.opener.click();
      await search.field.fill('læ serum');
      await search.products.first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: danishShopper.product.name })).toBeFocused();
      const bag = await addToBag(page, 'da');
      await expect(bag.getByRole('status').filter({ hasText: da('bag.settled') })).toBeVisible();
      await page.keyboard.press('Escape');

      // Without storage the session lasts as long as the page.
      await page
        .getByRole('banner')
        .getByRole('link', { name: da('site.logIn') })
        .click();
      await submitLogIn(page, 'da', email);
      await expect(getPageHeading(page, 'da', 'account.title.accountOverview')).toBeVisible();

      await getBagButton(page, 'da', 1).click();
      await openCheckoutFromDrawer(getBagDrawer(page, 'da'), 'da');
      // The account fills in its address, which must not overwrite typed values.
      await expect(getTextField(page, 'da', 'checkout.field.email')).toHaveValue(email);
      await fillCheckout(page, danishShopper, email);
      await placeOrder(page, 'da');
      expect(
        (await shop.fetchMailsTo(email)).filter(({ kind }) => kind === 'order-confirmation'),
      ).toHaveLength(1);
      await page
        .getByRole('banner')
        .getByRole('link', { name: da('site.homeLink') })
        .click();
      await expect(getBagButton(page, 'da', 0)).toBeVisible();
    },
  );
}

test(
  'shopper whose device is cleared at the last step orders what is shown, once',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    const email = 'ryddet@example.com';
    await goFromProductToReview(page, danishShopper, email);
    await expect(getBuyButton(page, 'da')).toBeVisible();
    await context.clearCookies();
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await placeOrder(page, 'da');
    expect(await shop.fetchMailsTo(email)).toHaveLength(1);
    await openAndHydratePage(page, '/da/cart');
    await expect(getMain(page).getByRole('heading', { name: da('bag.empty') })).toBeVisible();
  },
);

for (const [what, days] of sampleCases([
  ['years ahead', 1100],
  ['years behind', -1100],
] as const)) {
  test(
    `shopper whose clock is ${what} stays logged in, pays the price of the shop and orders once`,
    { tag: '@all' },
    async ({ page, shop }) => {
      const email = `clock${days}@example.com`;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.postData() ?? ''));
      await shiftClock(page, days * 86_400_000);
      await openAndHydratePage(page, '/account/login');
      await createLoggedInAccount(page, shop, germanShopper, email);
      await openAndHydratePage(page, '/account/overview');
      await expect(getMain(page).getByText(en('account.noOrders'))).toBeVisible();
      await openAndHydratePage(page, '/account/addresses');
      await expect(getPageHeading(page, 'en', 'account.title.accountAddresses')).toBeVisible();
      await expect(getMain(page).locator('[aria-busy]')).toHaveCount(0);
      expect(asked.filter((text) => text.includes('customerAccessTokenRenew')).length).toBeLessThanOrEqual(2);

      // Reductions end by the clock of the shop, not of the device.
      await openAndHydratePage(page, '/product/low-sun-glow-mask');
      const bag = await addToBag(page, 'en');
      await expect(bag.getByRole('status').filter({ hasText: en('bag.settled') })).toBeVisible();
      const shown = await getTotalsValue(bag, 'en', 'bag.total').innerText();
      await openCheckoutFromDrawer(bag, 'en');
      await expect(page.getByLabel(en('checkout.field.email'), { exact: true })).toHaveValue(email);
      await fillCheckout(page, germanShopper, email);
      await expect(getBuyButton(page, 'en')).toContainText(/€/);
      await expect(
        page
          .getByRole('complementary')
          .getByText(shown.trim().split('\n')[0] ?? '')
          .first(),
      ).toBeVisible();
      await placeOrder(page, 'en');
      expect(
        (await shop.fetchMailsTo(email)).filter(({ kind }) => kind === 'order-confirmation'),
      ).toHaveLength(1);
      await expect(getMain(page).getByText(/20(?:2[39]|30)/)).toHaveCount(0);
    },
  );
}

test('buying in two tabs at once places one order', { tag: '@all' }, async ({ page, context, shop }) => {
  const email = 'begge-faner@example.com';
  await goFromProductToReview(page, danishShopper, email);
  const other = await context.newPage();
  await openAndHydratePage(other, '/da/checkout');
  await fillCheckout(other, danishShopper, email);
  await expect(getBuyButton(other, 'da')).toBeVisible();
  // The first order empties the bag and removes the button of the other tab, so both are pressed before.
  const letThemCome = await Promise.all(
    [page, other].map((tab) => holdRequests(tab, '**/shops/dk/api/**', 'SubmitForCompletion')),
  );
  for (const tab of [page, other]) await getBuyButton(tab, 'da').click();
  await Promise.all(letThemCome.map((letCome) => letCome()));
  const confirmed = (tab: Page) => tab.getByRole('heading', { level: 1, name: da('confirmation.title') });
  const count = async () => (await confirmed(page).count()) + (await confirmed(other).count());
  await expect.poll(count).toBeGreaterThan(0);
  for (const tab of [page, other]) {
    const ended = confirmed(tab).or(getMain(tab).getByText(da('checkout.empty')));
    await expect(ended.first()).toBeVisible();
    await expect(getBuyButton(tab, 'da')).toHaveCount(0);
  }
  expect(await shop.fetchMailsTo(email)).toHaveLength(1);
  await other.close();
});

test('stored bag with names of built-in properties is read, and the shopper can order', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('marehalm-bag')) return;
    const skus = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const lines = skus.map((sku) => ({ sku, quantity: 1 }));
    localStorage.setItem('marehalm-bag', JSON.stringify({ version: 1, bag: { lines, samples: skus } }));
    localStorage.setItem('marehalm-offers', '{"__proto__":{},"constructor":{}}');
    sessionStorage.setItem('static-router.scroll-positions', '{"constructor":{}}');
  });
  for (const path of ['/cart', '/checkout']) {
    await openAndHydratePage(page, path);
    await expect(getMain(page).getByRole('heading').first()).toBeVisible();
    await expect(page.getByText(en('error.somethingWrong'))).toBeHidden();
  }
  await openAndHydratePage(page, germanShopper.product.path);
  const bag = await addToBag(page, 'en');
  await expect(getTotalsValue(bag, 'en', 'bag.total')).toContainText('€');
  await openCheckoutFromDrawer(bag, 'en');
  await expect(getMain(page).getByText(germanShopper.product.name).first()).toBeVisible();
});
