import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { journalFacets, productFacets } from './facets.ts';
import {
  emptySearchState,
  normalizeSearchState,
  readSearchState,
  toggleFacet,
  writeSearchState,
  type SearchState,
} from './search-state.ts';
import { anySearchState, reachableSearchState } from './testing/search-states.ts';

describe('writeSearchState()', () => {
  test.each<[criterion: string, state: Partial<SearchState>, expected: string]>([
    ['leaves out what is the default', {}, ''],
    [
      'encodes Danish letters and blanks',
      { query: 'øjencreme til tør hud' },
      'q=%C3%B8jencreme+til+t%C3%B8r+hud',
    ],
    [
      'repeats the name of a facet, as a form does',
      { facets: { 'skin-type': ['oily', 'dry'] } },
      'skin-type=dry&skin-type=oily',
    ],
    [
      'sorts names',
      { facets: { property: ['vegan-formula'], concern: ['dryness'] } },
      'concern=dryness&property=vegan-formula',
    ],
    ['keeps the page and the order', { sort: 'lowest-price', page: 3 }, 'sort=lowest-price&page=3'],
    ['writes a price range in whole units', { minPrice: 100, maxPrice: 250 }, 'min-price=100&max-price=250'],
    [
      'leaves out a facet value that breaks the rule',
      { facets: { concern: ['<script>', 'dryness', 'x'.repeat(65)] } },
      'concern=dryness',
    ],
  ])('%s', (_criterion, state, expected) => {
    expect(writeSearchState({ ...emptySearchState, ...state })).toBe(expected);
  });

  property.prop([anySearchState])(
    'gives one query string for one state, however the state is ordered',
    (state) => {
      const reordered: SearchState = {
        ...state,
        facets: Object.fromEntries(
          Object.entries(state.facets)
            .reverse()
            .map(([name, values]) => [name, [...values, ...values].reverse()]),
        ),
      };
      // More values than are kept are cut after sorting, so the order they came in decides nothing.
      expect(writeSearchState(reordered)).toBe(writeSearchState(state));
    },
  );
});

describe('readSearchState()', () => {
  test.each<[criterion: string, queryString: string, expected: Partial<SearchState>]>([
    ['reads nothing from nothing', '', {}],
    ['takes a leading question mark', '?q=serum', { query: 'serum' }],
    ['takes the first of two queries', 'q=a&q=b', { query: 'a' }],
    ['cuts a query at 512 characters', `q=${'a'.repeat(513)}`, { query: 'a'.repeat(512) }],
    ['ignores an unknown order', 'sort=cheapest', {}],
    ['ignores a page that is none', 'page=-1', {}],
    ['ignores a fraction of a page', 'page=1.5', {}],
    ['ignores a page in exponents', 'page=1e9', {}],
    ['stops at the last page the service gives', 'page=99999', { page: 1000 }],
    ['leaves other names to others', 'utm_source=mail&gclid=x', {}],
    ['survives broken percent signs', 'q=%E0%A4%A&%', { query: '\uFFFD%A' }],
    ['turns a reversed range', 'min-price=300&max-price=100', { minPrice: 100, maxPrice: 300 }],
    ['drops a malformed price', 'min-price=abc&max-price=-4', {}],
    [
      'drops values that break the rule',
      'concern=a%20b&concern=dryness',
      { facets: { concern: ['dryness'] } },
    ],
    ['takes names of an object for what they are', '__proto__=x&constructor=y&toString=z', {}],
  ])('%s', (_criterion, queryString, expected) => {
    expect(readSearchState(queryString)).toEqual({ ...emptySearchState, ...expected });
  });

  test('reads the facets of the list it is asked about', () => {
    expect(readSearchState('topic=guides&concern=dryness', journalFacets).facets).toEqual({
      topic: ['guides'],
    });
  });

  property.prop([reachableSearchState])('reads back what writeSearchState() wrote', (state) => {
    expect(readSearchState(writeSearchState(state))).toEqual(normalizeSearchState(state));
  });

  property.prop([anySearchState])('reads back any state, less what no address can carry', (state) => {
    const everyFacet = Object.fromEntries(Object.keys(state.facets).map((name) => [name, name]));
    expect(readSearchState(writeSearchState(state), everyFacet)).toEqual(normalizeSearchState(state));
  });

  property.prop([fc.string({ unit: 'binary', maxLength: 200 })])(
    'takes any query string, and settles in one step',
    (text) => {
      const written = writeSearchState(readSearchState(text));
      expect(writeSearchState(readSearchState(written))).toBe(written);
    },
  );

  property.prop([
    fc.array(
      fc.tuple(
        fc.constantFrom('q', 'sort', 'page', 'min-price', 'max-price', ...Object.keys(productFacets)),
        fc.string(),
      ),
    ),
  ])('takes any values under its own names', (entries) => {
    const state = readSearchState(new URLSearchParams(entries));
    expect(normalizeSearchState(state)).toEqual(state);
  });
});

describe('toggleFacet()', () => {
  const dry = toggleFacet({ ...emptySearchState, page: 4 }, 'skin-type', 'dry');

  test('chooses a value and goes back to the first page', () => {
    expect(dry).toEqual({ ...emptySearchState, facets: { 'skin-type': ['dry'] } });
  });

  test('takes a chosen value away again', () => {
    expect(toggleFacet(dry, 'skin-type', 'dry')).toEqual(emptySearchState);
  });
});
