import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

const timing = { retryMs: 500, longestRetryMs: 30_000 };

test.each([
  [1, 0, 250],
  [1, 0.5, 375],
  [2, 0, 500],
  [4, 0.5, 3_000],
  [10, 0, 15_000],
  [5_000, 0.999, 29_985],
])('backoff() after %i failures with %f is %i ms', (failures, random, expected) => {
  expect(backoff(failures, timing, () => random)).toBeCloseTo(expected);
});
