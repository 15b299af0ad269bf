/**
 * Creates a comparator for `Array.prototype.sort` with the alphabetical order of `locale`. Case and accents decide only between
 * otherwise equal texts, and digits compare as numbers (`2 ml` before `10 ml`).
 *
 * @param locale BCP 47 tag.
 * @throws RangeError when it is none.
 * @example
 * ```ts
 * ['Ålgräs', 'Ymer', 'Ärlig', 'Öring'].sort(createTextComparator('sv')); // => ['Ymer', 'Ålgräs', 'Ärlig', 'Öring']
 * ['Serum, 10 ml', 'Serum, 2 ml'].sort(createTextComparator('en')); // => ['Serum, 2 ml', 'Serum, 10 ml']
 * ```
 */
export function createTextComparator(locale: string): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, caseFirst: 'upper' });
  // Of two texts that the locale takes for the same, the one with the lower code units comes first: the order is the same for every list.
  return (a, b) => compare(a, b) || Number(a > b) - Number(a < b);
}
