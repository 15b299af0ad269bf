import { isCarriableSegment, reservedWords, segmentsOf } from './internal/segments.ts';
import { defaultLocale, type LocaleCode, localeCodes, locales } from './locales.ts';
import { type RouteMatch, type RouteName, routeNames } from './route-table.ts';

/**
 * The page that a URL's path names, or `undefined` where the shop has none. Letters' case counts, a query and a hash
 * are ignored, and so is one slash at the end (no path that this library writes has one). A static segment goes before a
 * parameter, and a word that begins a route of its own is never taken for a collection: `/cart/anything` is no page.
 *
 * @example
 * matchPath('/da/produkt/lae-serum');
 * // { name: 'product', locale: 'da', parameters: { slug: 'lae-serum' } }
 */
export function matchPath(path: string): RouteMatch | undefined {
  const segments = decodedSegments(path);
  if (!segments) return undefined;
  const locale = localeOfSegment(segments[0]);
  return matchSegments(locales[locale].prefix === '' ? segments : segments.slice(1), locale);
}

/** The language of a path, also where no page is: an unknown address under `/da` is a Danish not-found page. */
export function localeOfPath(path: string): LocaleCode {
  return localeOfSegment(pathname(path).split('/', 2)[1]);
}

function localeOfSegment(first: string | undefined): LocaleCode {
  return (
    localeCodes.find((code) => locales[code].prefix !== '' && locales[code].prefix === first) ?? defaultLocale
  );
}

function pathname(path: string): string {
  return path.replace(/[?#].*$/su, '');
}

function decodedSegments(path: string): readonly string[] | undefined {
  const bare = pathname(path);
  if (!bare.startsWith('/')) return undefined;
  const trimmed = bare.slice(1).replace(/\/$/u, '');
  if (trimmed === '') return [];
  try {
    const segments = trimmed.split('/').map(decodeURIComponent);
    return segments.every(isCarriableSegment) ? segments : undefined;
  } catch {
    return undefined; // A malformed escape such as `%E0%A4` names no page.
  }
}

function matchSegments(segments: readonly string[], locale: LocaleCode): RouteMatch | undefined {
  for (const name of routesBySpecificity(locale)) {
    const parameters = matchRoute(name, locale, segments);
    // The route's own pattern names the parameters, so they are those that its type promises.
    if (parameters) return { name, locale, parameters } as RouteMatch;
  }
  return undefined;
}

function matchRoute(
  name: RouteName,
  locale: LocaleCode,
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const parameters: Record<string, string> = {};
  let position = 0;
  for (const part of segmentsOf(name, locale)) {
    if (part.kind === 'catchAll') {
      const rest = segments.slice(position);
      if (rest.length > 0) parameters[part.name] = rest.join('/');
      return parameters;
    }
    const segment = segments[position];
    if (segment === undefined) {
      if (part.kind === 'dynamic' && part.optional) continue;
      return undefined;
    }
    if (part.kind === 'static') {
      if (segment !== part.word) return undefined;
    } else {
      if (position === 0 && reservedWords(locale).has(segment)) return undefined;
      parameters[part.name] = segment;
    }
    position += 1;
  }
  return position === segments.length ? parameters : undefined;
}

const ordered = new Map<LocaleCode, readonly RouteName[]>();
const rankOf = { static: '0', dynamic: '1', catchAll: '2' } as const;

function routesBySpecificity(locale: LocaleCode): readonly RouteName[] {
  const known = ordered.get(locale);
  if (known) return known;
  const rank = (name: RouteName) =>
    segmentsOf(name, locale)
      .map((part) => rankOf[part.kind])
      .join('');
  const names = routeNames.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
  ordered.set(locale, names);
  return names;
}
