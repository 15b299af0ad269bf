import { defaultLocale } from '@marehalm/shop';
import { expect, test } from 'vitest';
import { describeMissingTranslations, parseLocale, localizeTexts } from './localize-texts.ts';
import './create-services.ts';

// First, because the following tests leave out languages.
test('mails and forms of the services are in every language of the shop', () => {
  expect(describeMissingTranslations()).toBeUndefined();
});

test('localizeTexts() has the English text where a language has none', () => {
  expect(localizeTexts({ en: 'Amount', da: 'Beløb' })).toEqual({ en: 'Amount', da: 'Beløb' });
  expect(localizeTexts({ en: 'Amount', sv: 'Belopp' })).toEqual({ en: 'Amount', da: 'Amount' });
});

test('describeMissingTranslations() names the languages without a text and the files to edit', () => {
  localizeTexts({ en: 'Amount', sv: 'Belopp' });
  expect(describeMissingTranslations()).toMatch(
    / are English for da: .* in each localizeTexts\(\) of tools\/local-services\/src/,
  );
});

test('parseLocale() takes the first language for what is none of the shop', () => {
  expect(['da', 'sv', undefined, '__proto__'].map(parseLocale)).toEqual([
    'da',
    defaultLocale,
    defaultLocale,
    defaultLocale,
  ]);
});
