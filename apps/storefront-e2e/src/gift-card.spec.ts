import type { Page } from '@playwright/test';
import {
  addToBag,
  getBagButton,
  getBagDrawer,
  fetchCommerceCartLines,
  getTotalsRow,
  switchMarket,
} from './bag.ts';
import { expectNoAxeViolations } from './axe-violations.ts';
import {
  chooseMarket,
  danishShopper,
  germanShopper,
  fillContact,
  goToDelivery,
  main,
  norwegianShopper,
  payWith,
  placeOrder,
  replaceSpaces,
  press,
  type Shopper,
} from './checkout.ts';
import { chooseOption } from './choose-option.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { getErrorSummary } from './error-summary.ts';
import { sampleCases } from './sample-cases.ts';
import { setShopClock } from './shop-clock.ts';
import { expect, test } from './test.ts';
import { openPage, waitUntilHydrated } from './open-page.ts';
import { giftCardPaths, radio, addGiftCard, reachPayment } from './gift-card.ts';

const nameOf = ({ contact }: Shopper) => `${contact['firstName']} ${contact['lastName']}`;

test('gift card form that is submitted before its code has loaded adds one gift card', async ({ page }) => {
  const letCodeCome = await holdRequests(page, '**/assets/*gift-card*.js');
  await openPage(page, giftCardPaths.en);
  await chooseOption(page.getByRole('radio', { name: '€40', exact: true }));
  const fields = { recipientName: 'Inge', recipientEmail: 'early@example.com' };
  for (const [key, value] of Object.entries(fields))
    await main(page)
      .getByRole('textbox', { name: getMessage('en', `giftCard.${key}`) })
      .fill(value);
  // A double tap adds one.
  for (let tap = 0; tap < 2; tap += 1) await press(page, 'en', 'product.addToBag');
  await letCodeCome();
  await expect(getBagDrawer(page, 'en')).toContainText(
    getMessage('en', 'giftCard.line.email', { name: 'Inge', email: 'early@example.com' }),
  );
  await expect(getTotalsRow(getBagDrawer(page, 'en'), 'en', 'bag.total')).toContainText('€40');
  await expect(page).toHaveURL(giftCardPaths.en);
});

test('printed gift card of a custom amount is delivered, and its mail goes to the shop', async ({
  page,
  shop,
}) => {
  await chooseMarket(page, danishShopper, shop);
  await openPage(page, giftCardPaths.da);
  await chooseOption(radio(page, danishShopper, 'giftCard.type.printed'));
  await chooseOption(radio(page, danishShopper, 'giftCard.own'));
  await page.getByLabel(getMessage('da', 'giftCard.ownLabel')).fill('50');
  await page.getByLabel(getMessage('da', 'giftCard.recipientName')).fill('Åse');
  await expect(page.getByLabel(getMessage('da', 'giftCard.recipientEmail'))).toHaveCount(0);
  await press(page, 'da', 'product.addToBag');
  const tooLow = getMessage('da', 'giftCard.mistake.tooLow', { amount: '100 kr.' });
  await getErrorSummary(page).getByRole('link', { name: tooLow }).click();
  await expect(page.getByLabel(getMessage('da', 'giftCard.ownLabel'))).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1.250,50');
  await press(page, 'da', 'product.addToBag');
  const drawer = getBagDrawer(page, 'da');
  await expect(drawer.getByText(getMessage('da', 'giftCard.line.printed', { name: 'Åse' }))).toBeVisible();
  await expect(drawer.getByText('1.250,50 kr.').first()).toBeVisible();
  await reachPayment(page, danishShopper, drawer, 'trykt@example.com');
  await payWith(page, 'da', 'success');
  await placeOrder(page, 'da');
  const printer = await shop.fetchMailsTo('hello@marehalm.example');
  const [print] = printer.filter(({ kind }) => kind === 'gift-card-print');
  expect(replaceSpaces(print?.text ?? '')).toContain('1.250,50 kr.');
  expect(print?.text).toContain('Hej Åse');
});

test(
  'gift card in the bag survives a reload, shows in another tab, can be edited, and reports another currency',
  { tag: '@all' },
  async ({ page, shop }) => {
    // A future day for the shop and the page.
    await setShopClock(page);
    await chooseMarket(page, danishShopper, shop);
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

    await openPage(page, '/da/cart');
    await expect(main(page).getByText(onDate)).toBeVisible();
    await page.reload();
    await waitUntilHydrated(page);
    await expect(main(page).getByText(onDate)).toBeVisible();
    const other = await page.context().newPage();
    await openPage(other, '/da/cart');
    await expect(main(other).getByText(onDate)).toBeVisible();

    await main(page)
      .getByRole('link', { name: getMessage('da', 'giftCard.editFor', { name: 'Inge' }) })
      .click();
    await expect(page.getByLabel(getMessage('da', 'giftCard.message'))).toHaveValue('Glædelig jul.\nVi ses.');
    await expect(page.getByRole('radio', { name: '500 kr.', exact: true })).toBeChecked();
    await page.getByLabel(getMessage('da', 'giftCard.recipientName')).fill('Inge og Per');
    await press(page, 'da', 'giftCard.save');
    await expect(getBagDrawer(page, 'da').getByText(/Til Inge og Per/)).toBeVisible();
    await expect(main(other).getByText(/Til Inge og Per/)).toBeVisible();
    // The URL does not contain the recipient.
    expect(decodeURIComponent(page.url())).not.toContain('Inge');
    await expect.poll(cart).toEqual([{ sku: 'MH-GIFT-CARD-50000', quantity: 1 }]);

    await chooseMarket(page, norwegianShopper, shop);
    await openPage(page, '/da/cart');
    const elsewhere = getMessage('da', 'giftCard.otherCurrency', { amount: '500 kr.' });
    await expect(main(page).getByText(elsewhere)).toBeVisible();
    await other.close();
  },
);

test('language switch keeps editing a gift card of the bag', { tag: '@all' }, async ({ page, shop }) => {
  await chooseMarket(page, danishShopper, shop);
  const fields = { recipientName: 'Inge', recipientEmail: 'inge@example.com' };
  await addGiftCard(page, danishShopper, { amount: '500 kr.', fields });
  await openPage(page, '/da/cart');
  await main(page)
    .getByRole('link', { name: getMessage('da', 'giftCard.editFor', { name: 'Inge' }) })
    .click();
  await expect(page.getByLabel(getMessage('da', 'giftCard.recipientName'))).toHaveValue('Inge');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${giftCardPaths.en}#line-1`);
  await expect(page.getByLabel(getMessage('en', 'giftCard.recipientName'))).toHaveValue('Inge');
  await page.getByLabel(getMessage('en', 'giftCard.recipientName')).fill('Signe');
  await press(page, 'en', 'giftCard.save');
  await expect(getBagButton(page, 'en', 1)).toBeVisible();
});

test(
  'custom amount is not converted: 250 kr. never become 250 euros',
  { tag: '@all' },
  async ({ page, shop }) => {
    await chooseMarket(page, danishShopper, shop);
    await openPage(page, giftCardPaths.da);
    const own = page.getByLabel(getMessage('da', 'giftCard.ownLabel'));
    await chooseOption(radio(page, danishShopper, 'giftCard.own'));
    await own.fill('250');
    await page.getByLabel(getMessage('da', 'giftCard.recipientName')).fill('Inge');
    await page.getByLabel(getMessage('da', 'giftCard.recipientEmail')).fill('inge@example.com');
    await switchMarket(page, 'da', /International/);
    await expect(own).toHaveValue('');
    await press(page, 'da', 'product.addToBag');
    await expect(own).toHaveAccessibleDescription(
      new RegExp(getMessage('da', 'giftCard.mistake.amountUnreadable')),
    );

    // Nor after leaving the page and returning.
    await switchMarket(page, 'da', /Danmark/);
    await own.fill('250');
    await openPage(page, '/da');
    await switchMarket(page, 'da', /International/);
    await openPage(page, giftCardPaths.da);
    await expect(page.getByLabel(getMessage('da', 'giftCard.recipientName'))).toHaveValue('Inge');
    await expect(own).toHaveValue('');

    // Nor in the bag.
    await switchMarket(page, 'da', /Danmark/);
    await own.fill('250');
    await press(page, 'da', 'product.addToBag');
    await expect(getTotalsRow(getBagDrawer(page, 'da'), 'da', 'bag.total')).toContainText('250 kr.');
    await page.keyboard.press('Escape');
    await switchMarket(page, 'da', /International/);
    await openPage(page, '/da/cart');
    await main(page)
      .getByRole('link', { name: getMessage('da', 'giftCard.editFor', { name: 'Inge' }) })
      .click();
    await expect(radio(page, danishShopper, 'giftCard.own')).toBeChecked();
    await expect(own).toHaveValue('');
    await own.fill('35');
    await press(page, 'da', 'giftCard.save');
    await expect(getTotalsRow(getBagDrawer(page, 'da'), 'da', 'bag.total')).toContainText('35 €');
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
      const gone = main(page)
        .getByRole('status')
        .filter({ hasText: text('gone') });
      const cart = async () => (await fetchCommerceCartLines(page, shop, market))?.length;
      await chooseMarket(page, shopper, shop);
      const bought = await addGiftCard(page, shopper, {
        amount: market === 'dk' ? '300 kr.' : '€40',
        fields: { recipientName: 'Inge', recipientEmail: 'inge@example.com' },
      });
      await expect.poll(cart).toBe(1);
      const other = await context.newPage();
      await openPage(other, `${giftCardPaths[locale]}#line-1`);
      await bought.getByRole('link', editing('Inge')).click();
      for (const tab of [page, other]) await expect(nameIn(tab)).toHaveValue('Inge');

      await nameIn(other).fill('Per');
      await press(other, locale, 'giftCard.save');
      const drawer = getBagDrawer(other, locale);
      await expect(drawer.getByRole('link', editing('Per'))).toBeVisible();
      await nameIn(page).fill('Åse');
      await press(page, locale, 'giftCard.save');
      await expect(gone).toBeVisible();
      await expect(getBagDrawer(page, locale)).toBeHidden();
      await expect(nameIn(page)).toHaveValue('Åse');
      await expect(page).toHaveURL(new RegExp(`${giftCardPaths[locale]}$`));
      const add = main(page).getByRole('button', { name: getMessage(locale, 'product.addToBag') });
      await expect(add).toBeFocused();
      await expect(add).toBeInViewport();
      await expect(gone).toBeInViewport();
      await expect(drawer.getByRole('listitem')).toHaveCount(1);
      await page.reload();
      await waitUntilHydrated(page);
      await expect(nameIn(page)).toHaveValue('Åse');

      // Removed in the drawer over its own form.
      await openPage(page, `${giftCardPaths[locale]}#line-1`);
      await expect(nameIn(page)).toHaveValue('Per');
      await drawer.getByRole('button', { name: getMessage(locale, 'bag.remove') }).click();
      await expect(drawer.getByRole('link', editing('Per'))).toHaveCount(0);
      await nameIn(page).fill('Åse og Per');
      await press(page, locale, 'giftCard.save');
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
  await chooseMarket(page, danishShopper, shop);
  const bought = await addGiftCard(page, danishShopper, {
    amount: '300 kr.',
    fields: { recipientName: 'Inge', recipientEmail: 'inge@example.com' },
  });
  await bought.getByRole('link', { name: getMessage('da', 'giftCard.editFor', { name: 'Inge' }) }).click();
  const name = main(page).getByRole('textbox', { name: getMessage('da', 'giftCard.recipientName') });
  await expect(name).toHaveValue('Inge');
  await name.fill('Per');
  // Both before the next render.
  await main(page)
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
  await expect(main(page).getByText(getMessage('da', 'giftCard.gone'))).toHaveCount(0);
  await expect(getErrorSummary(page)).toHaveCount(0);
});

for (const shopper of sampleCases([germanShopper, danishShopper])) {
  const { locale, market } = shopper;
  test(
    `gift card by email needs no address, until goods are added, in ${locale}`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      await chooseMarket(page, shopper, shop);
      const drawer = await addGiftCard(page, shopper, {
        amount: market === 'dk' ? '300 kr.' : '€40',
        fields: { recipientName: 'Inge', recipientEmail: 'inge@example.com' },
      });
      const email = `uden-adresse-${market}@example.com`;
      await reachPayment(page, shopper, drawer, email, true);
      await expect(
        main(page).getByRole('radio', { name: getMessage(locale, 'checkout.billing.nameAlone') }),
      ).toBeChecked();
      await payWith(page, locale, 'success');
      await expect(main(page).locator('address')).toHaveText(`${email}${nameOf(shopper)}`);
      await expectNoAxeViolations(page, `the last step without an address, in ${locale}`);

      const other = await context.newPage();
      await openPage(other, shopper.product.path);
      await addToBag(other, locale);
      await expect(
        main(page)
          .getByRole('status')
          .filter({ hasText: getMessage(locale, 'checkout.addressNeeded') }),
      ).toHaveCount(1);
      const title = { name: getMessage(locale, 'checkout.step.contact') };
      await expect(main(page).getByRole('heading', title)).toBeFocused();
      await fillContact(page, shopper, email);
      await goToDelivery(page, locale);
      await expect(main(page).locator('address')).toContainText(shopper.contact['street'] ?? '');
    },
  );
}
