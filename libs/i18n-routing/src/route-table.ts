import { defaultLocale, type LocaleCode, locales } from './locales.ts';
import { type MatchIn, type PathParameters, type PerLocale } from './localized-routes.ts';

/**
 * Every page of the shop and its path in each language, without the language's prefix (specification, section 2).
 * `:name` takes one segment, `:name?` one or none, `*name` all that follow, or none.
 */
export const routeTable = {
  home: { en: '', da: '' },
  notFound: { en: '404', da: '404' },
  offline: { en: 'offline', da: 'offline' },
  account: { en: 'account', da: 'account' },
  accountLogin: { en: 'account/login', da: 'account/login' },
  accountCreate: { en: 'account/create', da: 'account/create' },
  accountEdit: { en: 'account/edit', da: 'account/edit' },
  accountOverview: { en: 'account/overview', da: 'account/overview' },
  accountOrder: { en: 'account/order', da: 'account/order' },
  accountAddresses: { en: 'account/addresses', da: 'account/addresses' },
  accountAddressAdd: { en: 'account/addresses/add', da: 'account/addresses/add' },
  accountAddressEdit: { en: 'account/addresses/edit', da: 'account/addresses/edit' },
  accountForgottenPassword: { en: 'account/forgotten-password', da: 'account/forgotten-password' },
  accountResetPassword: { en: 'account/forgotten-password/reset', da: 'account/forgotten-password/reset' },
  cart: { en: 'cart', da: 'cart' },
  checkout: { en: 'checkout', da: 'checkout' },
  checkoutConfirmation: { en: 'checkout/confirmation', da: 'checkout/confirmation' },
  shop: { en: 'shop', da: 'shop' },
  careJournal: { en: 'care-journal/*path', da: 'care-journal/*path' },
  tipsTricks: { en: 'tips-tricks/*path', da: 'tips-tricks/*path' },
  about: { en: 'about/:slug', da: 'om/:slug' },
  journal: { en: 'journal/:slug', da: 'journal/:slug' },
  product: { en: 'product/:slug', da: 'produkt/:slug' },
  routine: { en: 'routine/:slug?', da: 'routine/:slug?' },
  sustainability: { en: 'sustainability/:slug', da: 'baeredygtighed/:slug' },
  tips: { en: 'tips/:slug?', da: 'tips/:slug?' },
  collection: { en: ':collection/*path', da: ':collection/*path' },
} as const satisfies Readonly<Record<string, Readonly<Record<LocaleCode, string>>>>;

/** The shop's routing as data: what {@link createRouting} takes, and every function of the shop's routes reads. */
export const shopRouting = { locales, defaultLocale, routes: routeTable } as const;

/** The name of a page, the same in every language. */
export type RouteName = keyof typeof routeTable;

/** Every route name, in the order of the table. */
export const routeNames = /* @__PURE__ */ Object.keys(routeTable) as readonly RouteName[];

/**
 * What a path of this route carries, decoded. In a catch-all (`path`) a `/` parts the segments.
 *
 * @example
 * ```ts
 * const product: RouteParameters<'product'> = { slug: 'lae-serum' };
 * const listing: RouteParameters<'collection'> = { collection: 'face', path: 'cleansers/all' };
 * hrefFor('product', 'da', product); // => '/da/produkt/lae-serum'
 * hrefFor('collection', 'en', listing); // => '/face/cleansers/all'
 * ```
 */
export type RouteParameters<Name extends RouteName> = PathParameters<(typeof routeTable)[Name][LocaleCode]>;

/** A page in a language with its parameters: what {@link matchPath} finds in a path. */
export type RouteMatch<Name extends RouteName = RouteName> = MatchIn<LocaleCode, typeof routeTable, Name>;

/** A page's parameters in each language that has the page. */
export type ParametersPerLocale<Name extends RouteName = RouteName> = PerLocale<
  LocaleCode,
  typeof routeTable,
  Name
>;
