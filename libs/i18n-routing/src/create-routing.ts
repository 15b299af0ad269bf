import { assertValidRouting } from './internal/assert-valid-routing.ts';
import { buildHref, getPathLocale, findMatch } from './internal/paths.ts';
import { type AnyRoutingDefinition, isFirstLiteral } from './internal/route-tree.ts';
import { buildCanonicalAndAlternateUrls, getNearestHref } from './internal/alternates.ts';
import {
  type LocalizedRoutes,
  type LocalizedRouteMatch,
  type ParameterArguments,
  type PathParameters,
  type RouteParametersByLocale,
  type SameParameters,
} from './localized-routes.ts';

/** Locales and localized routes of a site; the input of {@link createRouting}. */
export interface RoutingDefinition<Code extends string, Routes extends LocalizedRoutes<Code>> {
  /** Every language by its code, in the order in which a language switch lists them. */
  readonly locales: Readonly<Record<Code, RoutingLocaleDefinition>>;
  /** The locale of `x-default`, and of paths without a locale's prefix. */
  readonly defaultLocale: NoInfer<Code>;
  /**
   * Path pattern of each page, by page name and locale, without the locale's prefix. `:name` matches one segment, `:name?` one or
   * none, and `*name`, at the end only, any number. A parameter may have literal text before it, and after it from a dot or a hyphen on:
   * `p-:id`, `:slug.html`. A page has the same parameters in every locale. The pattern `''` is the home page; define one, because
   * `switchLocale` falls back to it.
   */
  readonly routes: Routes & SameParameters<Routes>;
}

/** One locale of a {@link RoutingDefinition}. */
export interface RoutingLocaleDefinition {
  /**
   * Prefix of its paths: segments of letters, digits, `_` and `-`, such as `sv` or `us/en`. At most one locale has the empty prefix
   * `''`.
   */
  readonly prefix: string;
}

/** The attributes of one `<link rel="alternate">`. */
export interface Alternate<Code extends string> {
  readonly hreflang: Code | 'x-default';
  /** Absolute when an origin was given. */
  readonly href: string;
}

/** The canonical and alternate URLs of a page for its head. */
export interface CanonicalAndAlternateUrls<Code extends string> {
  /** Value of `<link rel="canonical">`. */
  readonly canonical: string;
  /** The page in every language that has it, itself included, and `x-default` where it exists in the default language. */
  readonly alternates: readonly Alternate<Code>[];
}

/** Functions that match and build the paths of a site. They do not use `this`, so they can be destructured. */
export interface Routing<Code extends string, Routes extends LocalizedRoutes<Code>> {
  /** Names of all routes, in the order of the definition. */
  readonly routeNames: readonly (keyof Routes & string)[];
  /**
   * Returns the page that a path matches, or `undefined`. Case-sensitive; ignores the query, the hash and one trailing slash.
   * Literal segments win over parameters without backtracking: with a page `cart`, `/cart` never matches `:collection`, and
   * `/cart/anything` matches nothing.
   */
  readonly matchPath: (path: string) => LocalizedRouteMatch<Code, Routes> | undefined;
  /** Returns the locale of a path by its prefix. The path need not match a page: an unknown path under `/da` is a Danish not-found page. */
  readonly localeOfPath: (path: string) => Code;
  /**
   * Returns the path of a page, percent-encoded, with the locale's prefix and without a trailing slash. {@link Routing.matchPath}
   * returns the same page and parameters for it.
   *
   * @throws RangeError when a parameter cannot be a path segment (empty, `.`, `..`, a lone surrogate), or the path would match another
   * route: with a page `cart`, no collection can have the slug `cart`.
   */
  readonly hrefFor: <Name extends keyof Routes & string>(
    name: Name,
    locale: Code,
    ...[parameters]: ParameterArguments<PathParameters<Routes[Name][Code]>>
  ) => string;
  /**
   * Returns the path of a match: the canonical form of the path that was matched.
   *
   * @throws RangeError as {@link Routing.hrefFor} does, but never for a result of {@link Routing.matchPath}.
   */
  readonly hrefOf: (match: LocalizedRouteMatch<Code, Routes>) => string;
  /** Whether a route in `locale` starts with the literal segment `word`, so that no first parameter can have this value. */
  readonly isReservedSegment: (word: string, locale: Code) => boolean;
  /**
   * Returns the path of the same page in another locale. Without parameters for that locale it is the path of the route's index
   * (`tips` of `tips/:slug?`), or of the home page where the route has no index.
   *
   * @param parametersPerLocale The parameters of the page in each locale, such as its slugs.
   * @throws RangeError as {@link Routing.hrefFor} does.
   */
  readonly switchLocale: <Name extends keyof Routes & string>(
    match: LocalizedRouteMatch<Code, Routes, Name>,
    toLocale: Code,
    parametersPerLocale?: RouteParametersByLocale<Code, Routes, NoInfer<Name>>,
  ) => string;
  /**
   * Returns the canonical URL of a page and its `hreflang` alternates. Locales without the page are omitted, so that all versions of a
   * page have the same alternates.
   *
   * @param parametersPerLocale The parameters of the page in each locale. For the locale of `match` they take precedence over the
   * parameters of `match`, which may contain a former slug.
   * @param origin Origin of the URLs, `https://shop.example`, because search engines require absolute ones; none by default.
   * @throws RangeError as {@link Routing.hrefFor} does.
   */
  readonly alternatesFor: <Name extends keyof Routes & string>(
    match: LocalizedRouteMatch<Code, Routes, Name>,
    parametersPerLocale?: RouteParametersByLocale<Code, Routes, NoInfer<Name>>,
    origin?: string,
  ) => CanonicalAndAlternateUrls<Code>;
}

/**
 * Validates `definition` and returns its routing functions; route names and parameters are type-checked.
 *
 * @throws RangeError when a pattern is malformed, its parameters differ between locales, or two routes match the same path.
 *
 * @example
 * ```ts
 * const site = createRouting({
 *   locales: { sv: { prefix: '' }, nb: { prefix: 'no' } },
 *   defaultLocale: 'sv',
 *   routes: {
 *     home: { sv: '', nb: '' },
 *     guide: { sv: 'guide/:slug', nb: 'veiledning/:slug' },
 *   },
 * });
 * site.hrefFor('guide', 'nb', { slug: 'tang' }); // => '/no/veiledning/tang'
 * site.matchPath('/guide/tang'); // => { name: 'guide', locale: 'sv', parameters: { slug: 'tang' } }
 * const slugs = { sv: { slug: 'tang' }, nb: { slug: 'tare' } };
 * const guide = { name: 'guide', locale: 'sv', parameters: slugs.sv } as const;
 * site.switchLocale(guide, 'nb', slugs); // => '/no/veiledning/tare'
 * site.switchLocale(guide, 'nb'); // => '/no'
 * site.alternatesFor(guide, slugs, 'https://shop.example').canonical; // => 'https://shop.example/guide/tang'
 * ```
 */
export function createRouting<const Code extends string, const Routes extends LocalizedRoutes<Code>>(
  definition: RoutingDefinition<Code, Routes>,
): Routing<Code, Routes> {
  assertValidRouting(definition);
  return createUncheckedRouting(definition);
}

/**
 * Returns the same functions as {@link createRouting} without validating `definition`, which keeps the validation out of browser
 * bundles. Call {@link createRouting} with the same definition in a test.
 */
export function createUncheckedRouting<const Code extends string, const Routes extends LocalizedRoutes<Code>>(
  definition: RoutingDefinition<Code, Routes>,
): Routing<Code, Routes> {
  const routing: AnyRoutingDefinition = definition;
  const functions: Routing<string, LocalizedRoutes<string>> = {
    routeNames: Object.keys(routing.routes),
    matchPath: (path) => findMatch(routing, path),
    localeOfPath: (path) => getPathLocale(routing, path),
    hrefFor: (name, locale, ...[parameters]) =>
      buildHref(routing, { name, locale, parameters: parameters ?? {} }),
    hrefOf: (match) => buildHref(routing, match),
    isReservedSegment: (word, locale) => isFirstLiteral(routing, word, locale),
    switchLocale: (match, toLocale, parameters = {}) => getNearestHref(routing, match, toLocale, parameters),
    alternatesFor: (match, parameters = {}, origin = '') =>
      buildCanonicalAndAlternateUrls(routing, match, parameters, origin),
  };
  // Names and parameters come from the definition, so they have the types that the definition declares.
  return functions as unknown as Routing<Code, Routes>;
}
