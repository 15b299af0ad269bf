import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  BASE_RETRY_DELAY_MS,
  MAX_RETRY_DELAY_MS,
  parseRetryAfterMs,
  calculateRetryDelayMs,
} from './retry-delay.ts';

const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyAttempt = fc.nat({ max: 100 });
const anyRetryAfter = fc.option(fc.nat({ max: 2 * MAX_RETRY_DELAY_MS }), { nil: undefined });

test.prop([anyAttempt, anyRandom, anyRetryAfter])(
  'a delay is a whole number, within its bounds, and never shorter than the service asks for',
  (attempt, random, retryAfterMs) => {
    const pause = calculateRetryDelayMs({ attempt, random, retryAfterMs });
    if (pause === undefined) {
      expect(retryAfterMs).toBeGreaterThan(MAX_RETRY_DELAY_MS);
      return;
    }
    expect(Number.isInteger(pause)).toBe(true);
    expect(pause).toBeGreaterThanOrEqual(Math.max(BASE_RETRY_DELAY_MS / 2, retryAfterMs ?? 0));
    expect(pause).toBeLessThanOrEqual(MAX_RETRY_DELAY_MS);
  },
);

test.prop([anyAttempt, anyRandom])(
  'a delay is never shorter than the previous one without jitter',
  (attempt, random) => {
    const before = calculateRetryDelayMs({ attempt, random: 0, retryAfterMs: undefined }) ?? 0;
    expect(
      calculateRetryDelayMs({ attempt: attempt + 1, random, retryAfterMs: undefined }),
    ).toBeGreaterThanOrEqual(before);
  },
);

test.prop([fc.string({ unit: 'binary' }), fc.date({ noInvalidDate: true })])(
  'any header gives a delay or undefined',
  (header, now) => {
    const ms = parseRetryAfterMs(header, now.getTime());
    if (ms !== undefined) expect(ms).toBeGreaterThanOrEqual(0);
  },
);

test.prop([
  fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  fc.nat({ max: 1e6 }),
])('a date and seconds give the same delay', (now, seconds) => {
  const start = Math.floor(now.getTime() / 1000) * 1000;
  const date = new Date(start + seconds * 1000).toUTCString();
  expect(parseRetryAfterMs(date, start)).toBe(parseRetryAfterMs(String(seconds), start));
});
