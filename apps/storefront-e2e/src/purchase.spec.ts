import type { Locator, Page } from '@playwright/test';
import { createLoggedInAccount } from './account.ts';
import { addToBagAndCheckOut, goFromProductToReview } from './buy-product.ts';
import {
  expectConfirmation,
  fillCheckout,
  fillContactStep,
  getBuyButton,
  getPaymentOption,
  openCheckoutFromDrawer,
  placeOrder,
  submitContactStep,
  submitDeliveryStep,
  submitPaymentStep,
} from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { normalizeSpaces } from './normalize-spaces.ts';
import { clickButtonByMessage, getMain, getTextField } from './page-elements.ts';
import { setMarketCookie } from './switch-market.ts';
import { type TestShopper, danishShopper, germanShopper, norwegianShopper } from './test-shoppers.ts';
import { addToBag, getBagButton, getBagDrawer } from './bag.ts';
import { fetchCommerceCartLines } from './commerce-cart.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage } from './messages.ts';
import { holdRequests } from './hold-requests.ts';
import { getErrorSummary } from './error-summary.ts';
import { countPrintedPages, expectNoNavigationOnPaper } from './print.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** A purchase and its expected results. */
interface Purchase {
  readonly what: string;
  readonly shopper: TestShopper;
  readonly email: string;
  readonly delivery: RegExp;
  /** Sentences of the confirmation mail. */
  readonly mail: readonly string[];
}

const purchases: readonly Purchase[] = [
  {
    what: 'in English pays in Norwegian kroner',
    shopper: norwegianShopper,
    email: 'kari@example.com',
    delivery: /NOK 69/,
    mail: ['1 × Lee Serum', 'Total, taxes included: NOK 648', 'Storgata 1', '0155 Oslo'],
  },
  {
    what: 'in Danish pays in Danish kroner',
    shopper: danishShopper,
    email: 'ida@example.com',
    delivery: /Pakkeshop.*Gratis/,
    mail: ['1 × Læ Serum', 'I alt inkl. moms: 375 kr.', 'Heraf moms (25 %): 75 kr.', '9990 Skagen'],
  },
  {
    what: 'in English pays in euro',
    shopper: germanShopper,
    email: 'ada@example.com',
    delivery: /Parcel to address.*€12/,
    mail: ['1 × Lee Serum', 'Total, taxes included: €62', 'Kastanienallee 7', '10435 Berlin'],
  },
];

/** More than the Tab stops between any two controls that a shopper uses in a row. */
const MAX_TAB_STOPS = 60;

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Cannot reach ${String(target)} within ${MAX_TAB_STOPS} stops`);
}

for (const { what, shopper, email, delivery, mail: sentences } of sampleCases(
  purchases,
  (one) => one.shopper.locale,
)) {
  const { locale, market, product, total } = shopper;

  test(`shopper ${what} from the product to the confirmation mail, and orders once with two presses`, async ({
    page,
    shop,
  }) => {
    await setMarketCookie(page, shopper, shop);
    await addToBagAndCheckOut(page, shopper);
    await fillCheckout(page, shopper, email, 'slow', delivery);
    await expect(getMain(page).getByText(total).first()).toBeVisible();
    await expect(getBuyButton(page, locale)).toHaveAccessibleName(
      normalizeSpaces(getMessage(locale, 'checkout.buy', { price: total })),
    );
    // A double press orders once.
    await getBuyButton(page, locale).dblclick();
    await expectConfirmation(page, locale);
    await expect(getMain(page).getByText(email).first()).toBeVisible();
    await expect(getMain(page).getByText(total).first()).toBeVisible();

    const [mail, ...others] = await shop.fetchMailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'order-confirmation', locale });
    const number = /\d{4,}/.exec(mail?.subject ?? '')?.[0] ?? 'none';
    await expect(getMain(page).getByText(number).first()).toBeVisible();
    for (const sentence of sentences) expect(normalizeSpaces(mail?.text ?? '')).toContain(sentence);

    await expect(
      getMain(page).getByRole('link', { name: getMessage(locale, 'confirmation.toStatus') }),
    ).toHaveAttribute('href', new RegExp(`^/(?:da/)?ord(?:er-|re)status\\?order=[A-Z]+${number}$`));

    // On paper the order is one page without header and buttons.
    await expectNoNavigationOnPaper(page);
    const toShop = getMain(page).getByRole('link', { name: getMessage(locale, 'confirmation.toShop') });
    await expect(toShop).toBeHidden();
    await page.emulateMedia({ media: null });
    expect(await countPrintedPages(page)).toBe(1);

    // Back leads to the page before the checkout.
    await page.goBack();
    await expect(page).toHaveURL(product.path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(getBagButton(page, locale, 0)).toBeVisible();
    expect((await fetchCommerceCartLines(page, shop, market)) ?? []).toEqual([]);
  });
}

test('declined card charges nothing, and another card works', { tag: '@all' }, async ({ page, shop }) => {
  await goFromProductToReview(page, germanShopper, 'declined@example.com', 'declined');
  await getBuyButton(page, 'en').click();
  await expect(page.getByText(getMessage('en', 'checkout.problem.declined'))).toBeVisible();
  expect(await shop.fetchMailsTo('declined@example.com')).toEqual([]);

  await submitPaymentStep(page, 'en', 'success');
  await placeOrder(page, 'en');
  expect(await shop.fetchMailsTo('declined@example.com')).toHaveLength(1);
});

test('shopper can buy with the keyboard alone', async ({ page, shop }) => {
  const email = 'keyboard@example.com';
  const pressButton = async (key: string) => {
    await tabTo(
      page,
      getMain(page)
        .getByRole('button', { name: getMessage('da', key) })
        .first(),
    );
    await page.keyboard.press('Enter');
  };

  await openAndHydratePage(page, danishShopper.product.path);
  await pressButton('product.addToBag');
  const drawer = getBagDrawer(page, 'da');
  await expect(drawer).toBeVisible();
  await tabTo(page, drawer.getByRole('link', { name: getMessage('da', 'bag.checkout') }));
  await page.keyboard.press('Enter');

  for (const [name, value] of Object.entries({ email, ...danishShopper.contact })) {
    await tabTo(page, page.getByLabel(getMessage('da', `checkout.field.${name}`), { exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: getMessage('da', 'checkout.step.delivery') })).toBeFocused();
  await pressButton('checkout.continueToPayment');
  await expect(page.getByRole('heading', { name: getMessage('da', 'checkout.step.payment') })).toBeFocused();
  const paid = getPaymentOption(page, 'da', 'success');
  // Wallets come before cards; arrow keys choose among them.
  await tabTo(page, getPaymentOption(page, 'da', 'mobilepay'));
  for (const wallet of ['apple-pay', 'google-pay']) {
    await page.keyboard.press('ArrowDown');
    await expect(getPaymentOption(page, 'da', wallet)).toBeChecked();
  }
  await page.keyboard.press('ArrowDown');
  await expect(paid).toBeChecked();
  await pressButton('checkout.continueToReview');
  await expect(page.getByRole('heading', { name: getMessage('da', 'checkout.step.review') })).toBeFocused();
  await tabTo(page, getBuyButton(page, 'da'));
  const release = await holdRequests(page, /\/assets\/confirmation-/);
  await page.keyboard.press('Enter');

  const thanks = page.getByRole('heading', { level: 1, name: getMessage('da', 'confirmation.title') });
  await expect(thanks).toBeFocused();
  // Screen readers do not speak an equal heading that takes the place of the focused one.
  const focused = await thanks.elementHandle();
  await release();
  await expectConfirmation(page, 'da');
  expect(await focused?.evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await shop.fetchMailsTo(email)).toHaveLength(1);
});

test('missing fields are listed, with links that focus them', { tag: '@all' }, async ({ page }) => {
  await addToBagAndCheckOut(page, danishShopper);
  await clickButtonByMessage(page, 'da', 'checkout.continueToDelivery');
  const summary = getErrorSummary(page);
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: getMessage('da', 'checkout.mistake.postcode') }).click();
  const postcode = page.getByLabel(getMessage('da', 'checkout.field.postcode'), { exact: true });
  await expect(postcode).toBeFocused();
  await expect(postcode).toHaveAccessibleDescription(
    new RegExp(getMessage('da', 'checkout.mistake.postcode')),
  );
});

test(
  'reload during the checkout keeps everything but the payment method',
  { tag: '@all' },
  async ({ page }) => {
    await goFromProductToReview(page, germanShopper, 'reload@example.com');
    await expect(getBuyButton(page, 'en')).toBeVisible();
    await page.reload();
    // The payment method is not stored.
    await submitPaymentStep(page, 'en', 'success');
    await expect(page.getByText('reload@example.com')).toBeVisible();
    await expect(getBuyButton(page, 'en')).toBeVisible();
  },
);

/** Products of the promo code's collection; two of them earn a gift, one does not. */
const kelp = {
  en: {
    path: '/product/clear-water-serum',
    name: 'Clear Water Serum',
    gift: 'Amber Lip Balm',
    code: 'COAST10',
  },
  da: {
    path: '/da/produkt/klart-vand-serum',
    name: 'Klart Vand-serum',
    gift: 'Ravlæbepomade',
    code: 'KYST10',
  },
} as const;

test.describe('with everything that can happen on the way', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  for (const [who, of] of sampleCases([
    ['customer', germanShopper],
    ['guest', norwegianShopper],
    ['customer', danishShopper],
  ] as const)) {
    const { locale, market } = of;
    const { path, name, gift, code } = kelp[locale];
    const shopper: TestShopper = { ...of, product: { path, name } };
    const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

    test(`${who} in ${market} can order with samples, a code and a gift lost in another tab, after a declined card, a reload and a restart`, async ({
      page,
      shop,
    }) => {
      test.setTimeout(120_000);
      const email = `alt-${market}@example.com`;
      await setMarketCookie(page, shopper, shop);
      if (who === 'customer') {
        await openAndHydratePage(page, toLocalizedPath(locale, '/account/login'));
        await createLoggedInAccount(page, shop, shopper, email);
      }
      await openAndHydratePage(page, path);
      const drawer = await addToBag(page, locale);
      await drawer.getByRole('button', { name: t('bag.increase', { product: name }), exact: true }).click();
      await expect(drawer.getByText(t('bag.giftEarned'))).toBeVisible();
      await drawer.getByRole('button', { name: t('samples.choose') }).click();
      const samples = drawer.getByRole('group', { name: t('samples.title', { limit: 3 }) });
      await checkThroughLabel(samples.getByRole('checkbox').first());
      await samples.getByRole('button', { name: t('samples.save') }).click();
      await openCheckoutFromDrawer(drawer, locale);

      // The form of a customer is filled in.
      if (who === 'customer')
        await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(email);
      else await fillContactStep(page, shopper, email);
      await submitContactStep(page, locale);
      await page.getByText(t('checkout.promo.ask')).first().click();
      await page.getByLabel(t('checkout.promo.label')).fill(code);
      await page.getByRole('button', { name: t('checkout.promo.use') }).click();
      await expect(page.getByText(t('checkout.promo.applied', { code })).first()).toBeVisible();
      await submitDeliveryStep(page, locale);

      const order = page.getByRole('complementary');
      await expect(order.getByText(gift)).toBeVisible();
      const other = await page.context().newPage();
      await openAndHydratePage(other, toLocalizedPath(locale, '/cart'));
      const step = (key: string) =>
        getMain(other)
          .getByRole('button', { name: t(key, { product: name }), exact: true })
          .click();
      await step('bag.decrease');
      await expect(order.getByText(gift)).toHaveCount(0);
      await step('bag.increase');
      await expect(order.getByText(gift)).toBeVisible();
      await other.close();

      await submitPaymentStep(page, locale, 'declined');
      await getBuyButton(page, locale).click();
      await expect(getMain(page).getByText(t('checkout.problem.declined'))).toBeVisible();
      // The page is idle: a loading page could not hydrate without the service.
      await shop.crashAndReopen();
      await page.reload();
      await submitPaymentStep(page, locale, 'success');
      await placeOrder(page, locale);

      const mails = (await shop.fetchMailsTo(email)).filter(({ kind }) => kind === 'order-confirmation');
      expect(mails).toHaveLength(1);
      const text = normalizeSpaces(mails[0]?.text ?? '');
      for (const part of [`2 × ${name}`, gift, locale === 'da' ? 'Læ Serum, 2 ml' : 'Lee Serum, 2 ml'])
        expect(text).toContain(part);
      await openAndHydratePage(page, path);
      await expect(getBagButton(page, locale, 0)).toBeVisible();
    });
  }
});
