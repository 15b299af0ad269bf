import { expect, test } from 'vitest';
import { mayFetchAhead } from './may-fetch-ahead.ts';

test.each([
  ['a browser that tells nothing', { onLine: true }, true],
  ['a fast connection', { onLine: true, connection: { saveData: false, effectiveType: '4g' } }, true],
  ['no connection', { onLine: false, connection: { effectiveType: '4g' } }, false],
  ['data to be saved', { onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  ['a slow connection', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['a very slow connection', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
])('mayFetchAhead() decides on %s', (_what, device, expected) => {
  expect(mayFetchAhead(device)).toBe(expected);
});
