import {
  createUncheckedRouting,
  type LocalizedRouteMatch,
  type PathParameters,
  type RouteParametersByLocale,
  toRoutePatterns,
} from '@marehalm/i18n-routing';
import { defaultLocale, type LocaleCode, locales } from './locales.ts';

/** A path that is the same in every language. */
const same = <const Path extends string>(path: Path) => ({ en: path, da: path }) as const;

/**
 * Every page of the shop and its path in each language, without the language's prefix (specification, section 2).
 * `:name` takes one segment, `:name?` one or none, `*name` all that follow, or none.
 */
export const routeTable = {
  home: same(''),
  notFound: same('404'),
  offline: same('offline'),
  account: same('account'),
  accountLogin: same('account/login'),
  accountCreate: same('account/create'),
  accountEdit: same('account/edit'),
  accountOverview: same('account/overview'),
  accountOrder: same('account/order'),
  accountAddresses: same('account/addresses'),
  accountAddressAdd: same('account/addresses/add'),
  accountAddressEdit: same('account/addresses/edit'),
  accountForgottenPassword: same('account/forgotten-password'),
  accountResetPassword: same('account/forgotten-password/reset'),
  cart: same('cart'),
  checkout: same('checkout'),
  checkoutConfirmation: same('checkout/confirmation'),
  orderStatus: { en: 'order-status', da: 'ordrestatus' },
  wishList: { en: 'wish-list', da: 'oenskeliste' },
  shop: same('shop'),
  careJournal: same('care-journal/*path'),
  tipsTricks: same('tips-tricks/*path'),
  about: { en: 'about/:slug', da: 'om/:slug' },
  journal: same('journal/:slug'),
  product: { en: 'product/:slug', da: 'produkt/:slug' },
  routine: same('routine/:slug?'),
  sustainability: { en: 'sustainability/:slug', da: 'baeredygtighed/:slug' },
  tips: same('tips/:slug?'),
  collection: same(':collection/*path'),
} as const satisfies Readonly<Record<string, Readonly<Record<LocaleCode, string>>>>;

/** The name of a page, the same in every language. */
export type RouteName = keyof typeof routeTable;

/**
 * The parameters of a route's path, decoded. A catch-all parameter (`path`) may contain slashes.
 *
 * @example
 * ```ts
 * const listing: RouteParameters<'collection'> = { collection: 'face', path: 'cleansers/all' };
 * hrefFor('collection', 'en', listing); // => '/face/cleansers/all'
 * ```
 */
export type RouteParameters<Name extends RouteName> = PathParameters<(typeof routeTable)[Name][LocaleCode]>;

/** A page in a language with its parameters: what `matchPath()` finds in a path. */
export type RouteMatch<Name extends RouteName = RouteName> = LocalizedRouteMatch<
  LocaleCode,
  typeof routeTable,
  Name
>;

/** A page's parameters in each language that has the page. */
export type ParametersPerLocale<Name extends RouteName = RouteName> = RouteParametersByLocale<
  LocaleCode,
  typeof routeTable,
  Name
>;

/** The routing behind the functions below. A test validates it, so that pages need not. */
export const routing = { locales, defaultLocale, routes: routeTable } as const;

export const {
  alternatesFor,
  hrefFor,
  hrefOf,
  isReservedSegment,
  localeOfPath,
  matchPath,
  routeNames,
  switchLocale,
} = createUncheckedRouting(routing);

/** Returns the pattern of every route of `locale` as React Router writes it, for the build. */
export const getRoutePatterns = (locale: LocaleCode) => toRoutePatterns(routing, locale);
