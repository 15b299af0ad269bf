import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { formatDecimal, parseMinorUnits } from './money-object.ts';

describe('formatDecimal() and parseMinorUnits()', () => {
  test.each([
    [42_500, '425.0'],
    [1995, '19.95'],
    [1990, '19.9'],
    [5, '0.05'],
    [0, '0.0'],
    [-150, '-1.5'],
  ])('convert %i minor units to %s', (amount, decimal) => {
    expect(formatDecimal(amount)).toBe(decimal);
  });

  test.prop([fc.maxSafeNat()])('are inverse', (amount) => {
    fc.pre(amount < 10 ** 15);
    expect(parseMinorUnits(formatDecimal(amount))).toBe(amount);
    expect(parseMinorUnits(formatDecimal(-amount))).toBe(amount === 0 ? 0 : -amount);
  });

  test.each(['', '1,5', '1.005', 'NaN', '1e3', '0x10'])('read no amount from %j', (text) => {
    expect(parseMinorUnits(text)).toBeUndefined();
  });
});
