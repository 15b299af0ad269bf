import type { SearchLocale } from './index-names.ts';
import { limitQuery } from './query.ts';

/** What a search offers before anything is typed, by language, the most wanted first. */
export type PopularSearches = Readonly<Record<SearchLocale, readonly string[]>>;

/**
 * The popular searches of one language, whatever stands in `value`: content that an editor keeps is no reason for a search to
 * fail. Blanks around them, empty ones, repeated ones and what is no text go. `popularSearchesSchema` of
 * `@marehalm/search/records` is the strict reading, for a build.
 *
 * @example
 * ```ts
 * const content: unknown = JSON.parse('{ "en": ["serum", " Serum ", "", 4], "da": ["håndcreme"] }');
 * readPopularSearches(content, 'en'); // => ['serum']
 * ```
 */
export function readPopularSearches(value: unknown, locale: SearchLocale): string[] {
  const queries = isRecord(value) ? value[locale] : undefined;
  if (!Array.isArray(queries)) return [];
  const byMeaning = new Map<string, string>();
  for (const query of queries.filter((each) => typeof each === 'string')) {
    const words = limitQuery(query.trim());
    const meaning = words.toLowerCase();
    if (words !== '' && !byMeaning.has(meaning)) byMeaning.set(meaning, words);
  }
  return [...byMeaning.values()];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
