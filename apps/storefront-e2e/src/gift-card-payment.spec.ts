import type { Page } from '@playwright/test';
import { addToBag, returnToPage, loadStoredCartIds } from './bag.ts';
import {
  getCardOption,
  changeCountry,
  chooseMarket,
  danishShopper,
  germanShopper,
  expectConfirmation,
  fillContact,
  goToDelivery,
  goToPayment,
  main,
  norwegianShopper,
  payWith,
  placeOrder,
  replaceSpaces,
  press,
  type Shopper,
} from './checkout.ts';
import { FAULT_ERRORS_PATTERN, faults, shortenTimeouts, setTimeoutsShortened } from './faults.ts';
import { message } from './messages.ts';
import type { RunningShop } from './running-shop.ts';
import { isCompleteRun, sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openPage } from './open-page.ts';
import { addGiftCard, reachPayment } from './gift-card.ts';

const codeIn = (text: string) => /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? 'no code';

/** Buys a gift card of `amount` for `email` in the browser and returns the code from the mail. */
async function boughtCode(page: Page, shop: RunningShop, shopper: Shopper, amount: string, email: string) {
  const fields = { recipientName: 'Inge', recipientEmail: email };
  const drawer = await addGiftCard(page, shopper, { amount, fields });
  await reachPayment(page, shopper, drawer, `buyer-${email}`, true);
  // No later step would show the price of delivery.
  await expect(main(page).getByText(message(shopper.locale, 'giftCard.byMail')).first()).toBeVisible();
  await expect(
    main(page).getByText(message(shopper.locale, 'checkout.deliveryLater'), { exact: true }),
  ).toHaveCount(0);
  await payWith(page, shopper.locale, 'success');
  await placeOrder(page, shopper.locale);
  const [mail] = await shop.fetchMailsTo(email);
  return codeIn(mail?.text ?? '');
}

/** Buys a gift card of `amount` minor units for `email` through the API and returns the code from the mail. */
async function buyGiftCardByApi(
  shop: RunningShop,
  { market }: Shopper,
  amount: number,
  email: string,
): Promise<string> {
  const { product } = await shop.askCommerce<{
    product: { variants: { nodes: { id: string; sku: string }[] } };
  }>(market, '{ product(handle: "gift-card") { variants(first: 20) { nodes { id sku } } } }');
  const variant = product.variants.nodes.find(({ sku }) => sku === `MH-GIFT-CARD-${amount}`);
  const { cartCreate } = await shop.askCommerce<{
    cartCreate: { cart: { id: string; cost: { checkoutChargeAmount: object } } };
  }>(
    market,
    `mutation ($input: CartInput!) {
      cartCreate(input: $input) { cart { id cost { checkoutChargeAmount { amount currencyCode } } } }
    }`,
    {
      input: {
        lines: [
          {
            merchandiseId: variant?.id,
            quantity: 1,
            attributes: [
              { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
              { key: 'Recipient email', value: email },
              { key: 'Recipient name', value: 'Inge' },
            ],
          },
        ],
        buyerIdentity: { email: `buyer-${email}` },
      },
    },
  );
  const { id: cartId, cost } = cartCreate.cart;
  await shop.askCommerce(
    market,
    `mutation ($cartId: ID!, $payment: CartPaymentInput!) {
      cartPaymentUpdate(cartId: $cartId, payment: $payment) { userErrors { message } }
    }`,
    {
      cartId,
      payment: {
        amount: cost.checkoutChargeAmount,
        directPaymentMethod: {
          sessionId: 'test-success',
          billingAddress: { firstName: 'Bodil', country: { dk: 'DK', no: 'NO', int: 'DE' }[market] },
        },
      },
    },
  );
  await shop.askCommerce(
    market,
    `mutation ($cartId: ID!) {
      cartSubmitForCompletion(cartId: $cartId, attemptToken: "once") { userErrors { message } }
    }`,
    { cartId },
  );
  const [mail] = await shop.fetchMailsTo(email);
  return codeIn(mail?.text ?? '');
}

async function redeem(page: Page, { locale }: Shopper, code: string): Promise<void> {
  const field = page.getByLabel(message(locale, 'checkout.giftCard.label'));
  if (!(await field.isVisible())) {
    await main(page).getByText(message(locale, 'checkout.giftCard.ask')).click();
  }
  await field.fill(code);
  await main(page)
    .getByRole('button', { name: message(locale, 'checkout.giftCard.use') })
    .click();
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
    await chooseMarket(page, shopper, shop);
    const recipient = `inge-${market}@example.com`;
    const code = await boughtCode(page, shop, shopper, amount, recipient);
    const [mail] = await shop.fetchMailsTo(recipient);
    expect(mail).toMatchObject({ kind: 'gift-card', locale });

    await openPage(page, shopper.product.path);
    await reachPayment(page, shopper, await addToBag(page, locale), recipient);
    await redeem(page, shopper, code.toLowerCase());
    const end = code.slice(-4);
    const pays = main(page).getByText(message(locale, 'checkout.giftCard.pays', { end, amount: held }));
    await expect(pays).toBeVisible();
    const balance = message(locale, 'checkout.giftCard.balance', { before: held, after });
    await expect(main(page).getByText(balance)).toBeVisible();
    // The browser stores no part of the code, because everyone who reads it can spend it.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept.toUpperCase()).not.toContain(code);

    await payWith(page, locale, 'success');
    const due = main(page)
      .locator('dl > div')
      .filter({ hasText: message(locale, 'checkout.giftCard.due') });
    await expect(due.getByRole('definition').first()).toHaveText(rest);
    await placeOrder(page, locale);
    await expect(main(page).getByText(message(locale, 'checkout.giftCard.row', { end }))).toBeVisible();
    const paid = main(page)
      .locator('dl > div')
      .filter({ hasText: message(locale, 'confirmation.paidByCard') });
    await expect(paid.getByRole('definition')).toHaveText(rest);
    await expect(due).toHaveCount(0);
    const confirmed = (await shop.fetchMailsTo(recipient)).filter(
      ({ kind }) => kind === 'order-confirmation',
    );
    expect(confirmed).toHaveLength(1);
    const row = `${message(locale, 'checkout.giftCard.row', { end })}: −${held}`;
    expect(replaceSpaces(confirmed[0]?.text ?? '')).toContain(row);
  });
}

for (const locale of sampleCases(['da', 'en'] as const)) {
  test(`gift card code in a promo code field pays for the order, in the bag and at the checkout, in ${locale}`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(90_000);
    const t = (key: string, values?: Record<string, string>) => message(locale, key, values);
    const shopper = {
      ...danishShopper,
      locale,
      product: locale === 'da' ? danishShopper.product : norwegianShopper.product,
    };
    await chooseMarket(page, danishShopper, shop);
    const code = await buyGiftCardByApi(shop, danishShopper, 200_00, `kurv-${locale}@example.com`);
    const end = code.slice(-4);
    await openPage(page, shopper.product.path);
    await addToBag(page, locale);
    await openPage(page, locale === 'da' ? '/da/cart' : '/cart');
    await page.getByText(t('promo.question')).click();
    await page
      .getByRole('textbox', { name: t('promo.label') })
      .fill(`\u202a${code.replaceAll('-', '\u2011')}\u202c`);
    await page.getByRole('button', { name: t('promo.apply') }).click();
    await expect(page.getByText(t('promo.giftCard.taken', { end }))).toBeVisible();
    await main(page)
      .getByRole('link', { name: t('bag.checkout') })
      .click();
    await fillContact(page, shopper, `kurv-${locale}@example.com`);
    await goToDelivery(page, locale);
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

test.describe('where a gift card code is refused', () => {
  test.use({ expectedComplaints: FAULT_ERRORS_PATTERN });

  test('reason is shown, and the code stays in the field', async ({ page, shop }) => {
    test.setTimeout(60_000);
    await shortenTimeouts(page, false);
    await chooseMarket(page, danishShopper, shop);
    const code = await buyGiftCardByApi(shop, danishShopper, 200_00, 'tom@example.com');
    await openPage(page, danishShopper.product.path);
    await reachPayment(page, danishShopper, await addToBag(page, 'da'), 'refused@example.com');
    await redeem(page, danishShopper, 'ABCD-ABCD-ABCD-ABCD');
    const field = page.getByLabel(message('da', 'checkout.giftCard.label'));
    await expect(field).toHaveAccessibleDescription(/Der findes ikke et gavekort med den kode/);
    await expect(field).toHaveValue('ABCD-ABCD-ABCD-ABCD');
    // Too many requests has a message of its own.
    for (const [how, fault] of sampleCases(faults, ([how]) => String(how === 'answers 429'))) {
      await test.step(`commerce service ${how}`, async () => {
        await shop.breakService('commerce', fault);
        await setTimeoutsShortened(page, true);
        await redeem(page, danishShopper, code);
        const words = how === 'answers 429' ? 'checkout.giftCard.throttled' : 'checkout.promo.unreachable';
        await expect(field).toHaveAccessibleDescription(new RegExp(message('da', words)));
        await expect(field).toHaveValue(code);
        await shop.clearFaults();
        await setTimeoutsShortened(page, false);
      });
    }
    await redeem(page, danishShopper, code);
    const end = code.slice(-4);
    const remove = page.getByRole('button', { name: message('da', 'checkout.giftCard.remove', { end }) });
    await expect(remove).toHaveCount(1);
    await redeem(page, danishShopper, code);
    await expect(field).toHaveAccessibleDescription(new RegExp(message('da', 'checkout.giftCard.already')));
    await remove.click();
    await expect(remove).toHaveCount(0);
    await redeem(page, danishShopper, code);
    await payWith(page, 'da', 'success');
    await placeOrder(page, 'da');

    if (!isCompleteRun) return;
    await openPage(page, danishShopper.product.path);
    await reachPayment(page, danishShopper, await addToBag(page, 'da'), 'refused@example.com');
    await redeem(page, danishShopper, code);
    await expect(field).toHaveAccessibleDescription(/ikke flere penge på gavekortet/);
  });
});

test.describe('years later', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  test(
    'expired gift card is refused with its last day, in both languages',
    { tag: '@all' },
    async ({ page, shop }) => {
      test.setTimeout(90_000);
      await chooseMarket(page, danishShopper, shop);
      const code = await buyGiftCardByApi(shop, danishShopper, 200_00, 'gammel@example.com');
      // Bought in November 2026, valid for 36 months.
      await shop.crashAndReopen('2029-12-01T10:00:00Z');
      for (const [locale, words] of [
        ['da', /Gavekortet var gyldigt til den 21\. november 2029/],
        ['en', /The gift card was valid until November 21, 2029/],
      ] as const) {
        const shopper =
          locale === 'da' ? danishShopper : { ...danishShopper, locale, product: norwegianShopper.product };
        await openPage(page, shopper.product.path);
        await page.evaluate(() => {
          sessionStorage.clear();
        });
        await reachPayment(page, shopper, await addToBag(page, locale), 'gammel@example.com');
        await redeem(page, shopper, code);
        const field = page.getByLabel(message(locale, 'checkout.giftCard.label'));
        await expect(field).toHaveAccessibleDescription(words);
        await expect(field).toHaveValue(code);
      }
      await shop.crashAndReopen();
    },
  );
});

test('gift card that covers the total needs no payment method', async ({ page, shop }) => {
  test.setTimeout(60_000);
  await chooseMarket(page, germanShopper, shop);
  const code = await buyGiftCardByApi(shop, germanShopper, 100_00, 'alt@example.com');
  await openPage(page, germanShopper.product.path);
  await reachPayment(page, germanShopper, await addToBag(page, 'en'), 'alt@example.com');
  await redeem(page, germanShopper, code);
  await expect(main(page).getByText(message('en', 'checkout.giftCard.paysAll'))).toBeVisible();
  await expect(getCardOption(page, 'en', 'success')).toHaveCount(0);
  await press(page, 'en', 'checkout.continueToReview');
  await press(page, 'en', 'checkout.buyPaid');
  await expectConfirmation(page, 'en');
});

for (const shopper of sampleCases([danishShopper, germanShopper])) {
  const { locale, market, total } = shopper;
  test(
    `removing a gift card from the order announces what is due and moves the focus to the code field, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      test.setTimeout(60_000);
      await chooseMarket(page, shopper, shop);
      const email = `uden-gavekort-${market}@example.com`;
      const code = await buyGiftCardByApi(shop, shopper, market === 'dk' ? 300_00 : 40_00, email);
      await openPage(page, shopper.product.path);
      await reachPayment(page, shopper, await addToBag(page, locale), email);
      await redeem(page, shopper, code);
      const end = code.slice(-4);
      const removal = main(page).getByRole('button', {
        name: message(locale, 'checkout.giftCard.remove', { end }),
      });
      await removal.focus();
      await page.keyboard.press('Enter');
      await expect(removal).toHaveCount(0);
      await expect(
        main(page)
          .locator('summary')
          .filter({ hasText: message(locale, 'checkout.giftCard.ask') }),
      ).toBeFocused();
      const removed = replaceSpaces(message(locale, 'checkout.giftCard.removed', { end, due: total }));
      await expect(main(page).getByRole('status').filter({ hasText: removed })).toHaveCount(1);
    },
  );
}

test(
  'gift card that is removed elsewhere is reported at the last step',
  { tag: '@all' },
  async ({ page, shop }) => {
    test.setTimeout(60_000);
    const email = 'gavekort-vaek@example.com';
    await chooseMarket(page, danishShopper, shop);
    const code = await buyGiftCardByApi(shop, danishShopper, 300_00, email);
    await openPage(page, danishShopper.product.path);
    await reachPayment(page, danishShopper, await addToBag(page, 'da'), email);
    await redeem(page, danishShopper, code);
    await payWith(page, 'da', 'success');
    const row = main(page).getByText(message('da', 'checkout.giftCard.row', { end: code.slice(-4) }));
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
    await returnToPage(page);
    const news = main(page)
      .getByRole('status')
      .filter({ hasText: message('da', 'checkout.giftCard.gone') });
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
      await chooseMarket(page, danishShopper, shop);
      const email = `anden-valuta-${locale}@example.com`;
      const code = await buyGiftCardByApi(shop, shopper, 300_00, email);
      await openPage(page, shopper.product.path);
      await reachPayment(page, shopper, await addToBag(page, locale), email);
      await redeem(page, shopper, code);
      const end = code.slice(-4);
      const removal = main(page).getByRole('button', {
        name: message(locale, 'checkout.giftCard.remove', { end }),
      });
      await expect(removal).toBeVisible();
      await changeCountry(page, locale, 'NO');
      const news = main(page).getByRole('status');
      await expect(news.filter({ hasText: message(locale, 'checkout.giftCard.left') })).toHaveCount(1);
      await changeCountry(page, locale, 'DK');
      await goToDelivery(page, locale);
      await expect(news.filter({ hasText: message(locale, 'checkout.giftCard.left') })).toHaveCount(0);
      // Its balance is unchanged, and it still pays in its market.
      await goToPayment(page, locale);
      await expect(removal).toBeVisible();
    },
  );
}
