import config from '../playwright.config.ts';
import type { Page } from '@playwright/test';
import { createLoggedInAccount } from './account.ts';
import { addToBagAndCheckOut } from './buy-product.ts';
import {
  getBuyButton,
  getPaymentOption,
  placeOrder,
  submitContactStep,
  submitDeliveryStep,
  submitPaymentStep,
} from './checkout.ts';
import { expectNoClippingOrOverflow } from './clipped-text.ts';
import { toLocalizedPath } from './localized-path.ts';
import { getMain, getTextField } from './page-elements.ts';
import { danishShopper } from './test-shoppers.ts';
import { addToBag } from './bag.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { openSearchDialog } from './search-dialog.ts';
import { expectVisibleFocus } from './tab-stops.ts';
import { expectTargetSizes } from './target-size.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, openPageWithHydratedBoundary } from './open-page.ts';

/** Text of twice the size (WCAG 1.4.4), as readers set it in their browser, on a phone. */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

/** Checks the open page; softly, so that the test goes on. */
async function expectNothingLost(page: Page, when: string): Promise<void> {
  await expectNoClippingOrOverflow(page, when);
  const beside = await page.evaluate(() => {
    const open = document.querySelector('dialog:modal');
    const parts = open ? [open, ...open.querySelectorAll('div')] : [];
    const scrolling = parts.filter((part) => getComputedStyle(part).overflowX === 'auto');
    return Math.max(0, ...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
  expect.soft(beside, `px that what is open over the page scrolls sideways: ${when}`).toBe(0);
  await expectTargetSizes(page, when);
  await expectVisibleFocus(page, when);
}

for (const [, path] of sampleCases(
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
  test(`${path} loses nothing with text of twice the size on a phone`, async ({ page }) => {
    await openAndHydratePage(page, path);
    await expectNothingLost(page, path);
  });
}

const { locale, product } = danishShopper;

test('filled bag loses nothing with text of twice the size on a phone', async ({ page }) => {
  await openAndHydratePage(page, product.path);
  await addToBag(page, locale);
  await expectNothingLost(page, 'the drawer');
  await openAndHydratePage(page, toLocalizedPath(locale, '/cart'));
  await expect(
    getMain(page)
      .getByRole('complementary', { name: getMessage(locale, 'bag.summary') })
      .getByRole('link', { name: getMessage(locale, 'bag.checkout') }),
  ).toBeVisible();
  await expectNothingLost(page, 'the page of the bag');
});

test(
  'checkout and confirmation lose nothing with text of twice the size on a phone',
  { tag: '@all' },
  async ({ page, shop }) => {
    test.slow();
    const email = 'text-size@example.com';
    await openAndHydratePage(page, toLocalizedPath(locale, '/account/login'));
    await createLoggedInAccount(page, shop, danishShopper, email);
    await addToBagAndCheckOut(page, danishShopper);
    await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(email);
    await expectNothingLost(page, 'the step of the contact');
    await submitContactStep(page, locale);
    // The choice with the most text: a parcel shop near the address.
    await checkThroughLabel(getMain(page).getByRole('radio').first());
    await expectNothingLost(page, 'the step of the delivery');
    await submitDeliveryStep(page, locale);
    await expect(getPaymentOption(page, locale, 'success')).toBeVisible();
    await expectNothingLost(page, 'the step of the payment');
    await submitPaymentStep(page, locale, 'success');
    await expect(getBuyButton(page, locale)).toBeVisible();
    await expectNothingLost(page, 'the review');
    await placeOrder(page, locale);
    await expect(getMain(page).getByText(product.name)).toBeVisible();
    await expectNothingLost(page, 'the confirmation');
    await openAndHydratePage(page, toLocalizedPath(locale, '/account/overview'));
    await getMain(page).getByRole('article').getByRole('link').first().click();
    await expect(getMain(page).getByRole('link', { name: product.name, exact: true })).toBeVisible();
    await expectNothingLost(page, 'the order in the account');
  },
);

test(
  'search results lose nothing with text of twice the size on a phone',
  { tag: '@all' },
  async ({ page }) => {
    const search = await openSearchDialog(page, locale);
    await search.field.fill('serum');
    await expect(search.products.first()).toBeVisible();
    await expectNothingLost(page, 'the answers in the dialog');
    for (const path of sampleCases(['/da/shop?q=serum', '/shop?q=serum'])) {
      // The list is dimmed until the search has answered.
      const answered = page.waitForResponse('**/indexes/*/queries*');
      await openPageWithHydratedBoundary(page, path);
      await answered;
      await expect(getMain(page).locator('[data-waiting=true]')).toHaveCount(0);
      await expectNothingLost(page, path);
    }
  },
);
