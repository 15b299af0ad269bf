import { nearestHref } from './internal/twins.ts';
import { type LocaleCode } from './locales.ts';
import { type ParametersPerLocale, type RouteMatch, type RouteName, shopRouting } from './route-table.ts';

/**
 * The path of the same page in another language. A page whose parameters are not given in that language has no twin
 * there: it leads to its own index where the route has one (`/da/tips`), and to the home page where it has not.
 *
 * @param parametersPerLocale What the page itself knows: its slugs in each language.
 * @throws RangeError as {@link hrefFor} does, when a parameter cannot stand in a URL.
 * @example
 * ```ts
 * const slugs = { en: { slug: 'lee-serum' }, da: { slug: 'lae-serum' } };
 * const page: RouteMatch = { name: 'product', locale: 'en', parameters: slugs.en };
 * switchLocale(page, 'da', slugs); // => '/da/produkt/lae-serum'
 * switchLocale(page, 'da'); // => '/da'
 * ```
 */
export function switchLocale<Name extends RouteName>(
  match: RouteMatch<Name>,
  toLocale: LocaleCode,
  parametersPerLocale: ParametersPerLocale<NoInfer<Name>> = {},
): string {
  return nearestHref(shopRouting, match, toLocale, parametersPerLocale);
}
