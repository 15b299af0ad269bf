import { describe, expect, test, vi } from 'vitest';
import { negotiateLocale, negotiateMarket, parseAcceptLanguage } from './negotiation.ts';

describe('negotiateLocale()', () => {
  test.each([
    ['the remembered one', 'marehalm_locale=da', ['en-US'], 'da'],
    ['the browser’s first that the shop speaks', '', ['sv-SE', 'da-DK', 'en'], 'da'],
    ['the browser’s, when what is remembered is no locale', 'marehalm_locale=sv', ['da'], 'da'],
    ['English for British English', null, ['en-GB', 'da'], 'en'],
    ['English, not Danish, for Norwegian', undefined, ['nb-NO', 'nb', 'no'], 'en'],
    ['English when nothing fits', '', ['ja', '*', 'not a tag'], 'en'],
    ['English when nothing is known', '', [], 'en'],
  ] as const)('chooses %s', (_criterion, cookies, languages, expected) => {
    expect(negotiateLocale({ cookies, languages })).toBe(expected);
  });

  test('needs nothing at all', () => {
    expect(negotiateLocale({})).toBe('en');
  });
});

describe('negotiateMarket()', () => {
  test.each([
    ['the remembered one', 'marehalm_market=no', ['da-DK'], 'da', 'no'],
    ['the one of the browser’s region', '', ['nb-NO'], 'en', 'no'],
    ['the one of a language without a region', '', ['nn'], 'en', 'no'],
    ['International for a country of the list', '', ['fr-FR'], 'da', 'int'],
    ['the next region, when the first is not delivered to', '', ['en-US', 'en', 'da-DK'], 'en', 'dk'],
    ['Denmark for Danish', '', [], 'da', 'dk'],
    ['International for English', '', ['en-US', '*'], 'en', 'int'],
    ['Denmark for a page in Danish read in America', 'marehalm_market=us', ['en-US'], 'da', 'dk'],
  ] as const)('chooses %s', (_criterion, cookies, languages, locale, expected) => {
    expect(negotiateMarket({ cookies, languages, locale })).toBe(expected);
  });

  test('reads no tables of likely countries for lists that end with plain English', () => {
    using maximize = vi.spyOn(Intl.Locale.prototype, 'maximize');
    expect(negotiateMarket({ languages: ['en-GB', 'en-US', 'en'], locale: 'en' })).toBe('int');
    expect(maximize).not.toHaveBeenCalled();
  });

  test('needs no languages', () => {
    expect(negotiateMarket({ locale: 'da' })).toBe('dk');
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
