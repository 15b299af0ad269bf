import { buildHref } from './internal/paths.ts';
import { type LocaleCode } from './locales.ts';
import { type ParameterArguments } from './localized-routes.ts';
import { type RouteMatch, type RouteName, type RouteParameters, shopRouting } from './route-table.ts';

/**
 * The path of a page: percent-encoded, with the language's prefix, without a slash at the end. Unlike a template string,
 * it fails when {@link matchPath} would read something else from it.
 *
 * @throws RangeError when a parameter cannot stand in a URL (empty, `.`, `..`, a lone surrogate), or is a word that the table
 * keeps for other routes: no collection can be called `cart`.
 * @example
 * ```ts
 * hrefFor('product', 'da', { slug: 'lae-serum' }); // => '/da/produkt/lae-serum'
 * hrefFor('collection', 'en', { collection: 'face', path: 'cleansers' }); // => '/face/cleansers'
 * hrefFor('home', 'da'); // => '/da'
 * hrefFor('collection', 'en', { collection: 'cart' }); // => throws RangeError
 * ```
 */
export function hrefFor<Name extends RouteName>(
  name: Name,
  locale: LocaleCode,
  ...[parameters]: ParameterArguments<RouteParameters<Name>>
): string {
  return buildHref(shopRouting, { name, locale, parameters: parameters ?? {} });
}

/**
 * The path of a match: the canonical form of the path that gave it.
 *
 * @throws RangeError as {@link hrefFor} does, though never for what {@link matchPath} has found.
 */
export function hrefOf(match: RouteMatch): string {
  return buildHref(shopRouting, match);
}
