import type { Page } from '@playwright/test';
import {
  createAccountByApi,
  createLoggedInAccount,
  registerAndConfirmAccount,
  submitLogIn,
  tryWrongPassword,
} from './account.ts';
import { buyProduct } from './buy-product.ts';
import { fillAddress } from './checkout.ts';
import { clickButtonByMessage, getMain, getPageHeading, getTextField } from './page-elements.ts';
import { switchMarket } from './switch-market.ts';
import { danishShopper, germanShopper, getContactStreet } from './test-shoppers.ts';
import { addToBag } from './bag.ts';
import { loadStoredCartIds } from './commerce-cart.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import type { RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

// Long flows.
test.describe.configure({ timeout: 90_000 });

test(
  'logout in another tab removes the order from the confirmation page',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    await openAndHydratePage(page, '/shop');
    await createLoggedInAccount(page, shop, germanShopper, 'confirmed@example.com');
    await buyProduct(page, germanShopper, 'confirmed@example.com', true);
    await expect(getMain(page)).toContainText(getContactStreet(germanShopper));
    const tab = await context.newPage();
    await openAndHydratePage(tab, '/account/overview');
    await clickButtonByMessage(tab, 'en', 'account.logOut');
    await expect(getPageHeading(page, 'en', 'confirmation.none')).toBeVisible();
    await expect(getMain(page)).not.toContainText(getContactStreet(germanShopper));
    await page.reload();
    await expect(getPageHeading(page, 'en', 'confirmation.none')).toBeVisible();
  },
);

test(
  'consent that is changed while it is being saved shows what was saved',
  { tag: '@all' },
  async ({ page, shop }) => {
    await openAndHydratePage(page, '/account/login');
    await createLoggedInAccount(page, shop, germanShopper, 'consents@example.com');
    await openAndHydratePage(page, '/account/edit');
    const consent = getMain(page).getByRole('checkbox', { name: getMessage('en', 'account.consent') });
    await checkThroughLabel(consent);
    const letAnswerCome = await holdRequests(page, '**/shops/int/api/**', 'acceptsMarketing');
    await clickButtonByMessage(page, 'en', 'account.saveConsent');
    await consent.uncheck();
    await letAnswerCome();
    await expect(getMain(page).getByText(getMessage('en', 'account.consentGiven'))).toBeVisible();
    await page.reload();
    await expect(consent).toBeChecked();
  },
);

test('account pages show the account of the current market', { tag: '@all' }, async ({ page, shop }) => {
  const email = 'two-markets@example.com';
  await openAndHydratePage(page, '/account/login');
  await createLoggedInAccount(
    page,
    shop,
    { ...danishShopper, contact: { ...danishShopper.contact, firstName: 'Asta' } },
    email,
  );
  await createLoggedInAccount(page, shop, germanShopper, email);
  await openAndHydratePage(page, '/account/edit');
  const firstName = getTextField(page, 'en', 'checkout.field.firstName');
  await expect(firstName).toHaveValue('Ada');
  await switchMarket(page, 'en', /DKK/);
  await expect(firstName).toHaveValue('Asta');
});

/** Number of units in this browser's remote cart, and its customer. */
async function cartOf(page: Page, shop: RunningShop) {
  const [id] = await loadStoredCartIds(page);
  // The cart was released, and the next one is not created yet.
  if (id === undefined) return [];
  const { cart } = await shop.askCommerce<{
    cart: { totalQuantity: number; buyerIdentity: { customer: { email: string } | null } } | null;
  }>('int', `query ($id: ID!) { cart(id: $id) { totalQuantity buyerIdentity { customer { email } } } }`, {
    id,
  });
  return [cart?.totalQuantity, cart?.buyerIdentity.customer?.email];
}

test('login assigns the cart to the customer, and logout makes it a guest’s again', async ({
  page,
  shop,
}) => {
  const email = 'bag@example.com';
  await openAndHydratePage(page, '/product/lee-serum');
  await addToBag(page, 'en');
  await expect.poll(() => cartOf(page, shop)).toEqual([1, undefined]);
  await createAccountByApi(shop, germanShopper, email);
  await openAndHydratePage(page, '/account/login');
  await submitLogIn(page, 'en', email);
  await expect.poll(() => cartOf(page, shop)).toEqual([1, email]);
  await clickButtonByMessage(page, 'en', 'account.logOut');
  await expect.poll(() => cartOf(page, shop)).toEqual([1, undefined]);
});

/** Holds storage events of other tabs until {@link releaseStorageEvents} releases them. */
async function holdStorageEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const late: StorageEvent[] = [];
    addEventListener('storage', (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      late.push(event);
    });
    addEventListener('late-news', () => {
      for (const { key } of late.splice(0)) dispatchEvent(new StorageEvent('storage', { key }));
    });
  });
}

const releaseStorageEvents = (page: Page) => page.evaluate(() => dispatchEvent(new Event('late-news')));

test(
  'cart changes its owner when another tab logs in and out, also with late storage events',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    const email = 'bag-of-two-tabs@example.com';
    await holdStorageEvents(page);
    await openAndHydratePage(page, '/product/lee-serum');
    await addToBag(page, 'en');
    await expect.poll(() => cartOf(page, shop)).toEqual([1, undefined]);
    const tab = await context.newPage();
    await openAndHydratePage(tab, '/account/create');
    await registerAndConfirmAccount(tab, shop, 'en', email);
    await expect(getPageHeading(tab, 'en', 'account.title.accountOverview')).toBeVisible();
    expect(await cartOf(page, shop)).toEqual([1, undefined]);
    await releaseStorageEvents(page);
    await expect.poll(() => cartOf(page, shop)).toEqual([1, email]);

    // The service does not receive the logout either, so the token stays valid.
    const [joined] = await loadStoredCartIds(page);
    await holdRequests(tab, '**/graphql.json', 'customerAccessTokenDelete');
    await clickButtonByMessage(tab, 'en', 'account.logOut');
    await expect.poll(() => loadStoredCartIds(page)).not.toEqual([joined]);
    await expect.poll(() => cartOf(page, shop)).toEqual([1, email]);
    await releaseStorageEvents(page);
    await expect.poll(() => cartOf(page, shop)).toEqual([1, undefined]);
  },
);

test(
  'market switch says why the shopper is logged out there, and offers the way back',
  { tag: '@all' },
  async ({ page, shop }) => {
    await openAndHydratePage(page, '/account/create');
    await registerAndConfirmAccount(page, shop, 'en', 'markets@example.com');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: getMessage('en', 'site.languageAndCurrency') })
      .click();
    const dialog = page.getByRole('dialog', { name: getMessage('en', 'site.languageAndCurrency') });
    await checkThroughLabel(dialog.getByRole('radio', { name: /DKK/ }));
    await dialog.getByRole('button', { name: getMessage('en', 'preferences.save') }).click();
    await expect(getPageHeading(page, 'en', 'account.title.accountLogin')).toBeVisible();
    await expect(
      getMain(page).getByText(getMessage('en', 'account.market.elsewhere', { market: 'int' })),
    ).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: getMessage('en', 'site.logIn') }),
    ).toBeVisible();
    await getMain(page)
      .getByRole('button', { name: getMessage('en', 'account.market.switch', { market: 'int' }) })
      .click();
    await expect(getPageHeading(page, 'en', 'account.title.accountOverview')).toBeVisible();
    await expect(getMain(page).getByText('markets@example.com')).toBeVisible();
  },
);

test.describe(() => {
  test.use({ expectedComplaints: /Failed to load resource|503/ });

  test(
    'unreachable service is reported, and the shopper can try again without losing anything',
    { tag: '@all' },
    async ({ page, shop }) => {
      await openAndHydratePage(page, '/account/login');
      await createLoggedInAccount(page, shop, germanShopper, 'fault@example.com');
      await shop.breakService('commerce', { status: 503 });
      await openAndHydratePage(page, '/account/overview');
      await expect(getMain(page).getByText(getMessage('en', 'account.trouble.unreachable'))).toBeVisible();
      await shop.clearFaults();
      await getMain(page)
        .getByRole('button', { name: getMessage('en', 'account.retry') })
        .press('Enter');
      await expect(getMain(page).getByText(getMessage('en', 'account.noOrders'))).toBeVisible();
      // The button disappears with the error.
      await expect(getPageHeading(page, 'en', 'account.title.accountOverview')).toBeFocused();

      await openAndHydratePage(page, '/account/edit');
      await getTextField(page, 'en', 'checkout.field.firstName').fill('Bodil');
      await shop.breakService('commerce', { cutConnection: true });
      await clickButtonByMessage(page, 'en', 'account.save');
      await expect(getMain(page).getByText(getMessage('en', 'account.trouble.unreachable'))).toBeVisible();
      await shop.clearFaults();
      await expect(getTextField(page, 'en', 'checkout.field.firstName')).toHaveValue('Bodil');
      await clickButtonByMessage(page, 'en', 'account.save');
      await expect(getMain(page).getByText(getMessage('en', 'account.saved'))).toBeVisible();
    },
  );

  test(
    'address that was saved but not made the default is reported as such',
    { tag: '@all' },
    async ({ page, shop }) => {
      await openAndHydratePage(page, '/account/login');
      await createLoggedInAccount(page, shop, germanShopper, 'default@example.com');
      await openAndHydratePage(page, '/account/addresses/add');
      await fillAddress(page, {
        ...germanShopper,
        contact: { ...germanShopper.contact, street: 'Havnen 1' },
      });
      await checkThroughLabel(
        getMain(page).getByRole('checkbox', { name: getMessage('en', 'account.makeDefault') }),
      );
      await page.route('**/shops/int/api/**', (route) =>
        (route.request().postData() ?? '').includes('customerDefaultAddressUpdate')
          ? route.fulfill({ status: 503, body: '' })
          : route.fallback(),
      );
      await clickButtonByMessage(page, 'en', 'account.saveAddress');
      await expect(
        getMain(page).getByText(getMessage('en', 'account.news.address-not-default')),
      ).toBeVisible();
      await expect(getMain(page).getByText('Havnen 1')).toBeVisible();
    },
  );

  test('too many wrong passwords ask the shopper to wait', async ({ page, shop }) => {
    for (let attempt = 0; attempt < 9; attempt += 1)
      await tryWrongPassword(shop, 'int', 'guesses@example.com');
    await openAndHydratePage(page, '/account/login');
    await submitLogIn(page, 'en', 'guesses@example.com', 'guess-10');
    await expect(
      getMain(page).getByText(getMessage('en', 'account.trouble.wrong-credentials')),
    ).toBeVisible();
    await submitLogIn(page, 'en', 'guesses@example.com', 'guess-11');
    await expect(getMain(page).getByText(getMessage('en', 'account.trouble.throttled'))).toBeVisible();
  });
});
