import type { Page, Route } from '@playwright/test';
import { addToBag, bagCode } from './bag.ts';
import { message } from './messages.ts';
import { expect, test } from './test.ts';
import { openPage, openWhole, untilIdle, untilReady } from './visit.ts';

const t = (key: string) => message('en', key);

const leeSerum = 'Lee Serum';

test.describe('after a deploy under an open page', () => {
  test.use({
    expectedComplaints:
      /status of 404|dynamically imported module|Error loading route module|not a valid JavaScript/,
  });

  /** Takes away the code of the product page, as if it were that of an older build; says which file it is. */
  async function lose(page: Page): Promise<string> {
    const file = await page.evaluate(
      () =>
        (window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } })
          .__reactRouterManifest.routes['en.product']?.module,
    );
    if (file === undefined) throw new Error('Cannot lose the code of the product page: the shop has none');
    await page.route(`**${file}`, (route) => route.fulfill({ status: 404, body: '' }));
    return `**${file}`;
  }

  test('a page whose code is gone is fetched whole, at most once in 60 seconds', async ({ page }) => {
    // A link of a list that has not come to life is the browser's own.
    const openList = () => openWhole(page, '/shop');
    await openPage(page, '/cart');
    const lost = await lose(page);
    // A page that reloads forgets what is written on it.
    const isStillHere = () => page.evaluate(() => 'isHere' in window);
    const product = page.getByRole('main').getByRole('link', { name: leeSerum, exact: true });

    // A link that only comes into sight, and a pointer that only passes over it, lose nothing.
    const refused = page.waitForResponse(lost);
    await openList();
    await page.evaluate(() => Object.assign(window, { isHere: true }));
    await product.hover();
    await refused;
    await untilIdle(page);
    expect(await isStillHere()).toBe(true);

    const loaded = page.waitForEvent('load');
    await product.click();
    await loaded;
    await expect(page).toHaveURL('/product/lee-serum');
    await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeVisible();

    // Its code is still gone, so it is plain; the next page comes to life, and a second failure is shown.
    await openList();
    await page.evaluate(() => Object.assign(window, { isHere: true }));
    await product.click();
    await expect(page.getByRole('heading', { level: 1, name: t('error.generic') })).toBeVisible();
    expect(await isStillHere()).toBe(true);
  });

  test(
    'another tab that fills the bag takes nothing from a form that is half filled in',
    { tag: '@all' },
    async ({ page, context }) => {
      await openPage(page, '/');
      const asked: string[] = [];
      await page.route(bagCode, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ status: 404, body: '' });
      });
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.scrollIntoViewIfNeeded();
      await field.fill('lee@example.com');
      await page.evaluate(() => {
        Object.assign(window, { isHere: true });
        addEventListener('storage', ({ key }) => {
          if (key === 'marehalm-bag') document.documentElement.dataset['heard'] = '';
        });
      });

      const tab = await context.newPage();
      await openPage(tab, '/product/lee-serum');
      await addToBag(tab, 'en');
      await expect(page.locator('html[data-heard]')).toHaveCount(1);
      await untilIdle(page);
      expect(asked).toEqual([]);
      await expect(field).toHaveValue('lee@example.com');

      expect(await page.evaluate(() => 'isHere' in window)).toBe(true);

      // The page is loaded again for the code when nothing is lost by that, and then asks for it anew.
      const askedBefore = new Promise<number>((resolve) => {
        page.once('framenavigated', () => resolve(asked.length));
      });
      await field.fill('');
      await field.blur();
      expect(await askedBefore).toBe(1);
    },
  );
});

test.describe('while a part of the page is on its way', () => {
  test.use({ expectedComplaints: /dynamically imported module|ERR_FAILED/ });

  test('a shopper who goes elsewhere arrives, though the browser asks for the part no more', async ({
    page,
  }) => {
    const part = Promise.withResolvers<Route>();
    await page.route('**/assets/live-product-list-*.js', (route) => {
      part.resolve(route);
    });
    await openPage(page, '/shop');
    const held = await part.promise;
    // As Firefox does, which ends the requests of a page when it begins to be left, and not only when the next one is here.
    await page.route('**/cart', async (route) => {
      const ended = page.waitForEvent('console');
      await held.abort();
      await ended;
      await route.continue();
    });
    await page.evaluate(() => {
      location.assign('/cart');
    });
    await expect(page.getByRole('heading', { level: 1, name: t('bag.title') })).toBeVisible();
    await expect(page).toHaveURL('/cart');
  });
});

test.describe('where code that fetches ahead is gone', () => {
  test.use({ expectedComplaints: /status of 404|dynamically imported module/ });

  test(
    'the page comes anew, once, and nothing takes what did not come for code',
    { tag: '@all' },
    async ({ page }) => {
      await page.route('**/assets/prefetch-*.js', (route) => route.fulfill({ status: 404 }));
      let loads = 0;
      page.on('load', () => (loads += 1));
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.url().includes('/assets/prefetch-') && answer.status() === 404) refused.push(answer.url());
      });
      await page.goto('/shop');
      // Once by each of two loads.
      await expect.poll(() => [refused.length, loads]).toEqual([2, 2]);
      await untilReady(page);
      await untilIdle(page);
      expect([refused.length, loads]).toEqual([2, 2]);
    },
  );
});
