import type { LocaleCode, MarketCurrency } from '@marehalm/i18n-routing';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  indexName,
  searchCurrencies,
  searchLocales,
  sortedIndexName,
  sortOfIndex,
  sortOrders,
  sortReplicas,
  type IndexKind,
  type SearchCurrency,
  type SearchLocale,
} from './index-names.ts';
import { indexSettings } from './index-settings.ts';

test.each<[kind: IndexKind, locale: SearchLocale, expected: string]>([
  ['products', 'en', 'products'],
  ['products', 'da', 'products_da'],
  ['journals', 'en', 'journals'],
  ['journals', 'da', 'journals_da'],
])('indexName() of %s in %s is %s', (kind, locale, expected) => {
  expect(indexName(kind, locale)).toBe(expected);
});

describe('sortedIndexName()', () => {
  test('is the products index itself for the most popular, so that the default order needs no replica', () => {
    expect(sortedIndexName('most-popular', 'da', 'NOK')).toBe('products_da');
  });

  test('names one order by price for each currency', () => {
    expect(searchCurrencies.map((currency) => sortedIndexName('lowest-price', 'en', currency))).toEqual([
      'products_price_dkk_asc',
      'products_price_nok_asc',
      'products_price_eur_asc',
    ]);
  });

  test('shares the order by trend and by date among currencies', () => {
    expect(new Set(searchCurrencies.map((currency) => sortedIndexName('newest', 'da', currency)))).toEqual(
      new Set(['products_da_newest']),
    );
  });
});

test('sortOfIndex() finds the order again from every name that sortedIndexName() gives', () => {
  for (const locale of searchLocales) {
    for (const currency of searchCurrencies) {
      for (const sort of sortOrders) expect(sortOfIndex(sortedIndexName(sort, locale, currency))).toBe(sort);
    }
  }
  expect(sortOfIndex('journals')).toBeUndefined();
});

describe('indexSettings()', () => {
  const settings = indexSettings();

  test('covers both kinds in both languages and every replica', () => {
    expect(Object.keys(settings).filter((name) => !name.includes('_da'))).toEqual([
      'products',
      'products_trending',
      'products_newest',
      'products_price_dkk_asc',
      'products_price_dkk_desc',
      'products_price_nok_asc',
      'products_price_nok_desc',
      'products_price_eur_asc',
      'products_price_eur_desc',
      'journals',
    ]);
    expect(Object.keys(settings)).toHaveLength(20);
  });

  test('a shop with one language and one currency fits into ten indices', () => {
    expect(Object.keys(indexSettings(['da'], ['DKK']))).toHaveLength(6);
  });

  test('a primary lists its replicas, a replica lists none and ranks by its own attribute first', () => {
    expect(settings['products_da']?.replicas).toEqual(sortReplicas('da').map(({ name }) => name));
    expect(settings['products_da_price_nok_desc']?.replicas).toEqual([]);
    expect(settings['products_da_price_nok_desc']?.ranking[0]).toBe('desc(prices.NOK)');
  });

  test('puts what is sold out last when nothing else decides', () => {
    expect(settings['products']?.customRanking[0]).toBe('desc(available)');
  });
});

test('the languages and currencies are those of the shop', () => {
  expectTypeOf<SearchLocale>().toEqualTypeOf<LocaleCode>();
  expectTypeOf<SearchCurrency>().toEqualTypeOf<MarketCurrency>();
});
