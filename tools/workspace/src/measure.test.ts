import { expect, test } from 'vitest';
import { measure, quantile } from './measure.ts';

test('measure() gives the middle and the slow end of the measured runs, not of those before', () => {
  const durations = [99, 99, 1, 2, 3, 4, 100];
  let time = 0;
  let run = 0;
  const measurement = measure('work', () => (time += durations[run++] ?? 0), {
    warmUp: 2,
    runs: 5,
    now: () => time,
  });
  expect(measurement).toEqual({ name: 'work', runs: 5, median: 3, p95: 100 });
});

test.each([
  [[1, 2, 3, 4], 0.5, 3],
  [[7], 0.95, 7],
  [[], 0.5, Number.NaN],
])('quantile() of %j at %d is %d', (values, part, expected) => {
  expect(quantile(values, part)).toBe(expected);
});
