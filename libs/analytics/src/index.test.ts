import { expect, test } from 'vitest';
import * as library from './index.ts';

test('exports these names and no others', () => {
  expect(Object.keys(library).sort()).toEqual([
    'consentLifetime',
    'consentStorageKey',
    'createAnalytics',
    'dataLayerEntry',
    'forgetConsent',
    'noConsent',
    'readConsent',
    'refusesTracking',
    'writeConsent',
  ]);
});
