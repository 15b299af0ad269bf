import { expect, test } from 'vitest';
import { isAlarming, readAudit } from './audit.ts';

test('readAudit() counts what the registry knows', () => {
  const answer = {
    metadata: { vulnerabilities: { info: 0, low: 2, moderate: 1, high: 0, critical: 0, total: 3 } },
  };
  expect(readAudit(JSON.stringify(answer))).toEqual({
    kind: 'answered',
    counts: { low: 2, moderate: 1, high: 0, critical: 0 },
  });
});

test.each([
  [
    'a registry that knows no audits',
    { message: '405 Method Not Allowed', error: { summary: '' } },
    '405 Method Not Allowed',
  ],
  ['a registry that is away', { error: { summary: 'ENOTFOUND' } }, 'ENOTFOUND'],
  ['an answer of something else', {}, 'no counts in its answer'],
])('readAudit() never takes %s for good news', (_what, answer, reason) => {
  expect(readAudit(JSON.stringify(answer))).toEqual({ kind: 'unanswered', reason });
  expect(readAudit('')).toEqual({ kind: 'unanswered', reason: 'no JSON in its answer' });
});

test.each([
  [{ low: 3, moderate: 0, high: 0, critical: 0 }, false],
  [{ low: 0, moderate: 1, high: 0, critical: 0 }, true],
  [{ low: 0, moderate: 0, high: 0, critical: 1 }, true],
])('isAlarming() says of %j: %j', (counts, expected) => {
  expect(isAlarming(counts)).toBe(expected);
});
