import { type AnyMatch, buildHref } from './paths.ts';
import { type AnyRoutingDefinition, getRouteSegments } from './route-tree.ts';

type ParametersByLocale = Readonly<Record<string, AnyMatch['parameters'] | undefined>>;

/** Finds the path of the nearest page to `match` in `locale`: the same page, else its index, else the front page. */
export function getNearestHref(
  routing: AnyRoutingDefinition,
  match: AnyMatch,
  locale: string,
  parametersPerLocale: ParametersByLocale,
): string {
  const alternate = findAlternate(match, locale, parametersPerLocale);
  if (alternate) return buildHref(routing, alternate);
  const index = { name: match.name, locale, parameters: {} };
  return getRouteSegments(routing, index).every((part) => part.parameter === undefined || part.isOptional)
    ? buildHref(routing, index)
    : `/${routing.locales[locale]?.prefix}`;
}

/** Returns the canonical URL of `match` and its alternate URLs, for `alternatesFor()`. */
export function buildCanonicalAndAlternateUrls(
  routing: AnyRoutingDefinition,
  match: AnyMatch,
  parametersPerLocale: ParametersByLocale,
  origin: string,
): { canonical: string; alternates: { hreflang: string; href: string }[] } {
  const base = origin.replace(/\/+$/u, '');
  const addressOf = (page: AnyMatch) => base + buildHref(routing, page);
  const alternates = Object.keys(routing.locales).flatMap((hreflang) => {
    const alternate = findAlternate(match, hreflang, parametersPerLocale);
    return alternate ? { hreflang, href: addressOf(alternate) } : [];
  });
  const fallback = alternates.find(({ hreflang }) => hreflang === routing.defaultLocale);
  if (fallback) alternates.push({ hreflang: 'x-default', href: fallback.href });
  // A page may have been found by an old slug: its content knows the present one.
  const parameters = parametersPerLocale[match.locale] ?? match.parameters;
  return { canonical: addressOf({ ...match, parameters }), alternates };
}

/** The same page in `locale`, or `undefined` where that language lacks it. */
function findAlternate(
  { name, locale: from, parameters: own }: AnyMatch,
  locale: string,
  parametersPerLocale: ParametersByLocale,
): AnyMatch | undefined {
  const isSame = locale === from || Object.values(own).every((value) => value === undefined);
  const parameters = parametersPerLocale[locale] ?? (isSame ? own : undefined);
  return parameters && { name, locale, parameters };
}
