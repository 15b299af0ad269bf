import { expect, test } from 'vitest';
import { isCartLink } from './cart-link.ts';

test.each([
  ['/cart/c/aB-1_', true],
  ['/da/cart/c/aB-1_', true],
  ['/cart', false],
  ['/checkout', false],
])('isCartLink() of %s', (path, expected) => {
  expect(isCartLink(path)).toBe(expected);
});
