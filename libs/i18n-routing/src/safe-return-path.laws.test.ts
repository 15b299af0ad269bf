import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { toSafeReturnPath } from './to-safe-return-path.ts';
import { arbitraryMatch } from './testing/arbitraries.ts';
import { hrefOf } from './testing/example-shop.ts';

const origin = 'https://shop.example';

const signs = ['/', '//', '\\', '.', '..', '%2e', '%2F', '\t', '\n', '\r', '\0', ' ', '@', ':', '?', '#'];

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...signs, 'evil.example'), fc.string({ maxLength: 3 })), { maxLength: 8 })
  .map((parts) => `/${parts.join('')}`);

test.prop([fc.oneof(hostile, fc.string(), fc.webUrl())])(
  'toSafeReturnPath() never leaves the origin, even when resolved twice',
  (value) => {
    const once = new URL(toSafeReturnPath(value), origin);
    expect(once.origin).toBe(origin);
    expect(new URL(once.pathname + once.search + once.hash, origin).origin).toBe(origin);
  },
);

test.prop([hostile])('toSafeReturnPath() returns its argument or the fallback', (value) => {
  expect([value, '/fallback']).toContain(toSafeReturnPath(value, '/fallback'));
});

test.prop([arbitraryMatch, fc.webQueryParameters(), fc.webFragments()])(
  'toSafeReturnPath() accepts every page of the shop, with query and hash',
  (match, query, hash) => {
    const path = `${hrefOf(match)}?${query}#${hash}`;
    expect(toSafeReturnPath(path, '/fallback')).toBe(path);
  },
);
