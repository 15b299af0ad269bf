import { expect, test } from 'vitest';
import { parseOrderNumber } from './parse-order-number.ts';

test.each([
  ['https://shop.test/checkout/confirmation?order=DK1002', 'gid://shopify/Order/1000002', 'DK1002'],
  ['https://shop.example/1/orders/abc/authenticate?key=x', 'gid://shopify/OrderIdentity/5512', '5512'],
  ['https://shop.test/?order=', 'gid://shopify/Order/12345', '12345'],
  ['https://shop.test/', 'order-7-x', 'order-7-x'],
  ['https://shop.test/', 'gid://shopify/Order/7?key=5&a=b', '7'],
  ['no address', 'gid://shopify/Order/7?key=a', '7'],
])('parseOrderNumber(%s, %s) is %s', (url, id, expected) => {
  expect(parseOrderNumber(url, id)).toBe(expected);
});
