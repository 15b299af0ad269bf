import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { journalFacets } from './facets.ts';
import { searchCurrencies, searchLocales } from './index-names.ts';
import { emptySearchState, normalizeSearchState, readSearchState } from './search-state.ts';
import { reachableSearchState } from './testing/search-states.ts';
import { fromUiState, toUiState } from './ui-state.ts';

const danishProducts = { kind: 'products', locale: 'da', currency: 'DKK' } as const;

describe('toUiState()', () => {
  test('speaks of attributes, replicas and minor units', () => {
    const state = readSearchState('q=creme&skin-type=dry&min-price=100&sort=lowest-price&page=2');
    expect(toUiState(state, danishProducts)).toEqual({
      products_da: {
        query: 'creme',
        page: 2,
        sortBy: 'products_da_price_dkk_asc',
        refinementList: { skinTypes: ['dry'] },
        range: { 'prices.DKK': '10000:' },
      },
    });
  });

  test('has nothing to say about an empty search', () => {
    expect(toUiState(emptySearchState, danishProducts)).toEqual({ products_da: {} });
  });

  test('knows no order by price in the journal', () => {
    const state = { ...emptySearchState, sort: 'lowest-price', facets: { topic: ['guides'] } } as const;
    expect(
      toUiState(state, { kind: 'journals', locale: 'en', currency: 'EUR', facets: journalFacets }),
    ).toEqual({
      journals: { refinementList: { topic: ['guides'] } },
    });
  });
});

describe('fromUiState()', () => {
  property.prop([
    reachableSearchState,
    fc.constantFrom(...searchLocales),
    fc.constantFrom(...searchCurrencies),
  ])('is the inverse of toUiState()', (state, locale, currency) => {
    const context = { kind: 'products', locale, currency } as const;
    expect(fromUiState(toUiState(state, context), context)).toEqual(normalizeSearchState(state));
  });

  test('is empty for another index', () => {
    expect(fromUiState({ journals: { query: 'x' } }, danishProducts)).toEqual(emptySearchState);
  });
});
