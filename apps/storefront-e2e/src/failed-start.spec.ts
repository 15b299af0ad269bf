import type { Page, Route } from '@playwright/test';
import { bagDrawer, quantityOf } from './bag.ts';
import { inLanguage } from './checkout.ts';
import { hold } from './hold.ts';
import { message } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { madeByScripts } from './visit.ts';

const modules = '**/assets/*.js';

test.describe('when a connection is cut', () => {
  test.use({ expectedComplaints: /ERR_CONNECTION|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE/ });

  for (const [where, fault] of sampled([
    ['in the middle of', { cutAnswer: true }],
    ['before', { cutConnection: true }],
  ] as const)) {
    test(`a shopper presses on a page that has lost it ${where} what it starts with`, async ({
      page,
      shop,
    }) => {
      await shop.breakService('shop', { ...fault, path: '/assets/data-', times: 2 });
      await page.goto('/product/lee-serum');
      await page
        .getByRole('main')
        .getByRole('button', { name: message('en', 'product.addToBag') })
        .click();
      await expect(quantityOf(bagDrawer(page, 'en'), 'en', 'Lee Serum')).toHaveValue('1');
    });
  }
});

/** Milliseconds: four seconds pass between two questions, and a page is loaded after them. */
const untilAskedAgain = 15_000;

/**
 * Opens the front page in a browser that cannot reach the shop any more before its modules are here, and tells when the page has asked for the
 * shop once more.
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

test.describe('whose modules do not arrive', () => {
  test.use({ expectedComplaints: /assets\/|dynamically imported module|ERR_FAILED/ });

  test('a shopper still reads, follows links and opens menus', async ({ page }) => {
    // The page was loaded anew for it a moment ago.
    await page.addInitScript(() => sessionStorage.setItem('static-router.reloaded-at', String(Date.now())));
    await page.route(modules, (route) => route.abort());
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('data-hydration', 'failed');
    const navigation = page.getByRole('navigation', { name: message('en', 'site.mainNavigation') });
    await navigation.locator('summary').first().click();
    await expect(navigation.locator('details[open] a').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'Lee Serum', exact: true }).click();
    await expect(page).toHaveURL('/product/lee-serum');
    await expect(page.getByRole('heading', { level: 1, name: 'Lee Serum' })).toBeVisible();
  });

  test(
    'a shopper keeps what was typed for a gift card, and it does not get into the address',
    { tag: '@all' },
    async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('static-router.reloaded-at', String(Date.now())));
      await page.route(modules, (route) => route.abort());
      await page.goto('/product/gift-card');
      await expect(page.locator('html')).toHaveAttribute('data-hydration', 'failed');
      const name = page.getByRole('textbox', { name: message('en', 'giftCard.recipientName') });
      await name.fill('Inge');
      await name.press('Enter');
      await page.getByRole('button', { name: message('en', 'product.addToBag') }).click();
      await expect(name).toHaveValue('Inge');
      await expect(page).toHaveURL('/product/gift-card');
    },
  );

  test('a page is loaded anew, once the shop can be reached, and answers', async ({ page }) => {
    const shop = await openUnreached(page);
    await shop.isAsked();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    shop.isReached = true;
    await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done', {
      timeout: untilAskedAgain,
    });
  });

  test('a page is not loaded anew while a shopper is writing on it', { tag: '@all' }, async ({ page }) => {
    const shop = await openUnreached(page);
    await shop.isAsked();
    const email = page.getByRole('textbox', { name: message('en', 'newsletter.email') });
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

  test('a shopper who is on the way to another page is not taken back', { tag: '@all' }, async ({ page }) => {
    const failing: Route[] = [];
    await page.route(modules, (route) => void failing.push(route));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    await page.goto('/shop');
    await expect.poll(() => failing.length).toBeGreaterThan(3);
    const letNextCome = await hold(page, '**/product/lee-serum');
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

  for (const [locale, lost, others] of sampled(
    [
      ['en', '**/assets/*.{js,css}', ', without its styles'],
      ['da', '**/assets/*.js', ''],
      ['en', '**/assets/*.js', ''],
    ] as const,
    ([locale]) => locale,
    ([, lost]) => lost,
  )) {
    test(`a page that scripts alone can make says that they failed${others}, in ${locale}`, async ({
      page,
    }) => {
      await page.addInitScript(() => sessionStorage.setItem('static-router.reloaded-at', String(Date.now())));
      await page.route(lost, (route) => route.abort());
      for (const path of madeByScripts) {
        await page.goto(inLanguage(locale, path));
        const main = page.getByRole('main');
        await expect(
          main.getByRole('alert').getByRole('heading', { name: message(locale, 'scripts.missing') }),
        ).toBeVisible();
        await expect(main.locator('[aria-busy=true]')).toBeHidden();
        await expect(main.getByRole('status')).toHaveCount(0);
      }
      await page.unroute(lost);
      const tryAgain = page.getByRole('main').getByRole('link', { name: message(locale, 'error.tryAgain') });
      await tryAgain.click();
      await expect(
        page.getByRole('textbox', { name: message(locale, 'checkout.field.email') }),
      ).toBeVisible();
    });
  }
});
