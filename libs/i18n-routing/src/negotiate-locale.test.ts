import { describe, expect, test } from 'vitest';
import { negotiateLocale, parseAcceptLanguage } from './negotiate-locale.ts';

describe('negotiateLocale()', () => {
  test.each([
    ['the first supported language', ['sv-SE', 'da-DK', 'en'], 'da'],
    ['English for British English', ['en-GB', 'da'], 'en'],
    ['none, not Danish, for Norwegian', ['nb-NO', 'nb', 'no'], undefined],
    ['none when no language is supported', ['ja', '*', 'not a tag'], undefined],
    ['none without languages', [], undefined],
  ])('chooses %s', (_criterion, languages, expected) => {
    expect(negotiateLocale(languages, ['en', 'da'])).toBe(expected);
  });

  test.each([
    ['the locale of the region', ['fr-CA', 'en-US'], ['en-US', 'en-CA', 'fr-CA'], 'fr-CA'],
    ['a locale of the language for another region', ['en-GB'], ['fr-CA', 'en-US', 'en-CA'], 'en-US'],
    ['a locale of the language for none', ['fr', 'en-US'], ['en-US', 'fr-CA'], 'fr-CA'],
    ['the language where the site has no region', ['pt-BR'], ['en', 'pt'], 'pt'],
    ['the locale in the script that is named', ['sr-Latn-RS'], ['sr-Cyrl', 'sr-Latn'], 'sr-Latn'],
    ['the locale in the script of the region', ['zh-TW'], ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['none in another script', ['zh-HK'], ['zh-CN'], undefined],
    ['a locale in any case', ['PT-br'], ['en', 'pt-br'], 'pt-br'],
  ])('chooses %s', (_criterion, languages, locales, expected) => {
    expect(negotiateLocale(languages, locales)).toBe(expected);
  });
});

describe('parseAcceptLanguage()', () => {
  test.each([
    ['da, en-GB;q=0.8, en;q=0.7', ['da', 'en-GB', 'en']],
    ['en;q=0.2,da;q=0.9', ['da', 'en']],
    ['*, da;q=0, en;q=oops, nb;Q=0.5', ['nb']],
    ['da;x-q=0.1, en;q=0.5', ['da', 'en']],
    [' , ;q=1, da', ['da']],
    [undefined, []],
    ['', []],
    [null, []],
  ])('%j', (header, expected) => {
    expect(parseAcceptLanguage(header)).toEqual(expected);
  });
});
