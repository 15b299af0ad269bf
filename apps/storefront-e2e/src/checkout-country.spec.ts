import type { Locator, Page } from '@playwright/test';
import {
  buyButton,
  changeCountry,
  chooseMarket,
  danish,
  field,
  fillContact,
  goToDelivery,
  goToPayment,
  inLanguage,
  main,
  norwegian,
  placeOrder,
  press,
  reachCheckout,
  reachReview,
  type Shopper,
} from './checkout.ts';
import { choose } from './choose.ts';
import { hold } from './hold.ts';
import { expectGoodInAllWindows } from './look.ts';
import { message, type Locale } from './messages.ts';
import { mistakesIn } from './mistakes.ts';
import { untilPainted } from './reflow.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/** In Denmark, in either language. */
const shoppers: Readonly<Record<Locale, Shopper>> = {
  da: danish,
  en: { ...danish, locale: 'en', product: norwegian.product },
};

const names = {
  da: { DK: 'Danmark', NO: 'Norge', DE: 'Tyskland', SE: 'Sverige' },
  en: { DK: 'Denmark', NO: 'Norway', DE: 'Germany', SE: 'Sweden' },
} as const;

const changeHere = (page: Page, locale: Locale): Locator =>
  main(page).getByRole('button', { name: message(locale, 'checkout.changeCountry'), exact: true });

/** What is said of the order that goes elsewhere now. */
const movedNews = (page: Page, locale: Locale, from: string, to: string): Locator =>
  main(page)
    .getByRole('status')
    .filter({ hasText: message(locale, 'checkout.moved', { from, to }) });

const contactTitle = (page: Page, locale: Locale): Locator =>
  main(page).getByRole('heading', { name: message(locale, 'checkout.step.contact') });

for (const locale of sampled(['en', 'da'] as const)) {
  const shopper = shoppers[locale];
  const t = (key: string, values?: Record<string, string | number>) => message(locale, key, values);
  const { DK: denmark, NO: norway, DE: germany, SE: sweden } = names[locale];

  test(`a shopper who has the order sent to another country before the last button is asked for the address there, and told why, in ${locale}`, async ({
    page,
    shop,
  }) => {
    test.slow();
    const email = `flytter-${locale}@example.com`;
    await chooseMarket(page, shopper, shop);
    await reachReview(page, shopper, email);
    await expect(main(page).locator('address')).toContainText(denmark);

    await changeCountry(page, locale, 'NO');
    await expect(page).toHaveURL(/#contact$/);
    await expect(contactTitle(page, locale)).toBeFocused();
    await expect(movedNews(page, locale, denmark, norway)).toHaveCount(1);
    await expect(main(page).getByText(t('checkout.deliversTo', { country: norway }))).toBeVisible();
    // Nothing that was typed is lost.
    await expect(field(page, locale, 'checkout.field.email')).toHaveValue(email);
    await expect(field(page, locale, 'checkout.field.street')).toHaveValue(danish.contact['street'] ?? '');
    await expect(field(page, locale, 'checkout.field.postcode')).toHaveValue('9990');
    await expect(field(page, locale, 'checkout.field.city')).toHaveValue('Skagen');
    // A number as one writes it at home is another one in another country.
    await expect(field(page, locale, 'checkout.field.phone')).toHaveValue('+4520123456');
    await expectGoodInAllWindows(page, `at the checkout in ${locale}, after another country was chosen`);

    await page.reload();
    await expect(movedNews(page, locale, denmark, norway)).toHaveCount(1);
    await press(page, locale, 'checkout.continueToDelivery');
    await expect(mistakesIn(page)).toBeFocused();
    await expect(mistakesIn(page)).toContainText(t('checkout.mistake.elsewhere'));

    await field(page, locale, 'checkout.field.street').fill('Storgata 1');
    await field(page, locale, 'checkout.field.postcode').fill('0155');
    await expect(field(page, locale, 'checkout.field.city')).toHaveValue('Oslo');
    await goToDelivery(page, locale);
    await expect(main(page).locator('address')).toContainText(`0155 Oslo${norway}`);
    await expect(movedNews(page, locale, denmark, norway)).toHaveCount(0);
    await goToPayment(page, locale);
    await main(page)
      .getByRole('radio', { name: t('checkout.payment.success') })
      .click({ force: true });
    await press(page, locale, 'checkout.continueToReview');
    await placeOrder(page, locale);
    await expect(main(page).getByText(norway, { exact: true })).toBeVisible();
    const [mail] = await shop.mailsTo(email);
    expect(mail?.text).toContain('0155 Oslo');
    expect(mail?.text).not.toContain('Skagen');
  });

  test(
    `a shopper who chooses another country on another page comes back to the address, and goes back with a press, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      const email = `frem-og-tilbage-${locale}@example.com`;
      await chooseMarket(page, shopper, shop);
      await reachReview(page, shopper, email);
      await openPage(page, inLanguage(locale, '/shop'));
      await changeCountry(page, locale, 'NO');
      await openPage(page, inLanguage(locale, '/checkout'));
      await expect(movedNews(page, locale, denmark, norway)).toHaveCount(1);
      await expect(buyButton(page, locale)).toHaveCount(0);

      await main(page)
        .getByRole('button', { name: t('checkout.moveBack', { from: denmark }) })
        .click();
      await expect(movedNews(page, locale, denmark, norway)).toHaveCount(0);
      await expect(contactTitle(page, locale)).toBeFocused();
      await expect(main(page).getByText(t('checkout.deliversTo', { country: denmark }))).toBeVisible();
      // All is as it was typed, so nothing has to be typed again.
      await goToDelivery(page, locale);
      await expect(main(page).locator('address')).toContainText(`9990 Skagen${denmark}`);
    },
  );

  test(`a shopper who goes to a market of many countries chooses one of them, in ${locale}`, async ({
    page,
    shop,
  }) => {
    await chooseMarket(page, shopper, shop);
    await reachCheckout(page, shopper);
    await fillContact(page, shopper, `mod-syd-${locale}@example.com`);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('site.languageAndCurrency') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('site.languageAndCurrency') });
    await choose(dialog.getByRole('radio', { name: /EUR/ }));
    await dialog.getByRole('button', { name: t('preferences.save') }).click();
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: t('checkout.movedAbroad', { from: denmark }) }),
    ).toHaveCount(1);
    const country = main(page).getByRole('combobox', { name: t('checkout.field.country') });
    await expect(country).toHaveValue('');
    await press(page, locale, 'checkout.continueToDelivery');
    await mistakesIn(page)
      .getByRole('link', { name: t('checkout.mistake.country') })
      .click();
    await expect(country).toBeFocused();
    await country.selectOption('DE');
    await press(page, locale, 'checkout.continueToDelivery');
    await expect(mistakesIn(page)).toContainText(t('checkout.mistake.postcodeDigits', { digits: 5 }));
    await field(page, locale, 'checkout.field.postcode').fill('10435');
    await field(page, locale, 'checkout.field.city').fill('Berlin');
    await goToDelivery(page, locale);
    await expect(main(page).locator('address')).toContainText(`10435 Berlin${germany}`);

    // Another country of the same market is another address as well, and is not chosen twice.
    await changeCountry(page, locale, 'SE');
    await expect(contactTitle(page, locale)).toBeFocused();
    await expect(movedNews(page, locale, germany, sweden)).toHaveCount(1);
    await expect(country).toHaveValue('SE');
    await changeCountry(page, locale, 'DE', changeHere(page, locale));
    await expect(movedNews(page, locale, germany, sweden)).toHaveCount(0);
    await expect(country).toHaveValue('DE');
    await goToDelivery(page, locale);
  });
}

test(
  'a shopper goes on to Denmark in one tab while another one shops for Norway, until the page is loaded again',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    await chooseMarket(page, danish, shop);
    await reachReview(page, danish, 'to-faner@example.com');
    const other = await context.newPage();
    await openPage(other, '/da/shop');
    await changeCountry(other, 'da', 'NO');
    await expect(main(page).locator('address')).toContainText('Danmark');
    await expect(buyButton(page, 'da')).toBeVisible();
    await page.reload();
    await expect(movedNews(page, 'da', 'Danmark', 'Norge')).toHaveCount(1);
    await expect(buyButton(page, 'da')).toHaveCount(0);
  },
);

test(
  'a shopper who chooses another country while the address is being sent stays with the address',
  { tag: '@all' },
  async ({ page, shop }) => {
    await chooseMarket(page, danish, shop);
    await reachCheckout(page, danish);
    await fillContact(page, danish, 'midt-i-det@example.com');
    // A place whose name the shop does not know: nothing but the country says where it is.
    await field(page, 'da', 'checkout.field.postcode').fill('4173');
    await field(page, 'da', 'checkout.field.city').fill('Fjenneslev');
    const release = await hold(page, '**/graphql.json*', 'cartBuyerIdentityUpdate');
    await press(page, 'da', 'checkout.continueToDelivery');
    await changeCountry(page, 'da', 'NO');
    await expect(movedNews(page, 'da', 'Danmark', 'Norge')).toHaveCount(1);
    const answered = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('cartDeliveryAddressesReplace'),
    );
    await release();
    await (await answered).finished();
    await untilPainted(page);
    await expect(page).toHaveURL(/#contact$/);
    await expect(movedNews(page, 'da', 'Danmark', 'Norge')).toHaveCount(1);
    await expect(mistakesIn(page)).toHaveCount(0);
  },
);

test(
  'a shopper who chooses another country before any address goes on where the step begins',
  { tag: '@all' },
  async ({ page, shop }) => {
    await chooseMarket(page, danish, shop);
    await reachCheckout(page, danish);
    await changeCountry(
      page,
      'da',
      'NO',
      main(page).getByRole('button', { name: message('da', 'checkout.changeCountry') }),
    );
    const title = { level: 2, name: message('da', 'checkout.step.contact') };
    await expect(main(page).getByRole('heading', title)).toBeFocused();
  },
);
