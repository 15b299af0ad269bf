import { type LocaleCode } from '../locales.ts';
import { type RouteName, routeNames, routeTable } from '../route-table.ts';

/** One part of a route's pattern. */
export type Segment =
  | { readonly kind: 'static'; readonly word: string }
  | { readonly kind: 'dynamic'; readonly name: string; readonly optional: boolean }
  | { readonly kind: 'catchAll'; readonly name: string };

const parsed = new Map<string, readonly Segment[]>();

/** The segments of a route's pattern. Parsed when first asked for, so that loading the library costs nothing. */
export function segmentsOf(name: RouteName, locale: LocaleCode): readonly Segment[] {
  const pattern = routeTable[name][locale];
  const known = parsed.get(pattern);
  if (known) return known;
  const segments = pattern.split('/').filter(Boolean).map(parseSegment);
  parsed.set(pattern, segments);
  return segments;
}

function parseSegment(text: string): Segment {
  if (text.startsWith('*')) return { kind: 'catchAll', name: text.slice(1) };
  if (!text.startsWith(':')) return { kind: 'static', word: text };
  const optional = text.endsWith('?');
  return { kind: 'dynamic', name: text.slice(1, optional ? -1 : undefined), optional };
}

const reserved = new Map<LocaleCode, ReadonlySet<string>>();

/** The words that begin a route of their own in `locale`, and so can never be a collection's slug. */
export function reservedWords(locale: LocaleCode): ReadonlySet<string> {
  const known = reserved.get(locale);
  if (known) return known;
  const words = new Set<string>(locale === 'en' ? ['da'] : []);
  for (const name of routeNames) {
    const first = segmentsOf(name, locale)[0];
    if (first?.kind === 'static') words.add(first.word);
  }
  reserved.set(locale, words);
  return words;
}

/**
 * Whether a decoded segment survives a URL. Browsers resolve `.` and `..` (also written `%2e`), and an empty segment
 * makes `//`, which names another host at a path's start; a lone surrogate has no percent-encoding.
 */
export function isCarriableSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !/\p{Surrogate}/u.test(text);
}
