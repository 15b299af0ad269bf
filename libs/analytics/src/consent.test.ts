import { describe, expect, test } from 'vitest';
import {
  CONSENT_LIFETIME_MS,
  toConsentMode,
  type ConsentStorageGetter,
  DEFAULT_CONSENT_STORAGE_KEY,
  deleteConsent,
  loadConsent,
  saveConsent,
} from './consent.ts';
import { createConsentStorage } from './testing/consent-storage.ts';

const now = Date.UTC(2026, 10, 20);
const kept = { version: 1, statistics: true, marketing: false, decidedAt: now };

function refuse(reason: string): () => never {
  return () => {
    throw new Error(reason);
  };
}

describe('the stored consent', () => {
  test('expires after a year, and when the clock was set back', () => {
    const storage = createConsentStorage();
    saveConsent(storage, { statistics: true, marketing: false }, now);
    expect(loadConsent(storage, now + CONSENT_LIFETIME_MS - 1)).toEqual({
      statistics: true,
      marketing: false,
    });
    expect(loadConsent(storage, now + CONSENT_LIFETIME_MS)).toBeUndefined();
    expect(loadConsent(storage, now - 1)).toBeUndefined();
  });

  test('has a key of its own where one is given', () => {
    const storage = createConsentStorage();
    const choice = { statistics: true, marketing: false };
    expect(saveConsent(storage, choice, 0, 'shop-consent')).toBe(true);
    expect(storage().getItem('shop-consent')).toContain('true');
    expect(loadConsent(storage, 1, 'shop-consent')).toEqual(choice);
    expect(loadConsent(storage, 1)).toBeUndefined();
    deleteConsent(storage, 'shop-consent');
    expect(loadConsent(storage, 1, 'shop-consent')).toBeUndefined();
  });

  test('can be deleted', () => {
    const storage = createConsentStorage();
    saveConsent(storage, { statistics: true, marketing: true }, now);
    deleteConsent(storage);
    expect(loadConsent(storage, now)).toBeUndefined();
    expect(storage().getItem(DEFAULT_CONSENT_STORAGE_KEY)).toBeNull();
  });

  test.each<[string, unknown]>([
    ['of another version', { ...kept, version: 2 }],
    ['without a date', { ...kept, decidedAt: undefined }],
    ['with a date that is not a number', { ...kept, decidedAt: String(now) }],
    ['with statistics that are not a boolean', { ...kept, statistics: 'true' }],
    ['without marketing', { ...kept, marketing: undefined }],
    ['that is null', null],
    ['that is a string', 'yes'],
  ])('expires when the stored value is one %s', (_what, found) => {
    expect(loadConsent(createConsentStorage(JSON.stringify(kept)), now)).toEqual({
      statistics: true,
      marketing: false,
    });
    expect(loadConsent(createConsentStorage(JSON.stringify(found)), now)).toBeUndefined();
  });

  test.each<[string, ConsentStorageGetter]>([
    ['nowhere', () => undefined],
    ['where it is switched off', () => null as unknown as undefined],
    ['where looking for it throws', refuse('SecurityError')],
    [
      'where every call throws',
      () => ({
        getItem: refuse('SecurityError'),
        setItem: refuse('QuotaExceededError'),
        removeItem: refuse('SecurityError'),
      }),
    ],
  ])('is none %s', (_where, storage) => {
    expect(saveConsent(storage, { statistics: true, marketing: true }, now)).toBe(false);
    expect(loadConsent(storage, now)).toBeUndefined();
    expect(() => deleteConsent(storage)).not.toThrow();
  });
});

test.each([
  [{ statistics: false, marketing: false }, 'denied', 'denied'],
  [{ statistics: true, marketing: false }, 'granted', 'denied'],
  [{ statistics: false, marketing: true }, 'denied', 'granted'],
  [{ statistics: true, marketing: true }, 'granted', 'granted'],
])('toConsentMode() writes %j', (consent, statistics, marketing) => {
  expect(toConsentMode(consent)).toEqual({
    analytics_storage: statistics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  });
});
