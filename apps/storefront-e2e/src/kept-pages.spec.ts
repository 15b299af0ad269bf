import type { Page } from '@playwright/test';
import { formatDate } from '@marehalm/shop';
import { addToBag, bagButton } from './bag.ts';
import { hold } from './hold.ts';
import { message } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 50[23]|favicon/,
});

const t = (key: string, values?: Record<string, string | number>) => message('en', key, values);
const news = (page: Page) => page.locator('[role=status][data-connection]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the page at `path` is on the device, with the files that it was shown with. */
const untilKept = (page: Page, path: string) =>
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

test('a shopper without a connection reads the pages that were seen, and is told since when they are kept', async ({
  page,
  context,
}) => {
  await openPage(page, '/product/lee-serum');
  await untilKept(page, '/product/lee-serum');
  // Within the shop pages come without a reload; they are kept all the same.
  await page.getByRole('banner').getByRole('link', { name: 'Journal', exact: true }).click();
  await expect(page).toHaveURL('/care-journal');
  await untilKept(page, '/care-journal');

  await context.setOffline(true);
  await page.reload();
  await untilReady(page);
  await expect(heading(page)).toHaveText('Journal');
  const since = (await page.locator('html').getAttribute('data-cached-since')) ?? '';
  expect(Math.abs(Date.now() - Date.parse(since))).toBeLessThan(120_000);
  await expect(news(page)).toContainText(t('offline.kept', { date: formatDate(since, 'en') }));

  await page.goto('/product/lee-serum');
  await untilReady(page);
  await expect(heading(page)).toHaveText('Lee Serum');
  await expect(page.locator('main').getByText('€50', { exact: true }).first()).toBeVisible();
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);

  // As soon as the shop answers, the page is as the shop has it now.
  await context.setOffline(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-cached-since', /./, { timeout: 15_000 });
  await expect(news(page)).toBeEmpty();
});

test(
  'a file that was still on its way when its page was kept is kept as well',
  { tag: '@all' },
  async ({ page }) => {
    const letItCome = await hold(page, '**/assets/prefetch-*.js');
    const asked = page.waitForRequest('**/assets/prefetch-*.js');
    await openPage(page, '/product/lee-serum');
    const { pathname } = new URL((await asked).url());
    const isKept = (path: string) =>
      page.evaluate(async (path) => (await caches.match(path)) !== undefined, path);
    await expect.poll(() => isKept('/product/lee-serum')).toBe(true);
    expect(await isKept(pathname)).toBe(false);
    await letItCome();
    await expect.poll(() => isKept(pathname)).toBe(true);
  },
);

for (const [name, isPreloaded] of sampled([
  ['Firefox/153.0', false],
  ['Chrome/150.0.0.0', true],
] as const)) {
  test(`a page is ${isPreloaded ? '' : 'not '}asked for before the worker has started in ${name}`, async ({
    playwright,
    launchOptions,
    shop,
  }) => {
    // A name that is given to a page alone is not its worker's.
    const args = [...(launchOptions.args ?? []), `--user-agent=${name}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL: shop.origin });
    await openPage(page, '/product/lee-serum');
    await untilKept(page, '/product/lee-serum');
    const { enabled } = await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).navigationPreload.getState(),
    );
    expect(enabled).toBe(isPreloaded);
    await browser.close();
  });
}

test(
  'a shopper without a connection follows links to pages that were seen, and keeps the page before others',
  { tag: '@all' },
  async ({ page, context }) => {
    await openPage(page, '/care-journal');
    await untilKept(page, '/care-journal');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site.homeLink') })
      .click();
    await expect(page).toHaveURL('/');
    await untilKept(page, '/');

    await context.setOffline(true);
    await expect(news(page)).toContainText(t('offline.now'));
    await page.locator('main').getByRole('link').filter({ visible: true }).last().click();
    await expect(news(page)).toContainText(t('offline.missing'));
    await expect(page).toHaveURL('/');
    await page.getByRole('banner').getByRole('link', { name: 'Journal', exact: true }).click();
    await expect(page).toHaveURL('/care-journal');
    await untilReady(page);
    await expect(heading(page)).toHaveText('Journal');

    // From a page that is kept, any link leads to what the device has.
    await page.locator('main').getByRole('link').filter({ visible: true }).last().click();
    await expect(heading(page)).toHaveText(t('offline.pageTitle'));
  },
);

for (const [locale, unseen, seen, title] of sampled([
  ['da', '/da/produkt/stille-creme', '/da/tips-tricks', 'Tips og tricks'],
  ['en', '/product/still-cream', '/tips-tricks', 'Tips & tricks'],
] as const)) {
  test(`a shopper without a connection who asks for a page that was never seen is shown what there is, in ${locale}`, async ({
    page,
    context,
  }) => {
    await openPage(page, seen);
    await untilKept(page, seen);
    await context.setOffline(true);
    await page.goto(unseen);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(heading(page)).toHaveText(message(locale, 'offline.pageTitle'));
    const list = page.locator('[data-cached-pages]');
    await expect(list.getByRole('link')).toHaveText([title]);
    await list.getByRole('link').click();
    await expect(page).toHaveURL(seen);
    await untilReady(page);
  });
}

test('a shopper without a connection opens the bag, though it was never opened before', async ({
  page,
  context,
}) => {
  await openPage(page, '/product/lee-serum');
  await untilKept(page, '/product/lee-serum');
  await context.setOffline(true);
  await page.reload();
  await untilReady(page);
  await bagButton(page, 'en', 0).click();
  await expect(page.getByRole('dialog', { name: t('bag.title') })).toBeVisible();
  await page.goto('/cart');
  await untilReady(page);
  await expect(heading(page)).toHaveText(t('bag.title'));
});

test(
  'a shopper without a connection finds everything in the bag on its page',
  { tag: '@all' },
  async ({ page, context }) => {
    await openPage(page, '/product/lee-serum');
    await addToBag(page, 'en');
    await untilKept(page, '/product/lee-serum');
    await context.setOffline(true);
    await page.goto('/cart');
    await untilReady(page);
    await expect(page.locator('main').getByRole('link', { name: 'Lee Serum' }).first()).toBeVisible();
  },
);

test('a page that is kept is never shown while the shop answers, however slowly', async ({ page, shop }) => {
  await openPage(page, '/product/lee-serum');
  await untilKept(page, '/product/lee-serum');
  // What is kept is made recognisable.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = await cache.match('/product/lee-serum');
      if (!kept) continue;
      const html = (await kept.text()).replaceAll('€50', '€1');
      await cache.put('/product/lee-serum', new Response(html, { headers: kept.headers }));
    }
  });
  await shop.breakService('shop', { latency: 1500 });
  await page.reload();
  await untilReady(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-cached-since');
  await expect(page.locator('main').getByText('€50', { exact: true }).first()).toBeVisible();

  await shop.breakService('shop', { status: 502 });
  await page.reload();
  await untilReady(page);
  await expect(page.locator('html')).toHaveAttribute('data-cached-since');
  await expect(news(page)).toContainText(t('offline.unreachable'));
});

test('a new version of the shop removes what the one before has kept', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    await (await caches.open('marehalm-pages-before')).put('/shop', new Response('old'));
    await caches.open('of-somebody-else');
  });
  await openPage(page, '/shop');
  await untilKept(page, '/shop');
  const names = await page.evaluate(() => caches.keys());
  expect(names).not.toContain('marehalm-pages-before');
  expect(names).toContain('of-somebody-else');
});

test(
  'a shopper who writes on a page that is kept goes on writing when the shop is back',
  { tag: '@all' },
  async ({ page, context }) => {
    await openPage(page, '/about/club');
    await untilKept(page, '/about/club');
    await context.setOffline(true);
    await page.reload();
    await untilReady(page);
    const name = page.locator('main').getByRole('textbox').first();
    await name.fill('Marehalm');
    await name.blur();
    // How often the page has looked whether it may be fetched anew.
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
  'a shopper within the shop is shown the page that is kept when the shop answers no more',
  { tag: '@all' },
  async ({ page, shop }) => {
    await openPage(page, '/care-journal');
    await untilKept(page, '/care-journal');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site.homeLink') })
      .click();
    await expect(page).toHaveURL('/');
    await untilKept(page, '/');
    await shop.breakService('shop', { status: 503 });
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-cached-since');
    await untilReady(page);
    await expect(heading(page)).toHaveText('Journal');
    await expect(news(page)).toContainText(t('offline.unreachable'));
  },
);

test(
  'a shopper without a connection goes back to a part of a page that was seen',
  { tag: '@all' },
  async ({ page, context }) => {
    await openPage(page, '/about/ingredients#oat');
    await untilKept(page, '/about/ingredients');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site.homeLink') })
      .click();
    await expect(page).toHaveURL('/');
    await context.setOffline(true);
    await page.goBack();
    await expect(heading(page)).toHaveText('Ingredient glossary');
    await untilReady(page);
  },
);
