import type { MarketId } from '@marehalm/shop';
import type { UntypedAnswer, UntypedData, TestShop } from './test-shop.ts';

export const ACCOUNT_PASSWORD = 'Sandy-Dunes-2026!';

const problems = 'customerUserErrors { code field message } userErrors { field message }';

const argumentTypes: Readonly<Record<string, string>> = {
  customerAccessToken: 'String!',
  email: 'String!',
  customer: 'CustomerUpdateInput!',
  address: 'MailingAddressInput!',
  id: 'ID!',
  addressId: 'ID!',
  resetUrl: 'URL!',
  activationUrl: 'URL!',
  password: 'String!',
};

const inputTypes: Readonly<Record<string, string>> = {
  customerCreate: 'CustomerCreateInput!',
  customerAccessTokenCreate: 'CustomerAccessTokenCreateInput!',
  customerReset: 'CustomerResetInput!',
  customerActivate: 'CustomerActivateInput!',
};

const selections: Readonly<Record<string, string>> = {
  customerCreate: `customer { id email firstName } ${problems}`,
  customerAccessTokenCreate: `customerAccessToken { accessToken expiresAt } ${problems}`,
  customerAccessTokenRenew: 'customerAccessToken { accessToken expiresAt } userErrors { field message }',
  customerAccessTokenDelete: 'deletedAccessToken deletedCustomerAccessTokenId userErrors { field message }',
  customerRecover: problems,
  customerReset: `customer { id } customerAccessToken { accessToken expiresAt } ${problems}`,
  customerResetByUrl: `customer { id } customerAccessToken { accessToken expiresAt } ${problems}`,
  customerActivate: `customer { id } customerAccessToken { accessToken expiresAt } ${problems}`,
  customerActivateByUrl:
    'customer { id } customerAccessToken { accessToken expiresAt } customerUserErrors { code field message }',
  customerUpdate: `customer { id email firstName phone } customerAccessToken { accessToken expiresAt } ${problems}`,
  customerAddressCreate: `customerAddress { id city countryCodeV2 formatted(withName: true) } ${problems}`,
  customerAddressUpdate: `customerAddress { id city countryCodeV2 formatted(withName: true) } ${problems}`,
  customerAddressDelete: `deletedCustomerAddressId ${problems}`,
  customerDefaultAddressUpdate: `customer { defaultAddress { id } } ${problems}`,
};

/** Sends one mutation of a customer. Its payload is the answer's `data.payload`. */
export function requestAccountMutation(
  shop: TestShop,
  mutation: string,
  args: Readonly<Record<string, unknown>>,
  { market = 'dk', language = 'EN' }: { market?: MarketId; language?: string } = {},
): Promise<UntypedAnswer> {
  const typeOf = (name: string) => (name === 'input' ? inputTypes[mutation] : argumentTypes[name]);
  const names = Object.keys(args);
  const query = `mutation (${names.map((name) => `$${name}: ${typeOf(name)}`).join(', ')}) @inContext(language: ${language}) {
    payload: ${mutation}(${names.map((name) => `${name}: $${name}`).join(', ')}) { ${selections[mutation]} } }`;
  return shop.query(query, args, market);
}

/** Returns the payload of a mutation that must have no protocol errors. */
export async function requireAccountPayload(answer: Promise<UntypedAnswer>): Promise<UntypedData> {
  const { data, errors } = await answer;
  if (errors) throw new Error(errors[0]?.message);
  return data.payload;
}

let count = 0;

/** Creates an email address without an account. */
export function createEmail(): string {
  count += 1;
  return `shopper-${count}@example.com`;
}

/** Creates an account, confirms it with its mail, and returns its session. */
export async function createActivatedAccount(
  shop: TestShop,
  email: string = createEmail(),
  market: MarketId = 'dk',
) {
  await requireAccountPayload(
    requestAccountMutation(
      shop,
      'customerCreate',
      { input: { email, password: ACCOUNT_PASSWORD, firstName: 'Bodil' } },
      { market },
    ),
  );
  return { email, token: await activateAccount(shop, email, market) };
}

/** Sets the password of an account with the newest mail that contains a key. */
export async function activateAccount(
  shop: TestShop,
  email: string,
  market: MarketId = 'dk',
): Promise<string> {
  const { id, token } = parseMailedKey(findMailedLink(shop, email, 'account-activation'));
  const args = {
    id: `gid://shopify/Customer/${id}`,
    input: { activationToken: token, password: ACCOUNT_PASSWORD },
  };
  const { customerAccessToken, customerUserErrors } = await requireAccountPayload(
    requestAccountMutation(shop, 'customerActivate', args, { market }),
  );
  if (!customerAccessToken) throw new Error(`Cannot activate: ${JSON.stringify(customerUserErrors)}`);
  return customerAccessToken.accessToken;
}

export async function logIn(shop: TestShop, email: string, market: MarketId = 'dk'): Promise<string> {
  const { customerAccessToken, customerUserErrors } = await requireAccountPayload(
    requestAccountMutation(
      shop,
      'customerAccessTokenCreate',
      { input: { email, password: ACCOUNT_PASSWORD } },
      { market },
    ),
  );
  if (!customerAccessToken) throw new Error(`Cannot log in: ${JSON.stringify(customerUserErrors)}`);
  return customerAccessToken.accessToken;
}

/** Finds the link in the last mail of a kind to this address. */
export function findMailedLink(shop: TestShop, email: string, kind: string): string | undefined {
  const mail = shop.mails().find((each) => each.to === email && each.kind === kind);
  return /https?:\S+/.exec(mail?.text ?? '')?.[0];
}

/** Returns the parts of a mailed key in the link's hash. */
export function parseMailedKey(link: string | undefined) {
  const parameters = new URLSearchParams(new URL(link ?? 'https://shop.test').hash.slice(1));
  return {
    id: parameters.get('id') ?? '',
    token: parameters.get('token') ?? parameters.get('activation') ?? '',
  };
}
