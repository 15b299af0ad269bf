import { expect, test } from 'vitest';
import { isPagePath } from './is-page-path.ts';

test.each([
  ['/da/produkt/lae-serum', true],
  ['/face', true],
  ['/sitemap.xml', false],
])('isPagePath(%j) is %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
});
