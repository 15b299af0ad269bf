import { describe, expect, test } from 'vitest';
import { measureAlternately, getQuantile, type Contender } from './measure-alternately.ts';

/** A clock, and contenders that move it by what each of their runs is said to take. */
function contest(durations: Readonly<Record<string, readonly number[]>>) {
  const order: string[] = [];
  let time = 0;
  const contenders = Object.entries(durations).map(([name, runs]): Contender => {
    let run = 0;
    return {
      name,
      operations: 1000,
      run: () => {
        order.push(name);
        return (time += runs[run++] ?? 0);
      },
    };
  });
  return { contenders, order, now: () => time };
}

describe('measureAlternately()', () => {
  test('returns minimum, median and 95th percentile of the measured runs, without the warm-up', () => {
    const { contenders, now } = contest({ work: [0, 99, 4, 2, 3, 1, 100] });
    expect(measureAlternately(contenders, { warmUpRounds: 2, rounds: 5, now })).toEqual([
      {
        name: 'work',
        runs: 5,
        operations: 1000,
        min: 1,
        median: 3,
        p95: 100,
        operationsPerSecond: 1000 / 0.003,
      },
    ]);
  });

  test('stops when its time is up, but not before 20 rounds', () => {
    const runs = (each: number, budget: number) => {
      const { contenders, now } = contest({ work: Array.from({ length: 200 }, () => each) });
      return measureAlternately(contenders, { warmUpRounds: 5, rounds: 100, budgetMs: budget, now })[0]?.runs;
    };
    expect(runs(1, 1000)).toBe(100);
    expect(runs(10, 500)).toBe(45);
    expect(runs(1000, 500)).toBe(20);
  });

  test('rotates the order of the contenders every round', () => {
    const { contenders, order, now } = contest({ a: [], b: [], c: [] });
    measureAlternately(contenders, { warmUpRounds: 1, rounds: 3, now });
    expect(order.join('')).toBe('abc' + 'bca' + 'cab' + 'abc');
  });

  test('records times per contender', () => {
    const { contenders, now } = contest({ slow: [8, 8, 8], fast: [2, 2, 2] });
    const measurements = measureAlternately(contenders, { warmUpRounds: 0, rounds: 3, now });
    expect(measurements.map(({ name, median }) => [name, median])).toEqual([
      ['slow', 8],
      ['fast', 2],
    ]);
  });
});

test.each([
  [[1, 2, 3, 4], 0.5, 3],
  [[1, 2], 0, 1],
  [[7], 0.95, 7],
  [[], 0.5, Number.NaN],
])('getQuantile() of %j at %d is %d', (values, part, expected) => {
  expect(getQuantile(values, part)).toBe(expected);
});
