import { describe, expect, test } from 'vitest';
import { listFacetValues } from './facet-list.ts';

/** `v01` with 1 hit to as many as asked for. */
function counts(length: number) {
  return Object.fromEntries(
    Array.from({ length }, (_, index) => [`v${String(index + 1).padStart(2, '0')}`, index + 1]),
  );
}
const values = (list: ReturnType<typeof listFacetValues>) => list.items.map(({ value }) => value);

describe('listFacetValues()', () => {
  test('shows the 10 most frequent values, and that there are more', () => {
    const list = listFacetValues(counts(11));
    expect(values(list)).toEqual(Object.keys(counts(11)).reverse().slice(0, 10));
    expect(list.canExpand).toBe(true);
  });

  test('has no more when there are none', () => {
    expect(listFacetValues(counts(10))).toMatchObject({ items: { length: 10 }, canExpand: false });
  });

  test('shows 20 at most when expanded', () => {
    const list = listFacetValues(counts(25), { isExpanded: true });
    expect(values(list)).toEqual(Object.keys(counts(25)).reverse().slice(0, 20));
    expect(list.canExpand).toBe(false);
  });

  test('sorts values of equal frequency by their ids', () => {
    for (const ids of ['abcd', 'dcba', 'bdac']) {
      const counted = Object.fromEntries([...ids].map((id) => [id, id === 'c' ? 3 : 2]));
      expect(values(listFacetValues(counted))).toEqual(['c', 'a', 'b', 'd']);
    }
  });

  test('shows a chosen value beyond the limit, at its position', () => {
    const list = listFacetValues(counts(12), { chosen: ['v01', 'v12'] });
    expect(list.items).toHaveLength(11);
    expect(list.items[0]).toEqual({ value: 'v12', count: 12, isChosen: true });
    expect(list.items[1]).toEqual({ value: 'v11', count: 11, isChosen: false });
    expect(list.items[10]).toEqual({ value: 'v01', count: 1, isChosen: true });
    expect(list.canExpand).toBe(true);
  });

  test('shows a chosen value without hits, so that it can be removed', () => {
    expect(listFacetValues({ dry: 3 }, { chosen: ['oily'] })).toEqual({
      items: [
        { value: 'dry', count: 3, isChosen: false },
        { value: 'oily', count: 0, isChosen: true },
      ],
      canExpand: false,
    });
  });
});
