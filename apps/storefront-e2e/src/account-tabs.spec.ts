import type { Page } from '@playwright/test';
import { endSessionAtShop, heading, keptSession, logIn, openAccount, ordersOf } from './account.ts';
import { comeBack } from './bag.ts';
import {
  buyButton,
  danish,
  european,
  field,
  fillAddress,
  goToDelivery,
  goToPayment,
  inLanguage,
  main,
  payWith,
  placeOrder,
  press,
  reachCheckout,
  streetOf,
  tellEverything,
  type Shopper,
} from './checkout.ts';
import { message } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/*
 * One browser, several tabs, and an account that is logged in or out in one of them.
 */

test.describe.configure({ timeout: 60_000 });

/** Somebody else in the same market. */
const neighbourOf = (shopper: Shopper): Shopper => ({
  ...shopper,
  contact: { ...shopper.contact, firstName: 'Bodil', street: 'Havnen 1' },
});

/** Nothing of `shopper` can be read or is in a field. */
async function expectNothingOf(page: Page, shopper: Shopper, email: string): Promise<void> {
  const words = () =>
    page.evaluate(() =>
      [document.body.innerText, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join(
        '\n',
      ),
    );
  for (const secret of [streetOf(shopper), email]) await expect.poll(words).not.toContain(secret);
}

test(
  'a shopper chooses an address that another tab has removed, and sees those that are left',
  { tag: '@all' },
  async ({ page, shop, context }) => {
    const named = (on: Page, key: string) =>
      main(on).getByRole('button', { name: message('en', key, { address: 'Havnen 1' }) });
    await openPage(page, '/account/login');
    await openAccount(page, shop, european, 'addresses-of-two-tabs@example.com');
    await openPage(page, '/account/addresses/add');
    await fillAddress(page, neighbourOf(european));
    await press(page, 'en', 'account.saveAddress');
    await expect(named(page, 'account.makeDefaultAddress')).toBeVisible();
    const tab = await context.newPage();
    await openPage(tab, '/account/addresses');
    await named(tab, 'account.removeAddress').click();
    await press(tab, 'en', 'account.remove');
    await expect(main(tab).getByText(message('en', 'account.address.removed'))).toBeVisible();

    await named(page, 'account.makeDefaultAddress').press('Enter');
    await expect(main(page).getByText(message('en', 'account.trouble.missing'))).toBeVisible();
    await expect(main(page).getByText('Havnen 1')).toBeHidden();
    await expect(main(page).locator(':focus')).toBeAttached();
  },
);

test('a shopper who logs out in one tab is logged out in the others, and told so there', async ({
  page,
  shop,
  context,
}) => {
  await openPage(page, '/account/login');
  await openAccount(page, shop, european, 'two-tabs@example.com');
  await openPage(page, '/account/edit');
  await expect(field(page, 'en', 'checkout.field.firstName')).toHaveValue('Ada');
  const tab = await context.newPage();
  await openPage(tab, '/account/overview');
  await press(tab, 'en', 'account.logOut');
  await expect(heading(tab, 'en', 'account.title.accountLogin')).toBeVisible();
  await expect(heading(page, 'en', 'account.title.accountLogin')).toBeVisible();
  await expect(main(page).getByText(message('en', 'account.ended.logged-out'))).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: message('en', 'site.logIn') }),
  ).toBeVisible();

  // And in again, there, without a word of it here.
  await logIn(tab, 'en', 'two-tabs@example.com');
  await expect(heading(tab, 'en', 'account.title.accountOverview')).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: message('en', 'site.account') }),
  ).toBeVisible();
  await tab.close();
});

for (const shopper of sampled([danish, european])) {
  const { locale, market } = shopper;
  const at = (path: string) => inLanguage(locale, path);
  const neighbour = neighbourOf(shopper);

  test(
    `a shopper who logs out in another tab before the last button orders as a guest, in ${locale}`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      const [account, guest] = [`filled-in-${locale}@example.com`, `guest-${locale}@example.com`];
      await openPage(page, at('/account/login'));
      await openAccount(page, shop, shopper, account);
      await reachCheckout(page, shopper);
      await expect(field(page, locale, 'checkout.field.email')).toHaveValue(account);
      await field(page, locale, 'checkout.field.email').fill(guest);
      await goToDelivery(page, locale);
      await goToPayment(page, locale);
      await payWith(page, locale, 'success');
      await expect(buyButton(page, locale)).toBeVisible();

      const tab = await context.newPage();
      await openPage(tab, at('/account/overview'));
      await press(tab, locale, 'account.logOut');
      await expect(main(page).getByText(message(locale, 'checkout.loggedOut'))).toBeVisible();
      await expect(
        page.getByRole('heading', { name: message(locale, 'checkout.step.contact') }),
      ).toBeFocused();
      await expect(field(page, locale, 'checkout.field.email')).toHaveValue(guest);
      await expectNothingOf(page, shopper, account);
      await page.reload();
      await expect(field(page, locale, 'checkout.field.email')).toHaveValue(guest);
      await expectNothingOf(page, shopper, account);

      await tellEverything(page, shopper, guest);
      await placeOrder(page, locale);
      expect(await shop.mailsTo(guest)).toHaveLength(1);
      expect(await ordersOf(shop, market, account)).toEqual([]);
      await tab.close();
    },
  );

  test(
    `a shopper is at the checkout when somebody else logs in in another tab, in ${locale}`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      const [before, now] = [`before-${locale}@example.com`, `now-${locale}@example.com`];
      await openPage(page, at('/account/login'));
      await openAccount(page, shop, shopper, before);
      await reachCheckout(page, shopper);
      await expect(field(page, locale, 'checkout.field.email')).toHaveValue(before);
      await goToDelivery(page, locale);

      const tab = await context.newPage();
      await openPage(tab, at('/cart'));
      await openAccount(tab, shop, neighbour, now);
      await expect(main(page).getByText(message(locale, 'checkout.otherAccount'))).toBeVisible();
      await expect(field(page, locale, 'checkout.field.email')).toHaveValue(now);
      await expect(field(page, locale, 'checkout.field.street')).toHaveValue(streetOf(neighbour));
      await expectNothingOf(page, shopper, before);
      await goToDelivery(page, locale);
      await goToPayment(page, locale);
      await payWith(page, locale, 'success');
      await placeOrder(page, locale);
      expect(await ordersOf(shop, market, before)).toEqual([]);
      expect(await ordersOf(shop, market, now)).toHaveLength(1);
      await tab.close();
    },
  );

  test(`a customer sees only their own where somebody else was logged in, in ${locale}`, async ({
    page,
    context,
    shop,
  }) => {
    const [before, now] = [`first-${locale}@example.com`, `second-${locale}@example.com`];
    await openPage(page, at('/account/login'));
    const tab = await context.newPage();
    await openPage(tab, at('/account/login'));
    await openAccount(tab, shop, neighbour, now);
    await openAccount(page, shop, shopper, before);
    await openPage(page, at('/account/addresses'));
    await expect(main(page).getByText(streetOf(shopper))).toBeVisible();
    await openPage(tab, at('/account/overview'));
    await press(tab, locale, 'account.logOut');
    await logIn(tab, locale, now);
    await expect(heading(page, locale, 'account.title.accountOverview')).toBeVisible();
    await expect(main(page).getByText(now)).toBeVisible();
    await expectNothingOf(page, shopper, before);
    await page.goBack();
    await openPage(page, at('/account/addresses'));
    await expect(main(page).getByText(streetOf(neighbour))).toBeVisible();
    await expectNothingOf(page, shopper, before);
    await tab.close();
  });
}

test(
  'a shopper who has typed everything goes on from the last button, logged out, as a guest',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    const [account, guest] = ['all-typed@example.com', 'all-typed-guest@example.com'];
    const neighbour = {
      ...danish,
      contact: {
        ...danish.contact,
        firstName: 'Per',
        lastName: 'Holm',
        street: 'Havnen 1',
        postcode: '2100',
        phone: '30 12 34 56',
      },
      town: 'København Ø',
    };
    await openPage(page, '/da/account/login');
    await openAccount(page, shop, danish, account);
    await reachCheckout(page, danish);
    await expect(field(page, 'da', 'checkout.field.email')).toHaveValue(account);
    await tellEverything(page, neighbour, guest);
    await expect(buyButton(page, 'da')).toBeVisible();

    const tab = await context.newPage();
    await openPage(tab, '/da/account/overview');
    await press(tab, 'da', 'account.logOut');
    await expect(main(page).getByText(message('da', 'checkout.loggedOut'))).toBeVisible();
    await expect(main(page).getByText(guest).first()).toBeVisible();
    await placeOrder(page, 'da');
    const [mail, ...others] = await shop.mailsTo(guest);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Havnen 1');
    expect(await ordersOf(shop, 'dk', account)).toEqual([]);
    await tab.close();
  },
);

test(
  'a shopper whose session has ended is told so at the checkout, and orders as a guest',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'ended@example.com';
    await openPage(page, '/account/login');
    await openAccount(page, shop, european, email);
    await endSessionAtShop(page, shop, 'int');
    await reachCheckout(page, european);
    await expect(main(page).getByText(message('en', 'checkout.loggedOut'))).toBeVisible();
    await expect(main(page).getByText(message('en', 'checkout.guest'))).toBeVisible();
    await tellEverything(page, european, 'ended-guest@example.com');
    await placeOrder(page, 'en');
    expect(await ordersOf(shop, 'int', email)).toEqual([]);
  },
);

for (const [how, isDeaf] of [
  ['that is open', false],
  ['that was left and is shown again', true],
] as const) {
  test(
    `a form of the account ${how} begins anew for another customer`,
    { tag: '@all' },
    async ({ page, context, shop }) => {
      const [before, now] = [`form-${isDeaf}@example.com`, `next-${isDeaf}@example.com`];
      if (isDeaf)
        await page.addInitScript(() =>
          addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
        );
      await openPage(page, '/account/login');
      await openAccount(page, shop, european, before);
      const tab = await context.newPage();
      await openPage(tab, '/cart');
      const firstName = field(page, 'en', 'checkout.field.firstName');
      const comeBackToNews = async () => {
        // What one tab has written the other one reads a little later.
        const written = await keptSession(tab, 'int');
        await expect.poll(() => keptSession(page, 'int')).toEqual(written);
        await comeBack(page, 'back');
      };

      await openPage(page, '/account/edit');
      await expect(firstName).toHaveValue('Ada');
      await firstName.fill('Adelheid');
      await openAccount(tab, shop, neighbourOf(european), now);
      if (isDeaf) await comeBackToNews();
      await expect(firstName).toHaveValue('Bodil');
      await expectNothingOf(page, european, before);
      await press(page, 'en', 'account.save');
      await expect(main(page).getByText(message('en', 'account.saved'))).toBeVisible();

      await openPage(page, '/account/addresses/add');
      await fillAddress(page, european);
      await openAccount(tab, shop, european, `third-${isDeaf}@example.com`);
      if (isDeaf) await comeBackToNews();
      await expect(field(page, 'en', 'checkout.field.street')).toHaveValue('');
      await tab.close();
    },
  );
}
