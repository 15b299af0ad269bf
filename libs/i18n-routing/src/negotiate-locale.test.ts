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
