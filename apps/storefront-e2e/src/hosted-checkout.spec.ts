import type { Page } from '@playwright/test';
import { addToBag, commerceCart } from './bag.ts';
import { main, openCheckout } from './checkout.ts';
import { message } from './messages.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

test.use({ expectedComplaints: /another origin: https:\/\/checkout\.example\// });

const checkoutOfTheShop = 'https://checkout.example/cn/1';

/** Opens pages of the build as `MAREHALM_CHECKOUT=hosted` makes them: it is the one value that differs. */
async function configureHosted(page: Page): Promise<void> {
  await page.route('**/assets/configuration-*.js', async (route) => {
    const response = await route.fetch();
    const built = await response.text();
    const body = built.replace(/(checkout:\s*)([`"'])shop\2/, '$1$2hosted$2');
    expect(body).not.toBe(built);
    await route.fulfill({ response, body });
  });
}

/** Has every cart say that it is paid for on pages of the commerce service, as those of a hosted shop do. */
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

// What is still on its way when a test ends is let go with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a shopper pays on the pages of the commerce service where it has some, with everything in the bag', async ({
  page,
  shop,
}) => {
  await configureHosted(page);
  await hostCarts(page);
  await openPage(page, '/product/lee-serum');
  await openCheckout(await addToBag(page, 'en'), 'en');
  const cart = page.waitForURL(checkoutOfTheShop);
  await cart;
  await expect(page).toHaveTitle('Checkout of the shop');
  await page.goBack();
  await expect.poll(() => commerceCart(page, shop, 'int')).toEqual([{ sku: 'MH-P04-30', quantity: 1 }]);
});

test.describe('while it cannot be reached', () => {
  test.use({ expectedComplaints: /status of 503|another origin: https:\/\/checkout\.example\// });

  test('a shopper is told so, and goes on once it can', async ({ page, shop }) => {
    await configureHosted(page);
    await hostCarts(page);
    await shop.breakService('commerce', { status: 503 });
    await openPage(page, '/product/lee-serum');
    await openCheckout(await addToBag(page, 'en'), 'en');
    await expect(main(page).getByText(message('en', 'checkout.problem.unreachable'))).toBeVisible({
      timeout: 20_000,
    });
    await shop.repair();
    await main(page)
      .getByRole('button', { name: message('en', 'checkout.problem.retry') })
      .click();
    await expect(page).toHaveURL(checkoutOfTheShop, { timeout: 20_000 });
  });
});

test(
  'a shopper whose commerce service names this very page as its checkout pays here',
  { tag: '@all' },
  async ({ page }) => {
    await configureHosted(page);
    await openPage(page, '/product/lee-serum');
    await openCheckout(await addToBag(page, 'en'), 'en');
    await expect(page.getByLabel(message('en', 'checkout.field.email'), { exact: true })).toBeVisible();
  },
);

test('a shopper with an empty bag is sent nowhere', async ({ page }) => {
  await configureHosted(page);
  await openPage(page, '/checkout');
  await expect(main(page).getByText(message('en', 'checkout.empty'))).toBeVisible();
});
