import { expect, test } from 'vitest';
import * as library from './index.ts';

test('exports these names and no others', () => {
  expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
    [
      "alternatesFor",
      "compareText",
      "createRedirectLookup",
      "defaultLocale",
      "defaultMarketFor",
      "formatDate",
      "formatList",
      "formatNumber",
      "formatPercent",
      "formatPrice",
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
      "safeReturnPath",
      "serializeLocaleCookie",
      "serializeMarketCookie",
      "slugify",
      "switchLocale",
    ]
  `);
});
