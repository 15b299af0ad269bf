import { expect, test } from 'vitest';
import { matchesHeaderRule, parseHeaderRules } from './header-rules.ts';

test('parseHeaderRules() parses headers by path', () => {
  const file = [
    '# a comment',
    '  Lost: it stands under no path',
    '/*',
    "  Content-Security-Policy: default-src 'self'; img-src data:  ",
    '',
    '/assets/*',
    '  Cache-Control: public, immutable',
    '  not a header',
  ].join('\r\n');
  expect(parseHeaderRules(file)).toEqual([
    { path: '/*', name: 'Content-Security-Policy', value: "default-src 'self'; img-src data:" },
    { path: '/assets/*', name: 'Cache-Control', value: 'public, immutable' },
  ]);
});

test.each([
  ['/*', '/', true],
  ['/*', '/da/shop', true],
  ['/assets/*', '/assets/a.js', true],
  ['/assets/*', '/assets-old/a.js', false],
  ['/robots.txt', '/robots.txt', true],
  ['/robots.txt', '/robots.txt.data', false],
])('matchesHeaderRule() of %s and %s is %j', (path, asked, expected) => {
  expect(matchesHeaderRule({ path, name: 'X', value: 'y' }, asked)).toBe(expected);
});
