import { afterEach, beforeEach, expect, test } from 'vitest';
import { type KillableShop, startKillableShop, CRASH_TEST_TIMEOUT_MS } from './testing/killable-shop.ts';

let shop: KillableShop;
beforeEach(async () => {
  shop = await startKillableShop();
}, CRASH_TEST_TIMEOUT_MS);
afterEach(() => shop.close());

const first = 'Sandy-Dunes-2026!';
const second = 'Windy-Beaches-2027!';

const signUpMutation = `mutation ($email: String!, $password: String!) { payload: customerCreate(input: { email: $email,
  password: $password }) { customer { id } customerUserErrors { code } } }`;
const activateMutation = `mutation ($activationUrl: URL!, $password: String!) { payload: customerActivateByUrl(
  activationUrl: $activationUrl, password: $password) { customerUserErrors { code } } }`;
const logInMutation = `mutation ($email: String!, $password: String!) { payload: customerAccessTokenCreate(input: {
  email: $email, password: $password }) { customerAccessToken { accessToken } } }`;
const recoverMutation =
  'mutation ($email: String!) { payload: customerRecover(email: $email) { customerUserErrors { code } } }';
const resetMutation = `mutation ($resetUrl: URL!, $password: String!) { payload: customerResetByUrl(resetUrl: $resetUrl,
  password: $password) { customerAccessToken { accessToken } customerUserErrors { code } } }`;
const who = 'query ($token: String!) { customer(customerAccessToken: $token) { email } }';

async function signUp(email: string): Promise<string> {
  const { payload } = await shop.query(signUpMutation, { email, password: first });
  expect(payload.customerUserErrors).toMatchObject([{ code: 'CUSTOMER_DISABLED' }]);
  const mail = mailsOf('account-activation').find(({ recipient }) => recipient === email);
  const activationUrl = /https:\S+#\S+/.exec(mail?.text ?? '')?.[0];
  const activated = await shop.query(activateMutation, { activationUrl, password: first });
  expect(activated.payload.customerUserErrors).toEqual([]);
  return email;
}

async function logIn(email: string, password: string): Promise<string | undefined> {
  const { payload } = await shop.query(logInMutation, { email, password });
  return payload.customerAccessToken?.accessToken;
}

const mailsOf = (kind: string) =>
  shop.sql(`SELECT recipient, text FROM outbox WHERE kind = '${kind}'`) as unknown as readonly {
    recipient: string;
    text: string;
  }[];
const emails = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.com`);

test(
  'accounts survive kill -9: an answered sign-up can log in, and every account was sent its welcome',
  async () => {
    const answered: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      answered.push(
        ...(await shop.killDuring(
          emails(12, `round${round}-`).map((email) => () => signUp(email)),
          (count) => count >= 3,
        )),
      );
    }
    for (const email of answered) expect(await logIn(email, first)).toBeTruthy();
    const kept = shop
      .sql('SELECT email FROM customers WHERE password_hash IS NOT NULL')
      .map(({ email }) => String(email));
    expect(kept).toEqual(expect.arrayContaining(answered));
    expect(
      mailsOf('account-welcome')
        .map(({ recipient }) => recipient)
        .sort(),
    ).toEqual([...kept].sort());

    // A session that was answered goes on after the next power cut.
    const [email = ''] = answered;
    const token = await logIn(email, first);
    await shop.killAndRestart();
    expect((await shop.query(who, { token })).customer).toEqual({ email });
  },
  CRASH_TEST_TIMEOUT_MS,
);

test(
  'new passwords survive kill -9: one password is valid, and a used link is spent',
  async () => {
    const people = emails(10, 'person');
    for (const email of people) await signUp(email);
    const asked = await shop.killDuring(
      people.map((email) => async () => {
        await shop.query(recoverMutation, { email });
        return email;
      }),
      (count) => count >= 4,
    );
    const linkOf = new Map(
      mailsOf('password-reset').map(({ recipient, text }) => [
        recipient,
        /https:\S+#\S+/.exec(text)?.[0] ?? '',
      ]),
    );
    // A mail for everybody who was answered, and a key for every mail: each link below opens something.
    for (const email of asked) expect(linkOf.get(email)).toBeTruthy();
    expect(shop.sql("SELECT key_hash FROM customer_keys WHERE purpose = 'reset'").length).toBe(linkOf.size);

    const changed = await shop.killDuring(
      [...linkOf].map(([email, resetUrl]) => async () => {
        const { payload } = await shop.query(resetMutation, { resetUrl, password: second });
        expect(payload.customerUserErrors).toEqual([]);
        return { email, token: String(payload.customerAccessToken.accessToken) };
      }),
      (count) => count >= 2,
    );
    const notified = mailsOf('password-changed').map(({ recipient }) => recipient);
    for (const { email, token } of changed) {
      expect(notified).toContain(email);
      expect((await shop.query(who, { token })).customer).toEqual({ email });
    }
    for (const [email, resetUrl] of linkOf) {
      const opens = [await logIn(email, first), await logIn(email, second)].map((token) => Boolean(token));
      expect(opens).toEqual(notified.includes(email) ? [false, true] : [true, false]);
      const { payload } = await shop.query(resetMutation, { resetUrl, password: 'Third-Password-2028!' });
      expect(payload.customerUserErrors.map(({ code }: { code: string }) => code)).toEqual(
        notified.includes(email) ? ['TOKEN_INVALID'] : [],
      );
    }
  },
  CRASH_TEST_TIMEOUT_MS,
);
