import type { Matches } from './text-search.ts';

/**
 * Those of `numbers` that are relevant enough to be sorted by something else. The hosted service does not say how it draws the
 * line; here a record needs that share of the best one's relevance, each typing error halving its own.
 *
 * @param strictness 0 keeps all, 100 the most relevant alone
 */
export function filterRelevant(
  numbers: readonly number[],
  { words, typos, scores, steps }: Matches,
  strictness: number,
): readonly number[] {
  if (strictness === 0) return numbers;
  const relevanceOf = (number: number) =>
    ((scores[number] ?? 0) * (words[number] ?? 0)) / 2 ** (typos[number] ?? 0);
  const best = numbers.reduce((most, number) => Math.max(most, relevanceOf(number)), 0);
  return numbers.filter(
    (number) =>
      relevanceOf(number) >= (best * strictness) / 100 ||
      // What counts as equally relevant in a search stays together here too.
      (steps[number] === 0 && typos[number] === 0),
  );
}
