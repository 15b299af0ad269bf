import { type LocaleCode } from './locales.ts';

/**
 * Every page of the shop and its path in each language, without the language's prefix (specification, section 2).
 * `:name` takes one segment, `:name?` one or none, `*name` all that follow, or none.
 */
export const routeTable = {
  home: { en: '', da: '' },
  notFound: { en: '404', da: '404' },
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

/** The name of a page, the same in every language. */
export type RouteName = keyof typeof routeTable;

/** Every route name, in the order of the table. */
export const routeNames = /* @__PURE__ */ Object.keys(routeTable) as readonly RouteName[];

type SegmentParameter<Segment extends string> = Segment extends `*${infer Name}`
  ? { readonly [Key in Name]?: string | undefined }
  : Segment extends `:${infer Name}?`
    ? { readonly [Key in Name]?: string | undefined }
    : Segment extends `:${infer Name}`
      ? { readonly [Key in Name]: string }
      : unknown;

type PatternParameters<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? SegmentParameter<First> & PatternParameters<Rest>
  : SegmentParameter<Pattern>;

/** No parameter at all: `{}` would let any slip through. */
export type NoParameters = Readonly<Record<string, never>>;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/**
 * What a path of this route carries, decoded. In a catch-all (`path`) a `/` parts the segments.
 *
 * @example
 * type Product = RouteParameters<'product'>; // { readonly slug: string }
 * type Collection = RouteParameters<'collection'>; // { readonly collection: string; readonly path?: string }
 */
export type RouteParameters<Name extends RouteName> = Name extends RouteName
  ? unknown extends PatternParameters<(typeof routeTable)[Name]['en']>
    ? NoParameters
    : Flat<PatternParameters<(typeof routeTable)[Name]['en']>>
  : never;

/** A page in a language with its parameters: what {@link matchPath} finds in a path. */
export type RouteMatch<Name extends RouteName = RouteName> = Name extends RouteName
  ? { readonly name: Name; readonly locale: LocaleCode; readonly parameters: RouteParameters<Name> }
  : never;

/** A page's parameters in each language that has the page. */
export type ParametersPerLocale<Name extends RouteName = RouteName> = Name extends RouteName
  ? { readonly [Code in LocaleCode]?: RouteParameters<Name> | undefined }
  : never;
