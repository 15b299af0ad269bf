import type { Page } from '@playwright/test';
import { formatDate } from '@marehalm/shop';
import { addToBag, getBagButton } from './bag.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, waitUntilHydrated } from './open-page.ts';

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 50[23]|favicon/,
});

const t = (key: string, values?: Record<string, string | number>) => getMessage('en', key, values);
const news = (page: Page) => page.locator('[role=status][data-connection]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the page at `path` is cached with its assets. */
const waitUntilCached = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (seen) => {
        if (!navigator.serviceWorker.controller || !(await caches.match(seen))) return false;
        const shown = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        const kept = await Promise.all(
          shown.filter((name) => name.startsWith('/assets/')).map((name) => caches.match(name)),
        );
        return kept.every((answer) => answer !== undefined);
      }, path),
    )
    .toBe(true);

test('offline shopper can read the wish list and buy from it', async ({ page, context }) => {
  await openAndHydratePage(page, '/product/lee-serum');
  await page.getByRole('button', { name: t('wishList.save') }).click();
  await page.getByRole('link', { name: t('wishList.see') }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await waitUntilCached(page, '/wish-list');

  await context.setOffline(true);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(heading(page)).toHaveText(t('wishList.title'));
  await expect(page.getByRole('article')).toContainText('€50');
  await page.getByRole('button', { name: `${t('product.addToBag')}: Lee Serum` }).click();
  await expect(getBagButton(page, 'en', 1)).toBeVisible();
});

test('offline shopper can read visited pages, and sees since when they are cached', async ({
  page,
  context,
}) => {
  await openAndHydratePage(page, '/product/lee-serum');
  await waitUntilCached(page, '/product/lee-serum');
  // Client navigation loads no document; pages are cached all the same.
  await page.getByRole('banner').getByRole('link', { name: 'Journal', exact: true }).click();
  await expect(page).toHaveURL('/care-journal');
  await waitUntilCached(page, '/care-journal');

  await context.setOffline(true);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(heading(page)).toHaveText('Journal');
  const since = (await page.locator('html').getAttribute('data-cached-since')) ?? '';
  expect(Math.abs(Date.now() - Date.parse(since))).toBeLessThan(120_000);
  await expect(news(page)).toContainText(t('offline.kept', { date: formatDate(since, 'en') }));

  await page.goto('/product/lee-serum');
  await waitUntilHydrated(page);
  await expect(heading(page)).toHaveText('Lee Serum');
  await expect(page.locator('main').getByText('€50', { exact: true }).first()).toBeVisible();
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);

  // As soon as the shop answers, the current page replaces the cached one.
  await context.setOffline(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-cached-since', /./, { timeout: 15_000 });
  await expect(news(page)).toBeEmpty();
});

test(
  'file that was still loading when its page was cached is cached as well',
  { tag: '@all' },
  async ({ page }) => {
    const letItCome = await holdRequests(page, '**/assets/prefetch-*.js');
    const asked = page.waitForRequest('**/assets/prefetch-*.js');
    await openAndHydratePage(page, '/product/lee-serum');
    const { pathname } = new URL((await asked).url());
    const isKept = (path: string) =>
      page.evaluate(async (path) => (await caches.match(path)) !== undefined, path);
    await expect.poll(() => isKept('/product/lee-serum')).toBe(true);
    expect(await isKept(pathname)).toBe(false);
    await letItCome();
    await expect.poll(() => isKept(pathname)).toBe(true);
  },
);

for (const [name, isPreloaded] of sampleCases([
  ['Firefox/153.0', false],
  ['Chrome/150.0.0.0', true],
] as const)) {
  test(`page is ${isPreloaded ? '' : 'not '}requested before the service worker has started in ${name}`, async ({
    playwright,
    launchOptions,
    shop,
  }) => {
    // The user agent of a page does not apply to its service worker.
    const args = [...(launchOptions.args ?? []), `--user-agent=${name}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL: shop.origin });
    await openAndHydratePage(page, '/product/lee-serum');
    await waitUntilCached(page, '/product/lee-serum');
    const { enabled } = await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).navigationPreload.getState(),
    );
    expect(enabled).toBe(isPreloaded);
    await browser.close();
  });
}

test(
  'offline shopper can follow links to cached pages, and stays on the page for others',
  { tag: '@all' },
  async ({ page, context }) => {
    await openAndHydratePage(page, '/care-journal');
    await waitUntilCached(page, '/care-journal');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site.homeLink') })
      .click();
    await expect(page).toHaveURL('/');
    await waitUntilCached(page, '/');

    await context.setOffline(true);
    await expect(news(page)).toContainText(t('offline.now'));
    await page.locator('main').getByRole('link').filter({ visible: true }).last().click();
    await expect(news(page)).toContainText(t('offline.missing'));
    await expect(page).toHaveURL('/');
    await page.getByRole('banner').getByRole('link', { name: 'Journal', exact: true }).click();
    await expect(page).toHaveURL('/care-journal');
    await waitUntilHydrated(page);
    await expect(heading(page)).toHaveText('Journal');

    // On a cached page every link uses the cache.
    await page.locator('main').getByRole('link').filter({ visible: true }).last().click();
    await expect(heading(page)).toHaveText(t('offline.pageTitle'));
  },
);

for (const [locale, unseen, seen, title] of sampleCases([
  ['da', '/da/produkt/stille-creme', '/da/tips-tricks', 'Tips og rutiner'],
  ['en', '/product/still-cream', '/tips-tricks', 'Tips & routines'],
] as const)) {
  test(`offline shopper who opens a page that is not cached sees the list of cached pages, in ${locale}`, async ({
    page,
    context,
  }) => {
    await openAndHydratePage(page, seen);
    await waitUntilCached(page, seen);
    await context.setOffline(true);
    await page.goto(unseen);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(heading(page)).toHaveText(getMessage(locale, 'offline.pageTitle'));
    const list = page.locator('[data-cached-pages]');
    await expect(list.getByRole('link')).toHaveText([title]);
    await list.getByRole('link').click();
    await expect(page).toHaveURL(seen);
    await waitUntilHydrated(page);
  });
}

test('offline shopper can open the bag for the first time', async ({ page, context }) => {
  await openAndHydratePage(page, '/product/lee-serum');
  await waitUntilCached(page, '/product/lee-serum');
  await context.setOffline(true);
  await page.reload();
  await waitUntilHydrated(page);
  await getBagButton(page, 'en', 0).click();
  await expect(page.getByRole('dialog', { name: t('bag.title') })).toBeVisible();
  await page.goto('/cart');
  await waitUntilHydrated(page);
  await expect(heading(page)).toHaveText(t('bag.title'));
});

test('offline shopper finds the whole bag on its page', { tag: '@all' }, async ({ page, context }) => {
  await openAndHydratePage(page, '/product/lee-serum');
  await addToBag(page, 'en');
  await waitUntilCached(page, '/product/lee-serum');
  await context.setOffline(true);
  await page.goto('/cart');
  await waitUntilHydrated(page);
  await expect(page.locator('main').getByRole('link', { name: 'Lee Serum' }).first()).toBeVisible();
});

test('cached page is never shown while the shop answers, however slowly', async ({ page, shop }) => {
  await openAndHydratePage(page, '/product/lee-serum');
  await waitUntilCached(page, '/product/lee-serum');
  // Marks the cached copy.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = await cache.match('/product/lee-serum');
      if (!kept) continue;
      const html = (await kept.text()).replaceAll('€50', '€1');
      await cache.put('/product/lee-serum', new Response(html, { headers: kept.headers }));
    }
  });
  await shop.breakService('shop', { latency: 1500, path: '/product/lee-serum' });
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-cached-since');
  await expect(page.locator('main').getByText('€50', { exact: true }).first()).toBeVisible();

  await shop.breakService('shop', { status: 502 });
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-cached-since');
  await expect(news(page)).toContainText(t('offline.unreachable'));
});

test('new version of the shop removes the cache of the previous one', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    await (await caches.open('marehalm-pages-before')).put('/shop', new Response('old'));
    await caches.open('of-another-site');
  });
  await openAndHydratePage(page, '/shop');
  await waitUntilCached(page, '/shop');
  const names = await page.evaluate(() => caches.keys());
  expect(names).not.toContain('marehalm-pages-before');
  expect(names).toContain('of-another-site');
});

test(
  'cached page is not refreshed while the shopper is typing',
  { tag: '@all' },
  async ({ page, context }) => {
    await openAndHydratePage(page, '/about/club');
    await waitUntilCached(page, '/about/club');
    await context.setOffline(true);
    await page.reload();
    await waitUntilHydrated(page);
    const name = page.locator('main').getByRole('textbox').first();
    await name.fill('Marehalm');
    await name.blur();
    // Counts how often the page checks whether it may refresh.
    await page.evaluate(() => {
      const find = document.querySelector.bind(document);
      document.querySelector = (selector: string) => {
        if (selector.startsWith('dialog[open]')) document.body.dataset['looks'] += '.';
        return find(selector);
      };
    });
    await context.setOffline(false);
    await expect(page.locator('body')).toHaveAttribute('data-looks', /\.{2}$/, { timeout: 15_000 });
    await expect(name).toHaveValue('Marehalm');
    await expect(page.locator('html')).toHaveAttribute('data-cached-since');

    await name.clear();
    await name.blur();
    await expect(page.locator('html')).not.toHaveAttribute('data-cached-since', /./, { timeout: 15_000 });
  },
);

test(
  'client navigation falls back to the cached page when the shop is down',
  { tag: '@all' },
  async ({ page, shop }) => {
    await openAndHydratePage(page, '/care-journal');
    await waitUntilCached(page, '/care-journal');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site.homeLink') })
      .click();
    await expect(page).toHaveURL('/');
    await waitUntilCached(page, '/');
    await shop.breakService('shop', { status: 503 });
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-cached-since');
    await waitUntilHydrated(page);
    await expect(heading(page)).toHaveText('Journal');
    await expect(news(page)).toContainText(t('offline.unreachable'));
  },
);

test('offline shopper can go back to a hash of a cached page', { tag: '@all' }, async ({ page, context }) => {
  await openAndHydratePage(page, '/about/ingredients#oat');
  await waitUntilCached(page, '/about/ingredients');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.homeLink') })
    .click();
  await expect(page).toHaveURL('/');
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Ingredient glossary');
  await waitUntilHydrated(page);
});
