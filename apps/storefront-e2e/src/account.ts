import { expect, type Locator, type Page } from '@playwright/test';
import { field, main, press, type Shopper } from './checkout.ts';
import { message, type Locale } from './messages.ts';
import type { Mail, Market, RunningShop } from './running-shop.ts';
import { untilReady } from './visit.ts';

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

/** From the form for a new account, which is open, by way of its mail to the page that comes after it. */
export async function createAccount(
  page: Page,
  shop: RunningShop,
  locale: Locale,
  email: string,
): Promise<void> {
  await field(page, locale, 'checkout.field.firstName').fill('Ida');
  await field(page, locale, 'checkout.field.lastName').fill('Ærø');
  await field(page, locale, 'checkout.field.email').fill(email);
  await field(page, locale, 'account.password').fill(password);
  await press(page, locale, 'account.create');
  await confirmAccount(page, shop, locale, email);
}

/** From the page that says a mail is on its way to the one that comes after its link. */
export async function confirmAccount(
  page: Page,
  shop: RunningShop,
  locale: Locale,
  email: string,
): Promise<void> {
  await expect(
    main(page).getByRole('heading', { name: message(locale, 'account.confirm.title') }),
  ).toBeFocused();
  await page.goto(await linkIn(shop, email, 'account-activation'));
  await untilReady(page);
  await field(page, locale, 'account.newPassword').fill(password);
  await press(page, locale, 'account.savePassword');
  await expect(main(page).getByText(message(locale, 'account.news.activated'))).toBeVisible();
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
  const token = (await keptSession(page, market))?.token;
  await shop.askCommerce(
    market,
    `mutation ($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken } }`,
    { token },
  );
}

/** Makes an account with one address, and logs in: all of it behind the pages, which other tests go through. */
export async function openAccount(
  page: Page,
  shop: RunningShop,
  { market, contact, town }: Shopper,
  email: string,
): Promise<void> {
  const { firstName, lastName } = contact;
  await shop.askCommerce(
    market,
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customerUserErrors { message } } }',
    { input: { email, password, firstName, lastName } },
  );
  const link = await linkIn(shop, email, 'account-activation');
  const { opened } = await shop.askCommerce<{ opened: { customerAccessToken: Session | null } }>(
    market,
    `mutation ($url: URL!, $password: String!) {
      opened: customerActivateByUrl(activationUrl: $url, password: $password) {
        customerAccessToken { token: accessToken expiresAt }
      }
    }`,
    { url: new URL(link, shop.origin).href, password },
  );
  const session = opened.customerAccessToken;
  if (!session) throw new Error(`Cannot log in as ${email}`);
  const { phone = '' } = contact;
  const address = {
    firstName,
    lastName,
    phone: (phone.startsWith('+') ? phone : `${market === 'no' ? '+47' : '+45'}${phone}`).replaceAll(' ', ''),
    address1: contact['street'],
    zip: contact['postcode'],
    city: contact['city'] ?? town,
    country: market === 'dk' ? 'Denmark' : market === 'no' ? 'Norway' : 'Germany',
  };
  await shop.askCommerce(
    market,
    `mutation ($token: String!, $address: MailingAddressInput!) {
      customerAddressCreate(customerAccessToken: $token, address: $address) { customerUserErrors { message } }
    }`,
    { token: session.token, address },
  );
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey(market),
    JSON.stringify({ ...session, login: email }),
  ] as const);
}

/** A session as the shop opens it, and as the browser keeps it. */
export interface Session {
  readonly token: string;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
}

const sessionKey = (market: Market) => `marehalm-account-${market}`;

/** The numbers of all orders that the account of `email` has, as the shop itself says. */
export async function ordersOf(shop: RunningShop, market: Market, email: string): Promise<readonly string[]> {
  const { opened } = await shop.askCommerce<{ opened: { customerAccessToken: Session } }>(
    market,
    `mutation ($input: CustomerAccessTokenCreateInput!) {
      opened: customerAccessTokenCreate(input: $input) { customerAccessToken { token: accessToken } }
    }`,
    { input: { email, password } },
  );
  const { customer } = await shop.askCommerce<{ customer: { orders: { nodes: { name: string }[] } } }>(
    market,
    `query ($token: String!) { customer(customerAccessToken: $token) { orders(first: 9) { nodes { name } } } }`,
    { token: opened.customerAccessToken.token },
  );
  return customer.orders.nodes.map(({ name }) => name);
}

/** What the browser keeps of a session; nothing where nobody is logged in. */
export async function keptSession(page: Page, market: Market): Promise<Session | undefined> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), sessionKey(market));
  return kept === null ? undefined : (JSON.parse(kept) as Session);
}
