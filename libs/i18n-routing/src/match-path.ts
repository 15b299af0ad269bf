import { findLocale, findMatch } from './internal/paths.ts';
import { type LocaleCode } from './locales.ts';
import { type RouteMatch, shopRouting } from './route-table.ts';

/**
 * The page that a URL's path names, or `undefined` where the shop has none. Letters' case counts, a query and a hash
 * are ignored, and so is one slash at the end (no path that this library writes has one). A word of the table goes before a
 * parameter, with no way back: `cart` is never taken for a collection, and `/cart/anything` is no page.
 *
 * @example
 * ```ts
 * matchPath('/da/produkt/lae-serum'); // => { name: 'product', locale: 'da', parameters: { slug: 'lae-serum' } }
 * matchPath('/cart/anything'); // => undefined
 * ```
 */
export function matchPath(path: string): RouteMatch | undefined {
  // The route's own pattern names the parameters, so they are those that its type promises.
  return findMatch(shopRouting, path) as RouteMatch | undefined;
}

/**
 * The language of a path, also where no page is: an unknown address under `/da` is a Danish not-found page.
 *
 * @example
 * ```ts
 * localeOfPath('/da/no/such/page'); // => 'da'
 * localeOfPath('/dansk'); // => 'en'
 * ```
 */
export function localeOfPath(path: string): LocaleCode {
  return findLocale(shopRouting, path) as LocaleCode;
}
