import { expect, test } from 'vitest';
import { articleAddress, productAddress } from './hit-address.ts';
import { shopAddress } from './shop-address.ts';

test.each([
  ['serum', 'en', '/shop?q=serum'],
  [' øjen & creme ', 'da', '/da/shop?q=%C3%B8jen+%26+creme'],
  ['  ', 'en', '/shop'],
] as const)('shopAddress() leads from %j in %s to %s', (query, locale, expected) => {
  expect(shopAddress(query, locale)).toBe(expected);
});

test('productAddress() leads to the page of a product in its language', () => {
  expect(productAddress({ slug: 'lee-serum' }, 'en')).toBe('/product/lee-serum');
  expect(productAddress({ slug: 'lae-serum' }, 'da')).toBe('/da/produkt/lae-serum');
});

test('articleAddress() tells articles and tips apart', () => {
  expect(articleAddress({ kind: 'article', slug: 'a' }, 'en')).toBe('/journal/a');
  expect(articleAddress({ kind: 'tip', slug: 'b' }, 'da')).toBe('/da/tips/b');
});
