import { describe, expect, test } from 'vitest';
import { toSafeReturnPath } from './to-safe-return-path.ts';

describe('toSafeReturnPath()', () => {
  test.each([
    '/',
    '/da',
    '/account/order?id=7',
    '/da/shop?q=https://x.example//#a/../b',
    '/a/',
    '/a%2F%2Fb',
    '/serum.',
    '/a..',
    '/..a',
    '/.well-known/x',
    '/...',
  ])('accepts %s', (path) => {
    expect(toSafeReturnPath(path, '/fallback')).toBe(path);
  });

  test.each([
    '',
    'shop',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/a/%2E%2e//evil.example',
    'javascript:alert(1)',
    '/a//b',
    '/a/..',
    '/a/..?x',
    '/.#x',
    '/.%2e',
    '/a/%2E%2e/b',
    '//evil.example?x',
    '/a\u0000b',
    '/a\uD800',
    null,
    undefined,
    7,
    ['/a'],
  ])('refuses %j', (value) => {
    expect(toSafeReturnPath(value, '/fallback')).toBe('/fallback');
  });

  test('falls back to the home page by default', () => {
    expect(toSafeReturnPath('//evil.example')).toBe('/');
  });
});
