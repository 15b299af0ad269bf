import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { formatDecimalAmount, parseDecimalAmount } from './decimal-amounts.ts';

describe('formatDecimalAmount() and parseDecimalAmount()', () => {
  test.each([
    [42_500, '425.0'],
    [1995, '19.95'],
    [1990, '19.9'],
    [5, '0.05'],
    [0, '0.0'],
    [-150, '-1.5'],
  ])('convert %i minor units to %s', (amount, decimal) => {
    expect(formatDecimalAmount(amount)).toBe(decimal);
  });

  test.prop([fc.maxSafeNat()])('are inverse', (amount) => {
    fc.pre(amount < 10 ** 15);
    expect(parseDecimalAmount(formatDecimalAmount(amount))).toBe(amount);
    expect(parseDecimalAmount(formatDecimalAmount(-amount))).toBe(amount === 0 ? 0 : -amount);
  });

  test.each(['', '1,5', '1.005', 'NaN', '1e3', '0x10'])('read no amount from %j', (text) => {
    expect(parseDecimalAmount(text)).toBeUndefined();
  });
});
