import type { ScoredMatches } from './text-search.ts';

/**
 * Returns the `numbers` that are relevant enough for a virtual replica. The hosted service does not publish its threshold; here a
 * record needs `strictness` percent of the best relevance, halved for each typo.
 *
 * @param strictness 0 keeps all, 100 only the most relevant.
 */
export function filterRelevantRecords(
  numbers: readonly number[],
  { words, typos, scores, steps }: ScoredMatches,
  strictness: number,
): readonly number[] {
  if (strictness === 0) return numbers;
  const relevanceOf = (number: number) =>
    ((scores[number] ?? 0) * (words[number] ?? 0)) / 2 ** (typos[number] ?? 0);
  const best = numbers.reduce((most, number) => Math.max(most, relevanceOf(number)), 0);
  return numbers.filter(
    (number) =>
      relevanceOf(number) >= (best * strictness) / 100 ||
      // Records of equal relevance in a search are kept or dropped together.
      (steps[number] === 0 && typos[number] === 0),
  );
}
