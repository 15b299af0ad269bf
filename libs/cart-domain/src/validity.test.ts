import { expect, test } from 'vitest';
import { comparedTo, type Validity } from './validity.ts';

const winter: Validity = { validFrom: '2026-11-01', validTo: '2026-12-31' };

test.each<[string, string, Validity, string]>([
  ['the first minute of the first Danish day', '2026-10-31T23:00:00Z', winter, 'within'],
  ['the minute before', '2026-10-31T22:59:59Z', winter, 'before'],
  ['the last minute of the last Danish day', '2026-12-31T22:59:59Z', winter, 'within'],
  ['the minute after', '2026-12-31T23:00:00Z', winter, 'after'],
  ['any time without ends', '1970-01-01T00:00:00Z', {}, 'within'],
  ['the very instant of an end', '2026-11-21T10:00:00Z', { validTo: '2026-11-21T10:00:00Z' }, 'within'],
  ['a millisecond past an instant', '2026-11-21T10:00:00.001Z', { validTo: '2026-11-21T10:00:00Z' }, 'after'],
  [
    'a millisecond before an instant',
    '2026-11-21T08:59:59.999Z',
    { validFrom: '2026-11-21T10:00:00+01:00' },
    'before',
  ],
])('comparedTo() at %s (%s)', (_when, at, validity, expected) => {
  expect(comparedTo(validity, new Date(at))).toBe(expected);
});

test('comparedTo() counts days in the time zone it is given', () => {
  const at = new Date('2026-10-31T23:30:00Z');
  expect([comparedTo(winter, at, 'Europe/Copenhagen'), comparedTo(winter, at, 'UTC')]).toEqual([
    'within',
    'before',
  ]);
});

test('comparedTo() refuses what is no date', () => {
  expect(() => comparedTo({ validTo: 'soon' }, new Date(0))).toThrow(
    'Cannot compare dates: current value is "soon"',
  );
});
