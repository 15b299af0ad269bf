import { defaultLocale } from '@marehalm/shop';
import { expect, test } from 'vitest';
import { parseLocale, localizeTexts } from './languages.ts';

test('localizeTexts() has the English text where a language has none', () => {
  expect(localizeTexts({ en: 'Amount', da: 'Beløb' })).toEqual({ en: 'Amount', da: 'Beløb' });
  expect(localizeTexts({ en: 'Amount', sv: 'Belopp' })).toEqual({ en: 'Amount', da: 'Amount' });
});

test('parseLocale() takes the first language for what is none of the shop', () => {
  expect(['da', 'sv', undefined, '__proto__'].map(parseLocale)).toEqual([
    'da',
    defaultLocale,
    defaultLocale,
    defaultLocale,
  ]);
});
