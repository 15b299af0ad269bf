import { type Alternates } from './alternates.ts';
import { checkRouting } from './internal/check-routing.ts';
import { buildHref, findLocale, findMatch } from './internal/paths.ts';
import { type AnyRouting, isFirstWord } from './internal/route-tree.ts';
import { addressesOf, nearestHref } from './internal/twins.ts';
import { patternsOf } from './internal/patterns.ts';
import {
  type LocalizedRoutes,
  type MatchIn,
  type ParameterArguments,
  type PathParameters,
  type PerLocale,
  type SameParameters,
} from './localized-routes.ts';

/** A site's languages and pages: what {@link createRouting} takes. */
export interface RoutingDefinition<Code extends string, Routes extends LocalizedRoutes<Code>> {
  /** Every language by its code, in the order in which a language switch lists them. */
  readonly locales: Readonly<Record<Code, RoutingLocale>>;
  /** The language of `x-default`, and of a path that no locale's prefix begins. */
  readonly defaultLocale: NoInfer<Code>;
  /**
   * Every page by its name, and its path in each language without the language's prefix: words between slashes, of which
   * `:name` takes any one segment; at the end `:name?` takes one or none, and `*name` all that follow, or none. A page
   * has the same parameters in every language. The path `''` is the front page, to which a language switch leads where it knows
   * nothing nearer: have one.
   */
  readonly routes: Routes & SameParameters<Routes>;
}

/** What a routing knows of a language. */
export interface RoutingLocale {
  /** The first segment of its paths (letters, digits, `_`, `-`), or `''` for the one language that has none. */
  readonly prefix: string;
}

/** The functions of one table of routes. They are plain functions, to be passed on and destructured. */
export interface Routing<Code extends string, Routes extends LocalizedRoutes<Code>> {
  /** Every name, in the order of the table. */
  readonly routeNames: readonly (keyof Routes & string)[];
  /** See the shop's {@link matchPath}. */
  readonly matchPath: (path: string) => MatchIn<Code, Routes> | undefined;
  /** See the shop's {@link localeOfPath}. */
  readonly localeOfPath: (path: string) => Code;
  /**
   * See the shop's {@link hrefFor}.
   * @throws RangeError when a parameter cannot stand in a URL, or is a word that the table keeps for other routes.
   */
  readonly hrefFor: <Name extends keyof Routes & string>(
    name: Name,
    locale: Code,
    ...[parameters]: ParameterArguments<PathParameters<Routes[Name][Code]>>
  ) => string;
  /**
   * See the shop's {@link hrefOf}.
   * @throws RangeError as {@link Routing.hrefFor} does.
   */
  readonly hrefOf: (match: MatchIn<Code, Routes>) => string;
  /** See the shop's {@link routePatterns}. */
  readonly routePatterns: (locale: Code) => Readonly<Record<keyof Routes & string, string>>;
  /** See the shop's {@link isReservedSegment}. */
  readonly isReservedSegment: (word: string, locale: Code) => boolean;
  /**
   * See the shop's {@link switchLocale}.
   * @throws RangeError as {@link Routing.hrefFor} does.
   */
  readonly switchLocale: <Name extends keyof Routes & string>(
    match: MatchIn<Code, Routes, Name>,
    toLocale: Code,
    parametersPerLocale?: PerLocale<Code, Routes, NoInfer<Name>>,
  ) => string;
  /**
   * See the shop's {@link alternatesFor}.
   * @throws RangeError as {@link Routing.hrefFor} does.
   */
  readonly alternatesFor: <Name extends keyof Routes & string>(
    match: MatchIn<Code, Routes, Name>,
    parametersPerLocale?: PerLocale<Code, Routes, NoInfer<Name>>,
    origin?: string,
  ) => Alternates<Code>;
}

/**
 * The routing of a site with a table of its own; the shop's has been made already, and its functions stand beside this one.
 * Names and parameters are inferred from the table, so a wrong or missing one does not compile.
 *
 * @throws RangeError when a path is malformed, when its parameters differ between languages, or when two routes claim the
 * same path: a routing that exists keeps its laws.
 * @example
 * ```ts
 * const site = createRouting({
 *   locales: { da: { prefix: '' }, nb: { prefix: 'no' } },
 *   defaultLocale: 'da',
 *   routes: {
 *     home: { da: '', nb: '' },
 *     guide: { da: 'guide/:slug', nb: 'veiledning/:slug' },
 *   },
 * });
 * site.hrefFor('guide', 'nb', { slug: 'tang' }); // => '/no/veiledning/tang'
 * site.matchPath('/guide/tang'); // => { name: 'guide', locale: 'da', parameters: { slug: 'tang' } }
 * ```
 */
export function createRouting<const Code extends string, const Routes extends LocalizedRoutes<Code>>(
  definition: RoutingDefinition<Code, Routes>,
): Routing<Code, Routes> {
  const routing: AnyRouting = definition;
  checkRouting(routing);
  const functions: Routing<string, LocalizedRoutes<string>> = {
    routeNames: Object.keys(routing.routes),
    matchPath: (path) => findMatch(routing, path),
    localeOfPath: (path) => findLocale(routing, path),
    hrefFor: (name, locale, ...[parameters]) =>
      buildHref(routing, { name, locale, parameters: parameters ?? {} }),
    hrefOf: (match) => buildHref(routing, match),
    routePatterns: (locale) => patternsOf(routing, locale),
    isReservedSegment: (word, locale) => isFirstWord(routing, word, locale),
    switchLocale: (match, toLocale, parameters = {}) => nearestHref(routing, match, toLocale, parameters),
    alternatesFor: (match, parameters = {}, origin = '') => addressesOf(routing, match, parameters, origin),
  };
  // The table's own patterns name routes and parameters, so they are those that its type promises.
  return functions as unknown as Routing<Code, Routes>;
}
