import { deepEqual } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { SearchState } from './search-state.ts';
import type { CareSort } from './testing/example-shop.ts';
import {
  arbitraryUrlCodec,
  arbitraryQueryString,
  arbitrarySearchState,
  arbitraryReachableState,
} from './testing/arbitraries.ts';

// States are compared by Node: a facet may be named `constructor`, which Vitest takes for the class of an object.

/** What JSON can hold, which is more than any parser of query strings gives. */
const anyPlainValues = fc.dictionary(fc.string(), fc.jsonValue());

describe('search state in the URL', () => {
  property.prop([arbitraryUrlCodec, arbitrarySearchState])(
    'read() gives back what write() wrote',
    (address, state) => {
      deepEqual(address.read(address.write(state)), address.normalize(state));
    },
  );

  property.prop([arbitraryUrlCodec, arbitraryReachableState])(
    'read() returns the normalized state that write() wrote',
    (address, state) => {
      const inOrder = address.normalize(state);
      deepEqual(address.read(address.write(inOrder)), inOrder);
    },
  );

  property.prop([arbitraryUrlCodec, arbitrarySearchState, arbitrarySearchState])(
    'each state has one URL, and each URL one state',
    (address, left, right) => {
      const areSame = isDeepStrictEqual(address.normalize(left), address.normalize(right));
      expect(address.write(left) === address.write(right)).toBe(areSame);
    },
  );

  property.prop([arbitraryUrlCodec, arbitrarySearchState])(
    'the order of names and values does not matter',
    (address, state) => {
      const reordered: SearchState<CareSort> = {
        page: state.page,
        sort: state.sort,
        minRating: state.minRating,
        maxPrice: state.maxPrice,
        minPrice: state.minPrice,
        facets: Object.fromEntries(
          Object.entries(state.facets)
            .reverse()
            .map(([name, values]) => [name, [...values, ...values].reverse()]),
        ),
        query: state.query,
      };
      expect(address.write(reordered)).toBe(address.write(state));
    },
  );

  property.prop([arbitraryUrlCodec, arbitraryQueryString])(
    'read() accepts any text, and write() of its result is stable',
    (address, text) => {
      const state = address.read(text);
      const written = address.write(state);
      deepEqual(address.normalize(state), state);
      deepEqual(address.read(written), state);
      expect(address.write(address.read(written))).toBe(written);
    },
  );

  property.prop([arbitraryUrlCodec, anyPlainValues])('read() takes any plain values', (address, values) => {
    const state = address.read(values);
    deepEqual(address.read(address.write(state)), state);
  });

  property.prop([arbitraryUrlCodec, arbitrarySearchState])(
    'toRoute() says what write() says',
    (address, state) => {
      deepEqual(address.read(address.toRoute(state)), address.normalize(state));
    },
  );

  property.prop([arbitraryUrlCodec, arbitrarySearchState])(
    'a browser would write it the same way',
    (address, state) => {
      const written = address.write(state);
      expect(new URLSearchParams(written).toString()).toBe(written);
      expect(new URL(`https://shop.example/?${written}`).search.slice(1)).toBe(written);
    },
  );
});

describe('update()', () => {
  property.prop([arbitraryUrlCodec, arbitraryQueryString, arbitrarySearchState])(
    'writes the state and keeps the rest, however often it is repeated',
    (address, text, state) => {
      const updated = address.update(text, state);
      deepEqual(address.read(updated), address.normalize(state));
      expect(address.update(updated, state)).toBe(updated);
    },
  );
});
