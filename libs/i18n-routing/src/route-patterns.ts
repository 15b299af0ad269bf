import { patternsOf } from './internal/patterns.ts';
import { isFirstWord } from './internal/route-tree.ts';
import { type LocaleCode } from './locales.ts';
import { type RouteName, shopRouting } from './route-table.ts';

/**
 * The pattern of every route in React Router's writing, without a slash in front: `da/produkt/:slug`, `routine/:slug?`,
 * `:collection/*`. The English home page is `''`, an index route. React Router calls a catch-all's value `*`;
 * {@link matchPath} calls it `path`. Set `caseSensitive` on the routes, as {@link matchPath} tells cases apart.
 *
 * @example
 * ```ts
 * routePatterns('da').product; // => 'da/produkt/:slug'
 * ```
 */
export function routePatterns(locale: LocaleCode): Readonly<Record<RouteName, string>> {
  return patternsOf(shopRouting, locale) as Record<RouteName, string>;
}

/**
 * Whether `word` begins a route of its own in `locale`, so that no collection may have it as its slug.
 *
 * @example
 * ```ts
 * isReservedSegment('cart', 'en'); // => true
 * isReservedSegment('face', 'en'); // => false
 * ```
 */
export function isReservedSegment(word: string, locale: LocaleCode): boolean {
  return isFirstWord(shopRouting, word, locale);
}
