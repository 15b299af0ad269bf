import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as library from './index.ts';

test('exports these names and no others', () => {
  expect(Object.keys(library).sort()).toEqual([
    'CONSENT_LIFETIME_MS',
    'DEFAULT_CONSENT_STORAGE_KEY',
    'createAnalytics',
    'createItemFromLine',
    'createItemFromOffer',
    'deleteConsent',
    'emptyConsent',
    'isTrackingRefused',
    'loadConsent',
    'saveConsent',
    'toBagAnalyticsEvent',
    'toBagChangeEvents',
    'toDataLayerEntry',
    'toPurchaseEvent',
  ]);
});

test('README.md names every export', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(Object.keys(library).filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});
