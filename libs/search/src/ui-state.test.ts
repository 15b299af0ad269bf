import { describe, expect, test } from 'vitest';
import { toSearchState, toUiState } from './ui-state.ts';
import { emptySearchState } from './search-state.ts';
import { careUrlCodecs, careJournalContext, getTestProductContext } from './testing/example-shop.ts';

const danishProducts = getTestProductContext('da', 'DKK');

const { read } = careUrlCodecs.en;

describe('toUiState()', () => {
  test('uses attributes, replicas and minor units', () => {
    const state = read('q=creme&skin-type=dry&min-price=100&min-rating=4&sort=lowest-price&page=2');
    expect(toUiState(state, danishProducts)).toStrictEqual({
      products_da: {
        query: 'creme',
        page: 2,
        sortBy: 'products_da_price_dkk_asc',
        refinementList: { skinTypes: ['dry'] },
        range: { 'prices.DKK': '10000:' },
        ratingMenu: { rating: 4 },
      },
    });
    expect(toUiState(read('max-price=5'), danishProducts)).toEqual({
      products_da: { range: { 'prices.DKK': ':500' } },
    });
  });

  test('is empty for an empty search', () => {
    expect(toUiState(emptySearchState, danishProducts)).toStrictEqual({ products_da: {} });
  });

  test('has no order by price in the journal, and no facet of another list', () => {
    const state = {
      ...emptySearchState,
      sort: 'lowest-price',
      facets: { topic: ['guides'], concern: ['x'] },
    } as const;
    expect(toUiState(state, careJournalContext)).toStrictEqual({
      journals: { refinementList: { topic: ['guides'] } },
    });
  });

  test('sets toggles among the facets', () => {
    const context = { ...danishProducts, toggles: ['available', 'new'] };
    const state = read('available=true&new=false&skin-type=dry');
    expect(toUiState(state, context)).toStrictEqual({
      products_da: { refinementList: { skinTypes: ['dry'] }, toggle: { available: true } },
    });
    expect(toSearchState(toUiState(state, context), context).facets).toEqual({
      available: ['true'],
      'skin-type': ['dry'],
    });
    expect(toSearchState({ products_da: { toggle: { isNew: false } } }, context)).toStrictEqual(
      emptySearchState,
    );
  });

  test('normalizes the state', () => {
    expect(toUiState({ ...emptySearchState, minPrice: 2, maxPrice: 1, page: -1 }, danishProducts)).toEqual({
      products_da: { range: { 'prices.DKK': '100:200' } },
    });
  });
});

describe('toSearchState()', () => {
  test('is empty for another index', () => {
    expect(toSearchState({ journals: { query: 'x' } }, danishProducts)).toStrictEqual(emptySearchState);
  });

  test('widens a range that is not in whole units', () => {
    const range = { 'prices.DKK': '10050:19950' };
    expect(toSearchState({ products_da: { range } }, danishProducts)).toEqual({
      ...emptySearchState,
      minPrice: 100,
      maxPrice: 200,
    });
  });

  test.each(['x:y', '', ':', '-5:1.5', '10 : 20'])('makes nothing of the range %j', (text) => {
    const uiState = { products_da: { range: { 'prices.DKK': text, 'prices.EUR': '100:200' } } };
    expect(toSearchState(uiState, danishProducts)).toStrictEqual(emptySearchState);
  });

  test('recognizes the order of another market and ignores unknown indices', () => {
    const sortOf = (sortBy: string) => toSearchState({ products_da: { sortBy } }, danishProducts).sort;
    expect(sortOf('products_da_price_dkk_desc')).toBe('highest-price');
    expect(sortOf('products_da_price_nok_desc')).toBeUndefined();
    expect(sortOf('products_da')).toBeUndefined();
  });

  test.each([
    ['JPY', '1000:'],
    ['HUF', '100000:'],
    ['KWD', '1000000:'],
  ])('counts in the minor units of ISO 4217: 1000 %s are %s', (currency, range) => {
    const list = { indexName: 'weine', currency };
    const uiState = { weine: { range: { [`prices.${currency}`]: range } } };
    expect(toUiState({ ...emptySearchState, minPrice: 1000 }, list)).toEqual(uiState);
    expect(toSearchState(uiState, list).minPrice).toBe(1000);
  });

  test('widens a price between whole units to them', () => {
    const dinar = { indexName: 'weine', currency: 'KWD' };
    expect(toSearchState({ weine: { range: { 'prices.KWD': '1500:' } } }, dinar).minPrice).toBe(1);
  });

  test('escapes a leading hyphen of a value, as InstantSearch does', () => {
    const wines = { indexName: 'weine', currency: 'EUR', facets: { rebsorte: 'grapes' } };
    const state = { ...emptySearchState, facets: { rebsorte: ['-süß', 'a-b'] } };
    expect(toUiState(state, wines)).toEqual({ weine: { refinementList: { grapes: ['\\-süß', 'a-b'] } } });
    expect(toSearchState(toUiState(state, wines), wines)).toEqual(state);
  });
});
