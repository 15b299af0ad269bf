import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  consentLifetime,
  type ConsentStorage,
  consentStorageKey,
  forgetConsent,
  readConsent,
  writeConsent,
} from './consent.ts';

function createStorage(initial?: string): ConsentStorage {
  const values = new Map<string, string>(initial === undefined ? [] : [[consentStorageKey, initial]]);
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
}

const closed: ConsentStorage = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => {
    throw new Error('SecurityError');
  },
};

const now = Date.UTC(2026, 10, 20);

describe('the stored consent', () => {
  test.prop([fc.record({ statistics: fc.boolean(), marketing: fc.boolean() })])(
    'is read as it was given',
    (consent) => {
      const storage = createStorage();
      expect(writeConsent(storage, consent, now)).toBe(true);
      expect(readConsent(storage, now + consentLifetime - 1)).toEqual(consent);
    },
  );

  test('is asked for again after a year, and when the clock went back', () => {
    const storage = createStorage();
    writeConsent(storage, { statistics: true, marketing: false }, now);
    expect(readConsent(storage, now + consentLifetime)).toBeUndefined();
    expect(readConsent(storage, now - 1)).toBeUndefined();
  });

  test('can be taken back', () => {
    const storage = createStorage();
    writeConsent(storage, { statistics: true, marketing: true }, now);
    forgetConsent(storage);
    expect(readConsent(storage, now)).toBeUndefined();
  });

  test('does without a storage, and with one that is closed', () => {
    for (const storage of [undefined, closed]) {
      expect(writeConsent(storage, { statistics: true, marketing: true }, now)).toBe(false);
      expect(readConsent(storage, now)).toBeUndefined();
      expect(() => forgetConsent(storage)).not.toThrow();
    }
  });

  const almost = fc.record(
    {
      version: fc.constantFrom(0, 1, 2, '1'),
      statistics: fc.constantFrom(true, 'true', 1, null),
      marketing: fc.constantFrom(false, 'no', undefined),
      decidedAt: fc.constantFrom(now, String(now), null, Number.NaN),
    },
    { requiredKeys: [] },
  );

  test.prop([
    fc.oneof(
      fc.string(),
      fc.json(),
      almost.map((value) => JSON.stringify(value)),
    ),
  ])('is a choice or nothing, whatever is found', (stored) => {
    const consent = readConsent(createStorage(stored), now);
    if (consent)
      expect([typeof consent.statistics, typeof consent.marketing]).toEqual(['boolean', 'boolean']);
  });
});
