import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { formatDate } from './format-date.ts';
import { formatList } from './format-list.ts';
import { type NumberLocale, type TextLocale } from './format-locale.ts';
import { formatNumber, formatPercent } from './format-number.ts';
import { formatPrice, formatUnitPrice, type PriceCurrency } from './format-price.ts';
import { formatRelativeTime } from './format-relative-time.ts';

const anyLocale = fc.constantFrom<TextLocale[]>('en', 'da');
const anyCurrency = fc.constantFrom<PriceCurrency[]>('DKK', 'NOK', 'EUR');
const anyNumberLocale = fc.constantFrom<NumberLocale[]>('en', 'da', 'nb');
const tags: Readonly<Record<NumberLocale, string>> = { en: 'en-US', da: 'da-DK', nb: 'nb-NO' };

/** The shop writes a true minus and never breaks a number; ICU does both by locale. */
const withOwnSigns = (text: string) => text.replace('-', '\u2212').replaceAll('\u202F', '\u00A0');

/** Costly to make, so one of each. */
const numberFormats = new Map<string, Intl.NumberFormat>();
function icuNumber(locale: NumberLocale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(tags[locale], options);
  numberFormats.set(key, format);
  return format;
}

describe('formatNumber()', () => {
  test.prop([fc.integer(), anyNumberLocale])('groups as ICU does', (value, locale) => {
    const icu = icuNumber(locale, { useGrouping: true }).format(value);
    expect(formatNumber(value, locale)).toBe(withOwnSigns(icu));
  });

  test.prop([
    fc.double({ min: -1e15, max: 1e15, noNaN: true }),
    anyNumberLocale,
    fc.nat({ max: 6 }),
    fc.nat({ max: 6 }),
  ])('writes as many decimals as are asked for', (value, locale, minimumDecimals, more) => {
    const maximumDecimals = minimumDecimals + more;
    const text = formatNumber(value, locale, { minimumDecimals, maximumDecimals });
    const decimals = text.split(locale === 'en' ? '.' : ',')[1] ?? '';
    expect(decimals.length).toBeGreaterThanOrEqual(minimumDecimals);
    expect(decimals.length).toBeLessThanOrEqual(maximumDecimals);
    expect(numberIn(text, locale)).toBe(Number(value.toFixed(maximumDecimals)) + 0);
  });

  test.prop([fc.integer({ min: -1_000_000, max: 1_000_000 }), anyNumberLocale])(
    'is kept by formatPercent()',
    (tenths, locale) => {
      const text = formatPercent(tenths / 1000, locale);
      expect(numberIn(text.replace('%', ''), locale)).toBe(tenths / 10 + 0);
    },
  );

  function numberIn(text: string, locale: NumberLocale): number {
    const [group, decimal] = locale === 'en' ? [',', '.'] : [locale === 'da' ? '.' : '\u00A0', ','];
    return Number(text.replaceAll(group, '').replace(decimal, '.').replace('\u2212', '-'));
  }
});

describe('formatPrice()', () => {
  test.prop([fc.maxSafeInteger(), anyCurrency, anyNumberLocale])(
    'can be read back to the very amount',
    (amount, currency, locale) => {
      const text = formatPrice({ amount, currency }, locale);
      const decimal = locale === 'en' ? '.' : ',';
      // The point in "kr." is no decimal point, so the unit goes first.
      const [whole = '', decimals = '00'] = text.replace('kr.', '').split(decimal);
      const digits = BigInt((whole + decimals).replace(/\D/gu, ''));
      expect(text.startsWith('\u2212') ? -digits : digits).toBe(BigInt(amount));
    },
  );

  test.prop([
    fc.integer({ min: -10_000_000, max: 10_000_000 }),
    fc.constantFrom<[NumberLocale, PriceCurrency][]>(['da', 'DKK'], ['nb', 'NOK'], ['en', 'EUR']),
  ])('is what ICU writes in a market of its own, save for the minus', (amount, [locale, currency]) => {
    const minimumFractionDigits = amount % 100 === 0 ? 0 : 2;
    const icu = icuNumber(locale, { style: 'currency', currency, minimumFractionDigits }).format(
      amount / 100,
    );
    expect(formatPrice({ amount, currency }, locale)).toBe(withOwnSigns(icu));
  });

  test.prop([fc.maxSafeInteger(), anyCurrency, anyNumberLocale, fc.constantFrom('l', 'kg')])(
    'and formatUnitPrice() agree, whose decimals are always two',
    (amount, currency, locale, per) => {
      const price = formatPrice({ amount, currency }, locale);
      const unitPrice = formatUnitPrice({ amount, currency }, per, locale);
      const decimals = locale === 'en' ? '.00' : ',00';
      expect(unitPrice.replace(decimals, '')).toBe(`${price}/${per}`);
      expect(unitPrice).toMatch(/[.,]\d\d(?:\D*)\/(?:l|kg)$/u);
    },
  );
});

const instant = fc.date({ min: new Date('1997-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
const dateFormats = {
  long: new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'Europe/Copenhagen' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  da: new Intl.DateTimeFormat('da-DK', { dateStyle: 'medium', timeZone: 'UTC' }),
};

describe('formatDate()', () => {
  test.prop([instant])('names the day that it is in Denmark', (date) => {
    expect(formatDate(date.toISOString(), 'da')).toBe(dateFormats.long.format(date));
  });

  test.prop([instant, anyLocale])('writes short days as ICU does', (date, locale) => {
    const day = date.toISOString().slice(0, 10);
    expect(formatDate(day, locale, 'short')).toBe(dateFormats[locale].format(date));
  });

  test.prop([instant, fc.integer({ min: -14 * 60, max: 14 * 60 })])(
    'gives the same day for an instant in any offset',
    (date, minutes) => {
      const sign = minutes < 0 ? '-' : '+';
      const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
      const offset = `${sign}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
      const shifted = new Date(date.getTime() + minutes * 60_000).toISOString().replace('Z', offset);
      expect(formatDate(shifted, 'en')).toBe(formatDate(date.toISOString(), 'en'));
    },
  );
});

const listFormats = {
  en: { and: new Intl.ListFormat('en-US'), or: new Intl.ListFormat('en-US', { type: 'disjunction' }) },
  da: { and: new Intl.ListFormat('da-DK'), or: new Intl.ListFormat('da-DK', { type: 'disjunction' }) },
};

describe('formatList()', () => {
  test.prop([fc.array(fc.string(), { maxLength: 6 }), anyLocale, fc.constantFrom('and', 'or')])(
    'joins as ICU does',
    (items, locale, joining) => {
      expect(formatList(items, locale, joining)).toBe(listFormats[locale][joining].format(items));
    },
  );
});

describe('formatRelativeTime()', () => {
  const relativeFormats = {
    en: new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }),
    da: new Intl.RelativeTimeFormat('da-DK', { numeric: 'auto' }),
  };
  const numericFormats = {
    en: new Intl.RelativeTimeFormat('en-US'),
    da: new Intl.RelativeTimeFormat('da-DK'),
  };

  /** Every text that ICU has for a distance in `unit`. */
  const icuTexts = (locale: TextLocale, unit: Intl.RelativeTimeFormatUnit, amount: number) =>
    (unit === 'day' ? relativeFormats : numericFormats)[locale].format(amount, unit);

  test.prop([instant, instant, anyLocale])('writes what ICU writes for the unit', (date, now, locale) => {
    const text = formatRelativeTime(date.toISOString(), now, locale);
    const seconds = (date.getTime() - now.getTime()) / 1000;
    const near = [
      ['year', seconds / 86_400 / 365.2425],
      ['month', seconds / 86_400 / 30.436_875],
      ['week', seconds / 86_400 / 7],
      ['day', seconds / 86_400],
      ['hour', seconds / 3600],
      ['minute', seconds / 60],
    ] as const;
    // A calendar's units are not all of one length, so each may be one off.
    const possible = near.flatMap(([unit, amount]) =>
      [-1, 0, 1].map((off) => icuTexts(locale, unit, Math.trunc(amount) + off)),
    );
    expect([...possible, relativeFormats[locale].format(0, 'second')]).toContain(text);
  });

  test.prop([instant, instant, fc.boolean()])('mirrors past and future', (date, now, isDay) => {
    const [a, b] = [date, now].map((each) => each.toISOString().slice(0, isDay ? 10 : undefined));
    const there = formatRelativeTime(String(a), new Date(String(b)), 'en');
    const back = formatRelativeTime(String(b), new Date(String(a)), 'en');
    const [first, second] = [there, back].map((text) =>
      text.replace(/^in | ago$/gu, '').replace(/^(?:yesterday|tomorrow)$/u, 'a day'),
    );
    expect(first).toBe(second);
  });

  test.prop([instant, fc.integer({ min: 60_000, max: 20 * 365 * 86_400_000 }), fc.nat(86_400_000)])(
    'never counts a longer time shorter',
    (now, elapsed, more) => {
      const seconds = {
        minute: 60,
        hour: 3600,
        day: 86_400,
        week: 604_800,
        month: 2_500_000,
        year: 31_000_000,
      };
      const approximate = (milliseconds: number) => {
        const text = formatRelativeTime(new Date(now.getTime() - milliseconds).toISOString(), now, 'en');
        if (text === 'yesterday') return seconds.day;
        const [, count, unit] = /^([\d,]+) (\w+?)s? ago$/u.exec(text) ?? [];
        return Number(count?.replace(',', '')) * seconds[unit as keyof typeof seconds];
      };
      expect(approximate(elapsed + more)).toBeGreaterThanOrEqual(approximate(elapsed));
    },
  );
});
