import { reservedWords, segmentsOf } from './internal/segments.ts';
import { type LocaleCode, locales } from './locales.ts';
import { type RouteName, routeNames } from './route-table.ts';

/**
 * The pattern of every route in React Router's writing, without a slash in front: `da/produkt/:slug`, `routine/:slug?`,
 * `:collection/*`. The English home page is `''`, an index route. React Router calls a catch-all's value `*`;
 * {@link matchPath} calls it `path`. Set `caseSensitive` on the routes, as {@link matchPath} tells cases apart.
 */
export function routePatterns(locale: LocaleCode): Readonly<Record<RouteName, string>> {
  const entries = routeNames.map((name) => [name, patternOf(name, locale)] as const);
  return Object.fromEntries(entries) as Record<RouteName, string>;
}

function patternOf(name: RouteName, locale: LocaleCode): string {
  const words = segmentsOf(name, locale).map((part) => {
    if (part.kind === 'static') return part.word;
    if (part.kind === 'catchAll') return '*';
    return `:${part.name}${part.optional ? '?' : ''}`;
  });
  return [locales[locale].prefix, ...words].filter(Boolean).join('/');
}

/** Whether `word` begins a route of its own in `locale`, so that no collection may have it as its slug. */
export function isReservedSegment(word: string, locale: LocaleCode): boolean {
  return reservedWords(locale).has(word);
}
