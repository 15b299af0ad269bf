import { findLocale } from './paths.ts';
import { type AnyRouting, pageOf } from './route-tree.ts';
import { isCarriableSegment } from './segments.ts';

/** @throws RangeError when the definition cannot keep what a routing promises. */
export function checkRouting(routing: AnyRouting): void {
  const { locales, defaultLocale, routes } = routing;
  if (!Object.hasOwn(locales, defaultLocale)) {
    throw problem(`the default locale "${defaultLocale}" is none of its locales`);
  }
  for (const [locale, { prefix }] of Object.entries(locales)) {
    if (!/^[\w-]*$/u.test(prefix)) throw problem(`the prefix of locale "${locale}" is "${prefix}"`);
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
  for (const [name, patterns] of Object.entries(routes)) {
    for (const [locale, { prefix }] of Object.entries(locales)) {
      checkClaims(routing, name, locale, segmentsIn(`${prefix}/${patterns[locale]}`));
    }
  }
}

function checkPattern(pattern: string | undefined, where: string): void {
  if (pattern === undefined) throw problem(`${where} has no path`);
  const segments = pattern === '' ? [] : pattern.split('/');
  const wrong = segments.find((segment, position) => !isSound(segment, position === segments.length - 1));
  if (wrong !== undefined) throw problem(`${where} has the segment "${wrong}" in "${pattern}"`);
  const names = segments.filter(isParameter).map((segment) => segment.replaceAll(/\W/gu, ''));
  if (new Set(names).size < names.length) throw problem(`${where} has a parameter twice in "${pattern}"`);
  // Every object inherits `constructor`, so a missing parameter of that name would go unnoticed.
  const inherited = names.find((name) => name in {});
  if (inherited !== undefined)
    throw problem(`${where} has the parameter "${inherited}", which every object has`);
}

/** A pattern is itself a path that it stands for: `:slug` is no word of any table. */
function checkClaims(routing: AnyRouting, name: string, locale: string, segments: readonly string[]): void {
  const where = `"${name}" in locale "${locale}"`;
  const mayEndSooner = segments.some((segment) => /[*?]/u.test(segment));
  for (const path of mayEndSooner ? [segments.slice(0, -1), segments] : [segments]) {
    const owner = findLocale(routing, `/${path.map(encodeURIComponent).join('/')}`);
    if (owner !== locale) throw problem(`${where} begins with the prefix of locale "${owner}"`);
    const found = pageOf(routing, path);
    if (found?.name === name && found.locale === locale) continue;
    throw problem(`${where} shares "/${path.join('/')}" with ${found ? `"${found.name}"` : 'a longer path'}`);
  }
}

function segmentsIn(pattern: string): readonly string[] {
  return pattern.split('/').filter(Boolean);
}

function isSound(segment: string, isLast: boolean): boolean {
  if (/^:[a-z]\w*$/iu.test(segment)) return true;
  if (/^(?::[a-z]\w*\?|\*[a-z]\w*)$/iu.test(segment)) return isLast;
  return isCarriableSegment(segment) && !/[:*?]/u.test(segment);
}

function isParameter(segment: string): boolean {
  return /[:*]/u.test(segment);
}

/** The parameters of a pattern in one text, whatever their order. */
function parametersIn(pattern = ''): string {
  return segmentsIn(pattern).filter(isParameter).sort().join();
}

function problem(reason: string): RangeError {
  return new RangeError(`Cannot create a routing: ${reason}`);
}
