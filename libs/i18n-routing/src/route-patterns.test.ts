import { describe, expect, test } from 'vitest';
import { localeCodes } from './locales.ts';
import { isReservedSegment, routePatterns } from './route-patterns.ts';

describe('routePatterns()', () => {
  test('lists every URL of the shop', () => {
    const list = localeCodes.flatMap((locale) =>
      Object.entries(routePatterns(locale)).map(([name, pattern]) => `${locale} ${name} /${pattern}`),
    );
    expect(list.join('\n')).toMatchInlineSnapshot(`
      "en home /
      en notFound /404
      en offline /offline
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
      da offline /da/offline
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
