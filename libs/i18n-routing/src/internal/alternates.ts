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
  // The matched path may contain a former slug; the caller's parameters have the current one.
  const parameters = parametersPerLocale[match.locale] ?? match.parameters;
  return { canonical: addressOf({ ...match, parameters }), alternates };
}

/** Finds the same page in `locale`; `undefined` when it does not exist there. */
function findAlternate(
  { name, locale: from, parameters: own }: AnyMatch,
  locale: string,
  parametersPerLocale: ParametersByLocale,
): AnyMatch | undefined {
  const isSame = locale === from || Object.values(own).every((value) => value === undefined);
  const parameters = parametersPerLocale[locale] ?? (isSame ? own : undefined);
  return parameters && { name, locale, parameters };
}
