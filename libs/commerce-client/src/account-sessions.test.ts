import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { createAccountSessions, type SessionTextStorage } from './account-sessions.ts';

const session = { token: 'secret', expiresAt: '2026-12-21T10:00:00Z' };

/** The sessions of one tab and its storage. Tabs share the storage they are given. */
function openTab(kept = new Map<string, string>(), storage?: () => SessionTextStorage) {
  const left: string[] = [];
  let logins = 0;
  const sessions = createAccountSessions({
    shops: ['dk', 'no'],
    storage:
      storage ??
      (() => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      })),
    getStorageKey: (shop) => `account-${shop}`,
    createLogin: () => `linked-${(logins += 1)}`,
    onCustomerLeft: (shop) => void left.push(shop),
  });
  const logIn = (token: string, email = `${token}@example.com`) => {
    sessions.open('dk', { ...session, token }, email);
    return sessions.getState().dk?.login;
  };
  return { sessions, kept, left, logIn, now: () => sessions.getState().dk };
}

const forbidden = () => {
  throw new Error('SecurityError');
};

describe('what is stored', () => {
  test('comes back after a reload, for its shop alone', () => {
    const { kept, logIn } = openTab();
    const login = logIn('ada');
    const { sessions } = openTab(kept);
    expect(sessions.getState()).toEqual({ dk: { session: { ...session, token: 'ada' }, login } });
    expect(sessions.getSession('dk')?.token).toBe('ada');
    expect(sessions.getSession('no')).toBeUndefined();
  });

  test('is the token, its end and the name, and nothing else that it is given', () => {
    const { sessions, kept } = openTab();
    const profile = { ...session, email: 'bodil@example.com' };
    sessions.open('no', profile);
    expect([...kept]).toEqual([['account-no', JSON.stringify({ ...session, login: 'linked-1' })]]);
  });

  test('stays a session after its end: only the shop says that it has expired', () => {
    const old = { ...session, expiresAt: '2020-01-01T00:00:00Z' };
    const { sessions } = openTab(new Map([['account-dk', JSON.stringify({ ...old, login: 'a' })]]));
    expect(sessions.getState().dk).toEqual({ session: old, login: 'a' });
  });

  test('has an empty name where none is stored', () => {
    const { sessions } = openTab(new Map([['account-dk', JSON.stringify({ ...session, login: 7 })]]));
    expect(sessions.getState().dk).toEqual({ session, login: '' });
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('can be any text', (text) => {
    expect(openTab(new Map([['account-dk', text]])).sessions.getState()).toEqual({});
  });

  test.each([
    '{"token":"","expiresAt":"2027-01-01"}',
    '{"token":7,"expiresAt":"2027-01-01"}',
    '{"token":"a","expiresAt":"soon"}',
    '{"token":"a"}',
    'null',
    '[]',
  ])('is no session: %s', (text) => {
    expect(openTab(new Map([['account-dk', text]])).sessions.getState()).toEqual({});
  });

  test('is nothing where the storage is forbidden or missing, and the session lasts as long as the page', () => {
    const { sessions, now } = openTab(undefined, forbidden);
    expect(sessions.getState()).toEqual({});
    sessions.open('dk', session, 'ada@example.com');
    sessions.refresh('dk');
    expect(now()?.session).toEqual(session);
    sessions.end('dk', now()?.login, 'logged-out');
    expect(now()).toEqual({ ended: 'logged-out' });
    const server = createAccountSessions({
      shops: ['dk'],
      storage: undefined,
      getStorageKey: (shop) => shop,
      createLogin: () => 'a',
    });
    expect(server.open('dk', session)).toBe(false);
    server.refresh('dk');
    expect(server.getSession('dk')).toEqual(session);
  });

  test('is gone after a log-out', () => {
    const { sessions, kept, logIn } = openTab();
    sessions.end('dk', logIn('ada'), 'logged-out');
    expect(kept.size).toBe(0);
  });
});

describe('a customer', () => {
  test('has a name of their own, and keeps it through renewals', () => {
    const { sessions, logIn, now } = openTab();
    const ada = logIn('ada');
    sessions.renew('dk', ada, { ...session, token: 'ada-renewed' });
    expect(now()).toEqual({ session: { ...session, token: 'ada-renewed' }, login: ada });
    expect(logIn('bodil')).not.toBe(ada);
  });

  test('is recognized at the next log-in, however the address is written, and not identified', () => {
    const { sessions, logIn } = openTab();
    const ada = logIn('ada');
    expect(logIn('ada', ' Ada@Example.com ')).toBe(ada);
    expect(sessions.open('dk', session, 'ada@example.com')).toBe(true);
    expect(sessions.open('dk', session, 'bodil@example.com')).toBe(false);
    expect(ada).not.toMatch(/ada|@/);
  });

  test('with a mailed link is taken for another one', () => {
    const { sessions, logIn, now } = openTab();
    const ada = logIn('ada');
    sessions.open('dk', session);
    const linked = now()?.login;
    expect(linked).not.toBe(ada);
    sessions.open('dk', session);
    expect(now()?.login).not.toBe(linked);
  });

  test('is neither renewed nor logged out in the place of another one', () => {
    const { sessions, logIn, now } = openTab();
    const ada = logIn('ada');
    const bodil = logIn('bodil');
    sessions.renew('dk', ada, { ...session, token: 'ada-renewed' });
    sessions.end('dk', ada, 'expired');
    sessions.end('dk', undefined, 'expired');
    expect(now()).toEqual({ session: { ...session, token: 'bodil' }, login: bodil });
    sessions.end('dk', bodil, 'logged-out');
    sessions.renew('dk', bodil, session);
    sessions.renew('dk', undefined, session);
    expect(now()).toEqual({ ended: 'logged-out' });
  });
});

describe('onCustomerLeft', () => {
  test('is called when another customer logs in, and at a log-out', () => {
    const { sessions, left, logIn } = openTab();
    logIn('ada');
    expect(left).toEqual([]);
    logIn('ada');
    expect(left).toEqual([]);
    const bodil = logIn('bodil');
    expect(left).toEqual(['dk']);
    sessions.end('dk', bodil, 'logged-out');
    expect(left).toEqual(['dk', 'dk']);
    logIn('ada');
    expect(left).toEqual(['dk', 'dk']);
  });

  test('is not called when a session expires, but when another customer logs in then', () => {
    const { sessions, left, logIn } = openTab();
    sessions.end('dk', logIn('ada'), 'expired');
    expect(left).toEqual([]);
    logIn('bodil');
    expect(left).toEqual(['dk']);
  });
});

describe('refresh()', () => {
  test('takes over a log-in and a log-out of another tab', () => {
    const kept = new Map<string, string>();
    const [here, there] = [openTab(kept), openTab(kept)];
    const ada = there.logIn('ada');
    here.sessions.refresh('dk');
    expect(here.now()?.login).toBe(ada);
    there.sessions.end('dk', ada, 'logged-out');
    here.sessions.refresh('dk');
    expect(here.now()).toEqual({ ended: 'logged-out' });
    expect(here.left).toEqual(['dk']);
  });

  test('changes nothing where nothing was stored since', () => {
    const { sessions, now, logIn } = openTab();
    logIn('ada');
    const before = now();
    let changes = 0;
    sessions.subscribe(() => (changes += 1));
    sessions.refresh('dk');
    sessions.refresh('no');
    expect(now()).toBe(before);
    expect(changes).toBe(0);
  });

  test('does not take damaged text for a log-out where no customer was logged in', () => {
    const { sessions, kept, now } = openTab();
    kept.set('account-dk', '{');
    sessions.refresh('dk');
    expect(now()).toEqual({});
  });
});
