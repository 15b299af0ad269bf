import { describe, expect, expectTypeOf, test } from 'vitest';
import { createSearchIndices } from './search-indices.ts';

const wines = createSearchIndices({
  names: { products: 'weine', journals: 'magazin' },
  locales: ['de', 'en'],
  currencies: ['EUR', 'JPY'],
  defaultSortOrder: 'best',
  sortOrders: {
    cheapest: { price: 'asc' },
    vintage: { criterion: 'desc(vintage)' },
    dearest: { price: 'desc' },
  },
});

test('the indices of the first language have no suffix', () => {
  expect(wines.indexName('products', 'de')).toBe('weine');
  expect(wines.indexName('journals', 'en')).toBe('magazin_en');
});

describe('sortedIndexName()', () => {
  test('is the products index itself for the default, which needs no replica', () => {
    expect(wines.sortedIndexName('best', 'en', 'JPY')).toBe('weine_en');
  });

  test('names one order by price for each currency, and shares the others', () => {
    expect(wines.sortedIndexName('cheapest', 'de', 'JPY')).toBe('weine_price_jpy_asc');
    expect(wines.sortedIndexName('vintage', 'de', 'JPY')).toBe(wines.sortedIndexName('vintage', 'de', 'EUR'));
  });
});

test('replicas() has every order but the default, with its ranking criterion, prices last', () => {
  expect(wines.replicas('en')).toEqual([
    { name: 'weine_en_vintage', sort: 'vintage', criterion: 'desc(vintage)' },
    { name: 'weine_en_price_eur_asc', sort: 'cheapest', currency: 'EUR', criterion: 'asc(prices.EUR)' },
    { name: 'weine_en_price_eur_desc', sort: 'dearest', currency: 'EUR', criterion: 'desc(prices.EUR)' },
    { name: 'weine_en_price_jpy_asc', sort: 'cheapest', currency: 'JPY', criterion: 'asc(prices.JPY)' },
    { name: 'weine_en_price_jpy_desc', sort: 'dearest', currency: 'JPY', criterion: 'desc(prices.JPY)' },
  ]);
});

test('list() has the index of every order, the default first, and none for a journal', () => {
  expect(wines.list('products', 'de', 'JPY')).toEqual({
    indexName: 'weine',
    currency: 'JPY',
    sortOrders: {
      best: 'weine',
      cheapest: 'weine_price_jpy_asc',
      vintage: 'weine_vintage',
      dearest: 'weine_price_jpy_desc',
    },
  });
  expect(Object.keys(wines.list('products', 'de', 'JPY').sortOrders ?? {})).toEqual(wines.sortOrders);
  expect(wines.list('journals', 'en', 'EUR')).toEqual({ indexName: 'magazin_en', currency: 'EUR' });
});

test('languages, currencies and orders are inferred', () => {
  expectTypeOf(wines.sortOrders[0]).toEqualTypeOf<'best' | 'cheapest' | 'vintage' | 'dearest' | undefined>();
  // @ts-expect-error The shop has no indices in this language.
  wines.indexName('products', 'fr');
  // @ts-expect-error The shop has no prices in this currency.
  wines.sortedIndexName('cheapest', 'de', 'USD');
  // @ts-expect-error The shop has no such order.
  expect(() => wines.sortedIndexName('newest', 'de', 'EUR')).toThrow();
});
