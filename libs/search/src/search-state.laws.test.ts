import { deepEqual } from 'node:assert/strict';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isFacetName, isFacetValue } from './facets.ts';
import {
  getSelectedFacetValues,
  emptySearchState,
  normalizeSearchState,
  refineSearch,
  toggleFacetInTree,
} from './search-state.ts';
import { arbitrarySearchState, arbitraryReachableState } from './testing/arbitraries.ts';

// States are compared by Node: a facet may be named `constructor`, which Vitest takes for the class of an object.

describe('normalizeSearchState()', () => {
  property.prop([arbitrarySearchState])('takes any state and settles in one step', (state) => {
    const normal = normalizeSearchState(state);
    deepEqual(normalizeSearchState(normal), normal);
  });

  property.prop([arbitrarySearchState])('keeps every limit', (state) => {
    const {
      query,
      facets,
      minPrice = 0,
      maxPrice = Infinity,
      minRating = 1,
      page,
    } = normalizeSearchState(state);
    expect(query.length).toBeLessThanOrEqual(512);
    expect(query).not.toMatch(/\p{Surrogate}/u);
    expect(Object.keys(facets).every(isFacetName)).toBe(true);
    expect(Object.values(facets).every((values) => values.length > 0 && values.every(isFacetValue))).toBe(
      true,
    );
    expect(minPrice).toBeLessThanOrEqual(maxPrice);
    expect([1, 2, 3, 4, 5]).toContain(minRating);
    expect(page).toBeGreaterThanOrEqual(1);
    expect(page).toBeLessThanOrEqual(1000);
  });
});

describe('toggleFacetInTree()', () => {
  const parents = { a1: 'a', a2: 'a', a11: 'a1', b1: 'b', x: 'y', y: 'x' };
  const value = fc.constantFrom(...Object.keys(parents), 'a', 'b');
  const above = (id: string, seen: readonly string[] = []): readonly string[] => {
    const parent = (parents as Record<string, string>)[id];
    return parent === undefined || seen.includes(parent) ? seen : above(parent, [...seen, parent]);
  };

  property.prop([fc.array(value)])('never has a value and one above it', (toggled) => {
    let state = emptySearchState;
    for (const id of toggled) {
      const wasChosen = getSelectedFacetValues(state, 'category').includes(id);
      state = toggleFacetInTree(state, 'category', id, parents);
      const chosen = getSelectedFacetValues(state, 'category');
      expect(chosen.includes(id)).toBe(!wasChosen);
      expect(
        chosen.filter((one) => chosen.some((other) => other !== one && above(one).includes(other))),
      ).toEqual([]);
    }
  });

  property.prop([arbitraryReachableState, fc.constantFrom('skin-type', 'concern', 'toString'), value])(
    'changes whether the value is selected, and nothing else, where nothing lies in another',
    (state, name, id) => {
      const before = getSelectedFacetValues(normalizeSearchState(state), name);
      const toggled = toggleFacetInTree(state, name, id, {});
      const after = getSelectedFacetValues(toggled, name);
      expect(after.includes(id)).toBe(!before.includes(id));
      expect(after.filter((each) => each !== id)).toEqual(before.filter((each) => each !== id));
      deepEqual(toggleFacetInTree(toggled, name, id, {}), refineSearch(state, {}));
    },
  );
});
