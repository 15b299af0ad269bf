import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  addMoney,
  allocateMoney,
  CurrencyMismatchError,
  money,
  type Money,
  multiplyMoney,
  shareOf,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money.ts';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money()', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses the amount %s', (value) => {
    expect(() => money(value, 'DKK')).toThrow(RangeError);
  });

  test('has no negative zero', () => {
    expect(Object.is(money(-0, 'DKK').amount, 0)).toBe(true);
  });

  test('keeps the currency in the type', () => {
    expectTypeOf(money(1, 'DKK')).toEqualTypeOf<Money<'DKK'>>();
    expectTypeOf(addMoney(money(1, 'EUR'), money(1, 'EUR'))).toEqualTypeOf<Money<'EUR'>>();
  });
});

describe('mixing currencies', () => {
  const kroner = money(100, 'DKK');
  const euro = money(100, 'EUR');
  test.each([
    // @ts-expect-error two currencies do not add
    ['addMoney()', () => addMoney(kroner, euro)],
    // @ts-expect-error two currencies do not subtract
    ['subtractMoney()', () => subtractMoney(kroner, euro)],
    // @ts-expect-error a sum has one currency
    ['sumMoney()', () => sumMoney([kroner, euro], 'DKK')],
  ])('%s fails to compile and throws', (_name, mix) => {
    expect(mix).toThrow(CurrencyMismatchError);
    expect(mix).toThrow('Cannot calculate in DKK: current value is in EUR');
  });
});

describe('arithmetic', () => {
  test('an empty sum is nothing', () => {
    expect(sumMoney([], 'NOK')).toEqual(zeroMoney('NOK'));
  });

  test.each([1.5, Number.NaN])('multiplyMoney() refuses the quantity %s', (quantity) => {
    expect(() => multiplyMoney(money(100, 'DKK'), quantity)).toThrow(
      `Cannot multiply money: current quantity is ${quantity}`,
    );
  });

  test('multiplyMoney() multiplies', () => {
    expect(multiplyMoney(money(42_500, 'DKK'), 3)).toEqual(money(127_500, 'DKK'));
  });

  property.prop([amount, amount])('adding and subtracting undo each other', (a, b) => {
    const [x, y] = [money(a, 'DKK'), money(b, 'DKK')];
    expect(subtractMoney(addMoney(x, y), y)).toEqual(x);
    expect(sumMoney([x, y], 'DKK')).toEqual(addMoney(x, y));
  });
});

describe('shareOf()', () => {
  test.each([
    [130, 0.15, 20],
    [129, 0.15, 19],
    [100, 0.145, 15],
    [-130, 0.15, -20],
    [1, 0, 0],
    [199, 1, 199],
    [0, 0.25, 0],
    [-1, 0.1, 0],
    [9_007_199_254_740_991, 0.5, 4_503_599_627_370_496],
    [9_007_199_254_740_990, 0.999999, 9_007_190_247_541_735],
  ])('of %i at %f is %i', (whole, rate, expected) => {
    expect(shareOf(money(whole, 'DKK'), rate)).toEqual(money(expected, 'DKK'));
  });

  test.each([-0.01, 1.01, Number.NaN, Number.POSITIVE_INFINITY])('refuses the rate %f', (rate) => {
    expect(() => shareOf(money(100, 'DKK'), rate)).toThrow(RangeError);
  });

  property.prop([amount, fc.integer({ min: 0, max: 1_000_000 })])(
    'is the nearest minor unit, halves away from zero',
    (whole, millionths) => {
      const exact = BigInt(whole) * BigInt(millionths);
      const share = BigInt(shareOf(money(whole, 'EUR'), millionths / 1_000_000).amount) * 1_000_000n;
      const distance = share > exact ? share - exact : exact - share;
      expect(distance <= 500_000n).toBe(true);
      if (distance === 500_000n) expect(whole > 0 ? share > exact : share < exact).toBe(true);
    },
  );
});

describe('allocateMoney()', () => {
  test.each<[string, number, number[], number[]]>([
    ['gives what is left to the first when remainders tie', 100, [1, 1, 1], [34, 33, 33]],
    ['gives what is left to the largest remainder', 100, [1, 2, 3], [17, 33, 50]],
    ['splits what is owed to the shopper alike', -100, [1, 1, 1], [-34, -33, -33]],
    ['gives nothing to a weight of 0', 101, [0, 1, 1], [0, 51, 50]],
    ['splits nothing between nobody', 0, [], []],
    ['splits nothing when every weight is 0', 0, [0, 0], [0, 0]],
  ])('%s', (_criterion, whole, weights, expected) => {
    expect(allocateMoney(money(whole, 'DKK'), weights).map((part) => part.amount)).toEqual(expected);
  });

  test.each([
    [100, [-1, 2]],
    [100, [0.5]],
    [100, [0, 0]],
    [100, []],
  ])('refuses to split %i by %j', (whole, weights) => {
    expect(() => allocateMoney(money(whole, 'DKK'), weights)).toThrow(RangeError);
  });

  const weights = fc
    .array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 })
    .filter((list) => list.some((weight) => weight > 0));

  property.prop([amount, weights])('neither loses nor invents a minor unit', (whole, list) => {
    const parts = allocateMoney(money(whole, 'NOK'), list);
    expect(sumMoney(parts, 'NOK').amount).toBe(whole);
    expect(parts).toHaveLength(list.length);
  });

  property.prop([amount, weights])('is within one minor unit of the exact share', (whole, list) => {
    const sum = list.reduce((a, b) => a + b, 0);
    allocateMoney(money(whole, 'NOK'), list).forEach((part, index) => {
      expect(Math.abs(part.amount - (whole * (list[index] ?? 0)) / sum)).toBeLessThan(1 + 1e-6);
    });
  });
});
