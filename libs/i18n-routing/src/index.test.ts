import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as library from './index.ts';
import * as intl from './intl.ts';

test('exports these names and no others', () => {
  expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
    [
      "alternatesFor",
      "compareText",
      "createRedirectLookup",
      "createRouting",
      "defaultLocale",
      "defaultMarketFor",
      "formatDate",
      "formatList",
      "formatNumber",
      "formatPercent",
      "formatPrice",
      "formatRelativeTime",
      "formatUnitPrice",
      "hrefFor",
      "hrefOf",
      "isLocaleCode",
      "isMarketId",
      "isReservedSegment",
      "localeCodes",
      "localeCookieName",
      "localeOfPath",
      "locales",
      "marketCookieName",
      "marketForCountry",
      "marketIds",
      "markets",
      "matchPath",
      "negotiateLocale",
      "negotiateMarket",
      "parseAcceptLanguage",
      "preferenceCookieMaxAge",
      "readLocaleCookie",
      "readMarketCookie",
      "routeNames",
      "routePatterns",
      "routeTable",
      "safeReturnPath",
      "serializeLocaleCookie",
      "serializeMarketCookie",
      "slugify",
      "switchLocale",
    ]
  `);
});

test('exports these names and no others from its entry intl', () => {
  expect(Object.keys(intl).sort()).toEqual(['createIntlLoader', 'createLocaleIntl']);
});

test('is described by a README that names every export', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const unnamed = Object.keys({ ...library, ...intl }).filter((name) => !readme.includes(name));
  expect(unnamed).toEqual(['localeCookieName', 'marketCookieName']);
});
