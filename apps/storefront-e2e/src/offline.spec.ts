import type { Page } from '@playwright/test';
import { addToBag, getBagButton, BAG_CHUNK_PATTERN, getQuantityField } from './bag.ts';
import { fetchCommerceCartLines } from './commerce-cart.ts';
import { expectNoAxeViolations } from './axe-violations.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, waitUntilIdle, waitUntilHydrated } from './open-page.ts';

const t = (key: string, values?: Record<string, string | number>) => getMessage('en', key, values);
const leeSerum = { path: '/product/lee-serum', name: 'Lee Serum', sku: 'MH-P04-30' };

/** The live region about the connection, at the end of every page. */
const news = (page: Page) => page.locator('[role=status][data-connection]');

test.use({
  expectedComplaints:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported module|status of 404/,
});

test('lost connection is reported, with what still works, and so is its return', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openAndHydratePage(page, leeSerum.path);
  await expect(news(page)).toBeEmpty();

  await context.setOffline(true);
  await expect(news(page)).toContainText(t('offline.now'));
  await expect(news(page)).toContainText(t('offline.meanwhile'));
  await expect(news(page)).toBeInViewport();

  await context.setOffline(false);
  await expect(news(page)).toHaveText(t('offline.restored'));
  await page.clock.fastForward(9000);
  await expect(news(page)).toBeEmpty();
});

test('offline shopper who follows a link stays on the page, with a message', async ({ page, context }) => {
  await openAndHydratePage(page, leeSerum.path);
  await context.setOffline(true);
  await expect(news(page)).toContainText(t('offline.now'));
  const home = page.getByRole('banner').getByRole('link', { name: t('site.homeLink') });
  await home.click();
  await expect(news(page)).toContainText(t('offline.missing'));
  await expect(page).toHaveURL(leeSerum.path);
  await expect(page.getByRole('heading', { level: 1, name: leeSerum.name })).toBeVisible();

  await context.setOffline(false);
  // The page notices it a little later.
  await expect(news(page)).toHaveText(t('offline.restored'));
  await home.click();
  await expect(page).toHaveURL('/');
});

test('offline shopper can use the bag, which is synchronized afterwards', async ({ page, context, shop }) => {
  await openAndHydratePage(page, leeSerum.path);
  await addToBag(page, 'en');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toContainEqual({ sku: leeSerum.sku, quantity: 1 });
  // The drawer is fetched because there is something in the bag.
  const code = page.waitForResponse('**/assets/bag-drawer-*.js');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(getBagButton(page, 'en', 1)).toBeVisible();
  await page.evaluate((address) => import(address), (await code).url());

  await context.setOffline(true);
  await getBagButton(page, 'en', 1).click();
  const drawer = page.getByRole('dialog', { name: t('bag.title') });
  await expect(drawer).toBeVisible();
  await drawer
    .getByRole('button', { name: t('bag.increase', { product: leeSerum.name }), exact: true })
    .click();
  await expect(getQuantityField(drawer, 'en', leeSerum.name)).toHaveValue('2');

  await context.setOffline(false);
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toContainEqual({ sku: leeSerum.sku, quantity: 2 });
});

test('"Add to bag" works although the code of the bag cannot load', async ({ page, shop }) => {
  const letBagCome = await holdRequests(page, BAG_CHUNK_PATTERN);
  await openAndHydratePage(page, leeSerum.path);
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToBag') })
    .first();
  await add.click();
  await add.click();
  await expect(getBagButton(page, 'en', 1)).toBeVisible();
  await page.reload();
  await expect(getBagButton(page, 'en', 1)).toBeVisible();
  await letBagCome();
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toEqual([{ sku: leeSerum.sku, quantity: 1 }]);
  await expect(getBagButton(page, 'en', 1)).toBeVisible();
});

test(
  'dialog whose code cannot load reports it, and opens once it can',
  { tag: '@all' },
  async ({ page, context }) => {
    await openAndHydratePage(page, leeSerum.path);
    await context.setOffline(true);
    await expect(news(page)).toContainText(t('offline.meanwhile'));
    const search = page.getByRole('banner').getByRole('button', { name: t('site.search'), exact: true });
    await search.click();
    await expect(news(page)).toContainText(t('offline.now'));
    await expect(news(page)).toContainText(t('offline.missing'));
    await expect(page.getByRole('heading', { level: 1, name: leeSerum.name })).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    await context.setOffline(false);
    await expect(news(page)).toHaveText(t('offline.restored'));
    await search.click();
    await expect(page.getByRole('dialog', { name: t('search.title') })).toBeVisible();
  },
);

for (const [locale, path] of sampleCases([
  ['da', '/da/produkt/lae-serum'],
  ['en', leeSerum.path],
] as const)) {
  test(
    `samples that cannot load are reported, and shown at the next press, in ${locale}`,
    { tag: '@all' },
    async ({ page }) => {
      const words = (key: string) => getMessage(locale, key);
      await page.setViewportSize({ width: 390, height: 700 });
      await openAndHydratePage(page, path);
      await addToBag(page, locale);
      const drawer = page.getByRole('dialog', { name: words('bag.title') });
      const choose = drawer.getByRole('button', { name: words('samples.choose') });
      await page.context().setOffline(true);
      await choose.click();
      await expect(drawer.getByRole('alert')).toHaveText(words('samples.missing'));
      await expect(drawer.getByRole('alert')).toBeInViewport();
      await expect(choose).toBeFocused();
      await expectNoAxeViolations(page, 'samples that cannot be fetched', 'dialog[open]');
      await page.context().setOffline(false);
      await choose.click();
      await expect(drawer.getByRole('checkbox').first()).toBeVisible();
      await expect(drawer.getByRole('alert')).toHaveCount(0);
    },
  );
}

test('picture of the bag that cannot load leaves its background', { tag: '@all' }, async ({ page }) => {
  await openAndHydratePage(page, leeSerum.path);
  await addToBag(page, 'en');
  await page.route('**/pictures/**', (route) => route.abort());
  await openAndHydratePage(page, '/about/contact');
  await getBagButton(page, 'en', 1).click();
  const picture = page
    .getByRole('dialog', { name: t('bag.title') })
    .locator('picture > img')
    .first();
  await expect(picture).toHaveAttribute('data-state', 'failed');
  await picture.evaluate((image) => Promise.all(image.getAnimations().map(({ finished }) => finished)));
  await expect(picture).toHaveCSS('opacity', '0');
});

test(
  'back navigation without a connection completes when the connection returns',
  { tag: '@all' },
  async ({ page, context }) => {
    await openAndHydratePage(page, '/cart');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('bag.title'));
    await page.getByRole('banner').getByRole('link', { name: 'Journal', exact: true }).click();
    await expect(page).toHaveURL('/care-journal');
    await expect(heading).not.toHaveText(t('bag.title'));

    await context.setOffline(true);
    await expect(news(page)).toContainText(t('offline.now'));
    await page.goBack();
    await expect(heading).toHaveText(t('offline.pageTitle'));
    await context.setOffline(false);
    await expect(heading).toHaveText(t('bag.title'));
  },
);

test(
  'page whose code is missing after a deploy reloads once, and not again within a minute',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('**/assets/search-dialog*.js', (route) => route.fulfill({ status: 404 }));
    await openAndHydratePage(page, leeSerum.path);
    const search = page.getByRole('banner').getByRole('button', { name: t('site.search'), exact: true });
    const reloaded = page.waitForEvent('load');
    await search.click();
    await reloaded;
    await page.locator('html[data-hydration=done]').waitFor();

    // A reload discards this property.
    await page.evaluate(() => (document.body.dataset['here'] = 'still'));
    // The URL keeps the request; it is retried once and then given up.
    await expect(page).toHaveURL(leeSerum.path);
    await waitUntilIdle(page);
    await expect(page.locator('body')).toHaveAttribute('data-here', 'still');
    await expect(page.getByRole('heading', { level: 1, name: leeSerum.name })).toBeVisible();
  },
);
