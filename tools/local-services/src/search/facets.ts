import type { FacetColumn, NumberColumn } from './record-columns.ts';
import type { FacetDeclaration } from './index-settings.ts';

/** Number of records by facet value and attribute. */
export type FacetCounts = Record<string, Record<string, number>>;

export interface FacetStatistics {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** A facet value with its number of records. */
export type FacetCount = readonly [value: string, count: number];

/** Counts the values of a facet among the records with these numbers, in the requested order. */
export function countFacetValues(
  column: FacetColumn,
  numbers: readonly number[],
  sortBy: 'count' | 'alpha',
): FacetCount[] {
  const counts = new Uint32Array(column.values.length);
  for (const number of numbers) {
    for (const id of column.of(number)) counts[id] = (counts[id] ?? 0) + 1;
  }
  const found = column.values.flatMap((value, id): FacetCount[] => {
    const count = counts[id] ?? 0;
    return count > 0 ? [[value, count]] : [];
  });
  const byName = ([left]: FacetCount, [right]: FacetCount) => (left < right ? -1 : 1);
  return found.sort(sortBy === 'alpha' ? byName : (left, right) => right[1] - left[1] || byName(left, right));
}

/** Calculates statistics of a numeric facet; `undefined` if there is no number. */
export function calculateFacetStatistics(
  column: NumberColumn,
  numbers: readonly number[],
): FacetStatistics | undefined {
  if (column.isEmpty) return undefined;
  let count = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const add = (value: number) => {
    count += 1;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  };
  for (const number of numbers) {
    const values = column.of(number);
    if (typeof values === 'number') add(values);
    else values.forEach(add);
  }
  return count === 0 ? undefined : { min, max, avg: sum / count, sum };
}

/** Returns the requested facets that are declared; `*` means all that are counted. */
export function selectFacets(
  wanted: readonly string[],
  declared: ReadonlyMap<string, FacetDeclaration>,
): string[] {
  const counted = [...declared.values()]
    .filter(({ isCounted }) => isCounted)
    .map(({ attribute }) => attribute);
  return wanted.includes('*') ? counted : counted.filter((attribute) => wanted.includes(attribute));
}
