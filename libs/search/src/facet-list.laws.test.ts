import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { listFacetValues } from './facet-list.ts';

const value = fc.stringMatching(/^[a-z]{1,2}$/);
const anyCounts = fc.dictionary(value, fc.nat({ max: 5 }), { maxKeys: 30 });

property.prop([anyCounts, fc.uniqueArray(value), fc.boolean()])(
  'listFacetValues() shows chosen values, each value once, the most frequent first',
  (counts, chosen, isExpanded) => {
    const { items, canExpand } = listFacetValues(counts, { chosen, isExpanded });
    const shown = items.map((item) => item.value);
    expect(new Set(shown).size).toBe(shown.length);
    expect(
      items
        .filter(({ isChosen }) => isChosen)
        .map((item) => item.value)
        .sort(),
    ).toEqual(chosen.toSorted());
    expect(items.every(({ value: id, count }) => count === (counts[id] ?? 0))).toBe(true);
    expect(items.map(({ count }) => count)).toEqual(items.map(({ count }) => count).sort((a, b) => b - a));

    const expanded = listFacetValues(counts, { chosen, isExpanded: true });
    expect(canExpand).toBe(!isExpanded && new Set([...Object.keys(counts), ...chosen]).size > items.length);
    // Expanding only adds.
    expect(expanded.items.map((item) => item.value)).toEqual(expect.arrayContaining(shown));
  },
);
