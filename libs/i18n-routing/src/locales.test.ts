import { describe, expect, test } from 'vitest';
import { defaultLocale, isLocaleCode, localeCodes, locales } from './locales.ts';
import { defaultMarketFor, isMarketId, marketForCountry, marketIds, markets } from './markets.ts';

describe('locales', () => {
  test('are listed under their own codes, English first and without a prefix', () => {
    expect(Object.values(locales).map(({ code }) => code)).toEqual(localeCodes);
    expect(locales[defaultLocale].prefix).toBe('');
    expect(
      localeCodes.map((code) => [locales[code].isoCode, locales[code].openGraph, locales[code].name]),
    ).toEqual([
      ['en-US', 'en_US', 'English'],
      ['da-DK', 'da_DK', 'Dansk'],
    ]);
  });

  test('isLocaleCode() knows them from all else', () => {
    expect(['en', 'da', 'en-US', 'EN', 'toString', '', null, 1].filter(isLocaleCode)).toEqual(['en', 'da']);
  });
});

describe('markets', () => {
  test('are listed under their own ids, each with its currency and the country of its prices', () => {
    expect(Object.values(markets).map(({ id }) => id)).toEqual(marketIds);
    expect(marketIds.map((id) => [markets[id].currency, markets[id].country])).toEqual([
      ['DKK', 'DK'],
      ['NOK', 'NO'],
      ['EUR', 'DE'],
    ]);
  });

  test('share no country, and each keeps its prices under one that it delivers to', () => {
    const countries = marketIds.flatMap((id) => markets[id].countries);
    expect(new Set(countries).size).toBe(countries.length);
    for (const id of marketIds) expect(marketForCountry(markets[id].country)).toBe(id);
  });

  test('isMarketId(), marketForCountry() and defaultMarketFor() answer for the rest of the world too', () => {
    expect(['dk', 'no', 'int', 'DK', 'valueOf', undefined].filter(isMarketId)).toEqual(['dk', 'no', 'int']);
    expect([marketForCountry('se'), marketForCountry('US')]).toEqual(['int', undefined]);
    expect([defaultMarketFor('da'), defaultMarketFor('en')]).toEqual(['dk', 'int']);
  });
});
