import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSession, sessionKey, sessionsStore, writeSession } from './account-sessions';
import { endSession, keepSession, openSession } from './change-session';
import type { StorageSource } from './browser-storage';

const session = { token: 'secret', expiresAt: '2026-12-21T10:00:00Z' };

function storageWith(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  const source: StorageSource = () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  return { source, kept };
}

const forbidden: StorageSource = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

describe('readSession()', () => {
  test('gives what writeSession() kept, for its market alone', () => {
    const { source } = storageWith();
    writeSession(source, 'dk', { session, login: 'a' });
    expect(readSession(source, 'dk')).toEqual({ session, login: 'a' });
    expect(readSession(source, 'no')).toEqual({});
  });

  test('leaves it to the shop to say that a session has run out', () => {
    const { source } = storageWith();
    const old = { ...session, expiresAt: '2020-01-01T00:00:00Z' };
    writeSession(source, 'dk', { session: old, login: 'a' });
    expect(readSession(source, 'dk')).toEqual({ session: old, login: 'a' });
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('takes anything that is stored', (text) => {
    const { source } = storageWith({ [sessionKey('dk')]: text });
    expect(readSession(source, 'dk')).toEqual({});
  });

  test.each(['{"token":"","expiresAt":"2027-01-01"}', '{"token":"a","expiresAt":"soon"}', 'null', '[]'])(
    'takes %s for no session',
    (text) => {
      const { source } = storageWith({ [sessionKey('dk')]: text });
      expect(readSession(source, 'dk')).toEqual({});
    },
  );

  test('finds nothing where storage is forbidden', () => {
    expect(readSession(forbidden, 'dk')).toEqual({});
  });
});

describe('writeSession()', () => {
  test('keeps the token, its end and the log-in, and nothing else that it is given', () => {
    const { source, kept } = storageWith();
    const profile = { ...session, email: 'bodil@example.com' };
    writeSession(source, 'no', { session: profile, login: 'a' });
    expect([...kept]).toEqual([['marehalm-account-no', JSON.stringify({ ...session, login: 'a' })]]);
  });

  test('forgets, and never throws', () => {
    const { source, kept } = storageWith({ [sessionKey('dk')]: JSON.stringify(session) });
    writeSession(source, 'dk', {});
    expect(kept.size).toBe(0);
    expect(() => writeSession(forbidden, 'dk', { session })).not.toThrow();
  });
});

describe('sessionsStore', () => {
  beforeAll(() => void vi.stubGlobal('document', { documentElement: { dataset: {} } }));
  afterAll(() => void vi.unstubAllGlobals());
  const now = () => sessionsStore.getState().dk;
  const logIn = (token: string, email = `${token}@example.com`) => {
    openSession('dk', { ...session, token }, email);
    return now()?.login;
  };

  test('names each customer otherwise, and keeps the name through renewals', () => {
    const ada = logIn('ada');
    keepSession('dk', ada, { ...session, token: 'ada-renewed' });
    expect(now()).toEqual({ session: { ...session, token: 'ada-renewed' }, login: ada });
    expect(logIn('bodil')).not.toBe(ada);
  });

  test('knows who logs in again, however the address is written, and never says it', () => {
    const ada = logIn('ada');
    expect(logIn('ada', ' Ada@Example.com ')).toBe(ada);
    expect(openSession('dk', session, 'ada@example.com')).toBe(true);
    expect(openSession('dk', session, 'bodil@example.com')).toBe(false);
    expect(ada).not.toMatch(/ada|@/);
  });

  test('takes whoever comes by a mailed link for somebody else', () => {
    const ada = logIn('ada');
    openSession('dk', session);
    const linked = now()?.login;
    expect(linked).not.toBe(ada);
    openSession('dk', session);
    expect(now()?.login).not.toBe(linked);
  });

  test('lets nobody be renewed or logged out in the place of somebody else', () => {
    const ada = logIn('ada');
    const bodil = logIn('bodil');
    keepSession('dk', ada, { ...session, token: 'ada-renewed' });
    endSession('dk', ada, 'expired');
    expect(now()).toEqual({ session: { ...session, token: 'bodil' }, login: bodil });
    endSession('dk', bodil, 'logged-out');
    keepSession('dk', bodil, session);
    expect(now()).toEqual({ ended: 'logged-out' });
  });
});
