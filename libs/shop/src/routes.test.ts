import { describe, expect, expectTypeOf, test } from 'vitest';
import { createRouting } from '@marehalm/i18n-routing';
import { localeCodes } from './locales.ts';
import {
  hrefFor,
  type matchPath,
  type RouteName,
  type RouteParameters,
  getRoutePatterns,
  type routeTable,
  routing,
} from './routes.ts';

test('createRouting() accepts the table', () => {
  expect(() => createRouting(routing)).not.toThrow();
});

describe('getRoutePatterns()', () => {
  test('lists every URL of the shop', () => {
    const list = localeCodes.flatMap((locale) =>
      Object.entries(getRoutePatterns(locale)).map(([name, pattern]) => `${locale} ${name} /${pattern}`),
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
      en orderStatus /order-status
      en wishList /wish-list
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
      da orderStatus /da/ordrestatus
      da wishList /da/oenskeliste
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

/** Names of parameters in a pattern, apart from the code under test: union in, union out. */
type NamesIn<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? NamesIn<First> | NamesIn<Rest>
  : Pattern extends `:${string}` | `*${string}`
    ? Pattern
    : never;

describe('RouteParameters', () => {
  test('follows the pattern', () => {
    expectTypeOf<RouteParameters<'product'>>().toEqualTypeOf<{ readonly slug: string }>();
    expectTypeOf<RouteParameters<'routine'>>().toEqualTypeOf<{ readonly slug?: string | undefined }>();
    expectTypeOf<RouteParameters<'careJournal'>>().toEqualTypeOf<{ readonly path?: string | undefined }>();
    expectTypeOf<RouteParameters<'collection'>>().toEqualTypeOf<{
      readonly collection: string;
      readonly path?: string | undefined;
    }>();
    expectTypeOf<RouteParameters<'cart'>>().toEqualTypeOf<Readonly<Record<string, never>>>();
  });

  test('is the same in every language', () => {
    type Table = typeof routeTable;
    type Differing = {
      [Name in RouteName]: [NamesIn<Table[Name]['en']>, NamesIn<Table[Name]['da']>] extends [
        NamesIn<Table[Name]['da']>,
        NamesIn<Table[Name]['en']>,
      ]
        ? never
        : Name;
    }[RouteName];
    expectTypeOf<Differing>().toEqualTypeOf<never>();
  });

  test('is narrowed by the name of a match', () => {
    type Match = NonNullable<ReturnType<typeof matchPath>>;
    expectTypeOf<Extract<Match, { name: 'product' }>['parameters']['slug']>().toEqualTypeOf<string>();
  });
});

describe('hrefFor()', () => {
  test('compiles only for a page that exists, with what its path needs', () => {
    const mistakes = () => {
      // @ts-expect-error: no such page.
      hrefFor('basket', 'en');
      // @ts-expect-error: no such language.
      hrefFor('cart', 'nb');
      // @ts-expect-error: a product has a slug.
      hrefFor('product', 'en');
      // @ts-expect-error: a product's parameter is called slug.
      hrefFor('product', 'en', { handle: 'lee-serum' });
      // @ts-expect-error: the cart has no parameters.
      hrefFor('cart', 'en', { slug: 'lee-serum' });
      // @ts-expect-error: a path needs its collection.
      hrefFor('collection', 'en', { path: 'cleansers' });
      // @ts-expect-error: a slug is text.
      hrefFor('product', 'en', { slug: 4 });
    };
    expectTypeOf(mistakes).toBeFunction();
    expectTypeOf(hrefFor('cart', 'en')).toBeString();
    expectTypeOf(hrefFor('tips', 'da')).toBeString();
  });
});
