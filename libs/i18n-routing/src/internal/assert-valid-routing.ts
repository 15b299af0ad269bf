import { getPathLocale } from './paths.ts';
import { type AnyRoutingDefinition, findPage, getRouteSegments } from './route-tree.ts';
import { isSegmentPreservedInUrl, hasSameSegments, type PatternSegment } from './segments.ts';

/**
 * Checks that a routing is valid: a known default locale, well-formed paths, the same parameters in every language, and one route
 * per path.
 *
 * @throws RangeError when the definition is invalid.
 */
export function assertValidRouting(routing: AnyRoutingDefinition): void {
  const { locales, defaultLocale, routes } = routing;
  if (!Object.hasOwn(locales, defaultLocale)) {
    throw problem(`the default locale "${defaultLocale}" is not one of its locales`);
  }
  for (const [locale, { prefix }] of Object.entries(locales)) {
    if (!/^(?:[\w-]+(?:\/[\w-]+)*)?$/u.test(prefix))
      throw problem(`the prefix of locale "${locale}" is "${prefix}"`);
  }
  for (const [name, patterns] of Object.entries(routes)) {
    for (const locale of Object.keys(locales)) {
      const where = `"${name}" in locale "${locale}"`;
      checkPattern(patterns[locale], where);
      if (parametersIn(patterns[locale]) !== parametersIn(patterns[defaultLocale])) {
        throw problem(
          `${where} has other parameters in "${patterns[locale]}" than in "${patterns[defaultLocale]}"`,
        );
      }
    }
  }
  for (const name of Object.keys(routes)) {
    for (const locale of Object.keys(locales)) checkClaims(routing, name, locale);
  }
}

function checkPattern(pattern: string | undefined, where: string): void {
  if (pattern === undefined) throw problem(`${where} has no path`);
  const segments = pattern === '' ? [] : pattern.split('/');
  const wrong = segments.find((segment, position) => !isSound(segment, position === segments.length - 1));
  if (wrong !== undefined) throw problem(`${where} has the segment "${wrong}" in "${pattern}"`);
  const names = segments.filter(isParameter).map(parameterIn);
  if (new Set(names).size < names.length) throw problem(`${where} has a parameter twice in "${pattern}"`);
  // Every object inherits `constructor`, so a missing parameter of that name would go unnoticed.
  const inherited = names.find((name) => name in {});
  if (inherited !== undefined)
    throw problem(`${where} has the parameter "${inherited}", which every object has`);
}

/** Checks that the paths of a route match that route only. Uses the pattern itself as a path, because no literal contains a colon. */
function checkClaims(routing: AnyRoutingDefinition, name: string, locale: string): void {
  const where = `"${name}" in locale "${locale}"`;
  for (const way of waysThrough(getRouteSegments(routing, { name, locale }))) {
    const words = way.map(textOf);
    const last = way.at(-1);
    for (const path of last?.isCatchAll ? [words.slice(0, -1), words] : [words]) {
      const owner = getPathLocale(routing, `/${path.map(encodeURIComponent).join('/')}`);
      if (owner !== locale) throw problem(`${where} begins with the prefix of locale "${owner}"`);
      const found = findPage(routing, path);
      if (found?.name !== name || found.locale !== locale) {
        const other = found ? `"${found.name}"` : 'a longer path';
        throw problem(`${where} shares "/${path.join('/')}" with ${other}`);
      }
      if (!hasSameSegments(found.segments, way))
        throw problem(`${where} reads "/${path.join('/')}" in two ways`);
    }
  }
}

/** Returns the variants of a pattern: with and without each optional parameter. */
function waysThrough(segments: readonly PatternSegment[]): readonly (readonly PatternSegment[])[] {
  return segments.reduce<readonly (readonly PatternSegment[])[]>(
    (ways, part) => {
      const taken = ways.map((way) => [...way, part]);
      return part.isOptional && !part.isCatchAll ? [...ways, ...taken] : taken;
    },
    [[]],
  );
}

/** Returns the text of a segment in its pattern. */
function textOf(part: PatternSegment): string {
  if (part.parameter === undefined) return part.before;
  return `${part.before}${part.isCatchAll ? '*' : ':'}${part.parameter}${part.after}`;
}

function segmentsIn(pattern: string): readonly string[] {
  return pattern.split('/').filter(Boolean);
}

function isSound(segment: string, isLast: boolean): boolean {
  if (/^\*[a-z]\w*$/iu.test(segment)) return isLast;
  if (/^(?::[a-z]\w*\?|[^:*?]*:[a-z]\w*(?:[.-][^:*?]*)?)$/iu.test(segment)) return true;
  return isSegmentPreservedInUrl(segment) && !/[:*?]/u.test(segment);
}

function isParameter(segment: string): boolean {
  return /[:*]/u.test(segment);
}

/** Returns the parameter of a segment with its marks and without the text around it: `:slug?`. */
function signedParameter(segment: string): string {
  return /[:*]\w+\??/u.exec(segment)?.[0] ?? '';
}

function parameterIn(segment: string): string {
  return signedParameter(segment).replaceAll(/\W/gu, '');
}

/** Returns the sorted parameters of a pattern as one text, for comparison. */
function parametersIn(pattern = ''): string {
  return segmentsIn(pattern).filter(isParameter).map(signedParameter).sort().join();
}

function problem(reason: string): RangeError {
  return new RangeError(`Cannot create a routing: ${reason}`);
}
