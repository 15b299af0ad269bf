import { expect, test } from 'vitest';
import { isCartLinkPath } from './is-cart-link-path.ts';

test.each([
  ['/cart/c/aB-1_', true],
  ['/da/cart/c/aB-1_', true],
  ['/cart', false],
  ['/checkout', false],
])('isCartLinkPath() of %s', (path, expected) => {
  expect(isCartLinkPath(path)).toBe(expected);
});
