import { findLocale } from './paths.ts';
import { type AnyRouting, type Page, pageOf } from './route-tree.ts';
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
  const pages = Object.keys(routes).flatMap((name) =>
    Object.keys(locales).map((locale) => ({ name, locale })),
  );
  for (const page of pages) checkPattern(routing, page);
  for (const page of pages) checkClaims(routing, page);
}

function checkPattern(routing: AnyRouting, { name, locale }: Page): void {
  const pattern = routing.routes[name]?.[locale];
  const where = `"${name}" in locale "${locale}"`;
  if (pattern === undefined) throw problem(`${where} has no path`);
  const wrong = segmentsIn(pattern).find(
    (segment, position, all) => !isSound(segment, position === all.length - 1),
  );
  if (wrong !== undefined) throw problem(`${where} has the segment "${wrong}" in "${pattern}"`);
  const parameters = parametersIn(pattern);
  if (new Set(parameters.map(nameOf)).size < parameters.length) {
    throw problem(`${where} has a parameter twice in "${pattern}"`);
  }
  const expected = routing.routes[name]?.[routing.defaultLocale] ?? '';
  if (parameters.sort().join() !== parametersIn(expected).sort().join()) {
    throw problem(`${where} has other parameters in "${pattern}" than in "${expected}"`);
  }
}

/** A pattern is itself a path that it stands for: `:slug` is no word of any table. */
function checkClaims(routing: AnyRouting, { name, locale }: Page): void {
  const where = `"${name}" in locale "${locale}"`;
  const prefix = routing.locales[locale]?.prefix ?? '';
  const segments = segmentsIn(routing.routes[name]?.[locale] ?? '');
  const words = prefix === '' ? segments : [prefix, ...segments];
  const mayEndSooner = /^\*|\?$/u.test(words.at(-1) ?? '');
  for (const path of mayEndSooner ? [words.slice(0, -1), words] : [words]) {
    const owner = findLocale(routing, `/${path.map(encodeURIComponent).join('/')}`);
    if (owner !== locale) throw problem(`${where} begins with the prefix of locale "${owner}"`);
    const found = pageOf(routing, path);
    if (found?.name === name && found.locale === locale) continue;
    throw problem(`${where} shares "/${path.join('/')}" with ${found ? `"${found.name}"` : 'a longer path'}`);
  }
}

function segmentsIn(pattern: string): readonly string[] {
  return pattern === '' ? [] : pattern.split('/');
}

function isSound(segment: string, isLast: boolean): boolean {
  if (/^:[a-z]\w*$/iu.test(segment)) return true;
  if (/^(?::[a-z]\w*\?|\*[a-z]\w*)$/iu.test(segment)) return isLast;
  return isCarriableSegment(segment) && !/[:*?]/u.test(segment);
}

function parametersIn(pattern: string): string[] {
  return segmentsIn(pattern).filter((segment) => /^[:*]/u.test(segment));
}

function nameOf(parameter: string): string {
  return parameter.replaceAll(/\W/gu, '');
}

function problem(reason: string): RangeError {
  return new RangeError(`Cannot create a routing: ${reason}`);
}
