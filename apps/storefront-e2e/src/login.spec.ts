import {
  createAccountByApi,
  createLoggedInAccount,
  endSessionOnServer,
  loadStoredSession,
  registerAndConfirmAccount,
  submitLogIn,
  testPassword,
  waitForMailedPath,
} from './account.ts';
import { fillAddress } from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { clickButtonByMessage, getMain, getPageHeading, getTextField } from './page-elements.ts';
import { danishShopper, germanShopper, getContactStreet } from './test-shoppers.ts';
import { addToBag, getBagDrawer, getQuantityField } from './bag.ts';
import { expectNoAxeViolations } from './axe-violations.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { getErrorSummary } from './error-summary.ts';
import { SHOP_CLOCK } from './running-shop.ts';
import { isCompleteRun, sampleCases } from './sample-cases.ts';
import { setShopClock } from './shop-clock.ts';
import { expect, test } from './test.ts';
import { getHomeLink, openAndHydratePage, getPendingPath } from './open-page.ts';

// Long flows. In the gate axe checks only states that `accessibility.spec.ts` does not.
test.describe.configure({ timeout: 90_000 });

for (const shopper of sampleCases([germanShopper, danishShopper])) {
  const { locale } = shopper;
  const at = (page: string) => toLocalizedPath(locale, page);

  test(`shopper can reset a forgotten password, once per link, in ${locale}`, async ({ page, shop }) => {
    const email = `forgotten-${locale}@example.com`;
    await createAccountByApi(shop, shopper, email);

    // Strangers and customers get the same answer.
    const answers: string[] = [];
    for (const address of ['stranger@example.com', email]) {
      await openAndHydratePage(page, at('/account/forgotten-password'));
      await getTextField(page, locale, 'checkout.field.email').fill(address);
      await clickButtonByMessage(page, locale, 'account.sendLink');
      await expect(getMain(page).getByRole('heading', { level: 2 })).toBeFocused();
      answers.push((await getMain(page).innerText()).replaceAll(address, 'the address'));
      if (isCompleteRun) await expectNoAxeViolations(page);
    }
    expect(answers[0]).toBe(answers[1]);
    expect(await shop.fetchMailsTo('stranger@example.com')).toEqual([]);

    const link = await waitForMailedPath(shop, email, 'password-reset');
    await openAndHydratePage(page, link);
    await expect(getTextField(page, locale, 'account.newPassword')).toBeVisible();
    await expect(page).toHaveURL(at('/account/forgotten-password/reset'));
    await expectNoAxeViolations(page);
    await getTextField(page, locale, 'account.newPassword').fill('short');
    await clickButtonByMessage(page, locale, 'account.savePassword');
    await expect(getErrorSummary(page)).toBeFocused();
    await getTextField(page, locale, 'account.newPassword').fill('wind-in-the-grass');
    await clickButtonByMessage(page, locale, 'account.savePassword');
    await expect(getMain(page).getByText(getMessage(locale, 'account.news.password-changed'))).toBeVisible();
    await expect(getPageHeading(page, locale, 'account.title.accountOverview')).toBeFocused();

    await openAndHydratePage(page, link);
    await getTextField(page, locale, 'account.newPassword').fill('another-password');
    await clickButtonByMessage(page, locale, 'account.savePassword');
    await expect(getMain(page).getByText(getMessage(locale, 'account.linkServed'))).toBeVisible();
    if (isCompleteRun) await expectNoAxeViolations(page);
  });
}

for (const shopper of sampleCases([danishShopper, germanShopper])) {
  const { locale, market, product } = shopper;
  const at = (page: string) => toLocalizedPath(locale, page);

  test(`login after an expired session keeps what was typed, in ${locale}`, async ({ page, shop }) => {
    const email = `expired-${locale}@example.com`;
    const street = getContactStreet(shopper);
    await createAccountByApi(shop, shopper, email);
    await openAndHydratePage(page, at('/account/login'));
    await submitLogIn(page, locale, email);
    await expect(getPageHeading(page, locale, 'account.title.accountOverview')).toBeVisible();
    await openAndHydratePage(page, product.path);
    await addToBag(page, locale);

    await openAndHydratePage(page, at('/account/addresses/add'));
    await fillAddress(page, shopper);
    await endSessionOnServer(page, shop, market);
    await clickButtonByMessage(page, locale, 'account.saveAddress');
    const dialog = page.getByRole('dialog', { name: getMessage(locale, 'account.again.title') });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('textbox', { name: getMessage(locale, 'checkout.field.email') }).fill(email);
    await dialog.getByRole('textbox', { name: getMessage(locale, 'account.password') }).fill(testPassword);
    await dialog.getByRole('button', { name: getMessage(locale, 'account.logIn'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(getTextField(page, locale, 'checkout.field.street')).toHaveValue(street);
    await clickButtonByMessage(page, locale, 'account.saveAddress');
    await expect(getMain(page).getByText(street)).toBeVisible();

    // With nothing typed: a login page, and back to the same page.
    await endSessionOnServer(page, shop, market);
    await openAndHydratePage(page, at('/account/edit'));
    await expect(getMain(page).getByText(getMessage(locale, 'account.ended.expired'))).toBeVisible();
    if (isCompleteRun) await expectNoAxeViolations(page);
    await submitLogIn(page, locale, email);
    await expect(page).toHaveURL(at('/account/edit'));
    await expect(getPageHeading(page, locale, 'account.title.accountEdit')).toBeFocused();
    await page.getByRole('button', { name: getMessage(locale, 'site.bagWithCount', { count: 1 }) }).click();
    await expect(getQuantityField(getBagDrawer(page, locale), locale, product.name)).toHaveValue('1');
  });
}

test(
  'another customer who logs in after an expired session sees nothing of the previous one',
  { tag: '@all' },
  async ({ page, shop }) => {
    const [before, after] = ['before@example.com', 'after@example.com'];
    await openAndHydratePage(page, '/account/create');
    await registerAndConfirmAccount(page, shop, 'en', after);
    await clickButtonByMessage(page, 'en', 'account.logOut');
    await openAndHydratePage(page, '/account/create');
    await registerAndConfirmAccount(page, shop, 'en', before);

    await openAndHydratePage(page, '/account/edit');
    const email = getTextField(page, 'en', 'checkout.field.email').first();
    await expect(email).toHaveValue(before);
    await getTextField(page, 'en', 'checkout.field.firstName').fill('Typed by the first');
    await endSessionOnServer(page, shop, 'int');
    await clickButtonByMessage(page, 'en', 'account.save');
    const dialog = page.getByRole('dialog', { name: getMessage('en', 'account.again.title') });
    await dialog.getByRole('textbox', { name: getMessage('en', 'checkout.field.email') }).fill(after);
    await dialog.getByRole('textbox', { name: getMessage('en', 'account.password') }).fill(testPassword);
    await dialog.getByRole('button', { name: getMessage('en', 'account.logIn'), exact: true }).click();
    await expect(page).toHaveURL('/account/overview');
    await expect(getPageHeading(page, 'en', 'account.title.accountOverview')).toBeFocused();
    await openAndHydratePage(page, '/account/edit');
    await expect(email).toHaveValue(after);
    await expect(getTextField(page, 'en', 'checkout.field.firstName')).not.toHaveValue('Typed by the first');
  },
);

test(
  'navigation while a new password is being saved keeps the shopper there, logged in',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'goes-elsewhere@example.com';
    await openAndHydratePage(page, '/account/forgotten-password');
    await createLoggedInAccount(page, shop, germanShopper, email);
    await getTextField(page, 'en', 'checkout.field.email').fill(email);
    await clickButtonByMessage(page, 'en', 'account.sendLink');
    await openAndHydratePage(page, await waitForMailedPath(shop, email, 'password-reset'));
    const letAnswerCome = await holdRequests(page, '**/shops/int/api/**', 'customerReset');
    await getTextField(page, 'en', 'account.newPassword').fill('wind-in-the-grass');
    await clickButtonByMessage(page, 'en', 'account.savePassword');
    await getHomeLink(page).click();
    await expect(page).toHaveURL('/');
    await page.evaluate(() => localStorage.removeItem('marehalm-account-int'));
    await letAnswerCome();
    await expect.poll(async () => (await loadStoredSession(page, 'int'))?.token).toBeDefined();
    // A redirect would start at the same moment.
    expect(await getPendingPath(page)).toBeUndefined();
    await expect(page).toHaveURL('/');
  },
);

test('password can be changed right after the email address', { tag: '@all' }, async ({ page, shop }) => {
  await openAndHydratePage(page, '/account/login');
  await createLoggedInAccount(page, shop, germanShopper, 'old-address@example.com');
  await openAndHydratePage(page, '/account/edit');
  await getTextField(page, 'en', 'checkout.field.email').fill('new-address@example.com');
  await clickButtonByMessage(page, 'en', 'account.save');
  await expect(getMain(page).getByText(getMessage('en', 'account.saved'))).toBeVisible();
  await getTextField(page, 'en', 'account.currentPassword').fill(testPassword);
  await getTextField(page, 'en', 'account.newPassword').fill('wind-in-the-grass');
  await clickButtonByMessage(page, 'en', 'account.savePassword');
  await expect(getMain(page).getByText(getMessage('en', 'account.passwordSaved'))).toBeVisible();
});

test('login redirects within the shop only', { tag: '@all' }, async ({ page, shop }) => {
  const email = 'inside@example.com';
  await openAndHydratePage(page, '/account/create?return=//evil.example/account');
  await registerAndConfirmAccount(page, shop, 'en', email);
  await expect(page).toHaveURL('/account/overview');
  await clickButtonByMessage(page, 'en', 'account.logOut');
  await openAndHydratePage(page, '/account/login?return=//evil.example/account');
  await submitLogIn(page, 'en', email);
  await expect(page).toHaveURL('/account/overview');
});

test('session is renewed in its last days', { tag: '@all' }, async ({ page, shop }) => {
  await setShopClock(page);
  await openAndHydratePage(page, '/account/login');
  await createLoggedInAccount(page, shop, germanShopper, 'renewed@example.com');
  const before = await loadStoredSession(page, 'int');
  const soon = new Date(Date.parse(SHOP_CLOCK) + 5 * 24 * 60 * 60_000).toISOString();
  await page.evaluate(
    (session) => localStorage.setItem('marehalm-account-int', session),
    JSON.stringify({ ...before, expiresAt: soon }),
  );
  await openAndHydratePage(page, '/account/edit');
  await expect(getTextField(page, 'en', 'checkout.field.firstName')).toHaveValue('Ada');
  await expect.poll(async () => (await loadStoredSession(page, 'int'))?.token).not.toBe(before?.token);
  expect(Date.parse((await loadStoredSession(page, 'int'))?.expiresAt ?? '')).toBeGreaterThan(
    Date.parse(soon),
  );
  await clickButtonByMessage(page, 'en', 'account.save');
  await expect(getMain(page).getByText(getMessage('en', 'account.saved'))).toBeVisible();
});
