import { describe, expect, test, vi } from 'vitest';
import type { PasswordAccounts } from './accounts.ts';
import type { AccountRefusal } from './account-answers.ts';
import { changeKnownPassword, choosePasswordByLink, createSignUpAndSignIn } from './password-flows.ts';

const session = { token: 'secret', expiresAt: '2027-01-21T10:00:00Z' };
const account = { email: 'ida@example.com', password: 'sand-between-toes' };
const taken: AccountRefusal = { kind: 'refused', problems: [{ kind: 'taken', field: 'email' }] };
const cut = { kind: 'unreachable', message: 'fetch failed' } as const;

/** Creates accounts whose functions return the answers in turn; the last one is repeated. */
function createAccounts(answers: {
  readonly [Name in keyof PasswordAccounts]?: readonly Awaited<ReturnType<PasswordAccounts[Name]>>[];
}) {
  const functions = Object.entries(answers).map(([name, list]) => {
    const left: unknown[] = [...list];
    return [name, vi.fn(async () => (left.length > 1 ? left.shift() : left[0]))];
  });
  return Object.fromEntries(functions) as unknown as PasswordAccounts;
}

describe('createSignUpAndSignIn()', () => {
  test('creates an account and signs in', async () => {
    const accounts = createAccounts({ signUp: [{ kind: 'ok' }], signIn: [{ kind: 'ok', session }] });
    expect(await createSignUpAndSignIn()(accounts, account)).toEqual({ kind: 'ok', session });
    expect(accounts.signIn).toHaveBeenCalledExactlyOnceWith(account.email, account.password);
  });

  test.each([taken, { kind: 'confirm-email' } as const, cut])(
    'returns %o without signing in',
    async (answer) => {
      const accounts = createAccounts({ signUp: [answer], signIn: [{ kind: 'ok', session }] });
      expect(await createSignUpAndSignIn()(accounts, account)).toEqual(answer);
      expect(accounts.signIn).not.toHaveBeenCalled();
    },
  );

  test('signs in when a lost request has created the account', async () => {
    const accounts = createAccounts({ signUp: [cut, taken], signIn: [{ kind: 'ok', session }] });
    const signUp = createSignUpAndSignIn();
    expect(await signUp(accounts, account)).toEqual(cut);
    expect(await signUp(accounts, account)).toEqual({ kind: 'ok', session });
  });

  test('refuses an address of another customer after a lost request', async () => {
    const accounts = createAccounts({ signUp: [cut, taken], signIn: [{ kind: 'wrong-credentials' }] });
    const signUp = createSignUpAndSignIn();
    await signUp(accounts, account);
    expect(await signUp(accounts, { ...account, email: 'bo@example.com' })).toEqual(taken);
    expect(accounts.signIn).not.toHaveBeenCalled();
    expect(await signUp(accounts, account)).toEqual(taken);
  });

  test('reports an account that was created, but not opened', async () => {
    const accounts = createAccounts({ signUp: [{ kind: 'ok' }], signIn: [cut] });
    expect(await createSignUpAndSignIn()(accounts, account)).toEqual({ kind: 'created' });
  });
});

describe('changeKnownPassword()', () => {
  const change = { email: account.email, current: account.password, next: 'another one' };

  test('changes the password in the session of the proof', async () => {
    const accounts = createAccounts({
      signIn: [{ kind: 'ok', session }],
      changePassword: [{ kind: 'ok', session: { ...session, token: 'new' } }],
      signOut: [{ kind: 'ok' }],
    });
    expect(await changeKnownPassword(accounts, change)).toMatchObject({ session: { token: 'new' } });
    expect(accounts.changePassword).toHaveBeenCalledExactlyOnceWith(session, change.next);
    expect(accounts.signOut).not.toHaveBeenCalled();
  });

  test('changes nothing without the current password', async () => {
    const accounts = createAccounts({ signIn: [{ kind: 'wrong-credentials' }], changePassword: [cut] });
    expect(await changeKnownPassword(accounts, change)).toEqual({ kind: 'wrong-credentials' });
    expect(accounts.changePassword).not.toHaveBeenCalled();
  });

  test('ends the session of the proof after a failure', async () => {
    const accounts = createAccounts({
      signIn: [{ kind: 'ok', session }],
      changePassword: [cut],
      signOut: [{ kind: 'ok' }],
    });
    expect(await changeKnownPassword(accounts, change)).toEqual(cut);
    expect(accounts.signOut).toHaveBeenCalledExactlyOnceWith(session);
  });
});

describe('choosePasswordByLink()', () => {
  const profile = { email: account.email, acceptsMarketing: false };
  const link = { id: '1', token: 'key' };

  test.each([
    ['reset', 'resetPassword'],
    ['activation', 'activate'],
  ] as const)('serves a link for %s, and returns the address of the account', async (purpose, name) => {
    const accounts = createAccounts({
      resetPassword: [{ kind: 'ok', session }],
      activate: [{ kind: 'ok', session }],
      fetchProfile: [{ kind: 'ok', profile }],
    });
    expect(await choosePasswordByLink(accounts, { purpose, ...link }, 'new one')).toEqual({
      kind: 'ok',
      session,
      email: account.email,
    });
    expect(accounts[name]).toHaveBeenCalledExactlyOnceWith(link, 'new one');
  });

  test('returns no address where it cannot be fetched', async () => {
    const accounts = createAccounts({ activate: [{ kind: 'ok', session }], fetchProfile: [cut] });
    expect(await choosePasswordByLink(accounts, { purpose: 'activation', ...link }, 'new one')).toEqual({
      kind: 'ok',
      session,
    });
  });

  test('returns why a link does not work', async () => {
    const accounts = createAccounts({ activate: [{ kind: 'already-active' }] });
    expect(await choosePasswordByLink(accounts, { purpose: 'activation', ...link }, 'new one')).toEqual({
      kind: 'already-active',
    });
  });
});
