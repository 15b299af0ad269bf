import { type LocaleCode } from './locales.ts';

const monthNames: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  da: 'januar februar marts april maj juni juli august september oktober november december'.split(' '),
};

/** A month's first three letters; Danish marks the cut with a point, and *maj* is not cut. */
function shortMonth(name: string, locale: LocaleCode): string {
  const short = name.slice(0, 3);
  return locale === 'da' && short !== name ? `${short}.` : short;
}

/**
 * A day as people write it: `20. november 2026`, `November 20, 2026`; short `20. nov. 2026`, `Nov 20, 2026`.
 *
 * @param date An ISO day (`2026-11-20`), written as it stands, or an ISO instant with `Z` or an offset, written as the day
 * it is in Denmark: the same for every reader, wherever server and browser stand.
 * @throws RangeError when `date` is neither.
 */
export function formatDate(date: string, locale: LocaleCode, length: 'long' | 'short' = 'long'): string {
  const { year, month, day } = calendarDay(date);
  const name = monthNames[locale][month - 1] ?? '';
  const monthText = length === 'long' ? name : shortMonth(name, locale);
  return locale === 'da' ? `${day}. ${monthText} ${year}` : `${monthText} ${day}, ${year}`;
}

function calendarDay(date: string): { readonly year: number; readonly month: number; readonly day: number } {
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(date);
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u.test(date);
  const instant = isDay || isInstant ? Date.parse(date) : Number.NaN;
  // `Date.parse` takes 30 February for 2 March; the day read back tells.
  const exists = Number.isFinite(instant) && (!isDay || new Date(instant).toISOString().startsWith(date));
  if (!exists) throw new RangeError(`Cannot format a date: "${date}" is no ISO day or instant`);
  const local = new Date(isDay ? instant : instant + danishOffset(instant));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

const hour = 60 * 60 * 1000;

/** Milliseconds that Danish clocks are ahead of UTC: an hour, two in summer time (directive 2000/84/EC). */
function danishOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= lastSundayAtOne(year, 2) && instant < lastSundayAtOne(year, 9);
  return isSummer ? 2 * hour : hour;
}

/** 01:00 UTC on the last Sunday of a month of 31 days. */
function lastSundayAtOne(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * 24 * hour;
}
