import type { Locator, Page } from '@playwright/test';
import { addToBagAndCheckOut, goFromProductToReview } from './buy-product.ts';
import {
  fillContactStep,
  getBuyButton,
  placeOrder,
  submitContactStep,
  submitDeliveryStep,
} from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { clickButtonByMessage, getMain, getTextField } from './page-elements.ts';
import { changeDeliveryCountry, setMarketCookie } from './switch-market.ts';
import { type TestShopper, danishShopper, norwegianShopper } from './test-shoppers.ts';
import { waitUntilPainted } from './wait-until-painted.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { holdRequests } from './hold-requests.ts';
import { expectAccessibleInAllViewports } from './viewport-checks.ts';
import { getMessage, type Locale } from './messages.ts';
import { getErrorSummary } from './error-summary.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** A shopper in Denmark, in either language. */
const shoppers: Readonly<Record<Locale, TestShopper>> = {
  da: danishShopper,
  en: { ...danishShopper, locale: 'en', product: norwegianShopper.product },
};

const names = {
  da: { DK: 'Danmark', NO: 'Norge', DE: 'Tyskland', SE: 'Sverige' },
  en: { DK: 'Denmark', NO: 'Norway', DE: 'Germany', SE: 'Sweden' },
} as const;

const changeHere = (page: Page, locale: Locale): Locator =>
  getMain(page).getByRole('button', {
    name: getMessage(locale, 'checkout.changeCountry'),
    exact: true,
  });

/** The message about the new country of delivery. */
const movedNews = (page: Page, locale: Locale, from: string, to: string): Locator =>
  getMain(page)
    .getByRole('status')
    .filter({ hasText: getMessage(locale, 'checkout.moved', { from, to }) });

const contactTitle = (page: Page, locale: Locale): Locator =>
  getMain(page).getByRole('heading', { name: getMessage(locale, 'checkout.step.contact') });

for (const locale of sampleCases(['en', 'da'] as const)) {
  const shopper = shoppers[locale];
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);
  const { DK: denmark, NO: norway, DE: germany, SE: sweden } = names[locale];

  test(`country change before the last step asks for the new address and says why, in ${locale}`, async ({
    page,
    shop,
  }) => {
    test.slow();
    const email = `flytter-${locale}@example.com`;
    await setMarketCookie(page, shopper, shop);
    await goFromProductToReview(page, shopper, email);
    await expect(getMain(page).locator('address')).toContainText(denmark);

    await changeDeliveryCountry(page, locale, 'NO');
    await expect(page).toHaveURL(/#contact$/);
    await expect(contactTitle(page, locale)).toBeFocused();
    await expect(movedNews(page, locale, denmark, norway)).toHaveCount(1);
    await expect(getMain(page).getByText(t('checkout.deliversTo', { country: norway }))).toBeVisible();
    // Nothing that was typed is lost.
    await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(email);
    await expect(getTextField(page, locale, 'checkout.field.street')).toHaveValue(
      danishShopper.contact['street'] ?? '',
    );
    await expect(getTextField(page, locale, 'checkout.field.postcode')).toHaveValue('9990');
    await expect(getTextField(page, locale, 'checkout.field.city')).toHaveValue('Skagen');
    // A national number means another number in another country.
    await expect(getTextField(page, locale, 'checkout.field.phone')).toHaveValue('+4520123456');
    await expectAccessibleInAllViewports(
      page,
      `at the checkout in ${locale}, after another country was chosen`,
    );

    await page.reload();
    await expect(movedNews(page, locale, denmark, norway)).toHaveCount(1);
    await clickButtonByMessage(page, locale, 'checkout.continueToDelivery');
    await expect(getErrorSummary(page)).toBeFocused();
    await expect(getErrorSummary(page)).toContainText(t('checkout.mistake.elsewhere'));

    await getTextField(page, locale, 'checkout.field.street').fill('Storgata 1');
    await getTextField(page, locale, 'checkout.field.postcode').fill('0155');
    await expect(getTextField(page, locale, 'checkout.field.city')).toHaveValue('Oslo');
    await submitContactStep(page, locale);
    await expect(getMain(page).locator('address')).toContainText(`0155 Oslo${norway}`);
    await expect(movedNews(page, locale, denmark, norway)).toHaveCount(0);
    await submitDeliveryStep(page, locale);
    await getMain(page)
      .getByRole('radio', { name: t('checkout.payment.success') })
      .click({ force: true });
    await clickButtonByMessage(page, locale, 'checkout.continueToReview');
    await placeOrder(page, locale);
    await expect(getMain(page).getByText(norway, { exact: true })).toBeVisible();
    const [mail] = await shop.fetchMailsTo(email);
    expect(mail?.text).toContain('0155 Oslo');
    expect(mail?.text).not.toContain('Skagen');
  });

  test(
    `country change on another page returns the checkout to the address, and can be undone, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      const email = `frem-og-tilbage-${locale}@example.com`;
      await setMarketCookie(page, shopper, shop);
      await goFromProductToReview(page, shopper, email);
      await openAndHydratePage(page, toLocalizedPath(locale, '/shop'));
      await changeDeliveryCountry(page, locale, 'NO');
      await openAndHydratePage(page, toLocalizedPath(locale, '/checkout'));
      await expect(movedNews(page, locale, denmark, norway)).toHaveCount(1);
      await expect(getBuyButton(page, locale)).toHaveCount(0);

      await getMain(page)
        .getByRole('button', { name: t('checkout.moveBack', { from: denmark }) })
        .click();
      await expect(movedNews(page, locale, denmark, norway)).toHaveCount(0);
      await expect(contactTitle(page, locale)).toBeFocused();
      await expect(getMain(page).getByText(t('checkout.deliversTo', { country: denmark }))).toBeVisible();
      // Everything typed is kept.
      await submitContactStep(page, locale);
      await expect(getMain(page).locator('address')).toContainText(`9990 Skagen${denmark}`);
    },
  );

  test(
    `switch to a market of several countries asks for the country, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      await setMarketCookie(page, shopper, shop);
      await addToBagAndCheckOut(page, shopper);
      await fillContactStep(page, shopper, `mod-syd-${locale}@example.com`);
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: t('site.languageAndCurrency') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('site.languageAndCurrency') });
      await checkThroughLabel(dialog.getByRole('radio', { name: /EUR/ }));
      await dialog.getByRole('button', { name: t('preferences.save') }).click();
      await expect(
        getMain(page)
          .getByRole('status')
          .filter({ hasText: t('checkout.movedAbroad', { from: denmark }) }),
      ).toHaveCount(1);
      const country = getMain(page).getByRole('combobox', { name: t('checkout.field.country') });
      await expect(country).toHaveValue('');
      await clickButtonByMessage(page, locale, 'checkout.continueToDelivery');
      await getErrorSummary(page)
        .getByRole('link', { name: t('checkout.mistake.country') })
        .click();
      await expect(country).toBeFocused();
      await country.selectOption('DE');
      await clickButtonByMessage(page, locale, 'checkout.continueToDelivery');
      await expect(getErrorSummary(page)).toContainText(t('checkout.mistake.postcodeDigits', { digits: 5 }));
      await getTextField(page, locale, 'checkout.field.postcode').fill('10435');
      await getTextField(page, locale, 'checkout.field.city').fill('Berlin');
      await submitContactStep(page, locale);
      await expect(getMain(page).locator('address')).toContainText(`10435 Berlin${germany}`);

      // Another country of the same market needs another address, too, and is not asked twice.
      await changeDeliveryCountry(page, locale, 'SE');
      await expect(contactTitle(page, locale)).toBeFocused();
      await expect(movedNews(page, locale, germany, sweden)).toHaveCount(1);
      await expect(country).toHaveValue('SE');
      await changeDeliveryCountry(page, locale, 'DE', changeHere(page, locale));
      await expect(movedNews(page, locale, germany, sweden)).toHaveCount(0);
      await expect(country).toHaveValue('DE');
      await submitContactStep(page, locale);
    },
  );
}

test(
  'open checkout keeps its country when another tab changes the market, until it is reloaded',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    await setMarketCookie(page, danishShopper, shop);
    await goFromProductToReview(page, danishShopper, 'to-faner@example.com');
    const other = await context.newPage();
    await openAndHydratePage(other, '/da/shop');
    await changeDeliveryCountry(other, 'da', 'NO');
    await expect(getMain(page).locator('address')).toContainText('Danmark');
    await expect(getBuyButton(page, 'da')).toBeVisible();
    await page.reload();
    await expect(movedNews(page, 'da', 'Danmark', 'Norge')).toHaveCount(1);
    await expect(getBuyButton(page, 'da')).toHaveCount(0);
  },
);

test(
  'country change while the address is being sent stays at the address',
  { tag: '@all' },
  async ({ page, shop }) => {
    await setMarketCookie(page, danishShopper, shop);
    await addToBagAndCheckOut(page, danishShopper);
    await fillContactStep(page, danishShopper, 'midt-i-det@example.com');
    // The postcode list does not know this town: only the country tells where it is.
    await getTextField(page, 'da', 'checkout.field.postcode').fill('4173');
    await getTextField(page, 'da', 'checkout.field.city').fill('Fjenneslev');
    const release = await holdRequests(page, '**/graphql.json*', 'cartBuyerIdentityUpdate');
    await clickButtonByMessage(page, 'da', 'checkout.continueToDelivery');
    await changeDeliveryCountry(page, 'da', 'NO');
    await expect(movedNews(page, 'da', 'Danmark', 'Norge')).toHaveCount(1);
    const answered = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('cartDeliveryAddressesReplace'),
    );
    await release();
    await (await answered).finished();
    await waitUntilPainted(page);
    await expect(page).toHaveURL(/#contact$/);
    await expect(movedNews(page, 'da', 'Danmark', 'Norge')).toHaveCount(1);
    await expect(getErrorSummary(page)).toHaveCount(0);
  },
);

test(
  'country change before any address moves the focus to the start of the step',
  { tag: '@all' },
  async ({ page, shop }) => {
    await setMarketCookie(page, danishShopper, shop);
    await addToBagAndCheckOut(page, danishShopper);
    await changeDeliveryCountry(
      page,
      'da',
      'NO',
      getMain(page).getByRole('button', { name: getMessage('da', 'checkout.changeCountry') }),
    );
    const title = { level: 2, name: getMessage('da', 'checkout.step.contact') };
    await expect(getMain(page).getByRole('heading', title)).toBeFocused();
  },
);
