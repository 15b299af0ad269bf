import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { locales, getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { navigateTo, openAndHydratePage, getPageProgress } from './open-page.ts';

const t = (key: string) => getMessage('en', key);

const leeSerum = 'Lee Serum';

test('client navigation sets the title and focuses the heading, announced once', async ({ page }) => {
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
  await openAndHydratePage(page, '/shop');
  await page.evaluate(() => ((window as unknown as { heard: string[] }).heard.length = 0));
  await navigateTo(page, '/product/lee-serum');
  await expect(page).toHaveTitle('Lee Serum – Marehalm');
  await expect(page.getByRole('heading', { level: 1, name: leeSerum })).toBeFocused();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((words) => words.includes(leeSerum))).toEqual([leeSerum]);
});

test(
  'page of the same kind starts fresh, and so does the previous one after Back',
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
    await openAndHydratePage(page, '/product/lee-serum');
    const heading = page.getByRole('heading', { level: 1 });
    for (const [path, name] of pages) {
      await navigateTo(page, path);
      await expect(page).toHaveURL(path);
      if (name) await expect(heading).toHaveText(name);
      await expect(heading).toBeFocused();
    }
    for (const [, name] of pages.toReversed().slice(1)) {
      await page.goBack();
      if (name) await expect(heading).toHaveText(name);
    }
    // By a link of the page, too.
    await navigateTo(page, '/product/lee-serum');
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

test.describe('page-loading indicator', () => {
  test('starts when data is requested and ends with the page', async ({ page }) => {
    // Whether it was prefetched or requested by the press.
    const letDataCome = await holdRequests(page, '**/shop.data*');
    await openAndHydratePage(page, '/');
    await expect(getPageProgress(page)).toHaveAttribute('data-state', 'idle');
    await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
    await expect(getPageProgress(page)).toHaveAttribute('data-state', 'loading');
    await expect(getPageProgress(page)).toHaveText(t('site.loading'));
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    await letDataCome();
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeFocused();
    await expect(getPageProgress(page)).toHaveAttribute('data-state', 'idle');
    await expect(getPageProgress(page)).toBeEmpty();
  });

  for (const locale of sampleCases(locales)) {
    test.describe(() => {
      test.use({ expectedComplaints: /status of 503|Unable to decode|Failed to load/ });

      test(`reports an error, in ${locale}`, async ({ page }) => {
        await page.route('**/shop.data*', (route) => route.fulfill({ status: 503, body: 'Out of order' }));
        await openAndHydratePage(page, locale === 'en' ? '/cart' : '/da/cart');
        await navigateTo(page, locale === 'en' ? '/shop' : '/da/shop');
        await expect(getPageProgress(page)).toHaveAttribute('data-state', 'failed');
        await expect(getPageProgress(page)).toHaveText(getMessage(locale, 'site.loadFailed'));
        const heading = page.getByRole('heading', {
          level: 1,
          name: getMessage(locale, 'error.somethingWrong'),
        });
        await expect(heading).toBeFocused();
        await page
          .getByRole('main')
          .getByRole('link', { name: getMessage(locale, 'error.goHome') })
          .click();
        await expect(page).toHaveURL(locale === 'en' ? '/' : '/da');
        await expect(getPageProgress(page)).toHaveAttribute('data-state', 'idle');
      });
    });
  }
});

test.describe('prefetched page', () => {
  const cleanser = 'Dune Gel Cleanser';
  const product = (page: Page) => page.getByRole('main').getByRole('link', { name: cleanser, exact: true });

  test('is fetched once, when a link to it is visible, and not again after the press', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/dune-gel-cleanser\.data$|\/assets\/product-(?!list-|hit-|row-)/.test(pathname))
        asked.push(pathname);
    });
    const data = page.waitForResponse('**/product/dune-gel-cleanser.data');
    await openAndHydratePage(page, '/dune-grass');
    await product(page).scrollIntoViewIfNeeded();
    await data;
    await page.waitForFunction(
      () =>
        'en.product' in
        (window as unknown as { __reactRouterRouteModules: object }).__reactRouterRouteModules,
    );
    await product(page).click();
    await expect(page.getByRole('heading', { level: 1, name: cleanser })).toBeFocused();
    // Its data, and its code in two files: the part below the fold hydrates separately.
    expect(asked).toHaveLength(3);

    // Header and footer are unchanged, and so is back navigation.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Dune Grass' })).toBeFocused();
  });

  test('is limited to twelve visible links per page', { tag: '@all' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.data')) asked.push(pathname);
    });
    await openAndHydratePage(page, '/');
    const links = page.getByRole('main').getByRole('link');
    const last = await links.count();
    // A link that left the viewport before its turn is not prefetched.
    await expect
      .poll(async () => {
        for (let place = 0; place < last; place += 1) await links.nth(place).scrollIntoViewIfNeeded();
        return asked.length;
      })
      .toBe(12);

    // Other visible links are prefetched on hover only.
    const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const place = paths.findLastIndex((path) => path !== '/' && !asked.includes(`${path}.data`));
    const data = page.waitForResponse(`**${paths[place]}.data`);
    await links.nth(place).hover();
    await data;
    expect(asked.slice(12)).toEqual([`${paths[place]}.data`]);

    const before = asked.length;
    await navigateTo(page, '/dune-grass');
    await expect(page.getByRole('heading', { level: 1, name: 'Dune Grass' })).toBeFocused();
    await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => asked.slice(before).filter((path) => path.startsWith('/product/')))
      .not.toEqual([]);
  });
});

test('fonts flag is stored in session storage, and the next page shows the fonts from the start', async ({
  page,
}) => {
  await openAndHydratePage(page, '/cart');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('marehalm.fonts'))).toBe('1');
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'ready');
  expect(await page.evaluate(() => localStorage.getItem('marehalm.fonts'))).toBeNull();
});
