import { expect, test } from 'vitest';
import { hasStoredItems } from './has-stored-items.ts';
import { createTextStorage } from './testing/market-shop.ts';

test.each([
  ['nothing', [], false],
  ['an empty bag', [['bag', '{"lines":[]}']], false],
  ['a line', [['bag', '{"lines":[{"sku":"SOAP"}]}']], true],
] as const)('hasStoredItems() with %s', (_what, texts, expected) => {
  expect(hasStoredItems(() => createTextStorage(new Map(texts)), 'bag')).toBe(expected);
});

test('hasStoredItems() is false where the storage throws', () => {
  const blocked = () => {
    throw new Error('The browser blocks storage');
  };
  expect(hasStoredItems(blocked, 'bag')).toBe(false);
});
