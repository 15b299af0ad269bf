import config from '../playwright.config.ts';
import type { Page } from '@playwright/test';
import { openAccount } from './account.ts';
import { addToBag } from './bag.ts';
import {
  buyButton,
  card,
  danish,
  field,
  goToDelivery,
  goToPayment,
  inLanguage,
  main,
  payWith,
  placeOrder,
  reachCheckout,
} from './checkout.ts';
import { choose } from './choose.ts';
import { message } from './messages.ts';
import { expectReadable } from './reflow.ts';
import { sampled } from './sampled.ts';
import { openSearch } from './search.ts';
import { expectStopsInSight } from './stops.ts';
import { expectEasyTargets } from './targets.ts';
import { expect, test } from './test.ts';
import { openPage, openWhole } from './visit.ts';

/** Text of twice the size (WCAG 1.4.4), as readers set it in their browser, on a phone. */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

/** Notes what is lost of what is open, and lets the test go on. */
async function expectNothingLost(page: Page, when: string): Promise<void> {
  await expectReadable(page, when);
  const beside = await page.evaluate(() => {
    const open = document.querySelector('dialog:modal');
    const parts = open ? [open, ...open.querySelectorAll('div')] : [];
    const scrolling = parts.filter((part) => getComputedStyle(part).overflowX === 'auto');
    return Math.max(0, ...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
  expect.soft(beside, `px that what is open over the page scrolls sideways: ${when}`).toBe(0);
  await expectEasyTargets(page, when);
  await expectStopsInSight(page, when);
}

for (const [, path] of sampled(
  [
    ['front page', '/'],
    ['front page', '/da'],
    ['list', '/dune-grass'],
    ['list', '/da/shop'],
    ['product', '/product/lee-serum'],
    ['product', '/da/produkt/lae-serum'],
    ['text', '/journal/skin-in-february'],
    ['text', '/da/om/kontakt'],
    ['form', '/da/om/fortryd-koeb'],
    ['form', '/cart'],
    ['form', '/da/account/login'],
  ] as const,
  ([kind]) => kind,
  ([, path]) => String(path.startsWith('/da')),
)) {
  test(`a reader with text of twice the size loses nothing of ${path} on a phone`, async ({ page }) => {
    await openPage(page, path);
    await expectNothingLost(page, path);
  });
}

const { locale, product } = danish;

test('a reader with text of twice the size loses nothing of a bag with something in it on a phone', async ({
  page,
}) => {
  await openPage(page, product.path);
  await addToBag(page, locale);
  await expectNothingLost(page, 'the drawer');
  await openPage(page, inLanguage(locale, '/cart'));
  await expect(main(page).getByRole('link', { name: message(locale, 'bag.checkout') })).toBeVisible();
  await expectNothingLost(page, 'the page of the bag');
});

test(
  'a reader with text of twice the size loses nothing on the way to an order, and of the order, on a phone',
  { tag: '@all' },
  async ({ page, shop }) => {
    test.slow();
    const email = 'text-size@example.com';
    await openPage(page, inLanguage(locale, '/account/login'));
    await openAccount(page, shop, danish, email);
    await reachCheckout(page, danish);
    await expect(field(page, locale, 'checkout.field.email')).toHaveValue(email);
    await expectNothingLost(page, 'the step of the contact');
    await goToDelivery(page, locale);
    // The choice that asks for most: a shop among others, near the address.
    await choose(main(page).getByRole('radio').first());
    await expectNothingLost(page, 'the step of the delivery');
    await goToPayment(page, locale);
    await expect(card(page, locale, 'success')).toBeVisible();
    await expectNothingLost(page, 'the step of the payment');
    await payWith(page, locale, 'success');
    await expect(buyButton(page, locale)).toBeVisible();
    await expectNothingLost(page, 'the review');
    await placeOrder(page, locale);
    await expect(main(page).getByText(product.name)).toBeVisible();
    await expectNothingLost(page, 'the confirmation');
    await openPage(page, inLanguage(locale, '/account/overview'));
    await main(page).getByRole('article').getByRole('link').first().click();
    await expect(main(page).getByRole('link', { name: product.name, exact: true })).toBeVisible();
    await expectNothingLost(page, 'the order in the account');
  },
);

test(
  'a reader with text of twice the size loses nothing of what a search finds on a phone',
  { tag: '@all' },
  async ({ page }) => {
    const search = await openSearch(page, locale);
    await search.field.fill('serum');
    await expect(search.products.first()).toBeVisible();
    await expectNothingLost(page, 'the answers in the dialog');
    for (const path of sampled(['/da/shop?q=serum', '/shop?q=serum'])) {
      // The list is faint from its start until the search has answered.
      const answered = page.waitForResponse('**/indexes/*/queries*');
      await openWhole(page, path);
      await answered;
      await expect(main(page).locator('[data-waiting=true]')).toHaveCount(0);
      await expectNothingLost(page, path);
    }
  },
);
