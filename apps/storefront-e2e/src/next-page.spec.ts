import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { locales, message } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { goTo, openPage, pageProgress } from './visit.ts';

const t = (key: string) => message('en', key);

const leeSerum = 'Lee Serum';

test('a new page has its title, and its heading has the focus and is heard once', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener(
      'focusin',
      ({ target }) => heard.push((target as Element).textContent?.trim() ?? ''),
      true,
    );
    new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status],[role=alert],[aria-live]',
        );
        if (region?.textContent) heard.push(region.textContent.trim());
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await openPage(page, '/shop');
  await page.evaluate(() => ((window as unknown as { heard: string[] }).heard.length = 0));
  await goTo(page, '/product/lee-serum');
  await expect(page).toHaveTitle('Lee Serum – Marehalm');
  await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeFocused();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((words) => words.includes(leeSerum))).toEqual([leeSerum]);
});

test(
  'a page that follows another of its kind is as if it were the first, and so is the one before after Back',
  { tag: '@all' },
  async ({ page }) => {
    const pages = [
      ['/product/windbreak-day-cream', 'Windbreak Day Cream'],
      ['/product/amber-lip-balm', 'Amber Lip Balm'],
      ['/product/gift-card', undefined],
      ['/product/rain-shampoo', 'Rain Shampoo'],
      ['/journal/order-of-layers', undefined],
      ['/journal/skin-in-february', undefined],
    ] as const;
    await openPage(page, '/product/lee-serum');
    const heading = page.getByRole('heading', { level: 1 });
    for (const [path, name] of pages) {
      await goTo(page, path);
      await expect(page).toHaveURL(path);
      if (name) await expect(heading).toHaveText(name);
      await expect(heading).toBeFocused();
    }
    for (const [, name] of pages.toReversed().slice(1)) {
      await page.goBack();
      if (name) await expect(heading).toHaveText(name);
    }
    // By a link of the page, too.
    await goTo(page, '/product/lee-serum');
    const neighbour = page.locator('main article a[href^="/product/"]').first();
    const path = (await neighbour.getAttribute('href')) ?? '';
    await neighbour.click();
    await expect(page).toHaveURL(path);
    await expect(heading).not.toHaveText(leeSerum);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: t('product.addToBag') })
        .first(),
    ).toBeVisible();
  },
);

test.describe('the page-loading indicator', () => {
  test('starts with the fetching of data and finishes with the page', async ({ page }) => {
    // Whether it was asked for before the press or by it.
    const letDataCome = await hold(page, '**/shop.data*');
    await openPage(page, '/');
    await expect(pageProgress(page)).toHaveAttribute('data-state', 'idle');
    await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
    await expect(pageProgress(page)).toHaveAttribute('data-state', 'loading');
    await expect(pageProgress(page)).toHaveText(t('site.loading'));
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    await letDataCome();
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeFocused();
    await expect(pageProgress(page)).toHaveAttribute('data-state', 'idle');
    await expect(pageProgress(page)).toBeEmpty();
  });

  for (const locale of sampled(locales)) {
    test.describe(() => {
      test.use({ expectedComplaints: /status of 503|Unable to decode|Failed to load/ });

      test(`fails on error, and the shopper is told, in ${locale}`, async ({ page }) => {
        await page.route('**/shop.data*', (route) => route.fulfill({ status: 503, body: 'Out of order' }));
        await openPage(page, locale === 'en' ? '/cart' : '/da/cart');
        await goTo(page, locale === 'en' ? '/shop' : '/da/shop');
        await expect(pageProgress(page)).toHaveAttribute('data-state', 'failed');
        await expect(pageProgress(page)).toHaveText(message(locale, 'site.loadFailed'));
        const heading = page.getByRole('heading', {
          level: 1,
          name: message(locale, 'error.somethingWrong'),
        });
        await expect(heading).toBeFocused();
        await page
          .getByRole('main')
          .getByRole('link', { name: message(locale, 'error.goHome') })
          .click();
        await expect(page).toHaveURL(locale === 'en' ? '/' : '/da');
        await expect(pageProgress(page)).toHaveAttribute('data-state', 'idle');
      });
    });
  }
});

test.describe('a page before it is asked for', () => {
  const cleanser = 'Dune Gel Cleanser';
  const product = (page: Page) => page.getByRole('main').getByRole('link', { name: cleanser, exact: true });

  test('is fetched once, when a link to it comes into sight, and nothing of it after the press', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/dune-gel-cleanser\.data$|\/assets\/product-(?!list-|hit-)/.test(pathname)) asked.push(pathname);
    });
    const data = page.waitForResponse('**/product/dune-gel-cleanser.data');
    await openPage(page, '/dune-grass');
    await product(page).scrollIntoViewIfNeeded();
    await data;
    await page.waitForFunction(
      () =>
        'en.product' in
        (window as unknown as { __reactRouterRouteModules: object }).__reactRouterRouteModules,
    );
    await product(page).click();
    await expect(page.getByRole('heading', { level: 1, name: cleanser })).toBeFocused();
    expect(asked).toHaveLength(2);

    // What stands around the page is still the same, and so is the way back.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Dune Grass' })).toBeFocused();
  });

  test(
    'is fetched because it is in sight twelve times from one page, and again from the next',
    { tag: '@all' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.data')) asked.push(pathname);
      });
      await openPage(page, '/');
      const links = page.getByRole('main').getByRole('link');
      const last = await links.count();
      // What has left the window again before it was its turn is not fetched.
      await expect
        .poll(async () => {
          for (let place = 0; place < last; place += 1) await links.nth(place).scrollIntoViewIfNeeded();
          return asked.length;
        })
        .toBe(12);

      // Whatever else is in sight is fetched for a pointer that rests on it, and for nothing less.
      const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      const place = paths.findLastIndex((path) => path !== '/' && !asked.includes(`${path}.data`));
      const data = page.waitForResponse(`**${paths[place]}.data`);
      await links.nth(place).hover();
      await data;
      expect(asked.slice(12)).toEqual([`${paths[place]}.data`]);

      const before = asked.length;
      await goTo(page, '/dune-grass');
      await expect(page.getByRole('heading', { level: 1, name: 'Dune Grass' })).toBeFocused();
      await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded();
      await expect
        .poll(() => asked.slice(before).filter((path) => path.startsWith('/product/')))
        .not.toEqual([]);
    },
  );
});

test('the fonts flag is kept in session storage, and the next page shows them from the start', async ({
  page,
}) => {
  await openPage(page, '/cart');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('marehalm.fonts'))).toBe('1');
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'ready');
  expect(await page.evaluate(() => localStorage.getItem('marehalm.fonts'))).toBeNull();
});
