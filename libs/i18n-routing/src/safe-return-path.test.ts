import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';
import { hrefOf } from './href.ts';
import { anyMatch } from './testing/arbitraries.ts';

const origin = 'https://shop.example';

describe('safeReturnPath()', () => {
  test.each(['/', '/da', '/account/order?id=7', '/da/shop?q=https://x.example//#a/../b', '/a/', '/a%2F%2Fb'])(
    'passes %s',
    (path) => {
      expect(safeReturnPath(path, '/fallback')).toBe(path);
    },
  );

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
    null,
    undefined,
    7,
    ['/a'],
  ])('turns %j down', (value) => {
    expect(safeReturnPath(value, '/fallback')).toBe('/fallback');
  });

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '//',
          '\\',
          '.',
          '..',
          '%2e',
          '\t',
          '\n',
          '\r',
          ' ',
          '@',
          ':',
          'evil.example',
          '?',
          '#',
        ),
        fc.string({ maxLength: 3 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => `/${parts.join('')}`);

  test.prop([hostile], { numRuns: 1000 })(
    'never leaves the origin, not even when resolved twice',
    (value) => {
      const once = new URL(safeReturnPath(value), origin);
      expect(once.origin).toBe(origin);
      expect(new URL(once.pathname + once.search + once.hash, origin).origin).toBe(origin);
    },
  );

  test.prop([anyMatch])('passes every page of the shop', (match) => {
    expect(safeReturnPath(hrefOf(match), '/fallback')).toBe(hrefOf(match));
  });
});
