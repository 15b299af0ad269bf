/** Whether all cases run (`TEST_SCOPE=all`), and not only the sample of the gate. */
export const isCompleteRun = process.env['TEST_SCOPE'] === 'all';

/**
 * Returns the cases to run: all with `TEST_SCOPE=all`, otherwise the fewest that contain every value of every aspect,
 * or the first case if there is no aspect. The selection is always the same.
 *
 * @param aspects What distinguishes cases, such as the language or the kind of page; two joined in one text are
 * sampled pairwise.
 */
export function sampleCases<Case>(
  cases: readonly Case[],
  ...aspects: readonly ((one: Case) => string | number)[]
): readonly Case[] {
  if (isCompleteRun) return cases;
  if (aspects.length === 0) return cases.slice(0, 1);
  /** Occurrences of each value in the sample, by aspect. */
  const counts = aspects.map(() => new Map<string | number, number>());
  const countsOf = (one: Case) => aspects.map((aspect, place) => counts[place]?.get(aspect(one)) ?? 0);
  const added = (one: Case) => countsOf(one).filter((count) => count === 0).length;
  const used = (one: Case) => countsOf(one).reduce((sum, count) => sum + count, 0);
  const sample = new Set<Case>();
  for (;;) {
    // Among equals, the case whose values occur least, so that languages and widths alternate.
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
