import { expect, test } from 'vitest';
import { translateHash } from './translate-hash.ts';

test.each([
  ['#delivery', { delivery: 'levering' }, '#levering'],
  ['#oat', { delivery: 'levering' }, '#oat'],
  ['#review', undefined, '#review'],
  ['#s%C3%B8', { sø: 'sea' }, '#sea'],
  ['#constructor', {}, '#constructor'],
  ['#100%', {}, '#100%'],
  ['', {}, ''],
])('translateHash(%j, %j) is %j', (hash, parts, expected) => {
  expect(translateHash(hash, parts)).toBe(expected);
});
