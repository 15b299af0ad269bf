import { entryOf } from './internal/entry-of.ts';
import { type TextLocale } from './format-locale.ts';

const words = { en: { and: 'and', or: 'or' }, da: { and: 'og', or: 'eller' } } as const;

/**
 * Several things in one sentence: `tør, normal og moden`. English sets a comma before the last of three or more; of nothing it
 * is `''`.
 *
 * @param joining The word before the last: and, or. `and` when left out.
 * @example
 * ```ts
 * formatList(['face', 'body', 'hair'], 'en'); // => 'face, body, and hair'
 * formatList(['tør', 'normal', 'moden'], 'da', 'or'); // => 'tør, normal eller moden'
 * ```
 */
export function formatList(
  items: readonly string[],
  locale: TextLocale,
  joining: 'and' | 'or' = 'and',
): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  const comma = locale === 'en' && items.length > 2 ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${entryOf(words, locale, 'the locale')[joining]} ${last}`;
}
