import type { Page } from '@playwright/test';
import { addToBag, getTotalsValue } from './bag.ts';
import { addToBagAndCheckOut } from './buy-product.ts';
import { fillContactStep, submitContactStep } from './checkout.ts';
import { setMarketCookie } from './switch-market.ts';
import { danishShopper, germanShopper } from './test-shoppers.ts';
import { locales, getMessage, type Locale } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, waitUntilHydrated } from './open-page.ts';

const paths = {
  en: { cart: '/cart', kelp: '/product/clear-water-serum', cheap: '/product/amber-lip-balm' },
  da: { cart: '/da/cart', kelp: '/da/produkt/klart-vand-serum', cheap: '/da/produkt/ravlaebepomade' },
} as const;

/** Adds `product` to the bag and opens the bag page with the code field. */
async function openCodes(page: Page, locale: Locale, product: string): Promise<void> {
  await openAndHydratePage(page, product);
  await addToBag(page, locale);
  await openAndHydratePage(page, paths[locale].cart);
  await page.getByText(getMessage(locale, 'promo.question')).click();
}

const codeField = (page: Page, locale: Locale) =>
  page.getByRole('textbox', { name: getMessage(locale, 'promo.label') });

async function tryCode(page: Page, locale: Locale, code: string): Promise<void> {
  await codeField(page, locale).fill(code);
  await page.getByRole('button', { name: getMessage(locale, 'promo.apply') }).click();
}

const takeBack = (page: Page, locale: Locale, code: string) =>
  page.getByRole('button', { name: getMessage(locale, 'promo.removeCode', { code }) }).click();

for (const locale of sampleCases(locales)) {
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

  test(`reason for refusing a promo code is shown at its field, and refused codes can be removed, in ${locale}`, async ({
    page,
  }) => {
    await openCodes(page, locale, paths[locale].cheap);
    const field = codeField(page, locale);
    await tryCode(page, locale, '');
    await expect(field).toHaveAccessibleDescription(new RegExp(t('promo.missing')));
    for (const [code, reason] of [
      ['COAST10', 'promo.nothingEligible'],
      ['FREESHIP', 'promo.minimum'],
    ] as const) {
      await tryCode(page, locale, code);
      await expect(field).toHaveAccessibleDescription(t(reason));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(code);
      await expect(page.getByText(t(reason)).first()).toBeVisible();
      // Announced without the text of the button next to it.
      await expect(page.getByRole('status').filter({ hasText: code })).toHaveText(
        t('promo.notInUse', { code }),
      );
      // Removing the code by keyboard is announced, and the focus goes on from there.
      await page.getByRole('button', { name: t('promo.removeCode', { code }) }).press('Enter');
      await expect(page.locator('summary').filter({ hasText: t('promo.question') })).toBeFocused();
      await expect(
        page.getByRole('status').filter({ hasText: t('bag.removed', { product: code }) }),
      ).toHaveCount(1);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }

    // An unknown code is stored in no bag.
    await tryCode(page, locale, '\u202anosuch\u200bcode');
    await expect(field).toHaveAccessibleDescription(t('promo.notFound'));
    await expect(field).toHaveValue('\u202anosuch\u200bcode');
    await expect(
      page.getByRole('button', { name: t('promo.removeCode', { code: 'NOSUCHCODE' }) }),
    ).toHaveCount(0);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(page.getByText('NOSUCHCODE')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('bag.checkout') })
      .click();
    await expect(page.getByText(t('checkout.promo.ask')).first()).toBeVisible();
    await expect(page.getByText('NOSUCHCODE')).toHaveCount(0);
  });

  test(
    `checkout does not show a code as valid that the bag has refused, in ${locale}`,
    { tag: '@all' },
    async ({ page }) => {
      await openCodes(page, locale, paths[locale].cheap);
      await tryCode(page, locale, 'COAST10');
      await expect(codeField(page, locale)).toHaveAccessibleDescription(t('promo.nothingEligible'));
      await page
        .getByRole('main')
        .getByRole('link', { name: t('bag.checkout') })
        .click();
      await expect(page.getByText(t('checkout.promo.refused', { code: 'COAST10' })).first()).toBeVisible();
      await expect(page.getByText(t('checkout.promo.applied', { code: 'COAST10' }))).toHaveCount(0);
    },
  );
}

for (const locale of sampleCases(locales.toReversed())) {
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

  test(
    `refused promo code is shown as refused after a reload, in ${locale}`,
    { tag: '@all' },
    async ({ page }) => {
      await openCodes(page, locale, paths[locale].cheap);
      await tryCode(page, locale, 'COAST10');
      await expect(codeField(page, locale)).toHaveAccessibleDescription(t('promo.nothingEligible'));
      await page.reload();
      await waitUntilHydrated(page);
      await expect(page.getByText(`COAST10: ${t('promo.refused')}`)).toBeVisible();
    },
  );

  test(`free-delivery code replaces the amount missing for free delivery, and codes that cannot be combined are refused, in ${locale}`, async ({
    page,
    shop,
  }) => {
    await setMarketCookie(page, germanShopper, shop);
    await openCodes(page, locale, paths[locale].kelp);
    const summary = page.getByRole('complementary', { name: t('bag.summary') });
    const delivery = getTotalsValue(summary, locale, 'bag.delivery');
    const missing = new RegExp(t('bag.deliveryMissing', { amount: '.+' }));
    await expect(delivery).toContainText(missing);
    await tryCode(page, locale, 'freeship');
    await expect(page.getByText(t('promo.applied', { code: 'FREESHIP' }))).toBeVisible();
    const free = t('bag.deliveryFree', {
      method: locale === 'en' ? 'Parcel to address' : 'Pakke til adresse',
    });
    await expect(delivery).toContainText(free);
    await expect(delivery).not.toContainText(missing);
    // Together with a discount code, and not once it is removed.
    await tryCode(page, locale, 'coast10');
    await expect(page.getByText(t('promo.applied', { code: 'COAST10' }))).toBeVisible();
    await expect(getTotalsValue(summary, locale, 'bag.discount')).toBeVisible();
    await expect(delivery).toContainText(free);
    await takeBack(page, locale, 'FREESHIP');
    await expect(delivery).toContainText(missing);
    await tryCode(page, locale, 'WELCOME15');
    await expect(codeField(page, locale)).toHaveAccessibleDescription(t('promo.notCombinable'));
  });
}

test.describe('out of season', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  test(
    'expired and future promo codes are refused with a reason, in the bag and at the checkout',
    { tag: '@all' },
    async ({ page, shop }) => {
      test.setTimeout(60_000);
      await shop.crashAndReopen('2027-01-02T10:00:00Z');
      for (const locale of locales) {
        await openCodes(page, locale, paths[locale].kelp);
        await tryCode(page, locale, 'COAST10');
        await expect(codeField(page, locale)).toHaveAccessibleDescription(
          getMessage(locale, 'promo.inactive'),
        );
        await takeBack(page, locale, 'COAST10');
      }
      await setMarketCookie(page, danishShopper, shop);
      await addToBagAndCheckOut(page, danishShopper);
      await fillContactStep(page, danishShopper, 'for-sent@example.com');
      await submitContactStep(page, 'da');
      await page.getByText(getMessage('da', 'checkout.promo.ask')).first().click();
      const field = page.getByLabel(getMessage('da', 'checkout.promo.label'));
      for (const [code, words] of [
        ['KYST10', /Koden KYST10 gælder ikke længere/],
        ['FINDESIKKE', /FINDESIKKE/],
      ] as const) {
        await field.fill(code);
        await page.getByRole('button', { name: getMessage('da', 'checkout.promo.use') }).click();
        await expect(field).toHaveAccessibleDescription(words);
        await expect(field).toHaveValue(code);
      }
      await shop.crashAndReopen();
    },
  );
});
