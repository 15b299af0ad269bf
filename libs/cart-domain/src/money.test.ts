import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  convertMoney,
  CurrencyMismatchError,
  assertCurrency,
  formatMoney,
  money,
  type Money,
  multiplyMoney,
  multiplyByRate,
  subtractMoney,
  sumMoney,
  toDecimalString,
  zeroMoney,
} from './money.ts';

describe('money()', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses the amount %s', (value) => {
    expect(() => money(value, 'DKK')).toThrow(RangeError);
  });

  test('has no negative zero', () => {
    expect(Object.is(money(-0, 'DKK').amount, 0)).toBe(true);
  });

  test('names the refused amount', () => {
    expect(() => money(0.5, 'DKK')).toThrow(
      'Cannot make money: current amount is 0.5, expected whole minor units',
    );
  });
});

test('every function keeps the currency in its type', () => {
  const kroner = money(1, 'DKK');
  expectTypeOf(kroner).toEqualTypeOf<Money<'DKK'>>();
  expectTypeOf(zeroMoney('NOK')).toEqualTypeOf<Money<'NOK'>>();
  expectTypeOf(addMoney(kroner, kroner)).toEqualTypeOf<Money<'DKK'>>();
  expectTypeOf(subtractMoney(kroner, kroner)).toEqualTypeOf<Money<'DKK'>>();
  expectTypeOf(multiplyMoney(kroner, 2)).toEqualTypeOf<Money<'DKK'>>();
  expectTypeOf(sumMoney([kroner], 'DKK')).toEqualTypeOf<Money<'DKK'>>();
  expectTypeOf(multiplyByRate(kroner, 0.5)).toEqualTypeOf<Money<'DKK'>>();
  expectTypeOf(convertMoney(kroner, 'JPY', 20)).toEqualTypeOf<Money<'JPY'>>();
  expectTypeOf(allocateMoney(kroner, [1])).toEqualTypeOf<Money<'DKK'>[]>();
  expectTypeOf<Money<'DKK'>>().not.toExtend<Money<'EUR'>>();
  expectTypeOf<Money<'DKK'>>().toExtend<Money>();
});

test('assertCurrency() narrows an amount of any currency', () => {
  const some: Money = money(1, 'DKK') as Money;
  assertCurrency(some, 'DKK');
  expectTypeOf(some).toEqualTypeOf<Money<'DKK'>>();
});

test('an amount is read-only', () => {
  const kroner = money(1, 'DKK');
  // @ts-expect-error amounts are values
  const write = () => (kroner.amount = 2);
  expectTypeOf(write).toBeFunction();
});

describe('mixing currencies', () => {
  const kroner = money(100, 'DKK');
  const euro = money(100, 'EUR');
  test.each([
    // @ts-expect-error two currencies do not add
    ['addMoney()', () => addMoney(kroner, euro)],
    // @ts-expect-error two currencies do not subtract
    ['subtractMoney()', () => subtractMoney(kroner, euro)],
    // @ts-expect-error two currencies do not compare
    ['compareMoney()', () => compareMoney(kroner, euro)],
    // @ts-expect-error a sum has one currency
    ['sumMoney()', () => sumMoney([kroner, euro], 'DKK')],
  ])('%s fails to compile and throws', (_name, mix) => {
    expect(mix).toThrow(CurrencyMismatchError);
    expect(mix).toThrow('Cannot calculate in DKK: current value is in EUR');
  });

  test('throws where the types do not know the currency', () => {
    const [a, b]: Money[] = [kroner, euro];
    expect(() => a && b && addMoney(a, b)).toThrow(CurrencyMismatchError);
    expect(() => assertCurrency(euro as Money, 'DKK')).toThrow(CurrencyMismatchError);
  });

  test('has its own error name', () => {
    expect(new CurrencyMismatchError('DKK', 'EUR')).toMatchObject({ name: 'CurrencyMismatchError' });
    expect(new CurrencyMismatchError('DKK', 'EUR')).toBeInstanceOf(TypeError);
  });
});

describe('arithmetic', () => {
  test('the sum of no amounts is zero', () => {
    expect(sumMoney([], 'NOK')).toEqual(zeroMoney('NOK'));
  });

  test('a sum throws once a digit would be lost, also when a later amount would restore it', () => {
    const list = [money(Number.MAX_SAFE_INTEGER, 'DKK'), money(2, 'DKK'), money(-3, 'DKK')];
    expect(() => sumMoney(list, 'DKK')).toThrow(RangeError);
  });

  test.each([1.5, Number.NaN])('multiplyMoney() refuses the quantity %s', (quantity) => {
    expect(() => multiplyMoney(money(100, 'DKK'), quantity)).toThrow(
      `Cannot multiply money: current quantity is ${quantity}, expected whole units`,
    );
  });

  test('multiplyMoney() multiplies', () => {
    expect(multiplyMoney(money(42_500, 'DKK'), 3)).toEqual(money(127_500, 'DKK'));
  });

  test('compareMoney() sorts', () => {
    const list = [money(3, 'DKK'), money(-1, 'DKK'), money(2, 'DKK')];
    expect(list.toSorted(compareMoney).map(({ amount }) => amount)).toEqual([-1, 2, 3]);
  });
});

describe('multiplyByRate()', () => {
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
    expect(multiplyByRate(money(whole, 'DKK'), rate)).toEqual(money(expected, 'DKK'));
  });

  test.each([-0.01, 1.01, Number.NaN, Number.POSITIVE_INFINITY])('refuses the rate %f', (rate) => {
    expect(() => multiplyByRate(money(100, 'DKK'), rate)).toThrow(
      `Cannot take a rate: current value is ${rate}, expected 0 to 1`,
    );
  });
});

describe('allocateMoney()', () => {
  test.each<[string, number, number[], number[]]>([
    ['gives the remainder to the first when remainders tie', 100, [1, 1, 1], [34, 33, 33]],
    ['gives the remainder to the largest fraction', 100, [1, 2, 3], [17, 33, 50]],
    ['splits negative amounts alike', -100, [1, 1, 1], [-34, -33, -33]],
    ['gives nothing to a weight of 0', 101, [0, 1, 1], [0, 51, 50]],
    ['splits nothing into no parts', 0, [], []],
    ['splits nothing when every weight is 0', 0, [0, 0], [0, 0]],
    ['gives the remainder to the earlier part when fractions tie', 5, [1, 2, 1], [1, 3, 1]],
    [
      'splits amounts whose products exceed the precision of a float',
      9_007_199_254_740_991,
      [3, 1],
      [6_755_399_441_055_743, 2_251_799_813_685_248],
    ],
  ])('%s', (_criterion, whole, weights, expected) => {
    expect(allocateMoney(money(whole, 'DKK'), weights).map((part) => part.amount)).toEqual(expected);
  });

  test.each([
    [100, [-1, 2], 'Cannot allocate money: current weight is -1, expected an integer from 0'],
    [100, [0.5], 'Cannot allocate money: current weight is 0.5, expected an integer from 0'],
    [100, [0, 0], 'Cannot allocate 100: every weight is 0'],
    [100, [], 'Cannot allocate 100: every weight is 0'],
  ])('refuses to split %i by %j', (whole, weights, message) => {
    const split = () => allocateMoney(money(whole, 'DKK'), weights);
    expect(split).toThrow(RangeError);
    expect(split).toThrow(message);
  });
});

describe('convertMoney()', () => {
  test.each([
    ['hundredths into none', money(1_999, 'USD'), 'JPY', 149.55, 2_990],
    ['none into thousandths', money(1_000, 'JPY'), 'KWD', 0.00205, 2_050],
    ['thousandths into hundredths', money(1_005, 'KWD'), 'USD', 1, 101],
    ['a rate that is written with an exponent', money(1_000_000_000, 'IDR'), 'USD', 5.5e-7, 550],
    ['a large rate', money(1, 'USD'), 'JPY', 1e22, 100_000_000_000_000_000_000],
    ['halves away from zero', money(-5, 'USD'), 'EUR', 0.1, -1],
    ['a rate that is no float', money(100, 'USD'), 'EUR', 1.005, 101],
  ] as const)('converts %s', (_criterion, value, currency, rate, expected) => {
    if (Number.isSafeInteger(expected)) {
      expect(convertMoney(value, currency, rate)).toEqual({ amount: expected, currency });
    } else expect(() => convertMoney(value, currency, rate)).toThrow(RangeError);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the rate %s', (rate) => {
    expect(() => convertMoney(money(1, 'USD'), 'EUR', rate)).toThrow(
      `Cannot convert money: current rate is ${rate}, expected a number above 0`,
    );
  });
});

test.each([
  [1_250, 'USD', '12.50'],
  [1_250, 'JPY', '1250'],
  [1_250, 'KWD', '1.250'],
  [-5, 'KWD', '-0.005'],
  [0, 'JPY', '0'],
  [9_007_199_254_740_991, 'CLF', '900719925474.0991'],
])('toDecimalString() of %i %s is %s', (amount, currency, expected) => {
  expect(toDecimalString(money(amount, currency))).toBe(expected);
});

describe('formatMoney()', () => {
  test.each([
    [1_250, 'USD', 'en-US', '$12.50'],
    [1_250, 'JPY', 'en-US', '¥1,250'],
    [1_250, 'KWD', 'en-US', 'KWD 1.250'],
    // Intl itself writes forints without the fillér that prices in minor units are counted in.
    [250_000, 'HUF', 'en-US', 'HUF 2,500.00'],
    [9_007_199_254_740_991, 'USD', 'en-US', '$90,071,992,547,409.91'],
  ])('writes %i %s in %s as %s', (amount, currency, locale, expected) => {
    expect(formatMoney(money(amount, currency), locale).replaceAll(/\s/gu, ' ')).toBe(expected);
  });

  test('takes the options of Intl.NumberFormat', () => {
    const options = { trailingZeroDisplay: 'stripIfInteger' } as const;
    expect(formatMoney(money(1_200, 'USD'), 'en-US', options)).toBe('$12');
  });
});
