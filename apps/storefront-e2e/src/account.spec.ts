import {
  activateAccountByMail,
  createLoggedInAccount,
  registerAndConfirmAccount,
  submitLogIn,
  testPassword,
  waitForMailedPath,
} from './account.ts';
import { buyProduct } from './buy-product.ts';
import {
  fillAddress,
  openCheckoutFromDrawer,
  placeOrder,
  submitContactStep,
  submitDeliveryStep,
  submitPaymentStep,
} from './checkout.ts';
import { expectNoClippingOrOverflow } from './clipped-text.ts';
import { toLocalizedPath } from './localized-path.ts';
import {
  clickButtonByMessage,
  clickLinkByMessage,
  getMain,
  getPageHeading,
  getTextField,
} from './page-elements.ts';
import { danishShopper, germanShopper, getContactStreet } from './test-shoppers.ts';
import { addToBag, getBagDrawer, getQuantityField } from './bag.ts';
import { expectNoAxeViolations } from './axe-violations.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage } from './messages.ts';
import { getErrorSummary } from './error-summary.ts';
import { expectOrderOnOnePage } from './print.ts';
import { isCompleteRun, sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openPageWithHydratedBoundary, openAndHydratePage } from './open-page.ts';

// Long flows. In the gate axe checks only states that `accessibility.spec.ts` does not.
test.describe.configure({ timeout: 90_000 });

for (const shopper of sampleCases([germanShopper, danishShopper])) {
  const { locale } = shopper;
  const street = getContactStreet(shopper);
  const at = (page: string) => toLocalizedPath(locale, page);

  test(`shopper can create an account, and change addresses, details and password, in ${locale}`, async ({
    page,
    shop,
  }) => {
    const email = `account-${locale}@example.com`;

    // Guests are asked to log in.
    await openAndHydratePage(page, at('/account/addresses'));
    await expect(getPageHeading(page, locale, 'account.title.accountLogin')).toBeVisible();
    await expect(page).toHaveTitle(`${getMessage(locale, 'account.title.accountLogin')} – Marehalm`);
    await clickButtonByMessage(page, locale, 'account.logIn');
    await expect(getErrorSummary(page)).toBeFocused();
    await clickLinkByMessage(page, locale, 'account.create');
    await expect(getTextField(page, locale, 'checkout.field.firstName')).toBeVisible();
    if (isCompleteRun) await expectNoAxeViolations(page);
    await registerAndConfirmAccount(page, shop, locale, email);
    await expect(page).toHaveURL(at('/account/overview'));
    await openAndHydratePage(page, at('/account/addresses'));
    await expect(getPageHeading(page, locale, 'account.title.accountAddresses')).toBeVisible();
    expect(await waitForMailedPath(shop, email, 'account-welcome')).toBe(at('/account'));
    if (isCompleteRun) await expectNoAxeViolations(page);

    // Addresses: added, made the default, changed, deleted.
    await clickLinkByMessage(page, locale, 'account.addAddress');
    await clickButtonByMessage(page, locale, 'account.saveAddress');
    await expect(getErrorSummary(page)).toBeFocused();
    if (isCompleteRun) await expectNoAxeViolations(page);
    await fillAddress(page, shopper);
    await clickButtonByMessage(page, locale, 'account.saveAddress');
    await expect(getMain(page).getByText(getMessage(locale, 'account.news.address-added'))).toBeVisible();
    await expect(getMain(page).getByText(getMessage(locale, 'account.defaultAddress'))).toBeVisible();
    await clickLinkByMessage(page, locale, 'account.addAddress');
    await fillAddress(page, { ...shopper, contact: { ...shopper.contact, street: 'Havnen 1' } });
    await clickButtonByMessage(page, locale, 'account.saveAddress');
    await getMain(page)
      .getByRole('link', { name: getMessage(locale, 'account.editAddress', { address: 'Havnen 1' }) })
      .click();
    await expect(getTextField(page, locale, 'checkout.field.street')).toHaveValue('Havnen 1');
    await getTextField(page, locale, 'checkout.field.street').fill('Havnen 2');
    await clickButtonByMessage(page, locale, 'account.saveAddress');
    await expect(getMain(page).getByText(getMessage(locale, 'account.news.address-changed'))).toBeVisible();
    const named = (key: string, address: string) =>
      getMain(page).getByRole('button', { name: getMessage(locale, key, { address }) });
    await named('account.makeDefaultAddress', 'Havnen 2').click();
    await expect(getMain(page).getByText(getMessage(locale, 'account.address.default'))).toBeVisible();
    await expectNoAxeViolations(page);
    await named('account.removeAddress', 'Havnen 2').press('Enter');
    await getMain(page)
      .getByRole('button', { name: getMessage(locale, 'account.keep') })
      .press('Enter');
    await expect(named('account.removeAddress', 'Havnen 2')).toBeFocused();
    await named('account.removeAddress', 'Havnen 2').click();
    await clickButtonByMessage(page, locale, 'account.remove');
    await expect(getMain(page).getByText(getMessage(locale, 'account.address.removed'))).toBeVisible();
    await expect(getMain(page).getByText('Havnen 2')).toBeHidden();
    await expect(getMain(page).getByText(street)).toBeVisible();

    // Details, password, consent.
    await openAndHydratePage(page, at('/account/edit'));
    await getTextField(page, locale, 'checkout.field.firstName').fill('Bodil');
    await clickButtonByMessage(page, locale, 'account.save');
    await expect(getMain(page).getByText(getMessage(locale, 'account.saved'))).toBeVisible();
    await getTextField(page, locale, 'checkout.field.email').fill('');
    await clickButtonByMessage(page, locale, 'account.save');
    await expect(getErrorSummary(page)).toBeFocused();
    await expect(getMain(page).getByText(getMessage(locale, 'account.saved'))).toBeHidden();
    await getTextField(page, locale, 'checkout.field.email').fill(email);
    await clickButtonByMessage(page, locale, 'account.save');
    await expect(getMain(page).getByText(getMessage(locale, 'account.saved'))).toBeVisible();
    await getTextField(page, locale, 'account.currentPassword').fill('not this one');
    await getTextField(page, locale, 'account.newPassword').fill('wind-in-the-grass');
    await clickButtonByMessage(page, locale, 'account.savePassword');
    const wrong = getMessage(locale, 'account.mistake.wrong');
    await expect(getErrorSummary(page)).toBeFocused();
    await expect(getErrorSummary(page).getByRole('link', { name: wrong })).toBeVisible();
    const current = getTextField(page, locale, 'account.currentPassword');
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(current).toHaveAccessibleDescription(wrong);
    await expectNoAxeViolations(page);
    await getTextField(page, locale, 'account.currentPassword').fill(testPassword);
    await clickButtonByMessage(page, locale, 'account.savePassword');
    await expect(getMain(page).getByText(getMessage(locale, 'account.passwordSaved'))).toBeVisible();
    await checkThroughLabel(
      getMain(page).getByRole('checkbox', { name: getMessage(locale, 'account.consent') }),
    );
    await clickButtonByMessage(page, locale, 'account.saveConsent');
    await expect(getMain(page).getByText(getMessage(locale, 'account.consentGiven'))).toBeVisible();
    if (isCompleteRun) await expectNoAxeViolations(page);
    await page.reload();
    await expect(getMain(page).getByRole('checkbox')).toBeChecked();
    await expect(getTextField(page, locale, 'checkout.field.firstName')).toHaveValue('Bodil');

    // Log out, and log in with the new password.
    await clickButtonByMessage(page, locale, 'account.logOut');
    await expect(getMain(page).getByText(getMessage(locale, 'account.ended.logged-out'))).toBeVisible();
    await expect(page).toHaveURL(at('/account/login'));
    await submitLogIn(page, locale, email, testPassword);
    await expect(
      getMain(page).getByText(getMessage(locale, 'account.trouble.wrong-credentials')),
    ).toBeVisible();
    await submitLogIn(page, locale, email, 'wind-in-the-grass');
    await expect(getPageHeading(page, locale, 'account.title.accountOverview')).toBeVisible();
    await expect(getMain(page).getByText('Bodil')).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: getMessage(locale, 'site.account') }),
    ).toBeVisible();
  });
}

test('order of a guest appears in their new account once the email is confirmed', async ({ page, shop }) => {
  const email = 'guest@example.com';
  await buyProduct(page, danishShopper, email);
  await clickLinkByMessage(page, 'da', 'confirmation.toAccount');
  await expect(getTextField(page, 'da', 'checkout.field.email')).toHaveValue(email);
  await getTextField(page, 'da', 'checkout.field.firstName').fill('Ida');
  await getTextField(page, 'da', 'checkout.field.lastName').fill('Ærø');
  await getTextField(page, 'da', 'account.password').fill(testPassword);
  await clickButtonByMessage(page, 'da', 'account.create');
  await expect(
    getMain(page).getByRole('heading', { name: getMessage('da', 'account.confirm.title') }),
  ).toBeFocused();
  await expectNoAxeViolations(page);
  await activateAccountByMail(page, shop, 'da', email);
  await expect(getMain(page).getByRole('article')).toContainText(danishShopper.total);
});

for (const shopper of sampleCases([germanShopper, danishShopper])) {
  const { locale } = shopper;

  test(`new email address of a customer takes effect once it is confirmed, in ${locale}`, async ({
    page,
    shop,
  }) => {
    const [before, after] = [`old-address-${locale}@example.com`, `new-address-${locale}@example.com`];
    await openAndHydratePage(page, toLocalizedPath(locale, '/account/login'));
    await createLoggedInAccount(page, shop, shopper, before);
    await openAndHydratePage(page, toLocalizedPath(locale, '/account/edit'));
    await getTextField(page, locale, 'checkout.field.email').fill(after);
    await clickButtonByMessage(page, locale, 'account.save');
    const pending = getMessage(locale, 'account.emailPending', { email: after, current: before });
    await expect(getMain(page).getByText(pending)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(before);

    // The page behind the link belongs to the services, in the language of the account page.
    await page.goto(await waitForMailedPath(shop, after, 'email-confirmation'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('main')).toContainText(after);
    await expectNoAxeViolations(page);
    await page.getByRole('button').click();
    await expect(page.getByRole('main')).toContainText(after);
    expect(await waitForMailedPath(shop, before, 'email-changed')).toMatch(/contact|kontakt/);
    await openAndHydratePage(page, toLocalizedPath(locale, '/account/edit'));
    await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(after);
    await clickButtonByMessage(page, locale, 'account.save');
    await expect(getMain(page).getByText(getMessage(locale, 'account.saved'))).toBeVisible();
    await clickButtonByMessage(page, locale, 'account.logOut');
    await submitLogIn(page, locale, after);
    await expect(getPageHeading(page, locale, 'account.title.accountOverview')).toBeVisible();
  });
}

test('customer can follow, repeat and withdraw from an order with a gift, and logout removes it from the tab', async ({
  page,
  shop,
}) => {
  const { name: product } = danishShopper.product;
  await openAndHydratePage(page, '/da');
  await createLoggedInAccount(page, shop, danishShopper, 'gave@example.com');
  await openAndHydratePage(page, danishShopper.product.path);
  const bag = await addToBag(page, 'da');
  await bag.getByRole('button', { name: getMessage('da', 'bag.increase', { product }), exact: true }).click();
  await expect(bag.getByText('Ravlæbepomade').first()).toBeVisible();
  await openCheckoutFromDrawer(bag, 'da');
  await expect(getTextField(page, 'da', 'checkout.field.street')).toHaveValue(
    getContactStreet(danishShopper),
  );
  await submitContactStep(page, 'da');
  await submitDeliveryStep(page, 'da');
  await submitPaymentStep(page, 'da', 'mobilepay');
  await placeOrder(page, 'da');
  await expect(
    getMain(page).getByRole('heading', { name: getMessage('da', 'confirmation.next') }),
  ).toBeVisible();
  await expect(
    getMain(page).getByRole('link', { name: getMessage('da', 'confirmation.toAccount') }),
  ).toBeHidden();

  await openAndHydratePage(page, '/da/account');
  await expect(page).toHaveURL('/da/account/overview');
  const card = getMain(page).getByRole('article');
  await expect(card).toContainText('750 kr.');
  await expect(card).toContainText(getMessage('da', 'account.fulfilment.unfulfilled'));
  await expect(card.getByRole('img', { name: product })).toBeVisible();
  const withdraw = card.getByRole('link', { name: /^Fortryd ordre DK\d+$/ });
  const path = await withdraw.getAttribute('href');
  expect(path).toMatch(/^\/da\/om\/fortryd-koeb\?order=DK\d+$/);
  await expectNoAxeViolations(page);
  await card.getByRole('link').first().click();
  const gift = getMain(page).getByRole('listitem').filter({ hasText: 'Ravlæbepomade' });
  await expect(gift).toContainText(getMessage('da', 'order.free'));
  await expect(gift.locator('img')).toHaveCount(1);
  await expect(gift.getByText('10 ml', { exact: true })).toBeVisible();
  await expect(getMain(page).getByText('+45 20 12 34 56').first()).toBeVisible();
  await expect(getMain(page).getByText(getContactStreet(danishShopper)).first()).toBeVisible();
  await expect(getMain(page).getByText('750 kr.').first()).toBeVisible();
  await expect(getMain(page).getByText('MobilePay', { exact: true })).toBeVisible();
  await expect(getMain(page).getByRole('link', { name: product, exact: true })).toBeVisible();
  expect(page.url()).not.toContain('key');
  await expectNoAxeViolations(page);
  const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoClippingOrOverflow(page);
  await page.setViewportSize(desktop);
  await expectOrderOnOnePage(page);
  await clickButtonByMessage(page, 'da', 'account.buyAgain');
  await expect(getQuantityField(getBagDrawer(page, 'da'), 'da', product)).toHaveValue('2');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(withdraw).toBeVisible();
  const orderNumber = new URL(path ?? '', 'http://shop').searchParams.get('order') ?? '';
  const tracked = card.getByRole('link', {
    name: getMessage('da', 'account.track', { number: orderNumber }),
  });
  await expect(tracked).toHaveCount(0);
  await shop.ship('dk', orderNumber, {
    carrier: 'PostNord',
    trackingNumber: 'T1',
    trackingUrl: 'https://track.example/T1',
  });
  await page.reload();
  await expect(tracked).toHaveAttribute('href', 'https://track.example/T1');
  await withdraw.click();
  await expect(page).toHaveURL(path ?? 'none');

  await openAndHydratePage(page, '/da/om/fortryd-koeb');
  const name = page.getByRole('textbox', { name: getMessage('da', 'withdrawal.name') });
  await expect(name).not.toHaveValue('');
  await page.getByRole('button', { name: getMessage('da', 'withdrawal.toReview') }).click();
  await page.reload();
  await expect(name).not.toHaveValue('');
  await openAndHydratePage(page, '/da/account/overview');
  await clickButtonByMessage(page, 'da', 'account.logOut');
  await expect(page).toHaveURL(/\/da\/account\/login/);
  await openAndHydratePage(page, '/da/checkout/confirmation');
  await expect(getPageHeading(page, 'da', 'confirmation.none')).toBeVisible();
  await openPageWithHydratedBoundary(page, '/da/om/fortryd-koeb');
  await expect(name).toHaveValue('');
});
