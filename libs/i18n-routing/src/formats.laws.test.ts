import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { formatDate } from './format-date.ts';
import { formatNumber, formatPercent } from './format-number.ts';
import { formatPrice, formatUnitPrice } from './format-price.ts';
import { formatRelativeTime } from './format-relative-time.ts';

const anyLocale = fc.constantFrom('en', 'da', 'nb');
const anyCurrency = fc.constantFrom('DKK', 'NOK', 'EUR', 'USD');

describe('formatNumber()', () => {
  test.prop([
    fc.double({ min: -1e15, max: 1e15, noNaN: true }),
    anyLocale,
    fc.nat({ max: 6 }),
    fc.nat({ max: 6 }),
  ])('formats as many decimals as requested', (value, locale, minimumDecimals, more) => {
    const maximumDecimals = minimumDecimals + more;
    const text = formatNumber(value, locale, { minimumDecimals, maximumDecimals });
    const decimals = text.split(locale === 'en' ? '.' : ',')[1] ?? '';
    expect(decimals.length).toBeGreaterThanOrEqual(minimumDecimals);
    expect(decimals.length).toBeLessThanOrEqual(maximumDecimals);
    expect(Math.abs(numberIn(text, locale) - value)).toBeLessThanOrEqual(
      Math.max(0.5000001 * 10 ** -maximumDecimals, Math.abs(value) * 1e-15),
    );
  });

  test.prop([fc.integer({ min: -1_000_000, max: 1_000_000 }), anyLocale])(
    'agrees with formatPercent()',
    (tenths, locale) => {
      const text = formatPercent(tenths / 1000, locale);
      expect(numberIn(text.replace('%', ''), locale)).toBe(tenths / 10 + 0);
    },
  );

  function numberIn(text: string, locale: string): number {
    const [group, decimal] = locale === 'en' ? [',', '.'] : [locale === 'da' ? '.' : '\u00A0', ','];
    return Number(text.replaceAll(group, '').replace(decimal, '.').replace('\u2212', '-'));
  }
});

describe('formatPrice()', () => {
  test.prop([fc.maxSafeInteger(), anyCurrency, anyLocale])(
    'can be parsed back to the same amount',
    (amount, currency, locale) => {
      const text = formatPrice({ amount, currency }, locale);
      const decimal = locale === 'en' ? '.' : ',';
      // The point in "kr." is no decimal point, so the unit goes first.
      const [whole = '', decimals = '00'] = text.replace('kr.', '').split(decimal);
      const digits = BigInt((whole + decimals).replace(/\D/gu, ''));
      expect(text.startsWith('\u2212') ? -digits : digits).toBe(BigInt(amount));
    },
  );

  test.prop([fc.maxSafeInteger(), anyCurrency, anyLocale, fc.constantFrom('l', 'kg')])(
    'agrees with formatUnitPrice(), which always has two decimals',
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

describe('formatDate()', () => {
  test.prop([instant, fc.integer({ min: -14 * 60, max: 14 * 60 })])(
    'formats the same day for an instant in any offset',
    (date, minutes) => {
      const sign = minutes < 0 ? '-' : '+';
      const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
      const offset = `${sign}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
      const shifted = new Date(date.getTime() + minutes * 60_000).toISOString().replace('Z', offset);
      expect(formatDate(shifted, 'en')).toBe(formatDate(date.toISOString(), 'en'));
    },
  );
});

describe('formatRelativeTime()', () => {
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
    'never returns a smaller value for a longer time',
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
