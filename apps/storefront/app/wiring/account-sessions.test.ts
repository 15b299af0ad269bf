import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readSession, sessionKey, type StorageSource, writeSession } from './account-sessions';

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
    writeSession(source, 'dk', session);
    expect(readSession(source, 'dk')).toEqual({ session });
    expect(readSession(source, 'no')).toEqual({});
  });

  test('leaves it to the shop to say that a session has run out', () => {
    const { source } = storageWith();
    const old = { ...session, expiresAt: '2020-01-01T00:00:00Z' };
    writeSession(source, 'dk', old);
    expect(readSession(source, 'dk')).toEqual({ session: old });
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
  test('keeps the token and its end, and nothing else that it is given', () => {
    const { source, kept } = storageWith();
    const profile = { ...session, email: 'bodil@example.com' };
    writeSession(source, 'no', profile);
    expect([...kept]).toEqual([['marehalm-account-no', JSON.stringify(session)]]);
  });

  test('forgets, and never throws', () => {
    const { source, kept } = storageWith({ [sessionKey('dk')]: JSON.stringify(session) });
    writeSession(source, 'dk', undefined);
    expect(kept.size).toBe(0);
    expect(() => writeSession(forbidden, 'dk', session)).not.toThrow();
  });
});
