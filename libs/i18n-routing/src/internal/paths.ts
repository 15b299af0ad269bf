import { type AnyRoutingDefinition, type RouteInLocale, findPage, getRouteSegments } from './route-tree.ts';
import { isSegmentPreservedInUrl, hasSameSegments } from './segments.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

/** A page with its parameters, without the types of its names. */
export interface AnyMatch extends RouteInLocale {
  readonly parameters: Parameters;
}

/**
 * Returns the route, locale and decoded parameters of `path`, or `undefined` if no route matches. Ignores the query, the hash and
 * one trailing slash.
 */
export function findMatch(routing: AnyRoutingDefinition, path: string): AnyMatch | undefined {
  const words = wordsOf(path);
  const page = words && findPage(routing, words);
  if (!page) return undefined;
  const parameters: Record<string, string> = {};
  for (const [position, part] of page.segments.entries()) {
    const rest = words.slice(position);
    const [word] = rest;
    if (part.parameter === undefined || word === undefined) continue;
    // In a catch-all a slash separates segments, so a decoded segment that contains one matches nothing.
    if (part.isCatchAll && rest.some((each) => each.includes('/'))) return undefined;
    parameters[part.parameter] = part.isCatchAll
      ? rest.join('/')
      : word.slice(part.before.length, word.length - part.after.length);
  }
  return { name: page.name, locale: page.locale, parameters };
}

/**
 * Returns the percent-encoded path of a match.
 *
 * @throws RangeError when a required parameter is missing, a value cannot stand in a URL, or the path would match another route.
 */
export function buildHref(routing: AnyRoutingDefinition, { name, locale, parameters }: AnyMatch): string {
  const fail = (reason: string) => new RangeError(`Cannot build the path of "${name}": ${reason}`);
  const segments = getRouteSegments(routing, { name, locale });
  const words = segments.flatMap((part) => {
    if (part.parameter === undefined) return part.before;
    const value = parameters[part.parameter];
    if (value === undefined) {
      if (part.isOptional) return [];
      throw fail(`parameter "${part.parameter}" is missing`);
    }
    const values = part.isCatchAll ? value.split('/') : [part.before + value + part.after];
    if (value !== '' && values.every(isSegmentPreservedInUrl)) return values;
    throw fail(`parameter "${part.parameter}" cannot be ${JSON.stringify(value)} in a URL`);
  });
  const href = `/${words.map(encodeURIComponent).join('/')}`;
  const page = findPage(routing, words);
  const way = segments.filter(
    ({ parameter }) => parameter === undefined || parameters[parameter] !== undefined,
  );
  if (page?.name === name && page.locale === locale && hasSameSegments(page.segments, way)) return href;
  throw fail(`"${href}" matches another route, or none`);
}

/**
 * Returns the locale with the longest prefix that `path` starts with, else the default locale; the path need not match a route.
 */
export function getPathLocale(routing: AnyRoutingDefinition, path: string): string {
  const words = pathname(path).split('/').slice(1).map(decoded);
  const prefixOf = (code: string) => routing.locales[code]?.prefix ?? '';
  const [nearest = routing.defaultLocale] = Object.keys(routing.locales)
    .filter(
      (code) =>
        prefixOf(code) === '' ||
        prefixOf(code)
          .split('/')
          .every((word, at) => word === words[at]),
    )
    // A path under `us/en` is not one under `us`.
    .sort((a, b) => prefixOf(b).length - prefixOf(a).length);
  return nearest;
}

function pathname(path: string): string {
  return path.replace(/[?#].*/su, '');
}

function wordsOf(path: string): readonly string[] | undefined {
  const bare = pathname(path);
  if (!bare.startsWith('/')) return undefined;
  const words = bare === '/' ? [] : bare.slice(1).replace(/\/$/u, '').split('/').map(decoded);
  return words.every(isSegmentPreservedInUrl) ? words : undefined;
}

/** Returns an empty text for a malformed escape such as `%E0%A4`; no page has an empty segment. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
