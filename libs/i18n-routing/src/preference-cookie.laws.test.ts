import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { localeCodes, localeCookie, marketCookie, marketIds } from './testing/example-shop.ts';

/** What a browser sends back of a cookie it was given. */
const pairOf = (cookie: string) => cookie.split(';', 1)[0] ?? '';

const otherCookie = fc
  .tuple(fc.stringMatching(/^[\w-]{1,8}$/u), fc.stringMatching(/^[\w=."-]{0,8}$/u))
  .filter(([name]) => name !== localeCookie.name && name !== marketCookie.name)
  .map((pair) => pair.join('='));

test.prop([
  fc.constantFrom(...localeCodes),
  fc.constantFrom(...marketIds),
  fc.array(otherCookie),
  fc.constantFrom('; ', ';', ' ;  '),
])('a preference is read back among any other cookies', (locale, market, others, separator) => {
  const pairs = [localeCookie.serialize(locale), marketCookie.serialize(market, { secure: true })].map(
    pairOf,
  );
  const header = [...others, ...pairs, ...others].join(separator);
  expect([localeCookie.parse(header), marketCookie.parse(header)]).toEqual([locale, market]);
  expect([localeCookie.parse(others.join(separator)), marketCookie.parse(others.join(separator))]).toEqual([
    undefined,
    undefined,
  ]);
});
