import type { Page, Route } from '@playwright/test';
import { getBagDrawer, getQuantityField } from './bag.ts';
import { toLocalizedPath } from './localized-path.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { SCRIPT_ONLY_PATHS } from './open-page.ts';

const modules = '**/assets/*.js';

test.describe('when a connection is cut', () => {
  test.use({ expectedComplaints: /ERR_CONNECTION|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE/ });

  for (const [where, fault] of sampleCases([
    ['in the middle of', { cutAnswer: true }],
    ['before', { cutConnection: true }],
  ] as const)) {
    test(`press on a page that has lost the connection ${where} its first data adds to the bag`, async ({
      page,
      shop,
    }) => {
      await shop.breakService('shop', { ...fault, path: '/assets/data-', times: 2 });
      await page.goto('/product/lee-serum');
      await page
        .getByRole('main')
        .getByRole('button', { name: getMessage('en', 'product.addToBag') })
        .click();
      await expect(getQuantityField(getBagDrawer(page, 'en'), 'en', 'Lee Serum')).toHaveValue('1');
    });
  }
});

/** Milliseconds: the page retries every four seconds, and then reloads. */
const untilAskedAgain = 15_000;

/**
 * Opens the front page in a browser that loses the shop before the modules have loaded, and reports when the page has
 * asked for the shop again.
 */
async function openUnreached(page: Page) {
  let asked = Promise.withResolvers<undefined>();
  const shop = {
    isReached: false,
    isAsked: async () => {
      await asked.promise;
      asked = Promise.withResolvers();
    },
  };
  await page.route(modules, (route) => (shop.isReached ? route.continue() : route.abort()));
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => {
      const isQuestion = !route.request().isNavigationRequest();
      if (isQuestion) asked.resolve(undefined);
      return shop.isReached || !isQuestion ? route.continue() : route.abort();
    },
  );
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'failed');
  return shop;
}

test.describe('where modules do not load', () => {
  test.use({ expectedComplaints: /assets\/|dynamically imported module|ERR_FAILED/ });

  test('shopper can read, follow links and open menus', async ({ page }) => {
    // The page has just been reloaded for this reason.
    await page.addInitScript(() => sessionStorage.setItem('static-router.reloaded-at', String(Date.now())));
    await page.route(modules, (route) => route.abort());
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('data-hydration', 'failed');
    const navigation = page.getByRole('navigation', { name: getMessage('en', 'site.mainNavigation') });
    await navigation.locator('summary').first().click();
    await expect(navigation.locator('details[open] a').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'Lee Serum', exact: true }).click();
    await expect(page).toHaveURL('/product/lee-serum');
    await expect(page.getByRole('heading', { level: 1, name: 'Lee Serum' })).toBeVisible();
  });

  test(
    'gift card form keeps its values, and they do not get into the URL',
    { tag: '@all' },
    async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('static-router.reloaded-at', String(Date.now())));
      await page.route(modules, (route) => route.abort());
      await page.goto('/product/gift-card');
      await expect(page.locator('html')).toHaveAttribute('data-hydration', 'failed');
      const name = page.getByRole('textbox', { name: getMessage('en', 'giftCard.recipientName') });
      await name.fill('Inge');
      await name.press('Enter');
      await page.getByRole('button', { name: getMessage('en', 'product.addToBag') }).click();
      await expect(name).toHaveValue('Inge');
      await expect(page).toHaveURL('/product/gift-card');
    },
  );

  test('page reloads and hydrates once the shop is reachable', async ({ page }) => {
    const shop = await openUnreached(page);
    await shop.isAsked();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    shop.isReached = true;
    await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done', {
      timeout: untilAskedAgain,
    });
  });

  test('page does not reload while the shopper is typing', { tag: '@all' }, async ({ page }) => {
    const shop = await openUnreached(page);
    await shop.isAsked();
    const email = page.getByRole('textbox', { name: getMessage('en', 'newsletter.email') });
    await email.focus();
    await email.pressSequentially('ida@');
    shop.isReached = true;
    await shop.isAsked();
    await shop.isAsked();
    await email.pressSequentially('example.com');
    await expect(email).toHaveValue('ida@example.com');
    await expect(page.locator('html')).toHaveAttribute('data-hydration', 'failed');
    await email.clear();
    await email.blur();
    await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done', {
      timeout: untilAskedAgain,
    });
  });

  test('navigation to another page is not reverted', { tag: '@all' }, async ({ page }) => {
    const failing: Route[] = [];
    await page.route(modules, (route) => void failing.push(route));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    await page.goto('/shop');
    await expect.poll(() => failing.length).toBeGreaterThan(3);
    const letNextCome = await holdRequests(page, '**/product/lee-serum');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Lee Serum', exact: true })
      .click({ noWaitAfter: true });
    await expect.poll(() => asked).toContain('/product/lee-serum');
    const isReached = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
    await Promise.all(failing.map((route) => route.abort()));
    await isReached;
    await letNextCome();
    await expect(page.getByRole('heading', { level: 1, name: 'Lee Serum' })).toBeVisible();
    expect(asked.filter((path) => path === '/shop')).toHaveLength(1);
  });

  for (const [locale, lost, others] of sampleCases(
    [
      ['en', '**/assets/*.{js,css}', ', without its styles'],
      ['da', '**/assets/*.js', ''],
      ['en', '**/assets/*.js', ''],
    ] as const,
    ([locale]) => locale,
    ([, lost]) => lost,
  )) {
    test(`page that needs JavaScript reports that it failed to load${others}, in ${locale}`, async ({
      page,
    }) => {
      await page.addInitScript(() => sessionStorage.setItem('static-router.reloaded-at', String(Date.now())));
      await page.route(lost, (route) => route.abort());
      for (const path of SCRIPT_ONLY_PATHS) {
        await page.goto(toLocalizedPath(locale, path));
        const main = page.getByRole('main');
        await expect(
          main.getByRole('alert').getByRole('heading', { name: getMessage(locale, 'scripts.missing') }),
        ).toBeVisible();
        await expect(main.locator('[aria-busy=true]')).toBeHidden();
        await expect(main.getByRole('status')).toHaveCount(0);
      }
      await page.unroute(lost);
      const tryAgain = page
        .getByRole('main')
        .getByRole('link', { name: getMessage(locale, 'error.tryAgain') });
      await tryAgain.click();
      await expect(
        page.getByRole('textbox', { name: getMessage(locale, 'checkout.field.email') }),
      ).toBeVisible();
    });
  }
});
