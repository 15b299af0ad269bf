/** Whether everything runs, and not only the sample of the gate. */
export const runsEverything = process.env['TEST_SCOPE'] === 'all';

/**
 * Returns the cases to run: all of them with `TEST_SCOPE=all`, otherwise the fewest in which every value of every aspect occurs, and without an
 * aspect the first. The same cases always give the same sample.
 *
 * @param aspects What tells cases apart, such as the language or the kind of page; a pair of two as one text samples pairwise.
 */
export function sampled<Case>(
  cases: readonly Case[],
  ...aspects: readonly ((one: Case) => string | number)[]
): readonly Case[] {
  if (runsEverything) return cases;
  if (aspects.length === 0) return cases.slice(0, 1);
  /** How many of the sample have a value, by aspect. */
  const counts = aspects.map(() => new Map<string | number, number>());
  const countsOf = (one: Case) => aspects.map((aspect, place) => counts[place]?.get(aspect(one)) ?? 0);
  const added = (one: Case) => countsOf(one).filter((count) => count === 0).length;
  const used = (one: Case) => countsOf(one).reduce((sum, count) => sum + count, 0);
  const sample = new Set<Case>();
  for (;;) {
    // Of those that add as much, the one whose values occur least: languages and widths take turns.
    const [next] = cases.toSorted((a, b) => added(b) - added(a) || used(a) - used(b));
    if (next === undefined || added(next) === 0) break;
    sample.add(next);
    for (const [place, aspect] of aspects.entries()) {
      const value = aspect(next);
      counts[place]?.set(value, (counts[place].get(value) ?? 0) + 1);
    }
  }
  return cases.filter((one) => sample.has(one));
}
