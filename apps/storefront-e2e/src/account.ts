import { expect, type Page } from '@playwright/test';
import { clickButtonByMessage, getMain, getTextField } from './page-elements.ts';
import type { TestShopper } from './test-shoppers.ts';
import { getMessage, type Locale } from './messages.ts';
import type { Mail, MarketId, RunningShop } from './running-shop.ts';
import { waitUntilHydrated } from './open-page.ts';

/** Password of every test account, until a test changes it. */
export const testPassword = 'sand-between-toes';

/** Fills in and submits the open form for a new account, then confirms the account with the mailed link. */
export async function registerAndConfirmAccount(
  page: Page,
  shop: RunningShop,
  locale: Locale,
  email: string,
): Promise<void> {
  await getTextField(page, locale, 'checkout.field.firstName').fill('Ida');
  await getTextField(page, locale, 'checkout.field.lastName').fill('Ærø');
  await getTextField(page, locale, 'checkout.field.email').fill(email);
  await getTextField(page, locale, 'account.password').fill(testPassword);
  await clickButtonByMessage(page, locale, 'account.create');
  await activateAccountByMail(page, shop, locale, email);
}

/** Follows the link of the confirmation mail and sets the password. */
export async function activateAccountByMail(
  page: Page,
  shop: RunningShop,
  locale: Locale,
  email: string,
): Promise<void> {
  await expect(
    getMain(page).getByRole('heading', { name: getMessage(locale, 'account.confirm.title') }),
  ).toBeFocused();
  await page.goto(await waitForMailedPath(shop, email, 'account-activation'));
  await waitUntilHydrated(page);
  await getTextField(page, locale, 'account.newPassword').fill(testPassword);
  await clickButtonByMessage(page, locale, 'account.savePassword');
  await expect(getMain(page).getByText(getMessage(locale, 'account.news.activated'))).toBeVisible();
}

/** Submits the open login form without waiting for an answer. */
export async function submitLogIn(
  page: Page,
  locale: Locale,
  email: string,
  word = testPassword,
): Promise<void> {
  await getTextField(page, locale, 'checkout.field.email').fill(email);
  await getTextField(page, locale, 'account.password').fill(word);
  await clickButtonByMessage(page, locale, 'account.logIn');
}

/** Waits for a mail of this kind to `email`, and returns the link in the newest one as path, query and hash. */
export async function waitForMailedPath(shop: RunningShop, email: string, kind: string): Promise<string> {
  let mail: Mail | undefined;
  await expect(async () => {
    mail = (await shop.fetchMailsTo(email)).find((each) => each.kind === kind);
    expect(mail).toBeDefined();
  }).toPass();
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

/** Deletes the session in the commerce service while the browser still has its token, as after thirty days. */
export async function endSessionOnServer(page: Page, shop: RunningShop, market: MarketId): Promise<void> {
  const token = (await loadStoredSession(page, market))?.token;
  await shop.askCommerce(
    market,
    `mutation ($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken } }`,
    { token },
  );
}

/** Creates and confirms an account through the API, and returns a session of it. */
export async function createAccountByApi(
  shop: RunningShop,
  { market, contact }: TestShopper,
  email: string,
): Promise<Session> {
  const { firstName, lastName } = contact;
  await shop.askCommerce(
    market,
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customerUserErrors { message } } }',
    { input: { email, password: testPassword, firstName, lastName } },
  );
  const link = await waitForMailedPath(shop, email, 'account-activation');
  const { opened } = await shop.askCommerce<{ opened: { customerAccessToken: Session | null } }>(
    market,
    `mutation ($url: URL!, $password: String!) {
      opened: customerActivateByUrl(activationUrl: $url, password: $password) {
        customerAccessToken { token: accessToken expiresAt }
      }
    }`,
    { url: new URL(link, shop.origin).href, password: testPassword },
  );
  const session = opened.customerAccessToken;
  if (!session) throw new Error(`Cannot log in as ${email}`);
  return session;
}

/** Creates an account with one address through the API and logs the browser in by storing the session. */
export async function createLoggedInAccount(
  page: Page,
  shop: RunningShop,
  shopper: TestShopper,
  email: string,
): Promise<void> {
  const { market, contact, town } = shopper;
  const session = await createAccountByApi(shop, shopper, email);
  const { firstName, lastName, phone = '' } = contact;
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

/** A customer session, as the service returns it and the browser stores it. */
export interface Session {
  readonly token: string;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
}

const sessionKey = (market: MarketId) => `marehalm-account-${market}`;

/** Logs in through the API with a wrong password, and expects the attempt to be rejected. */
export async function tryWrongPassword(shop: RunningShop, market: MarketId, email: string): Promise<void> {
  const { opened } = await shop.askCommerce<{ opened: { customerUserErrors: { code: string }[] } }>(
    market,
    `mutation ($input: CustomerAccessTokenCreateInput!) {
      opened: customerAccessTokenCreate(input: $input) { customerUserErrors { code } }
    }`,
    { input: { email, password: 'not this one' } },
  );
  expect(opened.customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }]);
}

/** Fetches the names of the first nine orders of an account through the API, such as `DK1001`. */
export async function fetchOrderNumbers(
  shop: RunningShop,
  market: MarketId,
  email: string,
): Promise<readonly string[]> {
  const { opened } = await shop.askCommerce<{ opened: { customerAccessToken: Session } }>(
    market,
    `mutation ($input: CustomerAccessTokenCreateInput!) {
      opened: customerAccessTokenCreate(input: $input) { customerAccessToken { token: accessToken } }
    }`,
    { input: { email, password: testPassword } },
  );
  const { customer } = await shop.askCommerce<{ customer: { orders: { nodes: { name: string }[] } } }>(
    market,
    `query ($token: String!) { customer(customerAccessToken: $token) { orders(first: 9) { nodes { name } } } }`,
    { token: opened.customerAccessToken.token },
  );
  return customer.orders.nodes.map(({ name }) => name);
}

/** The session that the browser has stored; undefined for a guest. */
export async function loadStoredSession(page: Page, market: MarketId): Promise<Session | undefined> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), sessionKey(market));
  return kept === null ? undefined : (JSON.parse(kept) as Session);
}
