import type { Locator, Page } from '@playwright/test';
import { registerAndConfirmAccount } from './account.ts';
import { addToBagAndCheckOut } from './buy-product.ts';
import { fillContactStep, placeOrder, submitContactStep, submitPaymentStep } from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { clickButtonByMessage, getMain, getTextField } from './page-elements.ts';
import { setMarketCookie } from './switch-market.ts';
import { type TestShopper, danishShopper, norwegianShopper } from './test-shoppers.ts';
import { expectNoAxeViolations } from './axe-violations.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage, type Locale } from './messages.ts';
import { isCompleteRun, sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** A shopper in a town with many parcel shops, and what two of them show. */
interface Story {
  readonly shopper: TestShopper;
  readonly email: string;
  readonly nearest: RegExp;
  /** A parcel shop that is not the first. */
  readonly chosen: { readonly name: string; readonly place: string; readonly hours: string };
}

const stories: readonly Story[] = [
  {
    shopper: {
      ...danishShopper,
      contact: { ...danishShopper.contact, postcode: '2100' },
      town: 'København Ø',
    },
    email: 'nordhavn@example.com',
    nearest: /^Pakkeshop Østerbro/,
    chosen: {
      name: 'Pakkeshop Nørrebro',
      place: 'Nørrebrogade 58, 2200 København N',
      hours: 'Man.–søn. 7–21',
    },
  },
  {
    shopper: norwegianShopper,
    email: 'majorstuen@example.com',
    nearest: /^Pick-up point Oslo sentrum/,
    chosen: {
      name: 'Pick-up point Majorstuen',
      place: 'Bogstadveien 50, 0366 Oslo',
      hours: 'Mon–Fri 6–22, Sat–Sun 8–22',
    },
  },
];

/** Radio buttons of the parcel shops. */
const parcelShops = (page: Page, locale: Locale): Locator =>
  getMain(page)
    .getByRole('group', { name: getMessage(locale, 'checkout.delivery.chooseShop') })
    .getByRole('radio');

const parcelShop = (page: Page, locale: Locale, name: string | RegExp): Locator =>
  getMain(page)
    .getByRole('group', { name: getMessage(locale, 'checkout.delivery.chooseShop') })
    .getByRole('radio', { name });

/** Goes from the product to the delivery step. */
async function reachDelivery(page: Page, shopper: TestShopper, email: string): Promise<void> {
  await addToBagAndCheckOut(page, shopper);
  await fillContactStep(page, shopper, email);
  await submitContactStep(page, shopper.locale);
}

for (const { shopper, email, nearest, chosen } of sampleCases(stories)) {
  const { locale, market } = shopper;

  test(`shopper in ${market} can choose another parcel shop than the nearest, in ${locale}`, async ({
    page,
    shop,
  }) => {
    await setMarketCookie(page, shopper, shop);
    await reachDelivery(page, shopper, email);
    await expect(parcelShops(page, locale)).toHaveCount(5);
    await expect(parcelShops(page, locale).first()).toHaveAccessibleName(nearest);
    await expect(parcelShops(page, locale).first()).toBeChecked();
    await expectNoAxeViolations(page, 'the nearest parcel shops');

    const wanted = parcelShop(page, locale, chosen.name);
    await expect(wanted).toHaveAccessibleDescription(`${chosen.place} ${chosen.hours}`);
    await checkThroughLabel(wanted);

    // The choice survives a reload and back navigation.
    await page.reload();
    await expect(wanted).toBeChecked();
    await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
    await expect(getMain(page).getByText(`${chosen.name} · ${chosen.place}`)).toBeVisible();
    await page.goBack();
    await expect(wanted).toBeChecked();
    await clickButtonByMessage(page, locale, 'checkout.continueToPayment');

    await submitPaymentStep(page, locale, 'success');
    await expect(getMain(page).getByText(`${chosen.name} · ${chosen.place}`)).toBeVisible();
    await placeOrder(page, locale);
    for (const line of [chosen.name, chosen.place, chosen.hours]) {
      await expect(getMain(page).getByText(line, { exact: true })).toBeVisible();
    }
    await expect(getMain(page).getByText(getMessage(locale, 'confirmation.next.collect'))).toBeVisible();
    if (isCompleteRun) await expectNoAxeViolations(page, 'the confirmation');
    // Data of this order is not used for the next.
    expect(await page.evaluate(() => sessionStorage.getItem('marehalm-checkout'))).toBeNull();

    const [mail] = await shop.fetchMailsTo(email);
    const [street = '', town = ''] = chosen.place.split(', ');
    for (const line of [chosen.name, street, town, chosen.hours]) expect(mail?.text).toContain(line);
  });
}

test('keyboard alone opens all parcel shops and chooses one of the farther ones', async ({ page }) => {
  const { locale } = danishShopper;
  await page.setViewportSize({ width: 320, height: 640 });
  await reachDelivery(
    page,
    { ...danishShopper, contact: { ...danishShopper.contact, postcode: '8000' }, town: 'Aarhus C' },
    'ten@example.com',
  );
  const shops = parcelShops(page, locale);
  await expect(shops).toHaveCount(5);
  await shops.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(shops.nth(1)).toBeChecked();
  await expect(shops.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    getMain(page).getByRole('button', { name: getMessage(locale, 'checkout.delivery.moreShops') }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shops).toHaveCount(10);
  await expect(shops.nth(5)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(shops.nth(5)).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectNoAxeViolations(page, 'all parcel shops');

  // The chosen shop is visible after a reload, though not among the first.
  await page.reload();
  await expect(shops.nth(5)).toBeChecked();
});

test(
  'address change reports that the chosen parcel shop is no longer near, and which one replaces it',
  { tag: '@all' },
  async ({ page }) => {
    const { locale } = danishShopper;
    await reachDelivery(page, danishShopper, 'moved@example.com');
    await checkThroughLabel(parcelShop(page, locale, 'Pakkeshop Frederikshavn'));
    await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
    await expect(
      page.getByRole('heading', { name: getMessage(locale, 'checkout.step.payment'), exact: true }),
    ).toBeVisible();
    await page
      .getByRole('link', { name: getMessage(locale, 'checkout.step.contact') })
      .first()
      .click();

    // Near enough: the choice stays.
    await getTextField(page, locale, 'checkout.field.postcode').fill('9900');
    await submitContactStep(page, locale);
    await expect(parcelShop(page, locale, 'Pakkeshop Frederikshavn')).toBeChecked();
    await expect(getMain(page).getByText('ligger ikke længere i nærheden')).toBeHidden();

    await page
      .getByRole('link', { name: getMessage(locale, 'checkout.step.contact') })
      .first()
      .click();
    await getTextField(page, locale, 'checkout.field.postcode').fill('5000');
    await submitContactStep(page, locale);
    const lossMessage = getMain(page).getByText(
      getMessage(locale, 'checkout.delivery.lost', { shop: 'Pakkeshop Odense' }),
    );
    await expect(lossMessage).toBeVisible();
    await expect(parcelShop(page, locale, 'Pakkeshop Odense')).toBeChecked();
    await expectNoAxeViolations(page, 'another parcel shop');
    await page.reload();
    await expect(lossMessage).toBeVisible();

    await checkThroughLabel(parcelShop(page, locale, 'Pakkeshop Dalum'));
    await expect(lossMessage).toBeHidden();
    await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
    await submitPaymentStep(page, locale, 'success');
    await placeOrder(page, locale);
    await expect(getMain(page).getByText('Pakkeshop Dalum', { exact: true })).toBeVisible();
  },
);

test(
  'order in the account shows its parcel shop, and the choice survives a look at home delivery',
  { tag: '@all' },
  async ({ page, shop }) => {
    const { locale } = danishShopper;
    const email = 'kept-shop@example.com';
    await openAndHydratePage(page, toLocalizedPath(locale, '/account/create'));
    await registerAndConfirmAccount(page, shop, locale, email);
    await reachDelivery(page, danishShopper, email);
    await checkThroughLabel(parcelShop(page, locale, 'Pakkeshop Skagen Havn'));
    // The choice survives a look at the other option, which has a price.
    await checkThroughLabel(getMain(page).getByRole('radio', { name: /^Hjemmelevering/ }));
    await expect(getMain(page).getByText('434 kr.').first()).toBeVisible();
    await checkThroughLabel(getMain(page).getByRole('radio', { name: /^Pakkeshop Gratis/ }));
    await expect(parcelShop(page, locale, 'Pakkeshop Skagen Havn')).toBeChecked();
    await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
    await submitPaymentStep(page, locale, 'success');
    await placeOrder(page, locale);

    await openAndHydratePage(page, toLocalizedPath(locale, '/account/overview'));
    await getMain(page).getByRole('article').getByRole('link').first().click();
    await expect(getMain(page).getByText('Pakkeshop Skagen Havn', { exact: true })).toBeVisible();
    await expect(getMain(page).getByText('Havnevej 14', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test('checkout of a Danish shopper has eight fields at most', { tag: '@all' }, async ({ page }) => {
  const { locale } = danishShopper;
  const asked = getMain(page).locator('input:not([type=radio]), select, textarea').filter({ visible: true });
  await addToBagAndCheckOut(page, danishShopper);
  let count = await asked.count();
  await fillContactStep(page, danishShopper, 'fields@example.com');
  await submitContactStep(page, locale);
  await expect(parcelShops(page, locale)).not.toHaveCount(0);
  count += await asked.count();
  await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
  await expect(getMain(page).getByRole('radio').first()).toBeVisible();
  count += await asked.count();
  await submitPaymentStep(page, locale, 'success');
  expect(count + (await asked.count())).toBeLessThanOrEqual(8);
});

for (const [width, height] of sampleCases([
  [390, 844],
  [1440, 900],
] as const)) {
  test(
    `delivery chosen with the keyboard is in the viewport, ${width} × ${height}`,
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await reachDelivery(page, danishShopper, `tastatur-${width}@example.com`);
      const ways = getMain(page).getByRole('radio');
      const [parcelShop, home] = [ways.first(), getMain(page).getByRole('radio', { name: 'Hjemmelevering' })];
      await expect(parcelShop).toBeChecked();
      while (!(await parcelShop.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect(home).toBeChecked();
      await expect(home).toBeFocused();
      await expect(getMain(page).getByText('434 kr.').first()).toBeAttached();
      const place = () =>
        home.evaluate((element) => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const { top, bottom } = element.getBoundingClientRect();
          return { isBelowHeader: top >= Math.max(header, 0), isInWindow: bottom <= innerHeight };
        });
      await expect.poll(place).toEqual({ isBelowHeader: true, isInWindow: true });
    },
  );
}
