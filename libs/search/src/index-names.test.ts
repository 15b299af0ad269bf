import { describe, expect, test } from 'vitest';
import {
  indexName,
  searchCurrencies,
  searchLocales,
  sortedIndexName,
  sortOfIndex,
  sortOrders,
  sortReplicas,
  type IndexKind,
  type SearchLocale,
} from './index-names.ts';

test.each<[kind: IndexKind, locale: SearchLocale, expected: string]>([
  ['products', 'en', 'products'],
  ['products', 'da', 'products_da'],
  ['journals', 'en', 'journals'],
  ['journals', 'da', 'journals_da'],
])('indexName() of %s in %s is %s', (kind, locale, expected) => {
  expect(indexName(kind, locale)).toBe(expected);
});

describe('sortedIndexName()', () => {
  test('returns the products index itself for the most popular, so that the default order needs no replica', () => {
    expect(sortedIndexName('most-popular', 'da', 'NOK')).toBe('products_da');
  });

  test('returns one order by price for each currency', () => {
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

test('sortOfIndex() is the inverse of sortedIndexName()', () => {
  for (const locale of searchLocales) {
    for (const currency of searchCurrencies) {
      for (const sort of sortOrders) expect(sortOfIndex(sortedIndexName(sort, locale, currency))).toBe(sort);
    }
  }
});

test.each(['journals', 'products_de', '', 'products_price_usd_asc'])(
  'sortOfIndex() returns undefined for %j',
  (name) => {
    expect(sortOfIndex(name)).toBeUndefined();
  },
);

test('sortReplicas() returns every order but the default, those by price once for each currency', () => {
  expect(sortReplicas('da', ['DKK', 'EUR'])).toEqual([
    { name: 'products_da_trending', sort: 'trending' },
    { name: 'products_da_newest', sort: 'newest' },
    { name: 'products_da_price_dkk_asc', sort: 'lowest-price', currency: 'DKK' },
    { name: 'products_da_price_dkk_desc', sort: 'highest-price', currency: 'DKK' },
    { name: 'products_da_price_eur_asc', sort: 'lowest-price', currency: 'EUR' },
    { name: 'products_da_price_eur_desc', sort: 'highest-price', currency: 'EUR' },
  ]);
});
