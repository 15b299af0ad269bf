import type { Page } from '@playwright/test';
import {
  createLoggedInAccount,
  endSessionOnServer,
  fetchOrderNumbers,
  loadStoredSession,
  submitLogIn,
} from './account.ts';
import { addToBagAndCheckOut } from './buy-product.ts';
import {
  fillAddress,
  fillCheckout,
  getBuyButton,
  placeOrder,
  submitContactStep,
  submitDeliveryStep,
  submitPaymentStep,
} from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { clickButtonByMessage, getMain, getPageHeading, getTextField } from './page-elements.ts';
import { type TestShopper, danishShopper, germanShopper, getContactStreet } from './test-shoppers.ts';
import { simulateReturnToPage } from './simulate-return-to-page.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/*
 * Several tabs of one browser, one of which logs in or out.
 */

test.describe.configure({ timeout: 60_000 });

/** Another customer of the same market. */
const neighbourOf = (shopper: TestShopper): TestShopper => ({
  ...shopper,
  contact: { ...shopper.contact, firstName: 'Bodil', street: 'Havnen 1' },
});

/** Expects that no text and no field shows data of `shopper`. */
async function expectNothingOf(page: Page, shopper: TestShopper, email: string): Promise<void> {
  const words = () =>
    page.evaluate(() =>
      [document.body.innerText, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join(
        '\n',
      ),
    );
  for (const secret of [getContactStreet(shopper), email]) await expect.poll(words).not.toContain(secret);
}

test(
  'choosing an address that another tab has removed shows the remaining addresses',
  { tag: '@all' },
  async ({ page, shop, context }) => {
    const named = (on: Page, key: string) =>
      getMain(on).getByRole('button', { name: getMessage('en', key, { address: 'Havnen 1' }) });
    await openAndHydratePage(page, '/account/login');
    await createLoggedInAccount(page, shop, germanShopper, 'addresses-of-two-tabs@example.com');
    await openAndHydratePage(page, '/account/addresses/add');
    await fillAddress(page, neighbourOf(germanShopper));
    await clickButtonByMessage(page, 'en', 'account.saveAddress');
    await expect(named(page, 'account.makeDefaultAddress')).toBeVisible();
    const tab = await context.newPage();
    await openAndHydratePage(tab, '/account/addresses');
    await named(tab, 'account.removeAddress').click();
    await clickButtonByMessage(tab, 'en', 'account.remove');
    await expect(getMain(tab).getByText(getMessage('en', 'account.address.removed'))).toBeVisible();

    await named(page, 'account.makeDefaultAddress').press('Enter');
    await expect(getMain(page).getByText(getMessage('en', 'account.trouble.missing'))).toBeVisible();
    await expect(getMain(page).getByText('Havnen 1')).toBeHidden();
    await expect(getMain(page).locator(':focus')).toBeAttached();
  },
);

test('logging out in one tab logs out the other tabs, with a message', async ({ page, shop, context }) => {
  await openAndHydratePage(page, '/account/login');
  await createLoggedInAccount(page, shop, germanShopper, 'two-tabs@example.com');
  await openAndHydratePage(page, '/account/edit');
  await expect(getTextField(page, 'en', 'checkout.field.firstName')).toHaveValue('Ada');
  const tab = await context.newPage();
  await openAndHydratePage(tab, '/account/overview');
  await clickButtonByMessage(tab, 'en', 'account.logOut');
  await expect(getPageHeading(tab, 'en', 'account.title.accountLogin')).toBeVisible();
  await expect(getPageHeading(page, 'en', 'account.title.accountLogin')).toBeVisible();
  await expect(getMain(page).getByText(getMessage('en', 'account.ended.logged-out'))).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: getMessage('en', 'site.logIn') }),
  ).toBeVisible();

  // Logging in again there changes nothing here.
  await submitLogIn(tab, 'en', 'two-tabs@example.com');
  await expect(getPageHeading(tab, 'en', 'account.title.accountOverview')).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: getMessage('en', 'site.account') }),
  ).toBeVisible();
  await tab.close();
});

for (const shopper of sampleCases([danishShopper, germanShopper])) {
  const { locale, market } = shopper;
  const at = (path: string) => toLocalizedPath(locale, path);
  const neighbour = neighbourOf(shopper);

  test(
    `shopper who logs out in another tab during the checkout orders as a guest, in ${locale}`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      const [account, guest] = [`filled-in-${locale}@example.com`, `guest-${locale}@example.com`];
      await openAndHydratePage(page, at('/account/login'));
      await createLoggedInAccount(page, shop, shopper, account);
      await addToBagAndCheckOut(page, shopper);
      await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(account);
      await getTextField(page, locale, 'checkout.field.email').fill(guest);
      await submitContactStep(page, locale);
      await submitDeliveryStep(page, locale);
      await submitPaymentStep(page, locale, 'success');
      await expect(getBuyButton(page, locale)).toBeVisible();

      const tab = await context.newPage();
      await openAndHydratePage(tab, at('/account/overview'));
      await clickButtonByMessage(tab, locale, 'account.logOut');
      await expect(getMain(page).getByText(getMessage(locale, 'checkout.loggedOut'))).toBeVisible();
      await expect(
        page.getByRole('heading', { name: getMessage(locale, 'checkout.step.contact') }),
      ).toBeFocused();
      await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(guest);
      await expectNothingOf(page, shopper, account);
      await page.reload();
      await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(guest);
      await expectNothingOf(page, shopper, account);

      await fillCheckout(page, shopper, guest);
      await placeOrder(page, locale);
      expect(await shop.fetchMailsTo(guest)).toHaveLength(1);
      expect(await fetchOrderNumbers(shop, market, account)).toEqual([]);
      await tab.close();
    },
  );

  test(
    `checkout shows no data of the previous customer after a login in another tab, in ${locale}`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      const [before, now] = [`before-${locale}@example.com`, `now-${locale}@example.com`];
      await openAndHydratePage(page, at('/account/login'));
      await createLoggedInAccount(page, shop, shopper, before);
      await addToBagAndCheckOut(page, shopper);
      await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(before);
      await submitContactStep(page, locale);

      const tab = await context.newPage();
      await openAndHydratePage(tab, at('/cart'));
      await createLoggedInAccount(tab, shop, neighbour, now);
      await expect(getMain(page).getByText(getMessage(locale, 'checkout.otherAccount'))).toBeVisible();
      await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(now);
      await expect(getTextField(page, locale, 'checkout.field.street')).toHaveValue(
        getContactStreet(neighbour),
      );
      await expectNothingOf(page, shopper, before);
      await submitContactStep(page, locale);
      await submitDeliveryStep(page, locale);
      await submitPaymentStep(page, locale, 'success');
      await placeOrder(page, locale);
      expect(await fetchOrderNumbers(shop, market, before)).toEqual([]);
      expect(await fetchOrderNumbers(shop, market, now)).toHaveLength(1);
      await tab.close();
    },
  );

  test(`customer sees no data of the customer who was logged in before, in ${locale}`, async ({
    page,
    context,
    shop,
  }) => {
    const [before, now] = [`first-${locale}@example.com`, `second-${locale}@example.com`];
    await openAndHydratePage(page, at('/account/login'));
    const tab = await context.newPage();
    await openAndHydratePage(tab, at('/account/login'));
    await createLoggedInAccount(tab, shop, neighbour, now);
    await createLoggedInAccount(page, shop, shopper, before);
    await openAndHydratePage(page, at('/account/addresses'));
    await expect(getMain(page).getByText(getContactStreet(shopper))).toBeVisible();
    await openAndHydratePage(tab, at('/account/overview'));
    await clickButtonByMessage(tab, locale, 'account.logOut');
    await submitLogIn(tab, locale, now);
    await expect(getPageHeading(page, locale, 'account.title.accountOverview')).toBeVisible();
    await expect(getMain(page).getByText(now)).toBeVisible();
    await expectNothingOf(page, shopper, before);
    await page.goBack();
    await openAndHydratePage(page, at('/account/addresses'));
    await expect(getMain(page).getByText(getContactStreet(neighbour))).toBeVisible();
    await expectNothingOf(page, shopper, before);
    await tab.close();
  });
}

test(
  'customer who is logged out at the last step can order as a guest',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    const [account, guest] = ['all-typed@example.com', 'all-typed-guest@example.com'];
    const neighbour = {
      ...danishShopper,
      contact: {
        ...danishShopper.contact,
        firstName: 'Per',
        lastName: 'Holm',
        street: 'Havnen 1',
        postcode: '2100',
        phone: '30 12 34 56',
      },
      town: 'København Ø',
    };
    await openAndHydratePage(page, '/da/account/login');
    await createLoggedInAccount(page, shop, danishShopper, account);
    await addToBagAndCheckOut(page, danishShopper);
    await expect(getTextField(page, 'da', 'checkout.field.email')).toHaveValue(account);
    await fillCheckout(page, neighbour, guest);
    await expect(getBuyButton(page, 'da')).toBeVisible();

    const tab = await context.newPage();
    await openAndHydratePage(tab, '/da/account/overview');
    await clickButtonByMessage(tab, 'da', 'account.logOut');
    await expect(getMain(page).getByText(getMessage('da', 'checkout.loggedOut'))).toBeVisible();
    await expect(getMain(page).getByText(guest).first()).toBeVisible();
    await placeOrder(page, 'da');
    const [mail, ...others] = await shop.fetchMailsTo(guest);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Havnen 1');
    expect(await fetchOrderNumbers(shop, 'dk', account)).toEqual([]);
    await tab.close();
  },
);

test(
  'checkout reports an expired session and lets the shopper order as a guest',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'ended@example.com';
    await openAndHydratePage(page, '/account/login');
    await createLoggedInAccount(page, shop, germanShopper, email);
    await endSessionOnServer(page, shop, 'int');
    await addToBagAndCheckOut(page, germanShopper);
    await expect(getMain(page).getByText(getMessage('en', 'checkout.loggedOut'))).toBeVisible();
    await expect(getMain(page).getByText(getMessage('en', 'checkout.guest'))).toBeVisible();
    await fillCheckout(page, germanShopper, 'ended-guest@example.com');
    await placeOrder(page, 'en');
    expect(await fetchOrderNumbers(shop, 'int', email)).toEqual([]);
  },
);

for (const [how, isDeaf] of [
  ['that is open', false],
  ['that was left and is shown again', true],
] as const) {
  test(
    `account form ${how} is reset for another customer`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      const [before, now] = [`form-${isDeaf}@example.com`, `next-${isDeaf}@example.com`];
      if (isDeaf)
        await page.addInitScript(() =>
          addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
        );
      await openAndHydratePage(page, '/account/login');
      await createLoggedInAccount(page, shop, germanShopper, before);
      const tab = await context.newPage();
      await openAndHydratePage(tab, '/cart');
      const firstName = getTextField(page, 'en', 'checkout.field.firstName');
      const comeBackToNews = async () => {
        // Storage events of another tab arrive a little later.
        const written = await loadStoredSession(tab, 'int');
        await expect.poll(() => loadStoredSession(page, 'int')).toEqual(written);
        await simulateReturnToPage(page, 'back');
      };

      await openAndHydratePage(page, '/account/edit');
      await expect(firstName).toHaveValue('Ada');
      await firstName.fill('Adelheid');
      await createLoggedInAccount(tab, shop, neighbourOf(germanShopper), now);
      if (isDeaf) await comeBackToNews();
      await expect(firstName).toHaveValue('Bodil');
      await expectNothingOf(page, germanShopper, before);
      await clickButtonByMessage(page, 'en', 'account.save');
      await expect(getMain(page).getByText(getMessage('en', 'account.saved'))).toBeVisible();

      await openAndHydratePage(page, '/account/addresses/add');
      await fillAddress(page, germanShopper);
      await createLoggedInAccount(tab, shop, germanShopper, `third-${isDeaf}@example.com`);
      if (isDeaf) await comeBackToNews();
      await expect(getTextField(page, 'en', 'checkout.field.street')).toHaveValue('');
      await tab.close();
    },
  );
}
