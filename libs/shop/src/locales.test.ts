import { describe, expect, test } from 'vitest';
import { defaultLocale, isLocaleCode, localeCodes, locales } from './locales.ts';
import { defaultMarkets, isMarketId, marketForCountry, marketIds, markets } from './markets.ts';

describe('locales', () => {
  test('are listed under their own codes, English first and without a prefix', () => {
    expect(Object.values(locales).map(({ code }) => code)).toEqual(localeCodes);
    expect(locales[defaultLocale].prefix).toBe('');
    expect(locales).toMatchObject({
      en: { isoCode: 'en-US', openGraph: 'en_US', name: 'English', storefrontLanguage: 'EN' },
      da: { isoCode: 'da-DK', openGraph: 'da_DK', name: 'Dansk', storefrontLanguage: 'DA', prefix: 'da' },
    });
  });

  test('isLocaleCode() recognizes them', () => {
    expect(['en', 'da', 'en-US', 'EN', 'toString', '', null, 1, ['da']].filter(isLocaleCode)).toEqual([
      'en',
      'da',
    ]);
  });
});

describe('markets', () => {
  test('are listed under their own ids, each with its currency and the country of its prices', () => {
    expect(Object.values(markets).map(({ id }) => id)).toEqual(marketIds);
    expect(markets).toMatchObject({
      dk: { currency: 'DKK', country: 'DK', countries: ['DK'], numberLocale: 'da' },
      no: { currency: 'NOK', country: 'NO', countries: ['NO'], numberLocale: 'nb' },
      int: { currency: 'EUR', country: 'DE', numberLocale: 'en' },
    });
    expect(markets.int.countries.join(' ')).toBe('DE SE FI NL BE FR AT IE ES IT PL');
  });

  test('share no country, and each delivers to the country of its prices', () => {
    const countries = marketIds.flatMap((id) => markets[id].countries);
    expect(new Set(countries).size).toBe(countries.length);
    for (const id of marketIds) expect(marketForCountry(markets[id].country)).toBe(id);
  });

  test('isMarketId() and marketForCountry() include the rest of the world', () => {
    expect(['dk', 'no', 'int', 'DK', 'valueOf', undefined, ['dk']].filter(isMarketId)).toEqual([
      'dk',
      'no',
      'int',
    ]);
    expect([marketForCountry('se'), marketForCountry('US')]).toEqual(['int', undefined]);
    expect(defaultMarkets).toEqual({ en: 'int', da: 'dk' });
  });
});
