import { type AnyRouting, type Page, pageOf, segmentsOf } from './route-tree.ts';
import { isCarriableSegment } from './segments.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

/** A page with its parameters, without the types of its names. */
export interface AnyMatch extends Page {
  readonly parameters: Parameters;
}

/** The page that a URL's path names. */
export function findMatch(routing: AnyRouting, path: string): AnyMatch | undefined {
  const words = wordsOf(path);
  const page = words && pageOf(routing, words);
  if (!page) return undefined;
  const parameters: Record<string, string> = {};
  for (const [position, part] of segmentsOf(routing, page).entries()) {
    const rest = words.slice(position);
    if (part.word !== undefined || rest[0] === undefined) continue;
    // In a catch-all a slash parts segments, so one that stands within a segment names no page.
    if (part.isCatchAll && rest.some((word) => word.includes('/'))) return undefined;
    parameters[part.parameter] = part.isCatchAll ? rest.join('/') : rest[0];
  }
  return { ...page, parameters };
}

/** The path of a page, percent-encoded. */
export function buildHref(routing: AnyRouting, { name, locale, parameters }: AnyMatch): string {
  const fail = (reason: string) => new RangeError(`Cannot build the path of "${name}": ${reason}`);
  const words = segmentsOf(routing, { name, locale }).flatMap((part) => {
    if (part.word !== undefined) return part.word;
    const value = parameters[part.parameter];
    if (value === undefined) {
      if (part.isOptional) return [];
      throw fail(`parameter "${part.parameter}" is missing`);
    }
    const segments = part.isCatchAll ? value.split('/') : [value];
    if (segments.every(isCarriableSegment)) return segments;
    throw fail(`no URL carries ${JSON.stringify(value)} in parameter "${part.parameter}"`);
  });
  const href = `/${words.map(encodeURIComponent).join('/')}`;
  const page = pageOf(routing, words);
  if (page?.name === name && page.locale === locale) return href;
  throw fail(`"${href}" is another route's path, or none`);
}

/** The language of a path, also where no page is. */
export function findLocale(routing: AnyRouting, path: string): string {
  const word = decoded(pathname(path).split('/', 2)[1] ?? '');
  const withPrefix = (prefix: string) =>
    Object.keys(routing.locales).find((code) => routing.locales[code]?.prefix === prefix);
  return withPrefix(word) ?? withPrefix('') ?? routing.defaultLocale;
}

function pathname(path: string): string {
  return path.replace(/[?#].*/su, '');
}

function wordsOf(path: string): readonly string[] | undefined {
  const bare = pathname(path);
  if (!bare.startsWith('/')) return undefined;
  const words = bare === '/' ? [] : bare.slice(1).replace(/\/$/u, '').split('/').map(decoded);
  return words.every(isCarriableSegment) ? words : undefined;
}

/** A malformed escape such as `%E0%A4` reads as nothing, which no page has in its path. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
