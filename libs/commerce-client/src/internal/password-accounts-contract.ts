import type { MailedLinkReference, NewAccount } from '../accounts.ts';
import type { ContractClause, PasswordAccountsSubject } from '../accounts-contract.ts';
import {
  createContractError,
  assertContract,
  expectKind,
  expectOk,
  expectProblem,
  expectSame,
} from './contract-expectations.ts';

const password = 'Sandy-Dunes-2026!';
const otherPassword = 'Windy-Beaches-2027!';

/** Requirements of every `PasswordAccounts`, in addition to {@link accountsContract}. */
export const passwordAccountsContract: readonly ContractClause<PasswordAccountsSubject>[] = [
  {
    promise: 'signUp() makes an account that signIn() opens, at once or after the key of its mail',
    async check(subject) {
      const { accounts } = subject;
      const { email } = await signUpCustomer(subject, {
        firstName: 'Bodil',
        lastName: 'Holm',
        acceptsMarketing: true,
      });
      const { session } = expectOk(await accounts.signIn(email, password));
      const { profile } = expectOk(await accounts.fetchProfile(session));
      expectSame(
        profile,
        { email, firstName: 'Bodil', lastName: 'Holm', acceptsMarketing: true },
        'the profile',
      );
    },
  },
  {
    promise: 'signUp() does not accept marketing unless the customer did',
    async check(subject) {
      const { session } = await signUpCustomer(subject);
      const { profile } = expectOk(await subject.accounts.fetchProfile(session));
      expectSame(profile.acceptsMarketing, false, 'whether advertising is accepted');
    },
  },
  {
    promise: 'signUp() leaves an account alone that has the e-mail address',
    async check(subject) {
      const { email } = await signUpCustomer(subject);
      const answer = await subject.accounts.signUp({ email, password: otherPassword });
      // A system may answer every address alike, so that no answer reveals who has an account.
      if (answer.kind !== 'confirm-email') expectProblem(answer, 'taken', 'email');
      expectOk(await subject.accounts.signIn(email, password));
      expectKind('wrong-credentials', await subject.accounts.signIn(email, otherPassword));
    },
  },
  {
    promise: 'signUp() names the field that it refuses',
    async check({ accounts, newEmail }) {
      expectProblem(await accounts.signUp({ email: newEmail(), password: '' }), 'blank', 'password');
      expectProblem(await accounts.signUp({ email: 'no-address', password }), 'invalid', 'email');
    },
  },
  {
    promise: 'signIn() answers a wrong password and an unknown e-mail address alike',
    async check(subject) {
      const { email } = await signUpCustomer(subject);
      const wrong = await subject.accounts.signIn(email, otherPassword);
      expectKind('wrong-credentials', wrong);
      expectSame(
        await subject.accounts.signIn(subject.newEmail(), password),
        wrong,
        'the answer to a stranger',
      );
    },
  },
  {
    promise: 'signIn() accepts the e-mail address that updateProfile() answers',
    async check(subject) {
      const { accounts } = subject;
      const { session } = await signUpCustomer(subject);
      const { profile } = expectOk(await accounts.updateProfile(session, { email: subject.newEmail() }));
      expectOk(await accounts.signIn(profile.email ?? '', password));
    },
  },
  {
    promise: 'recoverPassword() answers alike whether there is an account, and mails only where there is',
    async check(subject) {
      const { accounts, newEmail, mailedKey } = subject;
      const { email } = await signUpCustomer(subject);
      const stranger = newEmail();
      const known = await accounts.recoverPassword(email);
      expectOk(known);
      expectSame(await accounts.recoverPassword(stranger), known, 'the answer to a stranger');
      assertContract((await mailedKey(email)) !== undefined, 'a mail to the account', 'none');
      assertContract((await mailedKey(stranger)) === undefined, 'no mail to a stranger', 'one');
    },
  },
  {
    promise: 'recoverPassword() refuses what is no e-mail address',
    async check({ accounts }) {
      expectProblem(await accounts.recoverPassword('no-address'), 'invalid', 'email');
    },
  },
  {
    promise: 'resetPassword() gives another password and a session, once',
    async check(subject) {
      const { accounts } = subject;
      const { email, key } = await recoverCustomer(subject);
      const { session } = expectOk(await accounts.resetPassword(key, otherPassword));
      expectSame(expectOk(await accounts.fetchProfile(session)).profile.email, email, 'the e-mail address');
      expectOk(await accounts.signIn(email, otherPassword));
      expectKind('wrong-credentials', await accounts.signIn(email, password));
      expectKind('link-invalid', await accounts.resetPassword(key, password));
      expectOk(await accounts.signIn(email, otherPassword));
    },
  },
  {
    promise: 'resetPassword() keeps the key when it refuses the password',
    async check(subject) {
      const { key } = await recoverCustomer(subject);
      expectProblem(await subject.accounts.resetPassword(key, ''), 'blank', 'password');
      expectOk(await subject.accounts.resetPassword(key, otherPassword));
    },
  },
  ...(['resetPassword', 'activate'] as const).map((name): ContractClause<PasswordAccountsSubject> => ({
    promise: `${name}() says when the key is none`,
    async check({ accounts }) {
      const keys: readonly MailedLinkReference[] = [
        { id: '1', token: 'never-issued' },
        { id: 'unknown', token: 'never-issued' },
        { url: 'https://shop.example/account/1/never-issued' },
        { url: 'no address' },
      ];
      for (const key of keys) expectKind('link-invalid', await accounts[name](key, password));
    },
  })),
  {
    promise: 'changePassword() ends earlier sessions and gives one to go on with',
    async check(subject) {
      const { accounts } = subject;
      const { email, session } = await signUpCustomer(subject);
      const changed = expectOk(await accounts.changePassword(session, otherPassword)).session;
      expectKind('signed-out', await accounts.fetchProfile(session));
      expectOk(await accounts.fetchProfile(changed));
      expectKind('wrong-credentials', await accounts.signIn(email, password));
      expectOk(await accounts.signIn(email, otherPassword));
    },
  },
  {
    promise: 'changePassword() refuses a password that is none and changes nothing',
    async check(subject) {
      const { email, session } = await signUpCustomer(subject);
      expectProblem(await subject.accounts.changePassword(session, ''), 'blank', 'password');
      expectOk(await subject.accounts.fetchProfile(session));
      expectOk(await subject.accounts.signIn(email, password));
    },
  },
  {
    promise: 'updateProfile() refuses the e-mail address of another account',
    async check(subject) {
      const other = await signUpCustomer(subject);
      const { email, session } = await signUpCustomer(subject);
      const answer = await subject.accounts.updateProfile(session, { email: other.email });
      if (answer.kind !== 'ok') expectProblem(answer, 'taken', 'email');
      expectSame(
        expectOk(await subject.accounts.fetchProfile(session)).profile.email,
        email,
        'the e-mail address',
      );
    },
  },
  {
    promise: 'no refusal repeats a password or a token',
    async check(subject) {
      const { accounts, newEmail } = subject;
      const { email, session } = await signUpCustomer(subject);
      const { key } = await recoverCustomer(subject);
      const secret = ' a-Password-with-spaces-1 ';
      const answers = [
        await accounts.signUp({ email: newEmail(), password: secret }),
        await accounts.signUp({ email, password }),
        await accounts.signIn(email, secret),
        await accounts.changePassword({ ...session, token: `${session.token}x` }, secret),
        await accounts.resetPassword({ id: '1', token: 'a-Key-that-is-none-1' }, secret),
        await accounts.resetPassword({ url: 'https://shop.example/reset/1/a-Key-that-is-none-1' }, secret),
      ];
      const text = JSON.stringify(answers.filter(({ kind }) => kind !== 'ok'));
      const secrets = [
        password,
        secret,
        secret.trim(),
        session.token,
        'a-Key-that-is-none-1',
        ...Object.values(key),
      ];
      for (const each of secrets) {
        assertContract(
          each.length < 4 || !text.includes(each),
          'answers without secrets',
          'one that repeats a secret',
        );
      }
    },
  },
];

async function signUpCustomer(subject: PasswordAccountsSubject, person: Partial<NewAccount> = {}) {
  const { accounts, newEmail, mailedKey } = subject;
  const email = newEmail();
  const made = await accounts.signUp({ ...person, email, password });
  if (made.kind !== 'confirm-email') {
    expectOk(made);
    const { session } = expectOk(await accounts.signIn(email, password));
    return { email, session };
  }
  const key = await mailedKey(email);
  if (!key) throw createContractError('a mail', 'none');
  const { session } = expectOk(await accounts.activate(key, password));
  return { email, session };
}

async function recoverCustomer(subject: PasswordAccountsSubject) {
  const { email, session } = await signUpCustomer(subject);
  expectOk(await subject.accounts.recoverPassword(email));
  const key = await subject.mailedKey(email);
  if (!key) throw createContractError('a mail', 'none');
  return { email, session, key };
}
