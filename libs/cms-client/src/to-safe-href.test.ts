import { expect, test } from 'vitest';
import { toSafeHref } from './to-safe-href.ts';

test.each([
  '/about/help',
  '/da/om/hjaelp#levering',
  '/a/../b//c',
  '/shop?sort=newest',
  '#imprint',
  '/',
  'https://www.forbrug.dk/klag',
  'mailto:hello@marehalm.example',
])('toSafeHref() keeps %s', (url) => {
  expect(toSafeHref(url)).toBe(url);
});

test.each([
  ['', 'nothing'],
  ['about/help', 'a relative path'],
  ['//elsewhere.example', 'another host without a scheme'],
  ['/\\elsewhere.example', 'a backslash that browsers read as a slash'],
  ['/\t/elsewhere.example', 'a tab that browsers skip'],
  ['/.//elsewhere.example', 'a path that browsers shorten to another host'],
  ['/a/..//elsewhere.example', 'a longer one'],
  ['/%2e//elsewhere.example', 'an encoded one'],
  ['http://elsewhere.example', 'an unencrypted address'],
  ['https://', 'an address without a host'],
  ['javascript:alert(1)', 'a script'],
  ['JaVaScRiPt:alert(1)', 'a script in mixed case'],
  ['java\nscript:alert(1)', 'a script with a line break'],
  ['\u0001javascript:alert(1)', 'a script behind a control character'],
  ['data:text/html,<script>alert(1)</script>', 'data'],
  ['vbscript:msgbox(1)', 'another script'],
  ['file:///etc/passwd', 'a file'],
  ['mailto:', 'mail without a recipient'],
  ['tel:+4500000000', 'a telephone number'],
])('toSafeHref() refuses %j: %s', (url) => {
  expect(toSafeHref(url)).toBeUndefined();
});
