import type { Page } from '@playwright/test';
import {
  createAccount,
  endSessionAtShop,
  heading,
  keptSession,
  linkIn,
  logIn,
  openAccount,
  password,
} from './account.ts';
import { addToBag, bagDrawer, keptCartIds, quantityOf, switchMarket } from './bag.ts';
import { expectNoBarrier } from './barriers.ts';
import { buy, danish, european, field, fillAddress, inLanguage, main, press, streetOf } from './checkout.ts';
import { choose } from './choose.ts';
import { hold } from './hold.ts';
import { message } from './messages.ts';
import { mistakesIn } from './mistakes.ts';
import { SHOP_CLOCK, type RunningShop } from './running-shop.ts';
import { sampled } from './sampled.ts';
import { goByTheShopsClock } from './shift-clock.ts';
import { expect, test } from './test.ts';
import { homeLink, openPage, openWhole, wayOn } from './visit.ts';

// Each tells a whole story, with axe at every step.
test.describe.configure({ timeout: 90_000 });

for (const shopper of sampled([european, danish])) {
  const { locale } = shopper;
  const at = (page: string) => inLanguage(locale, page);

  test(`a shopper who has forgotten the password chooses another, once a link, in ${locale}`, async ({
    page,
    shop,
  }) => {
    const email = `forgotten-${locale}@example.com`;
    await openPage(page, at('/account/create'));
    await createAccount(page, shop, locale, email);
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
    await expect(mistakesIn(page)).toBeFocused();
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
}

for (const shopper of sampled([danish, european])) {
  const { locale, market, product } = shopper;
  const street = streetOf(shopper);
  const at = (page: string) => inLanguage(locale, page);

  test(`a shopper whose session has ended loses nothing that was typed, in ${locale}`, async ({
    page,
    shop,
  }) => {
    const email = `expired-${locale}@example.com`;
    await openPage(page, at('/account/create'));
    await createAccount(page, shop, locale, email);
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

test(
  'somebody else who logs in where a session has ended finds nothing of whoever was there',
  { tag: '@all' },
  async ({ page, shop }) => {
    const [before, after] = ['before@example.com', 'after@example.com'];
    await openPage(page, '/account/create');
    await createAccount(page, shop, 'en', after);
    await press(page, 'en', 'account.logOut');
    await openPage(page, '/account/create');
    await createAccount(page, shop, 'en', before);

    await openPage(page, '/account/edit');
    const email = field(page, 'en', 'checkout.field.email').first();
    await expect(email).toHaveValue(before);
    await field(page, 'en', 'checkout.field.firstName').fill('Typed by the first');
    await endSessionAtShop(page, shop, 'int');
    await press(page, 'en', 'account.save');
    const dialog = page.getByRole('dialog', { name: message('en', 'account.again.title') });
    await dialog.getByRole('textbox', { name: message('en', 'checkout.field.email') }).fill(after);
    await dialog.getByRole('textbox', { name: message('en', 'account.password') }).fill(password);
    await dialog.getByRole('button', { name: message('en', 'account.logIn'), exact: true }).click();
    await expect(page).toHaveURL('/account/overview');
    await expect(heading(page, 'en', 'account.title.accountOverview')).toBeFocused();
    await openPage(page, '/account/edit');
    await expect(email).toHaveValue(after);
    await expect(field(page, 'en', 'checkout.field.firstName')).not.toHaveValue('Typed by the first');
  },
);

test('a shopper who logs out leaves nothing of an order in the tab, and of a withdrawal', async ({
  page,
  shop,
}) => {
  await openPage(page, '/shop');
  await openAccount(page, shop, european, 'leaves-nothing@example.com');
  await buy(page, european, 'leaves-nothing@example.com', true);
  await openPage(page, '/about/withdraw-from-contract');
  const name = page.getByRole('textbox', { name: message('en', 'withdrawal.name') });
  await expect(name).not.toHaveValue('');
  await page.getByRole('button', { name: message('en', 'withdrawal.toReview') }).click();
  await page.reload();
  await expect(name).not.toHaveValue('');

  await openPage(page, '/account/overview');
  await press(page, 'en', 'account.logOut');
  await expect(page).toHaveURL(/\/account\/login/);
  await openPage(page, '/checkout/confirmation');
  await expect(heading(page, 'en', 'confirmation.none')).toBeVisible();
  await openWhole(page, '/about/withdraw-from-contract');
  await expect(name).toHaveValue('');
});

test(
  'a shopper who logs out in another tab leaves nothing of an order on its confirmation',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    await openPage(page, '/shop');
    await openAccount(page, shop, european, 'confirmed@example.com');
    await buy(page, european, 'confirmed@example.com', true);
    await expect(main(page)).toContainText(streetOf(european));
    const tab = await context.newPage();
    await openPage(tab, '/account/overview');
    await press(tab, 'en', 'account.logOut');
    await expect(heading(page, 'en', 'confirmation.none')).toBeVisible();
    await expect(main(page)).not.toContainText(streetOf(european));
    await page.reload();
    await expect(heading(page, 'en', 'confirmation.none')).toBeVisible();
  },
);

test(
  'a shopper who goes elsewhere while a new password is saved stays there, logged in',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'goes-elsewhere@example.com';
    await openPage(page, '/account/forgotten-password');
    await openAccount(page, shop, european, email);
    await field(page, 'en', 'checkout.field.email').fill(email);
    await press(page, 'en', 'account.sendLink');
    await openPage(page, await linkIn(shop, email, 'password-reset'));
    const letAnswerCome = await hold(page, '**/shops/int/api/**', 'customerReset');
    await field(page, 'en', 'account.newPassword').fill('wind-in-the-grass');
    await press(page, 'en', 'account.savePassword');
    await homeLink(page).click();
    await expect(page).toHaveURL('/');
    await page.evaluate(() => localStorage.removeItem('marehalm-account-int'));
    await letAnswerCome();
    await expect.poll(async () => (await keptSession(page, 'int'))?.token).toBeDefined();
    // Where it leads on, it does so in the same moment.
    expect(await wayOn(page)).toBeUndefined();
    await expect(page).toHaveURL('/');
  },
);

test(
  'a shopper who has changed the email changes the password on the same page',
  { tag: '@all' },
  async ({ page, shop }) => {
    await openPage(page, '/account/login');
    await openAccount(page, shop, european, 'old-address@example.com');
    await openPage(page, '/account/edit');
    await field(page, 'en', 'checkout.field.email').fill('new-address@example.com');
    await press(page, 'en', 'account.save');
    await expect(main(page).getByText(message('en', 'account.saved'))).toBeVisible();
    await field(page, 'en', 'account.currentPassword').fill(password);
    await field(page, 'en', 'account.newPassword').fill('wind-in-the-grass');
    await press(page, 'en', 'account.savePassword');
    await expect(main(page).getByText(message('en', 'account.passwordSaved'))).toBeVisible();
  },
);

test(
  'a shopper who changes the consent while it is saved reads what has been saved',
  { tag: '@all' },
  async ({ page, shop }) => {
    await openPage(page, '/account/login');
    await openAccount(page, shop, european, 'consents@example.com');
    await openPage(page, '/account/edit');
    const consent = main(page).getByRole('checkbox', { name: message('en', 'account.consent') });
    await choose(consent);
    const letAnswerCome = await hold(page, '**/shops/int/api/**', 'acceptsMarketing');
    await press(page, 'en', 'account.saveConsent');
    await consent.uncheck();
    await letAnswerCome();
    await expect(main(page).getByText(message('en', 'account.consentGiven'))).toBeVisible();
    await page.reload();
    await expect(consent).toBeChecked();
  },
);

test(
  'a shopper with accounts in two markets sees that of the market alone',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'two-markets@example.com';
    await openPage(page, '/account/login');
    await openAccount(page, shop, { ...danish, contact: { ...danish.contact, firstName: 'Asta' } }, email);
    await openAccount(page, shop, european, email);
    await openPage(page, '/account/edit');
    const firstName = field(page, 'en', 'checkout.field.firstName');
    await expect(firstName).toHaveValue('Ada');
    await switchMarket(page, 'en', /DKK/);
    await expect(firstName).toHaveValue('Asta');
  },
);

test('a shopper is led back inside the shop alone', { tag: '@all' }, async ({ page, shop }) => {
  const email = 'inside@example.com';
  await openPage(page, '/account/create?return=//evil.example/account');
  await createAccount(page, shop, 'en', email);
  await expect(page).toHaveURL('/account/overview');
  await press(page, 'en', 'account.logOut');
  await openPage(page, '/account/login?return=//evil.example/account');
  await logIn(page, 'en', email);
  await expect(page).toHaveURL('/account/overview');
});

/** How many things are in the commerce cart of this browser, and whose it is. */
async function cartOf(page: Page, shop: RunningShop) {
  const [id] = await keptCartIds(page);
  // Let go of, and the next one not made yet.
  if (id === undefined) return [];
  const { cart } = await shop.askCommerce<{
    cart: { totalQuantity: number; buyerIdentity: { customer: { email: string } | null } } | null;
  }>('int', `query ($id: ID!) { cart(id: $id) { totalQuantity buyerIdentity { customer { email } } } }`, {
    id,
  });
  return [cart?.totalQuantity, cart?.buyerIdentity.customer?.email];
}

test('a guest’s bag becomes the account’s at log-in, and a guest’s again at log-out', async ({
  page,
  shop,
}) => {
  const email = 'bag@example.com';
  await openPage(page, '/product/lee-serum');
  await addToBag(page, 'en');
  await expect.poll(() => cartOf(page, shop)).toEqual([1, undefined]);
  await openPage(page, '/account/create');
  await createAccount(page, shop, 'en', email);
  await expect.poll(() => cartOf(page, shop)).toEqual([1, email]);
  await press(page, 'en', 'account.logOut');
  await expect.poll(() => cartOf(page, shop)).toEqual([1, undefined]);
});

/** Has `page` hear of what other tabs keep only when it is told by {@link tellNews}. */
async function hearLate(page: Page): Promise<void> {
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

const tellNews = (page: Page) => page.evaluate(() => dispatchEvent(new Event('late-news')));

test(
  'a bag becomes the account’s and a guest’s again where another tab leads, which hears of it late',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    const email = 'bag-of-two-tabs@example.com';
    await hearLate(page);
    await openPage(page, '/product/lee-serum');
    await addToBag(page, 'en');
    await expect.poll(() => cartOf(page, shop)).toEqual([1, undefined]);
    const tab = await context.newPage();
    await openPage(tab, '/account/create');
    await createAccount(tab, shop, 'en', email);
    await expect(heading(tab, 'en', 'account.title.accountOverview')).toBeVisible();
    expect(await cartOf(page, shop)).toEqual([1, undefined]);
    await tellNews(page);
    await expect.poll(() => cartOf(page, shop)).toEqual([1, email]);

    // Of the log-out the shop does not hear either, so that the token goes on to open the account.
    const [joined] = await keptCartIds(page);
    await hold(tab, '**/graphql.json', 'customerAccessTokenDelete');
    await press(tab, 'en', 'account.logOut');
    await expect.poll(() => keptCartIds(page)).not.toEqual([joined]);
    await expect.poll(() => cartOf(page, shop)).toEqual([1, email]);
    await tellNews(page);
    await expect.poll(() => cartOf(page, shop)).toEqual([1, undefined]);
  },
);

test(
  'a shopper who comes within the last days of a session goes on with a new one',
  { tag: '@all' },
  async ({ page, shop }) => {
    await goByTheShopsClock(page);
    await openPage(page, '/account/login');
    await openAccount(page, shop, european, 'renewed@example.com');
    const before = await keptSession(page, 'int');
    const soon = new Date(Date.parse(SHOP_CLOCK) + 5 * 24 * 60 * 60_000).toISOString();
    await page.evaluate(
      (session) => localStorage.setItem('marehalm-account-int', session),
      JSON.stringify({ ...before, expiresAt: soon }),
    );
    await openPage(page, '/account/edit');
    await expect(field(page, 'en', 'checkout.field.firstName')).toHaveValue('Ada');
    await expect.poll(async () => (await keptSession(page, 'int'))?.token).not.toBe(before?.token);
    expect(Date.parse((await keptSession(page, 'int'))?.expiresAt ?? '')).toBeGreaterThan(Date.parse(soon));
    await press(page, 'en', 'account.save');
    await expect(main(page).getByText(message('en', 'account.saved'))).toBeVisible();
  },
);

test(
  'a shopper who changes market is told why they are not logged in there, and how to come back',
  { tag: '@all' },
  async ({ page, shop }) => {
    await openPage(page, '/account/create');
    await createAccount(page, shop, 'en', 'markets@example.com');
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
  },
);

test.describe(() => {
  test.use({ expectedComplaints: /Failed to load resource|503/ });

  test('a shopper is told when the shop cannot be reached, and goes on where they were', async ({
    page,
    shop,
  }) => {
    const email = 'fault@example.com';
    await openPage(page, '/account/create');
    await createAccount(page, shop, 'en', email);
    await shop.breakService('commerce', { status: 503 });
    await openPage(page, '/account/overview');
    await expect(main(page).getByText(message('en', 'account.trouble.unreachable'))).toBeVisible();
    await shop.repair();
    await main(page)
      .getByRole('button', { name: message('en', 'account.retry') })
      .press('Enter');
    await expect(main(page).getByText(message('en', 'account.noOrders'))).toBeVisible();
    // The button is gone with what it was about.
    await expect(heading(page, 'en', 'account.title.accountOverview')).toBeFocused();

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

  test(
    'a shopper whose address is saved but not made the default reads just that',
    { tag: '@all' },
    async ({ page, shop }) => {
      await openPage(page, '/account/login');
      await openAccount(page, shop, european, 'default@example.com');
      await openPage(page, '/account/addresses/add');
      await fillAddress(page, { ...european, contact: { ...european.contact, street: 'Havnen 1' } });
      await choose(main(page).getByRole('checkbox', { name: message('en', 'account.makeDefault') }));
      await page.route('**/shops/int/api/**', (route) =>
        (route.request().postData() ?? '').includes('customerDefaultAddressUpdate')
          ? route.fulfill({ status: 503, body: '' })
          : route.fallback(),
      );
      await press(page, 'en', 'account.saveAddress');
      await expect(main(page).getByText(message('en', 'account.news.address-not-default'))).toBeVisible();
      await expect(main(page).getByText('Havnen 1')).toBeVisible();
    },
  );

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
