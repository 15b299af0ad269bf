import type { Page } from '@playwright/test';
import {
  confirmAccount,
  createAccount,
  follow,
  heading,
  linkIn,
  logIn,
  openAccount,
  password,
} from './account.ts';
import { addToBag, bagButton, bagDrawer, quantityOf } from './bag.ts';
import { expectNoBarrier } from './barriers.ts';
import {
  buy,
  chooseMarket,
  danish,
  european,
  field,
  fillAddress,
  goToDelivery,
  goToPayment,
  inLanguage,
  main,
  norwegian,
  openCheckout,
  payWith,
  placeOrder,
  press,
  streetOf,
} from './checkout.ts';
import { choose } from './choose.ts';
import { hold } from './hold.ts';
import { message } from './messages.ts';
import { mistakesIn } from './mistakes.ts';
import { expectReadable, untilPainted } from './reflow.ts';
import type { RunningShop } from './running-shop.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/** An answer to the question for orders, as far as a test changes it. */
interface Orders {
  readonly data: {
    readonly customer: {
      readonly orders: { readonly nodes: readonly { readonly id: string }[]; readonly pageInfo: object };
    };
  };
}

// Each tells a whole story, with axe at every step.
test.describe.configure({ timeout: 90_000 });

for (const shopper of sampled([european, danish])) {
  const { locale, product, total } = shopper;
  const street = streetOf(shopper);
  const at = (page: string) => inLanguage(locale, page);

  test(`a shopper has an account for their orders and addresses, in ${locale}`, async ({ page, shop }) => {
    const email = `account-${locale}@example.com`;

    // Whoever is not logged in is asked to.
    await openPage(page, at('/account/addresses'));
    await expect(heading(page, locale, 'account.title.accountLogin')).toBeVisible();
    await expect(page).toHaveTitle(`${message(locale, 'account.title.accountLogin')} – Marehalm`);
    await expectNoBarrier(page);
    await press(page, locale, 'account.logIn');
    await expect(mistakesIn(page)).toBeFocused();
    await follow(page, locale, 'account.create');
    await expect(field(page, locale, 'checkout.field.firstName')).toBeVisible();
    await expectNoBarrier(page);
    await createAccount(page, shop, locale, email);
    await expect(page).toHaveURL(at('/account/overview'));
    await openPage(page, at('/account/addresses'));
    await expect(heading(page, locale, 'account.title.accountAddresses')).toBeVisible();
    expect(await linkIn(shop, email, 'account-welcome')).toBe(at('/account'));
    await expectNoBarrier(page);

    // Addresses: added, made the default, changed, deleted.
    await follow(page, locale, 'account.addAddress');
    await press(page, locale, 'account.saveAddress');
    await expect(mistakesIn(page)).toBeFocused();
    await expectNoBarrier(page);
    await fillAddress(page, shopper);
    await press(page, locale, 'account.saveAddress');
    await expect(main(page).getByText(message(locale, 'account.news.address-added'))).toBeVisible();
    await expect(main(page).getByText(message(locale, 'account.defaultAddress'))).toBeVisible();
    await follow(page, locale, 'account.addAddress');
    await fillAddress(page, { ...shopper, contact: { ...shopper.contact, street: 'Havnen 1' } });
    await press(page, locale, 'account.saveAddress');
    await main(page)
      .getByRole('link', { name: message(locale, 'account.editAddress', { address: 'Havnen 1' }) })
      .click();
    await expect(field(page, locale, 'checkout.field.street')).toHaveValue('Havnen 1');
    await field(page, locale, 'checkout.field.street').fill('Havnen 2');
    await press(page, locale, 'account.saveAddress');
    await expect(main(page).getByText(message(locale, 'account.news.address-changed'))).toBeVisible();
    const named = (key: string, address: string) =>
      main(page).getByRole('button', { name: message(locale, key, { address }) });
    await named('account.makeDefaultAddress', 'Havnen 2').click();
    await expect(main(page).getByText(message(locale, 'account.address.default'))).toBeVisible();
    await expectNoBarrier(page);
    await named('account.removeAddress', 'Havnen 2').press('Enter');
    await main(page)
      .getByRole('button', { name: message(locale, 'account.keep') })
      .press('Enter');
    await expect(named('account.removeAddress', 'Havnen 2')).toBeFocused();
    await named('account.removeAddress', 'Havnen 2').click();
    await press(page, locale, 'account.remove');
    await expect(main(page).getByText(message(locale, 'account.address.removed'))).toBeVisible();
    await expect(main(page).getByText('Havnen 2')).toBeHidden();
    await expect(main(page).getByText(street)).toBeVisible();

    // An order as a customer: it is in the account, and can be bought again.
    await buy(page, shopper, email, true);
    await expect(
      main(page).getByRole('heading', { name: message(locale, 'confirmation.next') }),
    ).toBeVisible();
    await expect(
      main(page).getByRole('link', { name: message(locale, 'confirmation.toAccount') }),
    ).toBeHidden();
    await openPage(page, at('/account'));
    await expect(page).toHaveURL(at('/account/overview'));
    const order = main(page).getByRole('article');
    await expect(order).toContainText(total);
    await expect(order).toContainText(message(locale, 'account.fulfilment.unfulfilled'));
    await expect(order.getByRole('img', { name: product.name })).toBeVisible();
    await expectNoBarrier(page);
    await order.getByRole('link').first().click();
    await expect(main(page).getByText(street).first()).toBeVisible();
    await expect(main(page).getByText(total).first()).toBeVisible();
    await expect(main(page).getByRole('link', { name: product.name, exact: true })).toBeVisible();
    expect(page.url()).not.toContain('key');
    await expectNoBarrier(page);
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 320, height: 640 });
    await expectReadable(page);
    await page.setViewportSize(wide);
    await press(page, locale, 'account.buyAgain');
    await expect(quantityOf(bagDrawer(page, locale), locale, product.name)).toHaveValue('1');
    await page.keyboard.press('Escape');

    // Details, password, consent.
    await openPage(page, at('/account/edit'));
    await field(page, locale, 'checkout.field.firstName').fill('Bodil');
    await press(page, locale, 'account.save');
    await expect(main(page).getByText(message(locale, 'account.saved'))).toBeVisible();
    await field(page, locale, 'checkout.field.email').fill('');
    await press(page, locale, 'account.save');
    await expect(mistakesIn(page)).toBeFocused();
    await expect(main(page).getByText(message(locale, 'account.saved'))).toBeHidden();
    await field(page, locale, 'checkout.field.email').fill(email);
    await press(page, locale, 'account.save');
    await expect(main(page).getByText(message(locale, 'account.saved'))).toBeVisible();
    await field(page, locale, 'account.currentPassword').fill('not this one');
    await field(page, locale, 'account.newPassword').fill('wind-in-the-grass');
    await press(page, locale, 'account.savePassword');
    const wrong = message(locale, 'account.mistake.wrong');
    await expect(mistakesIn(page)).toBeFocused();
    await expect(mistakesIn(page).getByRole('link', { name: wrong })).toBeVisible();
    const current = field(page, locale, 'account.currentPassword');
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(current).toHaveAccessibleDescription(wrong);
    await expectNoBarrier(page);
    await field(page, locale, 'account.currentPassword').fill(password);
    await press(page, locale, 'account.savePassword');
    await expect(main(page).getByText(message(locale, 'account.passwordSaved'))).toBeVisible();
    await choose(main(page).getByRole('checkbox', { name: message(locale, 'account.consent') }));
    await press(page, locale, 'account.saveConsent');
    await expect(main(page).getByText(message(locale, 'account.consentGiven'))).toBeVisible();
    await expectNoBarrier(page);
    await page.reload();
    await expect(main(page).getByRole('checkbox')).toBeChecked();
    await expect(field(page, locale, 'checkout.field.firstName')).toHaveValue('Bodil');

    // Out, and in again with the new password.
    await press(page, locale, 'account.logOut');
    await expect(main(page).getByText(message(locale, 'account.ended.logged-out'))).toBeVisible();
    await expect(page).toHaveURL(at('/account/login'));
    await logIn(page, locale, email, password);
    await expect(main(page).getByText(message(locale, 'account.trouble.wrong-credentials'))).toBeVisible();
    await logIn(page, locale, email, 'wind-in-the-grass');
    await expect(heading(page, locale, 'account.title.accountOverview')).toBeVisible();
    await expect(main(page).getByText('Bodil')).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: message(locale, 'site.account') }),
    ).toBeVisible();
  });
}

test('a guest keeps an order in an account once the mail is confirmed', async ({ page, shop }) => {
  const email = 'guest@example.com';
  await buy(page, danish, email);
  await follow(page, 'da', 'confirmation.toAccount');
  await expect(field(page, 'da', 'checkout.field.email')).toHaveValue(email);
  await field(page, 'da', 'checkout.field.firstName').fill('Ida');
  await field(page, 'da', 'checkout.field.lastName').fill('Ærø');
  await field(page, 'da', 'account.password').fill(password);
  await press(page, 'da', 'account.create');
  await expect(
    main(page).getByRole('heading', { name: message('da', 'account.confirm.title') }),
  ).toBeFocused();
  await expectNoBarrier(page);
  await confirmAccount(page, shop, 'da', email);
  await expect(main(page).getByRole('article')).toContainText(danish.total);
});

for (const shopper of sampled([european, danish])) {
  const { locale } = shopper;

  test(`a customer has another email once its owner has confirmed it, in ${locale}`, async ({
    page,
    shop,
  }) => {
    const [before, after] = [`old-address-${locale}@example.com`, `new-address-${locale}@example.com`];
    await openPage(page, inLanguage(locale, '/account/login'));
    await openAccount(page, shop, shopper, before);
    await openPage(page, inLanguage(locale, '/account/edit'));
    await field(page, locale, 'checkout.field.email').fill(after);
    await press(page, locale, 'account.save');
    const pending = message(locale, 'account.emailPending', { email: after, current: before });
    await expect(main(page).getByText(pending)).toBeVisible();
    await expectNoBarrier(page);
    await page.reload();
    await expect(field(page, locale, 'checkout.field.email')).toHaveValue(before);

    // The page of the link is the shop's own, in the language of the account's page.
    await page.goto(await linkIn(shop, after, 'email-confirmation'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('main')).toContainText(after);
    await expectNoBarrier(page);
    await page.getByRole('button').click();
    await expect(page.getByRole('main')).toContainText(after);
    expect(await linkIn(shop, before, 'email-changed')).toMatch(/contact|kontakt/);
    await openPage(page, inLanguage(locale, '/account/edit'));
    await expect(field(page, locale, 'checkout.field.email')).toHaveValue(after);
    await press(page, locale, 'account.save');
    await expect(main(page).getByText(message(locale, 'account.saved'))).toBeVisible();
    await press(page, locale, 'account.logOut');
    await logIn(page, locale, after);
    await expect(heading(page, locale, 'account.title.accountOverview')).toBeVisible();
  });
}

test('a customer in Norway has told the address once', { tag: '@all' }, async ({ page, shop }) => {
  const email = 'kari-kunde@example.com';
  await chooseMarket(page, norwegian, shop);
  await openPage(page, '/account/create');
  await createAccount(page, shop, 'en', email);
  await openPage(page, '/account/addresses/add');
  await fillAddress(page, norwegian);
  await press(page, 'en', 'account.saveAddress');
  await expect(main(page).getByText(message('en', 'account.news.address-added'))).toBeVisible();
  await buy(page, norwegian, email, true);
  const [mail] = await shop.mailsTo(email);
  expect(mail).toMatchObject({ kind: 'order-confirmation' });
  await openPage(page, '/account/overview');
  await expect(main(page).getByRole('article')).toContainText(norwegian.total);
});

test('a customer sees what was given with an order, and withdraws from it where the orders are', async ({
  page,
  shop,
}) => {
  await openPage(page, '/da');
  await openAccount(page, shop, danish, 'gave@example.com');
  await openPage(page, danish.product.path);
  const bag = await addToBag(page, 'da');
  await bag
    .getByRole('button', {
      name: message('da', 'bag.increase', { product: danish.product.name }),
      exact: true,
    })
    .click();
  await expect(bag.getByText('Rav Læbepomade').first()).toBeVisible();
  await openCheckout(bag, 'da');
  await expect(field(page, 'da', 'checkout.field.street')).toHaveValue(streetOf(danish));
  await goToDelivery(page, 'da');
  await goToPayment(page, 'da');
  await payWith(page, 'da', 'success');
  await placeOrder(page, 'da');

  await openPage(page, '/da/account/overview');
  const card = main(page).getByRole('article');
  const withdraw = card.getByRole('link', { name: /^Fortryd ordre DK\d+$/ });
  const path = await withdraw.getAttribute('href');
  expect(path).toMatch(/^\/da\/om\/fortryd-koeb\?order=DK\d+$/);
  await expectNoBarrier(page);
  await card.getByRole('link').first().click();
  const gift = main(page).getByRole('listitem').filter({ hasText: 'Rav Læbepomade' });
  await expect(gift).toContainText(message('da', 'account.free'));
  await expect(gift.locator('img')).toHaveCount(1);
  await expect(gift.getByText('10 ml', { exact: true })).toBeVisible();
  await expect(main(page).getByText('+45 20 12 34 56').first()).toBeVisible();
  await page.goBack();
  await withdraw.click();
  await expect(page).toHaveURL(path ?? 'none');
});

/** Opens the checkout for a customer whose account does not answer; returns how to let it. */
async function openCheckoutBeforeAccount(
  page: Page,
  shop: RunningShop,
  email: string,
): Promise<() => Promise<void>> {
  await openPage(page, '/da');
  await openAccount(page, shop, danish, email);
  await openPage(page, danish.product.path);
  const bag = await addToBag(page, 'da');
  await expect(bag.getByRole('status').filter({ hasText: message('da', 'bag.settled') })).toBeVisible();
  const letAccountCome = await hold(page, '**/shops/dk/api/**');
  await openCheckout(bag, 'da');
  return letAccountCome;
}

test(
  'a customer at the keyboard goes on to the orders that were older',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'older-orders@example.com';
    await openPage(page, '/account/login');
    await openAccount(page, shop, european, email);
    await buy(page, european, email, true);
    // As if there were twenty before it, of which this is the last.
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
    await openPage(page, '/account/overview');
    const orders = main(page).getByRole('article');
    await expect(orders).toHaveCount(1);
    const older = main(page).getByRole('button', { name: message('en', 'account.olderOrders') });
    await older.press('Enter');
    await expect(orders).toHaveCount(2);
    await expect(older).toBeHidden();
    await expect(orders.nth(1).getByRole('link').first()).toBeFocused();
  },
);

test(
  'a customer who stands in a field as the account fills it in types over it',
  { tag: '@all' },
  async ({ page, shop }) => {
    const letAccountCome = await openCheckoutBeforeAccount(page, shop, 'kendt@example.com');
    const email = field(page, 'da', 'checkout.field.email');
    await email.focus();
    await letAccountCome();
    await expect(field(page, 'da', 'checkout.field.street')).toHaveValue(streetOf(danish));
    await page.keyboard.type('en-anden@example.com');
    await expect(email).toHaveValue('en-anden@example.com');
  },
);

test(
  'a customer who goes on before the account has filled the form in reads no mistake beside what it fills in',
  { tag: '@all' },
  async ({ page, shop }) => {
    const letAccountCome = await openCheckoutBeforeAccount(page, shop, 'hurtig@example.com');
    const street = field(page, 'da', 'checkout.field.street');
    await press(page, 'da', 'checkout.continueToDelivery');
    await expect(street).toHaveAttribute('aria-invalid', 'true');
    await letAccountCome();
    await expect(street).toHaveValue(streetOf(danish));
    await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(0);
    await goToDelivery(page, 'da');
  },
);

test(
  'a customer who goes on while an address is being saved stays where they are, and has it',
  { tag: '@all' },
  async ({ page, shop }) => {
    await openPage(page, '/account/login');
    await openAccount(page, shop, european, 'gone-on@example.com');
    await openPage(page, '/account/addresses/add');
    await fillAddress(page, { ...european, contact: { ...european.contact, street: 'Havnen 1' } });
    const letAnswerCome = await hold(page, '**/graphql.json', 'customerAddressCreate');
    await press(page, 'en', 'account.saveAddress');
    await follow(page, 'en', 'account.title.accountEdit');
    await expect(heading(page, 'en', 'account.title.accountEdit')).toBeVisible();
    const answered = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('customerAddressCreate'),
    );
    await letAnswerCome();
    await (await answered).finished();
    await untilPainted(page);
    await expect(page).toHaveURL('/account/edit');
    await follow(page, 'en', 'account.title.accountAddresses');
    await expect(main(page).getByText('Havnen 1')).toBeVisible();
  },
);

test(
  'a customer who goes on while an order is bought again has it in the bag, which does not open there',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'again@example.com';
    await openPage(page, '/account/login');
    await openAccount(page, shop, european, email);
    await buy(page, european, email, true);
    await openPage(page, '/account/overview');
    const letOffersCome = await hold(page, '**/offers.json');
    await main(page)
      .getByRole('button', { name: /^Buy order .+ again$/ })
      .click();
    await follow(page, 'en', 'account.title.accountAddresses');
    await expect(heading(page, 'en', 'account.title.accountAddresses')).toBeVisible();
    const code = page.waitForResponse('**/assets/bag-drawer-*.js');
    await letOffersCome();
    await expect(bagButton(page, 'en', 1)).toBeVisible();
    // With something in the bag its drawer is fetched, and would open now.
    await page.evaluate((address) => import(address), (await code).url());
    await untilPainted(page);
    await expect(bagDrawer(page, 'en')).toBeHidden();
  },
);
