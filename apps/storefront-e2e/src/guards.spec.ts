import type { Page } from '@playwright/test';
import { locales, getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { navigateTo, openAndHydratePage } from './open-page.ts';

test.describe('guards', () => {
  const header = (page: Page) => page.getByRole('banner');

  test('theme-transition guard gives the header the theme of the page, before scripts too', async ({
    page,
    shop,
  }) => {
    for (const [path, ground] of [
      ['/', 'picture-dark-text'],
      ['/da', 'picture-dark-text'],
      ['/shop', 'paper'],
      ['/about/about', 'paper'],
    ] as const) {
      const html = await (await fetch(shop.origin + path)).text();
      expect(html, path).toContain(`data-ground="${ground}"`);
    }
    await openAndHydratePage(page, '/');
    await expect(header(page)).toHaveAttribute('data-ground', 'picture-dark-text');
    await navigateTo(page, '/shop');
    await expect(header(page)).toHaveAttribute('data-ground', 'paper');
    await page.goBack();
    await expect(header(page)).toHaveAttribute('data-ground', 'picture-dark-text');
  });

  test('authentication guard redirects a guest to the login page, and back afterwards', async ({ page }) => {
    await openAndHydratePage(page, '/account/addresses?from=mail');
    await expect(page).toHaveURL('/account/login?return=%2Faccount%2Faddresses%3Ffrom%3Dmail');
    await navigateTo(page, '/account/forgotten-password');
    await expect(page).toHaveURL('/account/forgotten-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  for (const locale of sampleCases(locales)) {
    test.describe(() => {
      test.use({ expectedComplaints: /UnknownGuardError|no guard is called/ });

      test(`unknown guard shows the error page, in ${locale}`, async ({ page }) => {
        // As a build with a misspelled guard, which the build itself would refuse.
        await page.route('**/assets/account-*.js', async (route) => {
          const answer = await route.fetch();
          const code = (await answer.text()).replace(/(guards:\[.)authentication/, '$1administration');
          await route.fulfill({ response: answer, body: code });
        });
        const home = locale === 'en' ? '/' : '/da';
        await openAndHydratePage(page, locale === 'en' ? '/cart' : '/da/cart');
        await navigateTo(page, locale === 'en' ? '/account/overview' : '/da/account/overview');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessage(locale, 'error.generic'));
        await expect(page.getByRole('banner')).toHaveCount(0);
        await page.getByRole('link', { name: getMessage(locale, 'error.goHome') }).click();
        await expect(page).toHaveURL(home);
        await expect(page.getByRole('banner')).toBeVisible();
      });
    });
  }
});
