import { describe, expect, test } from 'vitest';
import {
  BASE_RETRY_DELAY_MS,
  MAX_RETRY_DELAY_MS,
  parseRetryAfterMs,
  calculateRetryDelayMs,
} from './retry-delay.ts';

test.each<
  [
    criterion: string,
    attempt: number,
    random: number,
    retryAfterMs: number | undefined,
    pause: number | undefined,
  ]
>([
  ['is half of the first pause without luck', 0, 0, undefined, BASE_RETRY_DELAY_MS / 2],
  ['is all of it with luck', 0, 0.999_999, undefined, BASE_RETRY_DELAY_MS],
  ['doubles', 3, 0, undefined, BASE_RETRY_DELAY_MS * 4],
  ['ends growing', 60, 0.999_999, undefined, MAX_RETRY_DELAY_MS],
  ['never ends growing into infinity', 5000, 0, undefined, MAX_RETRY_DELAY_MS / 2],
  ['is at least what the service asks for', 0, 0, 5000, 5000],
  ['is its own where the service asks for less', 4, 0, 100, BASE_RETRY_DELAY_MS * 8],
  ['is as long as the longest if the service wants that', 0, 0, MAX_RETRY_DELAY_MS, MAX_RETRY_DELAY_MS],
  ['is none where the service asks for more', 0, 0, MAX_RETRY_DELAY_MS + 1, undefined],
])('calculateRetryDelayMs() %s', (_criterion, attempt, random, retryAfterMs, pause) => {
  expect(calculateRetryDelayMs({ attempt, random, retryAfterMs })).toBe(pause);
});

describe('parseRetryAfterMs() parses', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  test.each<[what: string, header: string | null, ms: number | undefined]>([
    ['no header', null, undefined],
    ['seconds', '120', 120_000],
    ['no seconds', '0', 0],
    ['seconds with white space around', ' 7 ', 7000],
    ['a date', 'Sat, 21 Nov 2026 10:01:00 GMT', 60_000],
    ['a date of the form that HTTP gave up', 'Saturday, 21-Nov-26 10:01:00 GMT', 60_000],
    ['a date as C writes it', 'Sat Nov 21 10:01:00 2026 GMT', 60_000],
    ['a date that has passed', 'Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['a negative number as nothing', '-1', undefined],
    ['a fraction as nothing', '1.5', undefined],
    ['words as nothing', 'soon', undefined],
    ['words like a date as nothing', 'Sun, or later', undefined],
    ['an empty header as nothing', '', undefined],
  ])('%s', (_what, header, ms) => {
    expect(parseRetryAfterMs(header, now)).toBe(ms);
  });
});
