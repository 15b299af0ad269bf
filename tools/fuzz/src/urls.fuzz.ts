import fc from 'fast-check';
import { expect } from 'vitest';
import {
  createRedirectLookup,
  negotiateLocale,
  parseAcceptLanguage,
  toSafeReturnPath,
  slugify,
} from '@marehalm/i18n-routing';
import {
  hrefFor,
  isReservedSegment,
  localeCodes,
  localeCookie,
  localeOfPath,
  marketCookie,
  matchPath,
  negotiateMarket,
} from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import {
  createSearchUrlCodec,
  limitQuery,
  MAX_QUERY_LENGTH,
  normalizeSearchState,
  productFacets,
} from '@marehalm/search';
import { testWithFuzzing } from './test-with-fuzzing.ts';
import { arbitraryHostileText } from './hostile-values.ts';

/** A path, or a mistyped one. */
const path = fc.oneof(
  arbitraryHostileText(),
  arbitraryHostileText().map((text) => `/${text}`),
  fc
    .tuple(
      fc.constantFrom('/da/produkt/', '/product/', '/da/', '/shop/', '/account/order/', '/tips/'),
      arbitraryHostileText(),
      fc.constantFrom('', '/', '?a=1', '#b'),
    )
    .map((parts) => parts.join('')),
);

testWithFuzzing('matchPath() and localeOfPath() accept any path', path, (text) => {
  expect(['en', 'da']).toContain(localeOfPath(text));
  const match = matchPath(text);
  if (!match) return;
  const back = matchPath(hrefFor(match.name as never, match.locale, match.parameters as never));
  expect(back).toEqual(match);
});

testWithFuzzing('toSafeReturnPath() never leaves the shop', path, (text) => {
  const safe = toSafeReturnPath(text, '/account/overview');
  const address = new URL(safe, 'https://shop.example/account/login');
  expect(address.origin).toBe('https://shop.example');
  expect(address.pathname.startsWith('//')).toBe(false);
});

testWithFuzzing(
  'preferences parsed from cookies and headers are supported ones or undefined',
  fc.tuple(
    fc.array(
      fc.tuple(fc.constantFrom('marehalm_locale', 'marehalm_market', 'x', ''), arbitraryHostileText()),
      {
        maxLength: 6,
      },
    ),
    fc.array(arbitraryHostileText(), { maxLength: 5 }),
  ),
  ([cookies, languages]) => {
    const header = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
    expect([undefined, 'en', 'da']).toContain(localeCookie.parse(header));
    expect([undefined, 'dk', 'no', 'int']).toContain(marketCookie.parse(header));
    expect([undefined, 'en', 'da']).toContain(negotiateLocale(languages, localeCodes));
    expect([undefined, 'dk', 'no', 'int']).toContain(negotiateMarket(languages));
    expect(Array.isArray(parseAcceptLanguage(languages.join(',')))).toBe(true);
  },
);

const list = createSearchUrlCodec({ facets: productFacets, sortOrders: searchIndices.sortOrders });
const part = fc.tuple(
  fc.constantFrom('q', 'page', 'sort', 'type', 'skin-type', 'price', 'rating', 'size', '', '__proto__'),
  fc.constantFrom('=', '', '[]=', '.min=', '.max=', '=='),
  arbitraryHostileText(),
);

testWithFuzzing(
  "parsing a list's address and writing it again gives the same search",
  fc.array(
    fc.oneof(
      part.map((parts) => parts.join('')),
      arbitraryHostileText(),
    ),
    { maxLength: 6 },
  ),
  (parts) => {
    const state = list.read(`?${parts.join('&')}`);
    expect(normalizeSearchState(state)).toEqual(state);
    expect(list.read(list.write(state))).toEqual(state);
    expect((state.query ?? '').length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  },
);

testWithFuzzing('search words, slugs and reserved names accept any text', arbitraryHostileText(), (text) => {
  expect(limitQuery(text).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  expect(slugify(text)).toMatch(/^[a-z0-9-]*$/);
  expect(typeof isReservedSegment(text, 'en')).toBe('boolean');
});

const findRedirect = createRedirectLookup([{ from: '/faq', to: '/about/help', status: 301 }]);

testWithFuzzing(
  'a redirect matches its path in any encoding, with any query or hash',
  fc
    .tuple(fc.constantFrom('/faq', '/f%61q', '/%66%61%71'), fc.constantFrom('', '/'), arbitraryHostileText())
    .chain(([start, end, rest]) =>
      fc.constantFrom('', `?${rest}`, `#${rest}`).map((tail) => start + end + tail),
    ),
  (text) => {
    expect(findRedirect(text)).toEqual({ location: '/about/help', status: 301 });
  },
);

testWithFuzzing('a redirect matches no other path', path, (text) => {
  fc.pre(!/faq/i.test(text) && !text.includes('%'));
  expect(findRedirect(text)).toBeUndefined();
});
