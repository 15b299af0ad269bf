import { formatNumber } from './format-number.ts';
import { entryOf } from './internal/entry-of.ts';
import { type CalendarDay, danishDay, dayNumber, readDate } from './internal/danish-calendar.ts';
import { type TextLocale } from './format-locale.ts';

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const words: Readonly<
  Record<
    TextLocale,
    {
      readonly now: string;
      /** Days that have a name of their own, by their distance from today. */
      readonly days: Readonly<Record<number, string>>;
      readonly units: Readonly<Record<Unit, readonly [one: string, more: string]>>;
      readonly past: readonly [before: string, after: string];
      readonly future: readonly [before: string, after: string];
    }
  >
> = {
  en: {
    now: 'now',
    days: { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' },
    units: {
      minute: ['minute', 'minutes'],
      hour: ['hour', 'hours'],
      day: ['day', 'days'],
      week: ['week', 'weeks'],
      month: ['month', 'months'],
      year: ['year', 'years'],
    },
    past: ['', ' ago'],
    future: ['in ', ''],
  },
  da: {
    now: 'nu',
    days: { [-2]: 'i forgårs', [-1]: 'i går', 0: 'i dag', 1: 'i morgen', 2: 'i overmorgen' },
    units: {
      minute: ['minut', 'minutter'],
      hour: ['time', 'timer'],
      day: ['dag', 'dage'],
      week: ['uge', 'uger'],
      month: ['måned', 'måneder'],
      year: ['år', 'år'],
    },
    past: ['for ', ' siden'],
    future: ['om ', ''],
  },
};

const wordsOf = (locale: TextLocale) => entryOf(words, locale, 'the locale');

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/**
 * How long ago a date was, or how long it is until then, in the largest unit that has passed whole: `3 hours ago`, `i går`,
 * `om 2 uger`. Below a minute it is `now`. From a day on, days, weeks, months and years are those of the Danish calendar, so
 * `yesterday` is the day before for every reader.
 *
 * @param date What {@link formatDate} takes. An ISO day is at most as near as `today`.
 * @param now The present; read it once a page, so that all its texts agree.
 * @throws RangeError when `date` is no ISO day or instant, or `now` is an invalid date.
 * @example
 * ```ts
 * const now = new Date('2026-11-20T09:00:00Z');
 * formatRelativeTime('2026-11-20T06:30:00Z', now, 'en'); // => '2 hours ago'
 * formatRelativeTime('2026-11-19', now, 'da'); // => 'i går'
 * formatRelativeTime('2026-12-04', now, 'da'); // => 'om 2 uger'
 * ```
 */
export function formatRelativeTime(date: string, now: Date, locale: TextLocale): string {
  const written = readDate(date);
  const present = now.getTime();
  if (!written || Number.isNaN(present)) {
    throw new RangeError(`Cannot format a relative time: "${date}" seen from ${present} is no distance`);
  }
  const today = danishDay(present);
  const days = dayNumber(written.day) - dayNumber(today);
  if (written.instant !== undefined) {
    const elapsed = written.instant - present;
    if (Math.abs(elapsed) < MINUTE) return wordsOf(locale).now;
    if (Math.abs(elapsed) < HOUR) return distance(elapsed / MINUTE, 'minute', locale);
    // The day on which summer time ends has 25 hours.
    if (Math.abs(elapsed) < 24 * HOUR || days === 0) return distance(elapsed / HOUR, 'hour', locale);
  }
  const named = wordsOf(locale).days[days];
  if (named !== undefined) return named;
  if (Math.abs(days) < 7) return distance(days, 'day', locale);
  const months = days < 0 ? -wholeMonths(written.day, today) : wholeMonths(today, written.day);
  if (months === 0) return distance(days / 7, 'week', locale);
  return Math.abs(months) < 12 ? distance(months, 'month', locale) : distance(months / 12, 'year', locale);
}

/** Months from `earlier` to `later`; the last one counts when its day has come. */
function wholeMonths(earlier: CalendarDay, later: CalendarDay): number {
  const months = (later.year - earlier.year) * 12 + later.month - earlier.month;
  return later.day < earlier.day ? months - 1 : months;
}

function distance(amount: number, unit: Unit, locale: TextLocale): string {
  const count = Math.trunc(Math.abs(amount));
  const { units, past, future } = wordsOf(locale);
  const [before, after] = amount < 0 ? past : future;
  const [one, more] = units[unit];
  return `${before}${formatNumber(count, locale)} ${count === 1 ? one : more}${after}`;
}
