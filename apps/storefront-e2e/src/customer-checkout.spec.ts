import type { Page } from '@playwright/test';
import { createLoggedInAccount, registerAndConfirmAccount } from './account.ts';
import { buyProduct } from './buy-product.ts';
import { fillAddress, openCheckoutFromDrawer, submitContactStep } from './checkout.ts';
import {
  clickButtonByMessage,
  clickLinkByMessage,
  getMain,
  getPageHeading,
  getTextField,
} from './page-elements.ts';
import { setMarketCookie } from './switch-market.ts';
import { danishShopper, germanShopper, getContactStreet, norwegianShopper } from './test-shoppers.ts';
import { waitUntilPainted } from './wait-until-painted.ts';
import { addToBag, getBagButton, getBagDrawer } from './bag.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import type { RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** The answer to the query for orders, as far as a test changes it. */
interface Orders {
  readonly data: {
    readonly customer: {
      readonly orders: { readonly nodes: readonly { readonly id: string }[]; readonly pageInfo: object };
    };
  };
}

// Long flows.
test.describe.configure({ timeout: 90_000 });

test(
  'checkout is filled in with the saved address of a customer in Norway',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'kari-kunde@example.com';
    await setMarketCookie(page, norwegianShopper, shop);
    await openAndHydratePage(page, '/account/create');
    await registerAndConfirmAccount(page, shop, 'en', email);
    await openAndHydratePage(page, '/account/addresses/add');
    await fillAddress(page, norwegianShopper);
    await clickButtonByMessage(page, 'en', 'account.saveAddress');
    await expect(getMain(page).getByText(getMessage('en', 'account.news.address-added'))).toBeVisible();
    await buyProduct(page, norwegianShopper, email, true);
    const [mail] = await shop.fetchMailsTo(email);
    expect(mail).toMatchObject({ kind: 'order-confirmation' });
    await openAndHydratePage(page, '/account/overview');
    await expect(getMain(page).getByRole('article')).toContainText(norwegianShopper.total);
  },
);

/** Opens the checkout for a customer while requests for the account are held; returns a function that releases them. */
async function openCheckoutBeforeAccount(
  page: Page,
  shop: RunningShop,
  email: string,
): Promise<() => Promise<void>> {
  await openAndHydratePage(page, '/da');
  await createLoggedInAccount(page, shop, danishShopper, email);
  await openAndHydratePage(page, danishShopper.product.path);
  const bag = await addToBag(page, 'da');
  await expect(bag.getByRole('status').filter({ hasText: getMessage('da', 'bag.settled') })).toBeVisible();
  const letAccountCome = await holdRequests(page, '**/shops/dk/api/**');
  await openCheckoutFromDrawer(bag, 'da');
  return letAccountCome;
}

test(
  'keyboard focus moves to the first older order after loading more',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'older-orders@example.com';
    await openAndHydratePage(page, '/account/login');
    await createLoggedInAccount(page, shop, germanShopper, email);
    await buyProduct(page, germanShopper, email, true);
    // Pretends that twenty newer orders fill the first page.
    await page.route('**/shops/int/api/**', async (route) => {
      const asked = route.request().postData() ?? '';
      if (!asked.includes('query CustomerOrders(')) return route.fallback();
      const question = JSON.parse(asked) as { variables: { after: string | null } };
      const { after } = question.variables;
      const first = { ...question, variables: { ...question.variables, after: null } };
      const answer = await route.fetch({ postData: JSON.stringify(first) });
      const body = (await answer.json()) as Orders;
      const { nodes, pageInfo } = body.data.customer.orders;
      if (after === null) Object.assign(pageInfo, { hasNextPage: true, endCursor: 'older' });
      else nodes.forEach((order) => Object.assign(order, { id: `${order.id}0`, name: 'MH-1' }));
      await route.fulfill({ response: answer, json: body });
    });
    await openAndHydratePage(page, '/account/overview');
    const orders = getMain(page).getByRole('article');
    await expect(orders).toHaveCount(1);
    const older = getMain(page).getByRole('button', { name: getMessage('en', 'account.olderOrders') });
    await older.press('Enter');
    await expect(orders).toHaveCount(2);
    await expect(older).toBeHidden();
    await expect(orders.nth(1).getByRole('link').first()).toBeFocused();
  },
);

test(
  'typing replaces the value that the account has filled into the focused field',
  { tag: '@all' },
  async ({ page, shop }) => {
    const letAccountCome = await openCheckoutBeforeAccount(page, shop, 'kendt@example.com');
    const email = getTextField(page, 'da', 'checkout.field.email');
    await email.focus();
    await letAccountCome();
    await expect(getTextField(page, 'da', 'checkout.field.street')).toHaveValue(
      getContactStreet(danishShopper),
    );
    await page.keyboard.type('en-anden@example.com');
    await expect(email).toHaveValue('en-anden@example.com');
  },
);

test(
  'errors of a checkout step disappear when the account fills in its fields',
  { tag: '@all' },
  async ({ page, shop }) => {
    const letAccountCome = await openCheckoutBeforeAccount(page, shop, 'hurtig@example.com');
    const street = getTextField(page, 'da', 'checkout.field.street');
    await clickButtonByMessage(page, 'da', 'checkout.continueToDelivery');
    await expect(street).toHaveAttribute('aria-invalid', 'true');
    await letAccountCome();
    await expect(street).toHaveValue(getContactStreet(danishShopper));
    await expect(getMain(page).locator('[aria-invalid=true]')).toHaveCount(0);
    await submitContactStep(page, 'da');
  },
);

test(
  'navigation while an address is being saved keeps the shopper there, and saves the address',
  { tag: '@all' },
  async ({ page, shop }) => {
    await openAndHydratePage(page, '/account/login');
    await createLoggedInAccount(page, shop, germanShopper, 'gone-on@example.com');
    await openAndHydratePage(page, '/account/addresses/add');
    await fillAddress(page, { ...germanShopper, contact: { ...germanShopper.contact, street: 'Havnen 1' } });
    const letAnswerCome = await holdRequests(page, '**/graphql.json', 'customerAddressCreate');
    await clickButtonByMessage(page, 'en', 'account.saveAddress');
    await clickLinkByMessage(page, 'en', 'account.title.accountEdit');
    await expect(getPageHeading(page, 'en', 'account.title.accountEdit')).toBeVisible();
    const answered = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('customerAddressCreate'),
    );
    await letAnswerCome();
    await (await answered).finished();
    await waitUntilPainted(page);
    await expect(page).toHaveURL('/account/edit');
    await clickLinkByMessage(page, 'en', 'account.title.accountAddresses');
    await expect(getMain(page).getByText('Havnen 1')).toBeVisible();
  },
);

test(
  'navigation during "Buy again" fills the bag without opening it',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'again@example.com';
    await openAndHydratePage(page, '/account/login');
    await createLoggedInAccount(page, shop, germanShopper, email);
    await buyProduct(page, germanShopper, email, true);
    await openAndHydratePage(page, '/account/overview');
    const letOffersCome = await holdRequests(page, '**/offers.json');
    await getMain(page)
      .getByRole('button', { name: /^Buy order .+ again$/ })
      .click();
    await clickLinkByMessage(page, 'en', 'account.title.accountAddresses');
    await expect(getPageHeading(page, 'en', 'account.title.accountAddresses')).toBeVisible();
    const code = page.waitForResponse('**/assets/bag-drawer-*.js');
    await letOffersCome();
    await expect(getBagButton(page, 'en', 1)).toBeVisible();
    // The drawer of a filled bag is fetched, and would open now.
    await page.evaluate((address) => import(address), (await code).url());
    await waitUntilPainted(page);
    await expect(getBagDrawer(page, 'en')).toBeHidden();
  },
);
