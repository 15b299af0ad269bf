import type { Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { loadStoredCartIds } from './commerce-cart.ts';
import { simulateReturnToPage } from './simulate-return-to-page.ts';
import {
  expectConfirmation,
  fillContactStep,
  getPaymentOption,
  placeOrder,
  submitContactStep,
  submitDeliveryStep,
  submitPaymentStep,
} from './checkout.ts';
import { normalizeSpaces } from './normalize-spaces.ts';
import { clickButtonByMessage, getMain } from './page-elements.ts';
import { changeDeliveryCountry, setMarketCookie } from './switch-market.ts';
import { type TestShopper, danishShopper, germanShopper, norwegianShopper } from './test-shoppers.ts';
import { getMessage } from './messages.ts';
import type { RunningShop } from './running-shop.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';
import { addGiftCard, goFromBagToPayment } from './gift-card.ts';
import { buyGiftCardByApi, findGiftCardCode, enterGiftCardCode } from './redeem-gift-card.ts';

/** Buys a gift card of `amount` for `email` in the browser and returns the code from the mail. */
async function boughtCode(
  page: Page,
  shop: RunningShop,
  shopper: TestShopper,
  amount: string,
  email: string,
) {
  const fields = { recipientName: 'Inge', recipientEmail: email };
  const drawer = await addGiftCard(page, shopper, { amount, fields });
  await goFromBagToPayment(page, shopper, drawer, `buyer-${email}`, true);
  // No later step would show the price of delivery.
  await expect(getMain(page).getByText(getMessage(shopper.locale, 'giftCard.byMail')).first()).toBeVisible();
  await expect(
    getMain(page).getByText(getMessage(shopper.locale, 'checkout.deliveryLater'), { exact: true }),
  ).toHaveCount(0);
  await submitPaymentStep(page, shopper.locale, 'success');
  await placeOrder(page, shopper.locale);
  const [mail] = await shop.fetchMailsTo(email);
  return findGiftCardCode(mail?.text ?? '');
}

const purchases = [
  { shopper: danishShopper, amount: '300 kr.', held: '300 kr.', rest: '75 kr.', after: '0 kr.' },
  { shopper: norwegianShopper, amount: 'NOK 500', held: 'NOK 500', rest: 'NOK 148', after: 'NOK 0' },
  { shopper: germanShopper, amount: '€40', held: '€40', rest: '€22', after: '€0' },
] as const;

for (const { shopper, amount, held, rest, after } of sampleCases(purchases)) {
  const { locale, market } = shopper;
  test(`gift card bought by email pays part of another order, ${locale} in ${market}, and a card the rest`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(60_000);
    await setMarketCookie(page, shopper, shop);
    const recipient = `inge-${market}@example.com`;
    const code = await boughtCode(page, shop, shopper, amount, recipient);
    const [mail] = await shop.fetchMailsTo(recipient);
    expect(mail).toMatchObject({ kind: 'gift-card', locale });

    await openAndHydratePage(page, shopper.product.path);
    await goFromBagToPayment(page, shopper, await addToBag(page, locale), recipient);
    await enterGiftCardCode(page, shopper, code.toLowerCase());
    const end = code.slice(-4);
    const pays = getMain(page).getByText(getMessage(locale, 'checkout.giftCard.pays', { end, amount: held }));
    await expect(pays).toBeVisible();
    const balance = getMessage(locale, 'checkout.giftCard.balance', { before: held, after });
    await expect(getMain(page).getByText(balance)).toBeVisible();
    // The browser stores no part of the code, because everyone who reads it can spend it.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept.toUpperCase()).not.toContain(code);

    await submitPaymentStep(page, locale, 'success');
    const due = getMain(page)
      .locator('dl > div')
      .filter({ hasText: getMessage(locale, 'checkout.giftCard.due') });
    await expect(due.getByRole('definition').first()).toHaveText(rest);
    await placeOrder(page, locale);
    await expect(getMain(page).getByText(getMessage(locale, 'checkout.giftCard.row', { end }))).toBeVisible();
    const paid = getMain(page)
      .locator('dl > div')
      .filter({ hasText: getMessage(locale, 'confirmation.paidByCard') });
    await expect(paid.getByRole('definition')).toHaveText(rest);
    await expect(due).toHaveCount(0);
    const confirmed = (await shop.fetchMailsTo(recipient)).filter(
      ({ kind }) => kind === 'order-confirmation',
    );
    expect(confirmed).toHaveLength(1);
    const row = `${getMessage(locale, 'checkout.giftCard.row', { end })}: −${held}`;
    expect(normalizeSpaces(confirmed[0]?.text ?? '')).toContain(row);
  });
}

for (const locale of sampleCases(['da', 'en'] as const)) {
  test(`gift card code in a promo code field pays for the order, in the bag and at the checkout, in ${locale}`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(90_000);
    const t = (key: string, values?: Record<string, string>) => getMessage(locale, key, values);
    const shopper = {
      ...danishShopper,
      locale,
      product: locale === 'da' ? danishShopper.product : norwegianShopper.product,
    };
    await setMarketCookie(page, danishShopper, shop);
    const code = await buyGiftCardByApi(shop, danishShopper, 200_00, `kurv-${locale}@example.com`);
    const end = code.slice(-4);
    await openAndHydratePage(page, shopper.product.path);
    await addToBag(page, locale);
    await openAndHydratePage(page, locale === 'da' ? '/da/cart' : '/cart');
    await page.getByText(t('promo.question')).click();
    await page
      .getByRole('textbox', { name: t('promo.label') })
      .fill(`\u202a${code.replaceAll('-', '\u2011')}\u202c`);
    await page.getByRole('button', { name: t('promo.apply') }).click();
    await expect(page.getByText(t('promo.giftCard.taken', { end }))).toBeVisible();
    await getMain(page)
      .getByRole('link', { name: t('bag.checkout') })
      .click();
    await fillContactStep(page, shopper, `kurv-${locale}@example.com`);
    await submitContactStep(page, locale);
    const row = page.getByText(t('checkout.giftCard.row', { end })).first();
    await expect(row).toBeVisible();

    // At the checkout, a code that the bag does not have.
    await page.getByText(t('checkout.promo.ask')).first().click();
    const field = page.getByLabel(t('checkout.promo.label'));
    await field.fill(code);
    await page.getByRole('button', { name: t('checkout.promo.use') }).click();
    await expect(field).toHaveAccessibleDescription(t('checkout.giftCard.already'));
    await field.fill('ABCD-ABCD-ABCD-ABCD');
    await page.getByRole('button', { name: t('checkout.promo.use') }).click();
    await expect(field).toHaveAccessibleDescription(/gavekort|gift card/);
    await expect(page.getByText('ABCD-ABCD-ABCD-ABCD')).toHaveCount(0);
  });
}

test('gift card that covers the total needs no payment method', async ({ page, shop }) => {
  test.setTimeout(60_000);
  await setMarketCookie(page, germanShopper, shop);
  const code = await buyGiftCardByApi(shop, germanShopper, 100_00, 'alt@example.com');
  await openAndHydratePage(page, germanShopper.product.path);
  await goFromBagToPayment(page, germanShopper, await addToBag(page, 'en'), 'alt@example.com');
  await enterGiftCardCode(page, germanShopper, code);
  await expect(getMain(page).getByText(getMessage('en', 'checkout.giftCard.paysAll'))).toBeVisible();
  await expect(getPaymentOption(page, 'en', 'success')).toHaveCount(0);
  await clickButtonByMessage(page, 'en', 'checkout.continueToReview');
  await clickButtonByMessage(page, 'en', 'checkout.buyPaid');
  await expectConfirmation(page, 'en');
});

for (const shopper of sampleCases([danishShopper, germanShopper])) {
  const { locale, market, total } = shopper;
  test(
    `removing a gift card from the order announces what is due and moves the focus to the code field, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      test.setTimeout(60_000);
      await setMarketCookie(page, shopper, shop);
      const email = `uden-gavekort-${market}@example.com`;
      const code = await buyGiftCardByApi(shop, shopper, market === 'dk' ? 300_00 : 40_00, email);
      await openAndHydratePage(page, shopper.product.path);
      await goFromBagToPayment(page, shopper, await addToBag(page, locale), email);
      await enterGiftCardCode(page, shopper, code);
      const end = code.slice(-4);
      const removal = getMain(page).getByRole('button', {
        name: getMessage(locale, 'checkout.giftCard.remove', { end }),
      });
      await removal.focus();
      await page.keyboard.press('Enter');
      await expect(removal).toHaveCount(0);
      await expect(
        getMain(page)
          .locator('summary')
          .filter({ hasText: getMessage(locale, 'checkout.giftCard.ask') }),
      ).toBeFocused();
      const removed = normalizeSpaces(getMessage(locale, 'checkout.giftCard.removed', { end, due: total }));
      await expect(getMain(page).getByRole('status').filter({ hasText: removed })).toHaveCount(1);
    },
  );
}

test(
  'gift card that is removed elsewhere is reported at the last step',
  { tag: '@all' },
  async ({ page, shop }) => {
    test.setTimeout(60_000);
    const email = 'gavekort-vaek@example.com';
    await setMarketCookie(page, danishShopper, shop);
    const code = await buyGiftCardByApi(shop, danishShopper, 300_00, email);
    await openAndHydratePage(page, danishShopper.product.path);
    await goFromBagToPayment(page, danishShopper, await addToBag(page, 'da'), email);
    await enterGiftCardCode(page, danishShopper, code);
    await submitPaymentStep(page, 'da', 'success');
    const row = getMain(page).getByText(getMessage('da', 'checkout.giftCard.row', { end: code.slice(-4) }));
    await expect(row.first()).toBeVisible();

    const [cartId] = await loadStoredCartIds(page);
    const { cart } = await shop.askCommerce<{ cart: { appliedGiftCards: { id: string }[] } }>(
      'dk',
      'query ($cartId: ID!) { cart(id: $cartId) { appliedGiftCards { id } } }',
      { cartId },
    );
    const appliedGiftCardIds = cart.appliedGiftCards.map(({ id }) => id);
    await shop.askCommerce(
      'dk',
      `mutation ($cartId: ID!, $appliedGiftCardIds: [ID!]!) {
      cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) { userErrors { code } }
    }`,
      { cartId, appliedGiftCardIds },
    );
    await simulateReturnToPage(page);
    const news = getMain(page)
      .getByRole('status')
      .filter({ hasText: getMessage('da', 'checkout.giftCard.gone') });
    await expect(news).toHaveCount(1);
    await expect(row).toHaveCount(0);
  },
);

for (const locale of sampleCases(['en', 'da'] as const)) {
  const shopper =
    locale === 'da' ? danishShopper : { ...danishShopper, locale, product: norwegianShopper.product };
  test(
    `market switch announces that a gift card cannot pay there, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      test.setTimeout(60_000);
      await setMarketCookie(page, danishShopper, shop);
      const email = `anden-valuta-${locale}@example.com`;
      const code = await buyGiftCardByApi(shop, shopper, 300_00, email);
      await openAndHydratePage(page, shopper.product.path);
      await goFromBagToPayment(page, shopper, await addToBag(page, locale), email);
      await enterGiftCardCode(page, shopper, code);
      const end = code.slice(-4);
      const removal = getMain(page).getByRole('button', {
        name: getMessage(locale, 'checkout.giftCard.remove', { end }),
      });
      await expect(removal).toBeVisible();
      await changeDeliveryCountry(page, locale, 'NO');
      const news = getMain(page).getByRole('status');
      await expect(news.filter({ hasText: getMessage(locale, 'checkout.giftCard.left') })).toHaveCount(1);
      await changeDeliveryCountry(page, locale, 'DK');
      await submitContactStep(page, locale);
      await expect(news.filter({ hasText: getMessage(locale, 'checkout.giftCard.left') })).toHaveCount(0);
      // Its balance is unchanged, and it still pays in its market.
      await submitDeliveryStep(page, locale);
      await expect(removal).toBeVisible();
    },
  );
}
