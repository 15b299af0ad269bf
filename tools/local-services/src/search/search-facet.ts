import type { FacetCount } from './facets.ts';
import type { HighlightTags } from './highlight.ts';
import { extractTerms, tokenize } from './tokenize.ts';

/** A value found by a facet search. */
export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/** Returns at most `limit` values whose words start with the words of `query`; all values for an empty query. */
export function searchFacet(
  counts: readonly FacetCount[],
  query: string,
  limit: number,
  tags: HighlightTags,
): FacetHit[] {
  const words = extractTerms(query);
  return counts
    .flatMap(([value, count]) => {
      const highlighted = markPrefixes(value, words, tags);
      return highlighted === undefined ? [] : [{ value, highlighted, count }];
    })
    .slice(0, limit);
}

function markPrefixes(
  value: string,
  words: readonly string[],
  { pre, post }: HighlightTags,
): string | undefined {
  const tokens = tokenize(value);
  if (!words.every((word) => tokens.some(({ term }) => term.startsWith(word)))) return undefined;
  let marked = '';
  let position = 0;
  for (const { term, start, ends } of tokens) {
    const matches = words.filter((prefix) => term.startsWith(prefix));
    if (matches.length === 0) continue;
    // As far as the longest match: one letter of a term may stand for none or several in the text.
    const end = ends[Math.max(...matches.map(({ length }) => length)) - 1] ?? start;
    marked += value.slice(position, start) + pre + value.slice(start, end) + post;
    position = end;
  }
  return marked + value.slice(position);
}
