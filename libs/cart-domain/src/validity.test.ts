import { expect, test } from 'vitest';
import { getValidityStatus, type Validity } from './validity.ts';

const winter: Validity = { validFrom: '2026-11-01', validTo: '2026-12-31' };

test.each<[string, string, Validity, string]>([
  ['the first minute of the first Danish day', '2026-10-31T23:00:00Z', winter, 'within'],
  ['the minute before', '2026-10-31T22:59:59Z', winter, 'before'],
  ['the last minute of the last Danish day', '2026-12-31T22:59:59Z', winter, 'within'],
  ['the minute after', '2026-12-31T23:00:00Z', winter, 'after'],
  ['any time without limits', '1970-01-01T00:00:00Z', {}, 'within'],
  ['the instant of the end', '2026-11-21T10:00:00Z', { validTo: '2026-11-21T10:00:00Z' }, 'within'],
  ['a millisecond past an instant', '2026-11-21T10:00:00.001Z', { validTo: '2026-11-21T10:00:00Z' }, 'after'],
  [
    'a millisecond before an instant',
    '2026-11-21T08:59:59.999Z',
    { validFrom: '2026-11-21T10:00:00+01:00' },
    'before',
  ],
])('getValidityStatus() at %s (%s)', (_when, at, validity, expected) => {
  expect(getValidityStatus(validity, new Date(at), 'Europe/Copenhagen')).toBe(expected);
});

test('getValidityStatus() uses the given time zone', () => {
  const at = new Date('2026-10-31T23:30:00Z');
  expect([getValidityStatus(winter, at, 'Europe/Copenhagen'), getValidityStatus(winter, at, 'UTC')]).toEqual([
    'within',
    'before',
  ]);
});

test.each([
  ['a word', 'soon'],
  ['an instant without an offset, which depends on the machine', '2026-11-21T10:00:00'],
  ['an invalid day', '2026-02-30'],
  ['a month', '2026-11'],
  ['an invalid instant', '2026-02-01T25:00:00Z'],
  ['an instant of an invalid day', '2026-02-30T10:00:00Z'],
  ['an instant with leading characters', 'x2026-11-21T10:00:00Z'],
  ['an instant with trailing characters', '2026-11-21T10:00:00Zx'],
  ['a year of six digits', '+002026-11-21T10:00:00Z'],
  ['nothing', ''],
])('getValidityStatus() refuses %s', (_criterion, end) => {
  const compare = () => getValidityStatus({ validTo: end }, new Date(0));
  expect(compare).toThrow(RangeError);
  expect(compare).toThrow(
    `Cannot compare dates: current value is ${JSON.stringify(end)}, expected 2026-11-01 or 2026-11-01T08:00:00Z`,
  );
});

test.each(['2026-11-21T10:00Z', '2026-11-21T11:00:00+01:00', '2026-11-21T05:30:00.000-04:30'])(
  'getValidityStatus() accepts the instant %s',
  (instant) => {
    const at = (ms: number) => new Date(Date.UTC(2026, 10, 21, 10) + ms);
    const validity = { validFrom: instant, validTo: instant };
    expect([-1, 0, 1].map((ms) => getValidityStatus(validity, at(ms)))).toEqual([
      'before',
      'within',
      'after',
    ]);
  },
);

test.each([winter, { validTo: '2026-11-21T10:00:00Z' }])(
  'getValidityStatus() throws for an invalid moment, whatever it is compared with: %j',
  (validity) => {
    const compare = () => getValidityStatus(validity, new Date('soon'));
    expect(compare).toThrow(RangeError);
    expect(compare).toThrow('Cannot compare dates: current moment is an invalid date');
  },
);
