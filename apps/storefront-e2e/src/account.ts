import { expect, type Locator, type Page } from '@playwright/test';
import { field, main, press } from './checkout.ts';
import { message, type Locale } from './messages.ts';
import type { Mail, Market, RunningShop } from './running-shop.ts';

/** The password of every account of the tests, until one changes it. */
export const password = 'sand-between-toes';

/** Follows the first link of the page that says message `key`. */
export const follow = (page: Page, locale: Locale, key: string): Promise<void> =>
  main(page)
    .getByRole('link', { name: message(locale, key), exact: true })
    .first()
    .click();

/** The title of the page, when it is message `key`. */
export const heading = (page: Page, locale: Locale, key: string): Locator =>
  page.getByRole('heading', { level: 1, name: message(locale, key), exact: true });

/** From the form for a new account, which is open, to the page that comes after it. */
export async function createAccount(page: Page, locale: Locale, email: string): Promise<void> {
  await field(page, locale, 'checkout.field.firstName').fill('Ida');
  await field(page, locale, 'checkout.field.lastName').fill('Ærø');
  await field(page, locale, 'checkout.field.email').fill(email);
  await field(page, locale, 'account.password').fill(password);
  await press(page, locale, 'account.create');
  await expect(main(page).getByText(message(locale, 'account.news.created'))).toBeVisible();
}

/** Sends the log-in form, which is open, and waits for nothing. */
export async function logIn(page: Page, locale: Locale, email: string, word = password): Promise<void> {
  await field(page, locale, 'checkout.field.email').fill(email);
  await field(page, locale, 'account.password').fill(word);
  await press(page, locale, 'account.logIn');
}

/** The link in the newest mail of a kind, as a path of the shop. */
export async function linkIn(shop: RunningShop, email: string, kind: string): Promise<string> {
  let mail: Mail | undefined;
  await expect(async () => {
    mail = (await shop.mailsTo(email)).find((each) => each.kind === kind);
    expect(mail).toBeDefined();
  }).toPass();
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

/** Has the shop know the token no more, as after thirty days, while the browser still has it. */
export async function endSessionAtShop(page: Page, shop: RunningShop, market: Market): Promise<void> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), `marehalm-account-${market}`);
  const { token } = JSON.parse(kept ?? '{}') as { token: string };
  await shop.askCommerce(
    market,
    `mutation ($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken } }`,
    { token },
  );
}
