import { segmentsOf } from './internal/segments.ts';
import { hrefFor, hrefOf } from './href.ts';
import { type LocaleCode } from './locales.ts';
import { type ParametersPerLocale, type RouteMatch } from './route-table.ts';

/**
 * The path of the same page in another language. A page whose parameters are not given in that language has no twin
 * there: it leads to its own index where the route has one (`/da/tips`), and to the home page where it has not.
 *
 * @param parametersPerLocale What the page itself knows: its slugs in each language.
 *
 * @example
 * switchLocale(match, 'da', { en: { slug: 'lee-serum' }, da: { slug: 'lae-serum' } }); // '/da/produkt/lae-serum'
 */
export function switchLocale(
  match: RouteMatch,
  toLocale: LocaleCode,
  parametersPerLocale: ParametersPerLocale = {},
): string {
  return hrefIn(match, toLocale, parametersPerLocale) ?? indexOf(match, toLocale);
}

/** The path of `match`'s page in `locale`, or `undefined` where that language lacks the page. */
export function hrefIn(
  match: RouteMatch,
  locale: LocaleCode,
  parametersPerLocale: ParametersPerLocale,
): string | undefined {
  const own = locale === match.locale || Object.keys(match.parameters).length === 0;
  const parameters = parametersPerLocale[locale] ?? (own ? match.parameters : undefined);
  return parameters && hrefOf({ name: match.name, locale, parameters } as RouteMatch);
}

function indexOf(match: RouteMatch, locale: LocaleCode): string {
  const needsParameters = segmentsOf(match.name, locale).some(
    (part) => part.kind === 'dynamic' && !part.optional,
  );
  return needsParameters
    ? hrefFor('home', locale)
    : hrefOf({ name: match.name, locale, parameters: {} } as RouteMatch);
}
