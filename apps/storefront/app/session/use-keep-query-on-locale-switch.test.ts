import { expect, test } from 'vitest';
import { pickPreservedQuery } from './use-keep-query-on-locale-switch.ts';

test.each<[search: string, expected: string]>([
  ['', ''],
  ['?order=DK1001', 'order=DK1001'],
  ['?utm_source=mail&order=DK1001', 'order=DK1001'],
  ['?id=gid%3A%2F%2Fshopify%2FOrder%2F1%3Fkey%3Da', 'id=gid%3A%2F%2Fshopify%2FOrder%2F1%3Fkey%3Da'],
  ['?return=%2Fda%2Faccount', ''],
  ['?hudtype=toer', ''],
])('pickPreservedQuery(%j) is %j', (search, expected) => {
  expect(pickPreservedQuery(search)).toBe(expected);
});
