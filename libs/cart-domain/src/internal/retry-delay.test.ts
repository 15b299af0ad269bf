import { expect, test } from 'vitest';
import { calculateRetryDelayMs } from './retry-delay.ts';

const timing = { retryDelayMs: 500, maxRetryDelayMs: 30_000 };

test.each([
  [1, 0, 250],
  [1, 0.5, 375],
  [2, 0, 500],
  [4, 0.5, 3_000],
  [10, 0, 15_000],
  [5_000, 0.999, 29_985],
])('calculateRetryDelayMs() after %i failures with %f is %i ms', (failures, random, expected) => {
  expect(calculateRetryDelayMs(failures, timing, () => random)).toBeCloseTo(expected);
});
