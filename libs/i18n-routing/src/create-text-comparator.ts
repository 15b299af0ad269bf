/**
 * Creates a comparator for `Array.prototype.sort` with the alphabetical order of `locale`. Case and accents decide only between
 * otherwise equal texts, and digits compare as numbers (`2 ml` before `10 ml`).
 *
 * @param locale BCP 47 tag.
 * @throws RangeError when `locale` is invalid.
 *
 * @example
 * ```ts
 * ['Ålgräs', 'Ymer', 'Ärlig', 'Öring'].sort(createTextComparator('sv')); // => ['Ymer', 'Ålgräs', 'Ärlig', 'Öring']
 * ['Serum, 10 ml', 'Serum, 2 ml'].sort(createTextComparator('en')); // => ['Serum, 2 ml', 'Serum, 10 ml']
 * ```
 */
export function createTextComparator(locale: string): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, caseFirst: 'upper' });
  // Code units decide between texts that the locale treats as equal, so that the order does not depend on the input.
  return (a, b) => compare(a, b) || Number(a > b) - Number(a < b);
}
