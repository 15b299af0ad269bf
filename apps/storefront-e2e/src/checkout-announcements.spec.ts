import type { Locator, Page } from '@playwright/test';
import { addToBagAndCheckOut, goFromProductToReview } from './buy-product.ts';
import { fillCheckout, fillContactStep, getBuyButton, submitContactStep } from './checkout.ts';
import { normalizeSpaces } from './normalize-spaces.ts';
import { getMain } from './page-elements.ts';
import { danishShopper, germanShopper } from './test-shoppers.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage, type Locale } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

/** Live regions of the checkout. */
const said = (page: Page): Locator => getMain(page).getByRole('status');

const kelp = {
  en: {
    shopper: { ...germanShopper, product: { path: '/product/clear-water-serum', name: '' } },
    code: 'COAST10',
  },
  da: {
    shopper: { ...danishShopper, product: { path: '/da/produkt/klart-vand-serum', name: '' } },
    code: 'KYST10',
  },
} as const;

const promoField = (page: Page, locale: Locale) =>
  page.getByLabel(getMessage(locale, 'checkout.promo.label')).first();

for (const locale of sampleCases(['en', 'da'] as const)) {
  const { shopper, code } = kelp[locale];
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

  test(
    `removing a promo code is announced, and the focus moves to the code field, in ${locale}`,
    { tag: '@all' },
    async ({ page }) => {
      await addToBagAndCheckOut(page, shopper);
      await fillCheckout(page, shopper, `uden-kode-${locale}@example.com`);
      await page.getByText(t('checkout.promo.ask')).first().click();
      await promoField(page, locale).fill(code);
      await page.getByRole('button', { name: t('checkout.promo.use') }).click();
      const removal = page.getByRole('button', { name: t('checkout.promo.remove', { code }), exact: true });
      await removal.focus();
      await page.keyboard.press('Enter');
      await expect(removal).toHaveCount(0);
      await expect(
        getMain(page)
          .locator('summary')
          .filter({ hasText: t('checkout.promo.ask') })
          .first(),
      ).toBeFocused();
      await expect(
        page.getByRole('status').filter({ hasText: t('checkout.promo.removed', { code }) }),
      ).toHaveCount(1);
    },
  );
}

test('new total is announced after another delivery is chosen', async ({ page }) => {
  await addToBagAndCheckOut(page, danishShopper);
  await fillContactStep(page, danishShopper, 'hoert@example.com');
  await submitContactStep(page, 'da');
  const home = getMain(page).getByRole('radio', { name: 'Hjemmelevering' });
  await expect(home).toBeVisible();
  const news = said(page).filter({ hasText: '434' });
  await expect(news).toHaveCount(0);
  await checkThroughLabel(home);
  await expect(news).toHaveText(
    normalizeSpaces(getMessage('da', 'checkout.totalChanged', { total: '434 kr.' })),
  );
  await checkThroughLabel(
    getMain(page)
      .getByRole('radio', { name: /^Pakkeshop/ })
      .first(),
  );
  await expect(said(page).filter({ hasText: '375' })).toHaveText(
    normalizeSpaces(getMessage('da', 'checkout.totalChanged', { total: '375 kr.' })),
  );
});

test('placing the order is announced', { tag: '@all' }, async ({ page }) => {
  await goFromProductToReview(page, danishShopper, 'afgives@example.com', 'slow');
  const news = said(page).filter({ hasText: getMessage('da', 'checkout.buying') });
  await expect(news).toHaveCount(0);
  await getBuyButton(page, 'da').click();
  await expect(news).toHaveCount(1);
});
