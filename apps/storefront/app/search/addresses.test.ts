import { expect, test } from 'vitest';
import { shopAddress } from './shop-address.ts';

test.each([
  ['serum', 'en', '/shop?q=serum'],
  [' øjen & creme ', 'da', '/da/shop?q=%C3%B8jen+%26+creme'],
  ['  ', 'en', '/shop'],
] as const)('shopAddress() of %j in %s is %s', (query, locale, expected) => {
  expect(shopAddress(query, locale)).toBe(expected);
});
