import { expect, test } from 'vitest';
import { isPrefetchAllowed } from './is-prefetch-allowed.ts';

test.each([
  ['true for a browser without connection information', { onLine: true }, true],
  [
    'true for a fast connection',
    { onLine: true, connection: { saveData: false, effectiveType: '4g' } },
    true,
  ],
  ['false offline', { onLine: false, connection: { effectiveType: '4g' } }, false],
  ['false in data saver mode', { onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  ['false for a slow connection', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['false for a very slow connection', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
])('isPrefetchAllowed() is %s', (_what, device, expected) => {
  expect(isPrefetchAllowed(device)).toBe(expected);
});
