import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addToBag, bagDrawer, quantityOf } from './bag.ts';
import { choose } from './choose.ts';
import { message, type Locale } from './messages.ts';
import type { Mail, RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

/** Somebody with an account, and what they buy. */
interface Shopper {
  readonly locale: Locale;
  readonly market: 'int' | 'dk';
  readonly product: { readonly path: string; readonly name: string };
  readonly address: Readonly<Record<string, string>>;
  readonly country?: string;
  readonly street: string;
  readonly total: string;
}

const shoppers: readonly Shopper[] = [
  {
    locale: 'en',
    market: 'int',
    product: { path: '/product/lee-serum', name: 'Lee Serum' },
    address: {
      firstName: 'Ada',
      lastName: 'Berg',
      street: 'Kastanienallee 7',
      postcode: '10435',
      city: 'Berlin',
      phone: '+49 30 1234567',
    },
    country: 'DE',
    street: 'Kastanienallee 7',
    total: '€62',
  },
  {
    locale: 'da',
    market: 'dk',
    product: { path: '/da/produkt/lae-serum', name: 'Læ Serum' },
    address: {
      firstName: 'Ida',
      lastName: 'Ærø',
      street: 'Klitvej 12, 1. tv.',
      postcode: '9990',
      phone: '20 12 34 56',
    },
    street: 'Klitvej 12, 1. tv.',
    total: '375 kr.',
  },
];

const password = 'sand-between-toes';
const path = (locale: Locale, page: string) => (locale === 'en' ? page : `/da${page}`);
const main = (page: Page) => page.getByRole('main');

const press = (page: Page, locale: Locale, key: string) =>
  main(page)
    .getByRole('button', { name: message(locale, key), exact: true })
    .click();

const follow = (page: Page, locale: Locale, key: string) =>
  main(page)
    .getByRole('link', { name: message(locale, key), exact: true })
    .first()
    .click();

const field = (page: Page, locale: Locale, key: string) =>
  main(page).getByRole('textbox', { name: message(locale, key), exact: true });

const heading = (page: Page, locale: Locale, key: string) =>
  page.getByRole('heading', { level: 1, name: message(locale, key), exact: true });

/** From the form for a new account to the overview. */
async function createAccount(page: Page, locale: Locale, email: string): Promise<void> {
  await field(page, locale, 'checkout.field.firstName').fill('Ida');
  await field(page, locale, 'checkout.field.lastName').fill('Ærø');
  await field(page, locale, 'checkout.field.email').fill(email);
  await field(page, locale, 'account.password').fill(password);
  await press(page, locale, 'account.create');
  await expect(main(page).getByText(message(locale, 'account.news.created'))).toBeVisible();
}

/** From the open log-in page to whatever comes after it. */
async function logIn(page: Page, locale: Locale, email: string, word = password): Promise<void> {
  await field(page, locale, 'checkout.field.email').fill(email);
  await field(page, locale, 'account.password').fill(word);
  await press(page, locale, 'account.logIn');
}

async function fillAddress(page: Page, { locale, address, country }: Shopper): Promise<void> {
  if (country !== undefined)
    await page.getByLabel(message(locale, 'checkout.field.country'), { exact: true }).selectOption(country);
  for (const [name, value] of Object.entries(address))
    await field(page, locale, `checkout.field.${name}`).fill(value);
}

/** Buys one product, from its page to the confirmation. */
async function buy(page: Page, shopper: Shopper, email: string, isKnown = false): Promise<void> {
  const { locale, product, total } = shopper;
  await openPage(page, product.path);
  const drawer = await addToBag(page, locale);
  await drawer.getByRole('link', { name: message(locale, 'bag.checkout') }).click();
  if (isKnown) {
    // Who is logged in has told it all before.
    await expect(field(page, locale, 'checkout.field.email')).toHaveValue(email);
    await expect(field(page, locale, 'checkout.field.street')).toHaveValue(shopper.street);
  } else {
    await field(page, locale, 'checkout.field.email').fill(email);
    await fillAddress(page, shopper);
  }
  await press(page, locale, 'checkout.continueToDelivery');
  await choose(main(page).getByRole('radio').first());
  await press(page, locale, 'checkout.continueToPayment');
  await choose(page.getByRole('radio', { name: message(locale, 'checkout.payment.success') }));
  await press(page, locale, 'checkout.continueToReview');
  await main(page)
    .getByRole('button', { name: message(locale, 'checkout.buy', { price: total }) })
    .click();
  await expect(page).toHaveURL(path(locale, '/checkout/confirmation'));
}

/** The link in the newest mail of a kind, as a path of the shop. */
async function linkIn(shop: RunningShop, email: string, kind: string): Promise<string> {
  let mail: Mail | undefined;
  await expect(async () => {
    mail = (await shop.mailsTo(email)).find((each) => each.kind === kind);
    expect(mail).toBeDefined();
  }).toPass();
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

/** WCAG 2.2 A and AA, and what axe recommends beyond them. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
  expect.soft(found, `what bars a shopper from ${page.url()}`).toEqual([]);
}

/** Has the shop know the token no more, as after thirty days, while the browser still has it. */
async function endSessionAtShop(page: Page, shop: RunningShop, market: Shopper['market']): Promise<void> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), `marehalm-account-${market}`);
  const { token } = JSON.parse(kept ?? '{}') as { token: string };
  await shop.askCommerce(
    market,
    `mutation ($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken } }`,
    { token },
  );
}

// Each tells a whole story, with axe at every step.
test.describe.configure({ timeout: 90_000 });

for (const shopper of shoppers) {
  const { locale, market, product, street, total } = shopper;
  const at = (page: string) => path(locale, page);

  test(`a shopper has an account for their orders and addresses, in ${locale}`, async ({ page, shop }) => {
    const email = `account-${locale}@example.com`;

    // Whoever is not logged in is asked to, and is led back afterwards, by way of a new account too.
    await openPage(page, at('/account/addresses'));
    await expect(heading(page, locale, 'account.title.accountLogin')).toBeVisible();
    await expect(page).toHaveTitle(`${message(locale, 'account.title.accountLogin')} – Marehalm`);
    await expectNoBarrier(page);
    await press(page, locale, 'account.logIn');
    await expect(page.getByRole('alert')).toBeFocused();
    await follow(page, locale, 'account.create');
    await expect(field(page, locale, 'checkout.field.firstName')).toBeVisible();
    await expectNoBarrier(page);
    await createAccount(page, locale, email);
    await expect(page).toHaveURL(at('/account/addresses'));
    await expect(heading(page, locale, 'account.title.accountAddresses')).toBeFocused();
    expect(await linkIn(shop, email, 'account-welcome')).toBe(at('/account'));
    await expectNoBarrier(page);

    // Addresses: added, made the default, changed, deleted.
    await follow(page, locale, 'account.addAddress');
    await press(page, locale, 'account.saveAddress');
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoBarrier(page);
    await fillAddress(page, shopper);
    await press(page, locale, 'account.saveAddress');
    await expect(main(page).getByText(message(locale, 'account.news.address-added'))).toBeVisible();
    await expect(main(page).getByText(message(locale, 'account.defaultAddress'))).toBeVisible();
    await follow(page, locale, 'account.addAddress');
    await fillAddress(page, { ...shopper, address: { ...shopper.address, street: 'Havnen 1' } });
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
    await press(page, locale, 'account.buyAgain');
    await expect(quantityOf(bagDrawer(page, locale), locale, product.name)).toHaveValue('1');
    await page.keyboard.press('Escape');

    // Details, password, consent.
    await openPage(page, at('/account/edit'));
    await field(page, locale, 'checkout.field.firstName').fill('Bodil');
    await press(page, locale, 'account.save');
    await expect(main(page).getByText(message(locale, 'account.saved'))).toBeVisible();
    await field(page, locale, 'account.currentPassword').fill('not this one');
    await field(page, locale, 'account.newPassword').fill('wind-in-the-grass');
    await press(page, locale, 'account.savePassword');
    await expect(main(page).getByText(message(locale, 'account.trouble.wrong-password'))).toBeVisible();
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

  test(`a shopper who has forgotten the password chooses another, once a link, in ${locale}`, async ({
    page,
    shop,
  }) => {
    const email = `forgotten-${locale}@example.com`;
    await openPage(page, at('/account/create'));
    await createAccount(page, locale, email);
    await press(page, locale, 'account.logOut');

    // A stranger and a customer are told the same.
    const answers: string[] = [];
    for (const address of ['stranger@example.com', email]) {
      await openPage(page, at('/account/forgotten-password'));
      await field(page, locale, 'checkout.field.email').fill(address);
      await press(page, locale, 'account.sendLink');
      await expect(main(page).getByRole('heading', { level: 2 })).toBeFocused();
      answers.push((await main(page).innerText()).replaceAll(address, 'somebody'));
      await expectNoBarrier(page);
    }
    expect(answers[0]).toBe(answers[1]);
    expect(await shop.mailsTo('stranger@example.com')).toEqual([]);

    const link = await linkIn(shop, email, 'password-reset');
    await openPage(page, link);
    await expect(field(page, locale, 'account.newPassword')).toBeVisible();
    await expect(page).toHaveURL(at('/account/forgotten-password/reset'));
    await expectNoBarrier(page);
    await field(page, locale, 'account.newPassword').fill('short');
    await press(page, locale, 'account.savePassword');
    await expect(page.getByRole('alert')).toBeFocused();
    await field(page, locale, 'account.newPassword').fill('wind-in-the-grass');
    await press(page, locale, 'account.savePassword');
    await expect(main(page).getByText(message(locale, 'account.news.password-changed'))).toBeVisible();
    await expect(heading(page, locale, 'account.title.accountOverview')).toBeFocused();

    await openPage(page, link);
    await field(page, locale, 'account.newPassword').fill('another-password');
    await press(page, locale, 'account.savePassword');
    await expect(main(page).getByText(message(locale, 'account.linkServed'))).toBeVisible();
    await expectNoBarrier(page);
  });

  test(`a shopper whose session has ended loses nothing that was typed, in ${locale}`, async ({
    page,
    shop,
  }) => {
    const email = `expired-${locale}@example.com`;
    await openPage(page, at('/account/create'));
    await createAccount(page, locale, email);
    await openPage(page, product.path);
    await addToBag(page, locale);

    await openPage(page, at('/account/addresses/add'));
    await fillAddress(page, shopper);
    await endSessionAtShop(page, shop, market);
    await press(page, locale, 'account.saveAddress');
    const dialog = page.getByRole('dialog', { name: message(locale, 'account.again.title') });
    await expect(dialog).toBeVisible();
    await expectNoBarrier(page);
    await dialog.getByRole('textbox', { name: message(locale, 'checkout.field.email') }).fill(email);
    await dialog.getByRole('textbox', { name: message(locale, 'account.password') }).fill(password);
    await dialog.getByRole('button', { name: message(locale, 'account.logIn'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, locale, 'checkout.field.street')).toHaveValue(street);
    await press(page, locale, 'account.saveAddress');
    await expect(main(page).getByText(street)).toBeVisible();

    // Nothing typed: a calm log-in, and back to the very page.
    await endSessionAtShop(page, shop, market);
    await openPage(page, at('/account/edit'));
    await expect(main(page).getByText(message(locale, 'account.ended.expired'))).toBeVisible();
    await expectNoBarrier(page);
    await logIn(page, locale, email);
    await expect(page).toHaveURL(at('/account/edit'));
    await expect(heading(page, locale, 'account.title.accountEdit')).toBeFocused();
    await page.getByRole('button', { name: message(locale, 'site.bagWithCount', { count: 1 }) }).click();
    await expect(quantityOf(bagDrawer(page, locale), locale, product.name)).toHaveValue('1');
  });
}

test('a shopper is led back inside the shop alone', async ({ page }) => {
  const email = 'inside@example.com';
  await openPage(page, '/account/create?return=//evil.example/account');
  await createAccount(page, 'en', email);
  await expect(page).toHaveURL('/account/overview');
});

test('a guest keeps an order in an account once the mail is confirmed', async ({ page, shop }) => {
  const [, shopper] = shoppers;
  if (!shopper) throw new Error('There is no shopper in Danish');
  const email = 'guest@example.com';
  await buy(page, shopper, email);
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

  await page.goto(await linkIn(shop, email, 'account-activation'));
  await untilReady(page);
  await field(page, 'da', 'account.newPassword').fill(password);
  await press(page, 'da', 'account.savePassword');
  await expect(main(page).getByText(message('da', 'account.news.activated'))).toBeVisible();
  await expect(main(page).getByRole('article')).toContainText(shopper.total);
});

test('a guest’s bag becomes the account’s at log-in, and a guest’s again at log-out', async ({
  page,
  shop,
}) => {
  const buyerOf = async () => {
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    const [id] = stored.match(/gid:\/\/shopify\/Cart\/[^"\\]+/g) ?? [];
    // Let go of, and the next one not made yet.
    if (id === undefined) return [];
    const { cart } = await shop.askCommerce<{
      cart: { totalQuantity: number; buyerIdentity: { customer: { email: string } | null } } | null;
    }>('int', `query ($id: ID!) { cart(id: $id) { totalQuantity buyerIdentity { customer { email } } } }`, {
      id,
    });
    return [cart?.totalQuantity, cart?.buyerIdentity.customer?.email];
  };
  const email = 'bag@example.com';
  await openPage(page, '/product/lee-serum');
  await addToBag(page, 'en');
  await expect.poll(buyerOf).toEqual([1, undefined]);
  await openPage(page, '/account/create');
  await createAccount(page, 'en', email);
  await expect.poll(buyerOf).toEqual([1, email]);
  await press(page, 'en', 'account.logOut');
  await expect.poll(buyerOf).toEqual([1, undefined]);
});

test('a shopper who changes market is told why they are not logged in there, and how to come back', async ({
  page,
}) => {
  await openPage(page, '/account/create');
  await createAccount(page, 'en', 'markets@example.com');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: message('en', 'site.languageAndCurrency') })
    .click();
  const dialog = page.getByRole('dialog', { name: message('en', 'site.languageAndCurrency') });
  await choose(dialog.getByRole('radio', { name: /DKK/ }));
  await dialog.getByRole('button', { name: message('en', 'preferences.save') }).click();
  await expect(heading(page, 'en', 'account.title.accountLogin')).toBeVisible();
  await expect(
    main(page).getByText(message('en', 'account.market.elsewhere', { market: 'int' })),
  ).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: message('en', 'site.logIn') }),
  ).toBeVisible();
  await main(page)
    .getByRole('button', { name: message('en', 'account.market.switch', { market: 'int' }) })
    .click();
  await expect(heading(page, 'en', 'account.title.accountOverview')).toBeVisible();
  await expect(main(page).getByText('markets@example.com')).toBeVisible();
});

test.describe(() => {
  test.use({ expectedComplaints: /Failed to load resource|503/ });

  test('a shopper is told when the shop cannot be reached, and goes on where they were', async ({
    page,
    shop,
  }) => {
    const email = 'fault@example.com';
    await openPage(page, '/account/create');
    await createAccount(page, 'en', email);
    await shop.breakService('commerce', { status: 503 });
    await openPage(page, '/account/overview');
    await expect(main(page).getByText(message('en', 'account.trouble.unreachable'))).toBeVisible();
    await shop.repair();
    await press(page, 'en', 'account.retry');
    await expect(main(page).getByText(message('en', 'account.noOrders'))).toBeVisible();

    await openPage(page, '/account/edit');
    await field(page, 'en', 'checkout.field.firstName').fill('Bodil');
    await shop.breakService('commerce', { cutConnection: true });
    await press(page, 'en', 'account.save');
    await expect(main(page).getByText(message('en', 'account.trouble.unreachable'))).toBeVisible();
    await shop.repair();
    await expect(field(page, 'en', 'checkout.field.firstName')).toHaveValue('Bodil');
    await press(page, 'en', 'account.save');
    await expect(main(page).getByText(message('en', 'account.saved'))).toBeVisible();
  });

  test('a shopper who has tried too many passwords is told to wait', async ({ page }) => {
    await openPage(page, '/account/login');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await logIn(page, 'en', 'guesses@example.com', `guess-${attempt}`);
      await expect(main(page).getByText(message('en', 'account.trouble.wrong-credentials'))).toBeVisible();
    }
    await logIn(page, 'en', 'guesses@example.com', 'guess-10');
    await expect(main(page).getByText(message('en', 'account.trouble.throttled'))).toBeVisible();
  });
});
