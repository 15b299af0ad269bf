import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { localeCodes } from './locales.ts';
import { marketIds } from './markets.ts';
import {
  localeCookieName,
  marketCookieName,
  readLocaleCookie,
  readMarketCookie,
  serializeLocaleCookie,
  serializeMarketCookie,
} from './preference-cookies.ts';

/** What a browser sends back of a cookie it was given. */
const pairOf = (cookie: string) => cookie.split(';', 1)[0] ?? '';

const otherCookie = fc
  .tuple(fc.stringMatching(/^[\w-]{1,8}$/u), fc.stringMatching(/^[\w=."-]{0,8}$/u))
  .filter(([name]) => name !== localeCookieName && name !== marketCookieName)
  .map((pair) => pair.join('='));

test.prop([
  fc.constantFrom(...localeCodes),
  fc.constantFrom(...marketIds),
  fc.array(otherCookie),
  fc.constantFrom('; ', ';', ' ;  '),
])('a preference is read as it was written, among any other cookies', (locale, market, others, separator) => {
  const pairs = [serializeLocaleCookie(locale), serializeMarketCookie(market, { secure: true })].map(pairOf);
  const header = [...others, ...pairs, ...others].join(separator);
  expect([readLocaleCookie(header), readMarketCookie(header)]).toEqual([locale, market]);
  expect([readLocaleCookie(others.join(separator)), readMarketCookie(others.join(separator))]).toEqual([
    undefined,
    undefined,
  ]);
});
