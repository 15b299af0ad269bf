import { expect, test } from 'vitest';
import { getShopSearchHref } from './get-shop-search-href.ts';

test.each([
  ['serum', 'en', '/shop?q=serum'],
  [' øjen & creme ', 'da', '/da/shop?q=%C3%B8jen+%26+creme'],
  ['  ', 'en', '/shop'],
] as const)('getShopSearchHref() of %j in %s is %s', (query, locale, expected) => {
  expect(getShopSearchHref(query, locale)).toBe(expected);
});
