import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { CONSENT_LIFETIME_MS, loadConsent, saveConsent } from './consent.ts';
import { createConsentStorage } from './testing/consent-storage.ts';

const now = Date.UTC(2026, 10, 20);

test.prop([
  fc.record({ statistics: fc.boolean(), marketing: fc.boolean() }),
  fc.nat({ max: CONSENT_LIFETIME_MS - 1 }),
])('a stored choice is loaded unchanged for a year', (consent, age) => {
  const storage = createConsentStorage();
  expect(saveConsent(storage, consent, now)).toBe(true);
  expect(loadConsent(storage, now + age)).toEqual(consent);
});

/** Similar to a stored consent, with each field invalid in some case. */
const almost = fc
  .record(
    {
      version: fc.constantFrom(0, 1, 2, '1'),
      statistics: fc.constantFrom(true, 'true', 1, null),
      marketing: fc.constantFrom(false, 'no', undefined),
      decidedAt: fc.constantFrom(now, String(now), null, Number.NaN),
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value));

test.prop([fc.oneof(fc.string(), fc.json(), almost)])(
  'loads a choice or nothing from any stored text',
  (stored) => {
    const consent = loadConsent(createConsentStorage(stored), now);
    if (consent)
      expect([typeof consent.statistics, typeof consent.marketing]).toEqual(['boolean', 'boolean']);
  },
);
