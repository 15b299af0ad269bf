import { expect, test } from 'vitest';
import { hasStoredBagItems } from './has-stored-bag-items.ts';
import { createTextStorage } from './testing/market-shop.ts';

test.each([
  ['nothing', [], false],
  ['an empty bag', [['bag', '{"lines":[]}']], false],
  ['a line', [['bag', '{"lines":[{"sku":"SOAP"}]}']], true],
] as const)('hasStoredBagItems() with %s', (_what, texts, expected) => {
  expect(hasStoredBagItems(() => createTextStorage(new Map(texts)), 'bag')).toBe(expected);
});

test('hasStoredBagItems() is false where the storage throws', () => {
  const blocked = () => {
    throw new Error('The browser blocks storage');
  };
  expect(hasStoredBagItems(blocked, 'bag')).toBe(false);
});
