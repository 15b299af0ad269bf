import type { Page, Route } from '@playwright/test';
import { addToBag, BAG_CHUNK_PATTERN } from './bag.ts';
import { getMessage } from './messages.ts';
import { expect, test } from './test.ts';
import {
  openAndHydratePage,
  openPageWithHydratedBoundary,
  waitUntilIdle,
  waitUntilHydrated,
} from './open-page.ts';

const t = (key: string) => getMessage('en', key);

const leeSerum = 'Lee Serum';

test.describe('after a deploy under an open page', () => {
  test.use({
    expectedComplaints:
      /status of 404|dynamically imported module|Error loading route module|not a valid JavaScript/,
  });

  /** Removes the code of the product page, as a deploy does; returns its file. */
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

  test('page whose code is missing is reloaded, at most once in 60 seconds', async ({ page }) => {
    // A link of a list that is not hydrated is handled by the browser.
    const openList = () => openPageWithHydratedBoundary(page, '/shop');
    await openAndHydratePage(page, '/cart');
    const lost = await lose(page);
    // A reload discards this property.
    const isStillHere = () => page.evaluate(() => 'isHere' in window);
    const product = page.getByRole('main').getByRole('link', { name: leeSerum, exact: true });

    // Prefetching for visible links and for hover has no side effect.
    const refused = page.waitForResponse(lost);
    await openList();
    await page.evaluate(() => Object.assign(window, { isHere: true }));
    await product.hover();
    await refused;
    await waitUntilIdle(page);
    expect(await isStillHere()).toBe(true);

    const loaded = page.waitForEvent('load');
    await product.click();
    await loaded;
    await expect(page).toHaveURL('/product/lee-serum');
    await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeVisible();

    // Its code is still missing, so it is not hydrated; the next page is, and a second failure is shown.
    await openList();
    await page.evaluate(() => Object.assign(window, { isHere: true }));
    await product.click();
    await expect(page.getByRole('heading', { level: 1, name: t('error.generic') })).toBeVisible();
    expect(await isStillHere()).toBe(true);
  });

  test(
    'form that is partly filled in keeps its values when another tab changes the bag',
    { tag: '@all' },
    async ({ page, context }) => {
      await openAndHydratePage(page, '/');
      const asked: string[] = [];
      await page.route(BAG_CHUNK_PATTERN, (route) => {
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
      await openAndHydratePage(tab, '/product/lee-serum');
      await addToBag(tab, 'en');
      await expect(page.locator('html[data-heard]')).toHaveCount(1);
      await waitUntilIdle(page);
      expect(asked).toEqual([]);
      await expect(field).toHaveValue('lee@example.com');

      expect(await page.evaluate(() => 'isHere' in window)).toBe(true);

      // The page reloads for the code if nothing is lost by that, and requests it again.
      const askedBefore = new Promise<number>((resolve) => {
        page.once('framenavigated', () => resolve(asked.length));
      });
      await field.fill('');
      await field.blur();
      expect(await askedBefore).toBe(1);
    },
  );
});

test.describe('while a part of the page is loading', () => {
  test.use({ expectedComplaints: /dynamically imported module|ERR_FAILED/ });

  test('navigation succeeds although the browser aborts the request for the part', async ({ page }) => {
    const part = Promise.withResolvers<Route>();
    await page.route('**/assets/live-product-list-*.js', (route) => {
      part.resolve(route);
    });
    await openAndHydratePage(page, '/shop');
    const held = await part.promise;
    // Firefox aborts the requests of a page when navigation starts, not when the next page arrives.
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

test.describe('where prefetched code is missing', () => {
  test.use({ expectedComplaints: /status of 404|dynamically imported module/ });

  test('page reloads once, and no error page is executed as code', { tag: '@all' }, async ({ page }) => {
    await page.route('**/assets/prefetch-*.js', (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/assets/prefetch-') && answer.status() === 404) refused.push(answer.url());
    });
    await page.goto('/shop');
    // Once on each of two loads.
    await expect.poll(() => [refused.length, loads]).toEqual([2, 2]);
    await waitUntilHydrated(page);
    await waitUntilIdle(page);
    expect([refused.length, loads]).toEqual([2, 2]);
  });
});
