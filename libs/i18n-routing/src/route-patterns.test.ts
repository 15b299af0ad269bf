// eslint-disable-next-line @nx/enforce-module-boundaries -- The patterns are written for React Router, so it must read them.
import { matchRoutes } from 'react-router';
import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { hrefOf } from './href.ts';
import { localeCodes } from './locales.ts';
import { isReservedSegment, routePatterns } from './route-patterns.ts';
import { routeNames } from './route-table.ts';
import { anyMatch } from './testing/arbitraries.ts';

describe('routePatterns()', () => {
  test('lists every URL of the shop', () => {
    const list = localeCodes.flatMap((locale) =>
      Object.entries(routePatterns(locale)).map(([name, pattern]) => `${locale} ${name} /${pattern}`),
    );
    expect(list.join('\n')).toMatchInlineSnapshot(`
      "en home /
      en notFound /404
      en account /account
      en accountLogin /account/login
      en accountCreate /account/create
      en accountEdit /account/edit
      en accountOverview /account/overview
      en accountOrder /account/order
      en accountAddresses /account/addresses
      en accountAddressAdd /account/addresses/add
      en accountAddressEdit /account/addresses/edit
      en accountForgottenPassword /account/forgotten-password
      en accountResetPassword /account/forgotten-password/reset
      en cart /cart
      en checkout /checkout
      en checkoutConfirmation /checkout/confirmation
      en shop /shop
      en careJournal /care-journal/*
      en tipsTricks /tips-tricks/*
      en about /about/:slug
      en journal /journal/:slug
      en product /product/:slug
      en routine /routine/:slug?
      en sustainability /sustainability/:slug
      en tips /tips/:slug?
      en collection /:collection/*
      da home /da
      da notFound /da/404
      da account /da/account
      da accountLogin /da/account/login
      da accountCreate /da/account/create
      da accountEdit /da/account/edit
      da accountOverview /da/account/overview
      da accountOrder /da/account/order
      da accountAddresses /da/account/addresses
      da accountAddressAdd /da/account/addresses/add
      da accountAddressEdit /da/account/addresses/edit
      da accountForgottenPassword /da/account/forgotten-password
      da accountResetPassword /da/account/forgotten-password/reset
      da cart /da/cart
      da checkout /da/checkout
      da checkoutConfirmation /da/checkout/confirmation
      da shop /da/shop
      da careJournal /da/care-journal/*
      da tipsTricks /da/tips-tricks/*
      da about /da/om/:slug
      da journal /da/journal/:slug
      da product /da/produkt/:slug
      da routine /da/routine/:slug?
      da sustainability /da/baeredygtighed/:slug
      da tips /da/tips/:slug?
      da collection /da/:collection/*"
    `);
  });

  // React Router reads the text "%2F" in a segment as a slash; nothing else is lost on it.
  const readableMatch = anyMatch.filter((match) => !/%2f/iu.test(JSON.stringify(match.parameters)));

  test.prop([readableMatch], { numRuns: 300 })(
    'makes React Router find the page that matchPath() finds',
    (match) => {
      const routes = localeCodes.flatMap((locale) =>
        routeNames.map((name) => ({
          id: `${locale}.${name}`,
          path: routePatterns(locale)[name],
          caseSensitive: true,
        })),
      );
      const found = matchRoutes(routes, hrefOf(match))?.at(-1);
      expect(found?.route.id).toBe(`${match.locale}.${match.name}`);
      expect(JSON.stringify(Object.values(found?.params ?? {}).filter(Boolean))).toBe(
        JSON.stringify(Object.values(match.parameters)),
      );
    },
  );
});

describe('isReservedSegment()', () => {
  test.each([
    ['cart', 'en', true],
    ['da', 'en', true],
    ['product', 'en', true],
    ['produkt', 'en', false],
    ['produkt', 'da', true],
    ['product', 'da', false],
    ['face', 'en', false],
  ] as const)('%s in %s: %s', (word, locale, expected) => {
    expect(isReservedSegment(word, locale)).toBe(expected);
  });
});
