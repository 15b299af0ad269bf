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
  /** The language of `x-default`, and of a path that no locale's prefix begins. */
  readonly defaultLocale: NoInfer<Code>;
  /**
   * Every page by its name, and its path in each language without the language's prefix: words between slashes, of which
   * `:name` takes any one segment and `:name?` one or none; at the end `*name` takes all that follow, or none. Text may stand
   * before a parameter and, from a dot or a hyphen on, behind it: `p-:id`, `:slug.html`. A page has the same parameters in
   * every language. The path `''` is the front page, to which a language switch leads where it knows
   * nothing nearer: have one.
   */
  readonly routes: Routes & SameParameters<Routes>;
}

/** One locale of a {@link RoutingDefinition}. */
export interface RoutingLocaleDefinition {
  /**
   * What its paths begin with: segments of letters, digits, `_` and `-`, such as `sv` or `us/en`; `''` for the one language
   * that has none.
   */
  readonly prefix: string;
}

/** One `<link rel="alternate">`. */
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
  /** Every name, in the order of the table. */
  readonly routeNames: readonly (keyof Routes & string)[];
  /**
   * Returns the page that a URL's path names, or `undefined` where the site has none. Letters' case counts, a query and a hash
   * are ignored, and so is one slash at the end (no path that this library writes has one). A word of the table goes before a
   * parameter, with no way back: where there is a page `cart`, it is never taken for a `:collection`, and `/cart/anything` is no page.
   */
  readonly matchPath: (path: string) => LocalizedRouteMatch<Code, Routes> | undefined;
  /** Returns the language of a path, also where no page is: an unknown address under `/da` is a Danish not-found page. */
  readonly localeOfPath: (path: string) => Code;
  /**
   * Returns the path of a page: percent-encoded, with the language's prefix, without a slash at the end. Unlike a template string,
   * it fails when {@link Routing.matchPath} would read something else from it.
   * @throws RangeError when a parameter cannot stand in a URL (empty, `.`, `..`, a lone surrogate), or is a word that the table
   * keeps for other routes: no collection can be called `cart`.
   */
  readonly hrefFor: <Name extends keyof Routes & string>(
    name: Name,
    locale: Code,
    ...[parameters]: ParameterArguments<PathParameters<Routes[Name][Code]>>
  ) => string;
  /**
   * Returns the path of a match: the canonical form of the path that gave it.
   * @throws RangeError as {@link Routing.hrefFor} does, though never for what {@link Routing.matchPath} has found.
   */
  readonly hrefOf: (match: LocalizedRouteMatch<Code, Routes>) => string;
  /** Returns whether `word` begins a route of its own in `locale`, so that no page there may have it as its first parameter. */
  readonly isReservedSegment: (word: string, locale: Code) => boolean;
  /**
   * Returns the path of the same page in another language. A page whose parameters are not given in that language has no equivalent
   * there: it leads to its own index where the route has one (`tips/:slug?`), and to the home page where it has not.
   * @param parametersPerLocale What the page itself knows: its slugs in each language.
   * @throws RangeError as {@link Routing.hrefFor} does.
   */
  readonly switchLocale: <Name extends keyof Routes & string>(
    match: LocalizedRouteMatch<Code, Routes, Name>,
    toLocale: Code,
    parametersPerLocale?: RouteParametersByLocale<Code, Routes, NoInfer<Name>>,
  ) => string;
  /**
   * Returns the canonical address and the hreflang set of a page. Languages stand without a region, for a market is no part of an
   * address. A page that a language lacks is left out of the set, so the set is the same seen from each of its pages.
   * @param parametersPerLocale The page's slugs in each language; for the page's own they go before those of `match`, which
   * may have been found by a former slug.
   * @param origin Put before each path, for search engines ask for absolute addresses: `https://shop.example`.
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
 * @throws RangeError when a path is malformed, when its parameters differ between languages, or when two routes claim the
 * same path: a routing that exists keeps its laws.
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
  // The table's own patterns name routes and parameters, so they are those that its type promises.
  return functions as unknown as Routing<Code, Routes>;
}
