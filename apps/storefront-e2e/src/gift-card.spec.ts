import type { Page } from '@playwright/test';
import { addToBag, getBagButton, getBagDrawer, getTotalsValue } from './bag.ts';
import { fetchCommerceCartLines } from './commerce-cart.ts';
import { fillContactStep, placeOrder, submitContactStep, submitPaymentStep } from './checkout.ts';
import { normalizeSpaces } from './normalize-spaces.ts';
import { clickButtonByMessage, getMain } from './page-elements.ts';
import { setMarketCookie, switchMarket } from './switch-market.ts';
import { type TestShopper, danishShopper, germanShopper, norwegianShopper } from './test-shoppers.ts';
import { expectNoAxeViolations } from './axe-violations.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { getErrorSummary } from './error-summary.ts';
import { sampleCases } from './sample-cases.ts';
import { setShopClock } from './shop-clock.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, waitUntilHydrated } from './open-page.ts';
import { giftCardPaths, getRadioButton, addGiftCard, goFromBagToPayment } from './gift-card.ts';

const nameOf = ({ contact }: TestShopper) => `${contact['firstName']} ${contact['lastName']}`;

test('gift card form that is submitted before its code has loaded adds one gift card', async ({ page }) => {
  const letCodeCome = await holdRequests(page, '**/assets/*gift-card*.js');
  await openAndHydratePage(page, giftCardPaths.en);
  await checkThroughLabel(page.getByRole('radio', { name: '€40', exact: true }));
  const fields = { recipientName: 'Inge', recipientEmail: 'early@example.com' };
  for (const [key, value] of Object.entries(fields))
    await getMain(page)
      .getByRole('textbox', { name: getMessage('en', `giftCard.${key}`) })
      .fill(value);
  // A double tap adds one.
  for (let tap = 0; tap < 2; tap += 1) await clickButtonByMessage(page, 'en', 'product.addToBag');
  await letCodeCome();
  await expect(getBagDrawer(page, 'en')).toContainText(
    getMessage('en', 'giftCard.line.email', { name: 'Inge', email: 'early@example.com' }),
  );
  await expect(getTotalsValue(getBagDrawer(page, 'en'), 'en', 'bag.total')).toContainText('€40');
  await expect(page).toHaveURL(giftCardPaths.en);
});

test('printed gift card of a custom amount is delivered, and its mail goes to the shop', async ({
  page,
  shop,
}) => {
  await setMarketCookie(page, danishShopper, shop);
  await openAndHydratePage(page, giftCardPaths.da);
  await checkThroughLabel(getRadioButton(page, danishShopper, 'giftCard.type.printed'));
  await checkThroughLabel(getRadioButton(page, danishShopper, 'giftCard.own'));
  await page.getByLabel(getMessage('da', 'giftCard.ownLabel')).fill('50');
  await page.getByLabel(getMessage('da', 'giftCard.recipientName')).fill('Åse');
  await expect(page.getByLabel(getMessage('da', 'giftCard.recipientEmail'))).toHaveCount(0);
  await clickButtonByMessage(page, 'da', 'product.addToBag');
  const tooLow = getMessage('da', 'giftCard.mistake.tooLow', { amount: '100 kr.' });
  await getErrorSummary(page).getByRole('link', { name: tooLow }).click();
  await expect(page.getByLabel(getMessage('da', 'giftCard.ownLabel'))).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1.250,50');
  await clickButtonByMessage(page, 'da', 'product.addToBag');
  const drawer = getBagDrawer(page, 'da');
  await expect(drawer.getByText(getMessage('da', 'giftCard.line.printed', { name: 'Åse' }))).toBeVisible();
  await expect(drawer.getByText('1.250,50 kr.').first()).toBeVisible();
  await goFromBagToPayment(page, danishShopper, drawer, 'trykt@example.com');
  await submitPaymentStep(page, 'da', 'success');
  await placeOrder(page, 'da');
  const printer = await shop.fetchMailsTo('hello@marehalm.example');
  const [print] = printer.filter(({ kind }) => kind === 'gift-card-print');
  expect(normalizeSpaces(print?.text ?? '')).toContain('1.250,50 kr.');
  expect(print?.text).toContain('Hej Åse');
});

test(
  'gift card in the bag survives a reload, shows in another tab, can be edited, and reports another currency',
  { tag: '@all' },
  async ({ page, shop }) => {
    // A future day for the shop and the page.
    await setShopClock(page);
    await setMarketCookie(page, danishShopper, shop);
    const drawer = await addGiftCard(page, danishShopper, {
      type: 'onDate',
      amount: '500 kr.',
      fields: {
        sendOn: '2026-12-24',
        recipientName: 'Inge',
        recipientEmail: 'inge@example.com',
        message: 'Glædelig jul.\nVi ses.',
      },
    });
    const onDate = getMessage('da', 'giftCard.line.onDate', {
      name: 'Inge',
      email: 'inge@example.com',
      date: '24. december 2026',
    });
    await expect(drawer.getByText(onDate)).toBeVisible();
    const cart = () => fetchCommerceCartLines(page, shop, 'dk');
    await expect.poll(cart).toEqual([{ sku: 'MH-GIFT-CARD-50000', quantity: 1 }]);

    await openAndHydratePage(page, '/da/cart');
    await expect(getMain(page).getByText(onDate)).toBeVisible();
    await page.reload();
    await waitUntilHydrated(page);
    await expect(getMain(page).getByText(onDate)).toBeVisible();
    const other = await page.context().newPage();
    await openAndHydratePage(other, '/da/cart');
    await expect(getMain(other).getByText(onDate)).toBeVisible();

    await getMain(page)
      .getByRole('link', { name: getMessage('da', 'giftCard.editFor', { name: 'Inge' }) })
      .click();
    await expect(page.getByLabel(getMessage('da', 'giftCard.message'))).toHaveValue('Glædelig jul.\nVi ses.');
    await expect(page.getByRole('radio', { name: '500 kr.', exact: true })).toBeChecked();
    await page.getByLabel(getMessage('da', 'giftCard.recipientName')).fill('Inge og Per');
    await clickButtonByMessage(page, 'da', 'giftCard.save');
    await expect(getBagDrawer(page, 'da').getByText(/Til Inge og Per/)).toBeVisible();
    await expect(getMain(other).getByText(/Til Inge og Per/)).toBeVisible();
    // The URL does not contain the recipient.
    expect(decodeURIComponent(page.url())).not.toContain('Inge');
    await expect.poll(cart).toEqual([{ sku: 'MH-GIFT-CARD-50000', quantity: 1 }]);

    await setMarketCookie(page, norwegianShopper, shop);
    await openAndHydratePage(page, '/da/cart');
    const elsewhere = getMessage('da', 'giftCard.otherCurrency', { amount: '500 kr.' });
    await expect(getMain(page).getByText(elsewhere)).toBeVisible();
    await other.close();
  },
);

test('language switch keeps editing a gift card of the bag', { tag: '@all' }, async ({ page, shop }) => {
  await setMarketCookie(page, danishShopper, shop);
  const fields = { recipientName: 'Inge', recipientEmail: 'inge@example.com' };
  await addGiftCard(page, danishShopper, { amount: '500 kr.', fields });
  await openAndHydratePage(page, '/da/cart');
  await getMain(page)
    .getByRole('link', { name: getMessage('da', 'giftCard.editFor', { name: 'Inge' }) })
    .click();
  await expect(page.getByLabel(getMessage('da', 'giftCard.recipientName'))).toHaveValue('Inge');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${giftCardPaths.en}#line-1`);
  await expect(page.getByLabel(getMessage('en', 'giftCard.recipientName'))).toHaveValue('Inge');
  await page.getByLabel(getMessage('en', 'giftCard.recipientName')).fill('Signe');
  await clickButtonByMessage(page, 'en', 'giftCard.save');
  await expect(getBagButton(page, 'en', 1)).toBeVisible();
});

test(
  'custom amount is not converted: 250 kr. never become 250 euros',
  { tag: '@all' },
  async ({ page, shop }) => {
    await setMarketCookie(page, danishShopper, shop);
    await openAndHydratePage(page, giftCardPaths.da);
    const own = page.getByLabel(getMessage('da', 'giftCard.ownLabel'));
    await checkThroughLabel(getRadioButton(page, danishShopper, 'giftCard.own'));
    await own.fill('250');
    await page.getByLabel(getMessage('da', 'giftCard.recipientName')).fill('Inge');
    await page.getByLabel(getMessage('da', 'giftCard.recipientEmail')).fill('inge@example.com');
    await switchMarket(page, 'da', /International/);
    await expect(own).toHaveValue('');
    await clickButtonByMessage(page, 'da', 'product.addToBag');
    await expect(own).toHaveAccessibleDescription(
      new RegExp(getMessage('da', 'giftCard.mistake.amountUnreadable')),
    );

    // Nor after leaving the page and returning.
    await switchMarket(page, 'da', /Danmark/);
    await own.fill('250');
    await openAndHydratePage(page, '/da');
    await switchMarket(page, 'da', /International/);
    await openAndHydratePage(page, giftCardPaths.da);
    await expect(page.getByLabel(getMessage('da', 'giftCard.recipientName'))).toHaveValue('Inge');
    await expect(own).toHaveValue('');

    // Nor in the bag.
    await switchMarket(page, 'da', /Danmark/);
    await own.fill('250');
    await clickButtonByMessage(page, 'da', 'product.addToBag');
    await expect(getTotalsValue(getBagDrawer(page, 'da'), 'da', 'bag.total')).toContainText('250 kr.');
    await page.keyboard.press('Escape');
    await switchMarket(page, 'da', /International/);
    await openAndHydratePage(page, '/da/cart');
    await getMain(page)
      .getByRole('link', { name: getMessage('da', 'giftCard.editFor', { name: 'Inge' }) })
      .click();
    await expect(getRadioButton(page, danishShopper, 'giftCard.own')).toBeChecked();
    await expect(own).toHaveValue('');
    await own.fill('35');
    await clickButtonByMessage(page, 'da', 'giftCard.save');
    await expect(getTotalsValue(getBagDrawer(page, 'da'), 'da', 'bag.total')).toContainText('35 €');
  },
);

for (const shopper of sampleCases([germanShopper, danishShopper])) {
  const { locale, market } = shopper;
  test(
    `editing a gift card that another tab has changed or removed reports it and adds no second one, in ${locale}`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      const text = (key: string, values?: Record<string, string>) =>
        getMessage(locale, `giftCard.${key}`, values);
      const editing = (name: string) => ({ name: text('editFor', { name }) });
      const nameIn = (tab: Page) => tab.getByLabel(text('recipientName'));
      const gone = getMain(page)
        .getByRole('status')
        .filter({ hasText: text('gone') });
      const cart = async () => (await fetchCommerceCartLines(page, shop, market))?.length;
      await setMarketCookie(page, shopper, shop);
      const bought = await addGiftCard(page, shopper, {
        amount: market === 'dk' ? '300 kr.' : '€40',
        fields: { recipientName: 'Inge', recipientEmail: 'inge@example.com' },
      });
      await expect.poll(cart).toBe(1);
      const other = await context.newPage();
      await openAndHydratePage(other, `${giftCardPaths[locale]}#line-1`);
      await bought.getByRole('link', editing('Inge')).click();
      for (const tab of [page, other]) await expect(nameIn(tab)).toHaveValue('Inge');

      await nameIn(other).fill('Per');
      await clickButtonByMessage(other, locale, 'giftCard.save');
      const drawer = getBagDrawer(other, locale);
      await expect(drawer.getByRole('link', editing('Per'))).toBeVisible();
      await nameIn(page).fill('Åse');
      await clickButtonByMessage(page, locale, 'giftCard.save');
      await expect(gone).toBeVisible();
      await expect(getBagDrawer(page, locale)).toBeHidden();
      await expect(nameIn(page)).toHaveValue('Åse');
      await expect(page).toHaveURL(new RegExp(`${giftCardPaths[locale]}$`));
      const add = getMain(page).getByRole('button', { name: getMessage(locale, 'product.addToBag') });
      await expect(add).toBeFocused();
      await expect(add).toBeInViewport();
      await expect(gone).toBeInViewport();
      await expect(drawer.getByRole('listitem')).toHaveCount(1);
      await page.reload();
      await waitUntilHydrated(page);
      await expect(nameIn(page)).toHaveValue('Åse');

      // Removed in the drawer over its own form.
      await openAndHydratePage(page, `${giftCardPaths[locale]}#line-1`);
      await expect(nameIn(page)).toHaveValue('Per');
      await drawer.getByRole('button', { name: getMessage(locale, 'bag.remove') }).click();
      await expect(drawer.getByRole('link', editing('Per'))).toHaveCount(0);
      await nameIn(page).fill('Åse og Per');
      await clickButtonByMessage(page, locale, 'giftCard.save');
      await expect(gone).toBeVisible();
      await expectNoAxeViolations(page, `a gift card that is gone from the bag, in ${locale}`);
      await nameIn(page).fill('Åse og Bo');
      await expect(gone).toBeVisible();
      await add.click();
      await expect(getBagDrawer(page, locale).getByRole('link', editing('Åse og Bo'))).toBeVisible();
      await expect(gone).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${giftCardPaths[locale]}$`));
      await expect.poll(cart).toBe(1);
      await other.close();
    },
  );
}

test('double press on "Save" changes the gift card once', { tag: '@all' }, async ({ page, shop }) => {
  await setMarketCookie(page, danishShopper, shop);
  const bought = await addGiftCard(page, danishShopper, {
    amount: '300 kr.',
    fields: { recipientName: 'Inge', recipientEmail: 'inge@example.com' },
  });
  await bought.getByRole('link', { name: getMessage('da', 'giftCard.editFor', { name: 'Inge' }) }).click();
  const name = getMain(page).getByRole('textbox', { name: getMessage('da', 'giftCard.recipientName') });
  await expect(name).toHaveValue('Inge');
  await name.fill('Per');
  // Both before the next render.
  await getMain(page)
    .getByRole('button', { name: getMessage('da', 'giftCard.save') })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  const drawer = getBagDrawer(page, 'da');
  await expect(
    drawer.getByRole('link', { name: getMessage('da', 'giftCard.editFor', { name: 'Per' }) }),
  ).toBeVisible();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(getMain(page).getByText(getMessage('da', 'giftCard.gone'))).toHaveCount(0);
  await expect(getErrorSummary(page)).toHaveCount(0);
});

for (const shopper of sampleCases([germanShopper, danishShopper])) {
  const { locale, market } = shopper;
  test(
    `gift card by email needs no address, until goods are added, in ${locale}`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      await setMarketCookie(page, shopper, shop);
      const drawer = await addGiftCard(page, shopper, {
        amount: market === 'dk' ? '300 kr.' : '€40',
        fields: { recipientName: 'Inge', recipientEmail: 'inge@example.com' },
      });
      const email = `uden-adresse-${market}@example.com`;
      await goFromBagToPayment(page, shopper, drawer, email, true);
      await expect(
        getMain(page).getByRole('radio', { name: getMessage(locale, 'checkout.billing.nameAlone') }),
      ).toBeChecked();
      await submitPaymentStep(page, locale, 'success');
      await expect(getMain(page).locator('address')).toHaveText(`${email}${nameOf(shopper)}`);
      await expectNoAxeViolations(page, `the last step without an address, in ${locale}`);

      const other = await context.newPage();
      await openAndHydratePage(other, shopper.product.path);
      await addToBag(other, locale);
      await expect(
        getMain(page)
          .getByRole('status')
          .filter({ hasText: getMessage(locale, 'checkout.addressNeeded') }),
      ).toHaveCount(1);
      const title = { name: getMessage(locale, 'checkout.step.contact') };
      await expect(getMain(page).getByRole('heading', title)).toBeFocused();
      await fillContactStep(page, shopper, email);
      await submitContactStep(page, locale);
      await expect(getMain(page).locator('address')).toContainText(shopper.contact['street'] ?? '');
    },
  );
}
