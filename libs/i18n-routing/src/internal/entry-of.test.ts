import { describe, expect, test } from 'vitest';
import { formatDate } from '../format-date.ts';
import { formatList } from '../format-list.ts';
import { formatNumber, formatPercent } from '../format-number.ts';
import { formatPrice, formatUnitPrice } from '../format-price.ts';
import { formatRelativeTime } from '../format-relative-time.ts';

const price = { amount: 12_950, currency: 'DKK' } as const;
const formats: Readonly<Record<string, (locale: never) => string>> = {
  formatNumber: (locale) => formatNumber(1, locale),
  formatPercent: (locale) => formatPercent(0.1, locale),
  formatPrice: (locale) => formatPrice(price, locale),
  formatUnitPrice: (locale) => formatUnitPrice(price, 'l', locale),
  formatList: (locale) => formatList(['a', 'b'], locale),
  formatDate: (locale) => formatDate('2026-11-21', locale),
  formatRelativeTime: (locale) => formatRelativeTime('2026-11-20', new Date('2026-11-21T10:00:00Z'), locale),
};

describe.each(Object.entries(formats))('%s()', (_name, format) => {
  test.each(['fr', '', 'constructor', '__proto__', 'toString'])('refuses the locale %j', (locale) => {
    expect(() => format(locale as never)).toThrow(RangeError);
    expect(() => format(locale as never)).toThrow(`Cannot format for the locale ${JSON.stringify(locale)}`);
  });
});

test.each(['USD', 'constructor', '__proto__'])('formatPrice() refuses the currency %j', (currency) => {
  expect(() => formatPrice({ amount: 1, currency: currency as never }, 'en')).toThrow(RangeError);
});
