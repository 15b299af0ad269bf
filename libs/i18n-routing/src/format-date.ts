import { entryOf } from './internal/entry-of.ts';
import { readDate } from './internal/danish-calendar.ts';
import { type TextLocale } from './format-locale.ts';

const monthNames: Readonly<Record<TextLocale, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  da: 'januar februar marts april maj juni juli august september oktober november december'.split(' '),
};

/** A month's first three letters; Danish marks the cut with a point, and *maj* is not cut. */
function shortMonth(name: string, locale: TextLocale): string {
  const short = name.slice(0, 3);
  return locale === 'da' && short !== name ? `${short}.` : short;
}

/**
 * A day as people write it: `20. november 2026`, `November 20, 2026`; short `20. nov. 2026`, `Nov 20, 2026`.
 *
 * @param date An ISO day (`2026-11-20`), written as it stands, or an ISO instant with `Z` or an offset, written as the day
 * it is in Denmark: the same for every reader, wherever server and browser stand.
 * @throws RangeError when `date` is neither.
 * @example
 * ```ts
 * formatDate('2026-11-20', 'en'); // => 'November 20, 2026'
 * formatDate('2026-11-20T23:00:00Z', 'da', 'short'); // => '21. nov. 2026'
 * formatDate('2026-02-30', 'en'); // => throws RangeError
 * ```
 */
export function formatDate(date: string, locale: TextLocale, length: 'long' | 'short' = 'long'): string {
  const written = readDate(date);
  if (!written) throw new RangeError(`Cannot format a date: "${date}" is no ISO day or instant`);
  const { year, month, day } = written.day;
  const name = entryOf(monthNames, locale, 'the locale')[month - 1] ?? '';
  const monthText = length === 'long' ? name : shortMonth(name, locale);
  return locale === 'da' ? `${day}. ${monthText} ${year}` : `${monthText} ${day}, ${year}`;
}
