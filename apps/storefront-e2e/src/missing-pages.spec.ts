import { getMessage } from './messages.ts';
import { expect, test } from './test.ts';
import { navigateTo, openAndHydratePage, getPageProgress } from './open-page.ts';

const t = (key: string) => getMessage('en', key);

test.describe('pages that do not exist', () => {
  test.use({ expectedComplaints: /status of 404|No route matches/ });

  for (const [what, path] of [
    ['no route matches', '/product/lee-serum/reviews'],
    ['the validation of a page fails', '/product/no-such-product'],
  ] as const) {
    test(`when ${what}, a not-found error is shown, at load and after client navigation`, async ({
      page,
      shop,
    }) => {
      const words = 'This page could not be found';
      expect((await fetch(shop.origin + path)).status).toBe(404);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

      await openAndHydratePage(page, '/shop');
      await navigateTo(page, path);
      const heading = page.getByRole('heading', { level: 1, name: words });
      await expect(heading).toBeFocused();
      await expect(getPageProgress(page)).toHaveAttribute('data-state', 'idle');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('error.goHome') })
        .click();
      await expect(page).toHaveURL('/');
    });
  }
});
