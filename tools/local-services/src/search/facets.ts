import { valuesAt, type SearchRecord } from './attributes.ts';
import type { FacetDeclaration } from './settings.ts';
import { foldedWords, tokenize } from './text.ts';
import type { Tags } from './highlight.ts';

/** How often each value of a facet occurs, by attribute. */
export type FacetCounts = Record<string, Record<string, number>>;

export interface FacetStatistics {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** A value of a facet with its count. */
export type FacetCount = readonly [value: string, count: number];

/** The counts of `attribute` among `records`, in the order asked for. */
export function countFacet(
  records: readonly SearchRecord[],
  attribute: string,
  sortBy: 'count' | 'alpha',
): FacetCount[] {
  const counts = new Map<string, number>();
  for (const record of records) {
    for (const value of new Set(valuesAt(record, attribute).map(String))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const byName = ([left]: FacetCount, [right]: FacetCount) => (left < right ? -1 : 1);
  return [...counts].sort(
    sortBy === 'alpha' ? byName : (left, right) => right[1] - left[1] || byName(left, right),
  );
}

/** Statistics of a numeric facet, or `undefined` where there is no number. */
export function facetStatistics(
  records: readonly SearchRecord[],
  attribute: string,
): FacetStatistics | undefined {
  const numbers = records.flatMap((record) =>
    valuesAt(record, attribute).filter((value) => typeof value === 'number'),
  );
  if (numbers.length === 0) return undefined;
  const sum = numbers.reduce((total, number) => total + number, 0);
  return { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum };
}

/** The declared facets that a query asks for; `*` is all that are counted. */
export function wantedFacets(
  wanted: readonly string[],
  declared: ReadonlyMap<string, FacetDeclaration>,
): string[] {
  const counted = [...declared.values()]
    .filter(({ isCounted }) => isCounted)
    .map(({ attribute }) => attribute);
  return wanted.includes('*') ? counted : counted.filter((attribute) => wanted.includes(attribute));
}

/** A value found by a facet search. */
export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/** The values whose words begin with the words of `query`, at most `limit`. All of them for an empty query. */
export function searchFacet(
  counts: readonly FacetCount[],
  query: string,
  limit: number,
  tags: Tags,
): FacetHit[] {
  const words = foldedWords(query);
  return counts
    .flatMap(([value, count]) => {
      const highlighted = markPrefixes(value, words, tags);
      return highlighted === undefined ? [] : [{ value, highlighted, count }];
    })
    .slice(0, limit);
}

function markPrefixes(value: string, words: readonly string[], { pre, post }: Tags): string | undefined {
  const tokens = tokenize(value);
  if (!words.every((word) => tokens.some(({ term }) => term.startsWith(word)))) return undefined;
  let marked = '';
  let position = 0;
  for (const { term, start, ends } of tokens) {
    const word = words.find((prefix) => term.startsWith(prefix));
    if (word === undefined) continue;
    const end = ends[word.length - 1] ?? start;
    marked += value.slice(position, start) + pre + value.slice(start, end) + post;
    position = end;
  }
  return marked + value.slice(position);
}
