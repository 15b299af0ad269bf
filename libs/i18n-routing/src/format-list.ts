import { getListFormat } from './internal/formatters.ts';

/**
 * Joins `items` into a list in `locale`: `tør, normal og moden`. Returns `''` for an empty array.
 *
 * @param locale BCP 47 tag.
 * @param joining The word before the last item; `and` by default.
 * @throws RangeError when `locale` is not a valid tag.
 *
 * @example
 * ```ts
 * formatList(['face', 'body', 'hair'], 'en'); // => 'face, body, and hair'
 * formatList(['torr', 'normal', 'mogen'], 'sv', 'or'); // => 'torr, normal eller mogen'
 * ```
 */
export function formatList(items: readonly string[], locale: string, joining: 'and' | 'or' = 'and'): string {
  const type = joining === 'and' ? 'conjunction' : 'disjunction';
  return getListFormat(locale, { type }).format(items);
}
