import type { Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { fetchCommerceCartLines } from './commerce-cart.ts';
import { openCheckoutFromDrawer } from './checkout.ts';
import { getMain } from './page-elements.ts';
import { getMessage } from './messages.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

test.use({ expectedComplaints: /another origin: https:\/\/checkout\.example\// });

const checkoutOfTheShop = 'https://checkout.example/cn/1';

/** Changes the one value of the build that `MAREHALM_CHECKOUT=hosted` changes. */
async function configureHosted(page: Page): Promise<void> {
  await page.route('**/assets/public-configuration-*.js', async (route) => {
    const response = await route.fetch();
    const built = await response.text();
    const body = built.replace(/(checkout:\s*)([`"'])shop\2/, '$1$2hosted$2');
    expect(body).not.toBe(built);
    await route.fulfill({ response, body });
  });
}

/** Sets the checkout URL of every cart to a page of the commerce service, as in hosted shops. */
async function hostCarts(page: Page): Promise<void> {
  await page.route('**/shops/*/api/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /("checkoutUrl":\s*)"[^"]*"/g,
      `$1"${checkoutOfTheShop}"`,
    );
    await route.fulfill({ response, body });
  });
  await page.route('https://checkout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Checkout of the shop</title>' }),
  );
}

// Requests that are pending when a test ends are aborted with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('checkout of the commerce service opens with the whole bag', async ({ page, shop }) => {
  await configureHosted(page);
  await hostCarts(page);
  await openAndHydratePage(page, '/product/lee-serum');
  await openCheckoutFromDrawer(await addToBag(page, 'en'), 'en');
  const cart = page.waitForURL(checkoutOfTheShop);
  await cart;
  await expect(page).toHaveTitle('Checkout of the shop');
  await page.goBack();
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toEqual([{ sku: 'MH-P04-30', quantity: 1 }]);
});

test.describe('while it is unreachable', () => {
  test.use({ expectedComplaints: /status of 503|another origin: https:\/\/checkout\.example\// });

  test('failure is reported, and the shopper can go on once it works', async ({ page, shop }) => {
    await configureHosted(page);
    await hostCarts(page);
    await shop.breakService('commerce', { status: 503 });
    await openAndHydratePage(page, '/product/lee-serum');
    await openCheckoutFromDrawer(await addToBag(page, 'en'), 'en');
    await expect(getMain(page).getByText(getMessage('en', 'checkout.problem.unreachable'))).toBeVisible({
      timeout: 20_000,
    });
    await shop.clearFaults();
    await getMain(page)
      .getByRole('button', { name: getMessage('en', 'checkout.problem.retry') })
      .click();
    await expect(page).toHaveURL(checkoutOfTheShop, { timeout: 20_000 });
  });
});

test('service whose checkout is this very page is paid here', { tag: '@all' }, async ({ page }) => {
  await configureHosted(page);
  await openAndHydratePage(page, '/product/lee-serum');
  await openCheckoutFromDrawer(await addToBag(page, 'en'), 'en');
  await expect(page.getByLabel(getMessage('en', 'checkout.field.email'), { exact: true })).toBeVisible();
});

test('empty bag leads nowhere', async ({ page }) => {
  await configureHosted(page);
  await openAndHydratePage(page, '/checkout');
  await expect(getMain(page).getByText(getMessage('en', 'checkout.empty'))).toBeVisible();
});
