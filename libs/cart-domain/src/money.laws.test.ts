import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { getCurrencyExponent } from './currency-exponent.ts';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  convertMoney,
  CurrencyMismatchError,
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

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
/** Hundredths, no minor unit, and thousandths. */
const currencies = ['USD', 'JPY', 'KWD'] as const;
const currency = fc.constantFrom(...currencies);
const anyMoney = fc.tuple(amount, currency).map(([minor, code]) => money(minor, code));
/** Three amounts of one currency. */
const three = currency.chain((code) => {
  const one = amount.map((minor) => money(minor, code));
  return fc.tuple(one, one, one);
});
/** Rates as they are published: up to six digits after the point, and very small ones. */
const rate = fc
  .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 9 }))
  .map(([digits, scale]) => ({ digits, scale, value: Number(`${digits}e-${scale}`) }));
/** A rate, exact to a millionth. */
const millionths = fc.integer({ min: 0, max: 1_000_000 });
const weights = fc
  .array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0));

law.prop([three])('sums do not depend on order or grouping', ([a, b, c]) => {
  const sum = sumMoney([a, b, c], a.currency);
  expect(addMoney(addMoney(a, b), c)).toEqual(sum);
  expect(addMoney(a, addMoney(c, b))).toEqual(sum);
});

law.prop([three])('subtraction is the inverse of addition', ([a, b]) => {
  expect(subtractMoney(addMoney(a, b), b)).toEqual(a);
  expect(addMoney(a, zeroMoney(a.currency))).toEqual(a);
});

law.prop([anyMoney, fc.integer({ min: 0, max: 20 })])(
  'multiplication is repeated addition',
  (price, quantity) => {
    const list = Array.from({ length: quantity }, () => price);
    expect(multiplyMoney(price, quantity)).toEqual(sumMoney(list, price.currency));
  },
);

law.prop([three])('comparison has the sign of the difference, and is antisymmetric', ([a, b]) => {
  expect(Math.sign(compareMoney(a, b))).toBe(Math.sign(a.amount - b.amount));
  expect(compareMoney(a, b) + compareMoney(b, a)).toBe(0);
});

law.prop([anyMoney, millionths])(
  'a share is the nearest minor unit, halves away from zero',
  (whole, parts) => {
    const exact = BigInt(whole.amount) * BigInt(parts);
    const share = BigInt(multiplyByRate(whole, parts / 1_000_000).amount) * 1_000_000n;
    const distance = share > exact ? share - exact : exact - share;
    const isAwayFromZero = whole.amount > 0 ? share > exact : share < exact;
    expect(distance < 500_000n || (distance === 500_000n && isAwayFromZero)).toBe(true);
  },
);

law.prop([anyMoney, millionths, millionths])(
  'a share is at most the whole and grows with its rate',
  (whole, a, b) => {
    const [less, more] = [Math.min(a, b), Math.max(a, b)].map(
      (parts) => multiplyByRate(whole, parts / 1_000_000).amount,
    );
    const size = Math.abs(whole.amount);
    expect(Math.abs(less ?? 0) <= Math.abs(more ?? 0) && Math.abs(more ?? 0) <= size).toBe(true);
  },
);

law.prop([anyMoney, millionths])(
  'the share of a refund is the negative share of its charge',
  (charge, parts) => {
    const refund = subtractMoney(zeroMoney(charge.currency), charge);
    const [given, taken] = [
      multiplyByRate(refund, parts / 1_000_000),
      multiplyByRate(charge, parts / 1_000_000),
    ];
    expect(addMoney(given, taken)).toEqual(zeroMoney(charge.currency));
  },
);

law.prop([anyMoney, weights])('allocation neither loses nor adds a minor unit', (whole, list) => {
  const parts = allocateMoney(whole, list);
  expect(parts).toHaveLength(list.length);
  expect(sumMoney(parts, whole.currency)).toEqual(whole);
});

law.prop([anyMoney, weights])('each allocated part is its exact share rounded down or up', (whole, list) => {
  const sum = list.reduce((a, b) => a + b, 0);
  const size = Math.abs(whole.amount);
  const misses = allocateMoney(whole, list).filter((part, index) => {
    // A product of up to 10^9 and 10^7 times 12 is exact only as a BigInt.
    const floor = Number((BigInt(size) * BigInt(list[index] ?? 0)) / BigInt(sum));
    return Math.abs(part.amount) !== floor && Math.abs(part.amount) !== floor + 1;
  });
  expect(misses).toEqual([]);
});

law.prop([anyMoney, weights])(
  'a part with weight 0 gets nothing, and a larger weight never less than a smaller one',
  (whole, list) => {
    const sizes = allocateMoney(whole, list).map((part) => Math.abs(part.amount));
    const byWeight = list.map((weight, index) => ({ weight, size: sizes[index] ?? 0 }));
    const wrong = byWeight.filter(
      ({ weight, size }) =>
        (weight === 0 && size > 0) || byWeight.some((one) => one.weight > weight && one.size < size),
    );
    expect(wrong).toEqual([]);
  },
);

law.prop([three, currency])('two currencies never meet in one calculation', ([a], other) => {
  fc.pre(a.currency !== other);
  const b: Money = money(1, other);
  for (const mix of [addMoney<string>, subtractMoney<string>, compareMoney<string>]) {
    expect(() => mix(a, b)).toThrow(CurrencyMismatchError);
  }
  expect(() => sumMoney<string>([a, b], a.currency)).toThrow(CurrencyMismatchError);
});

law.prop([anyMoney, currency, rate])(
  'a converted amount is the nearest minor unit of the other currency, halves away from zero',
  (value, to, { digits, scale, value: number }) => {
    const exact = BigInt(value.amount) * BigInt(digits) * 10n ** BigInt(getCurrencyExponent(to));
    const unit = 10n ** BigInt(scale + getCurrencyExponent(value.currency));
    fc.pre(exact / unit < 2n ** 53n && -exact / unit < 2n ** 53n);
    const converted = convertMoney(value, to, number);
    expect(converted.currency).toBe(to);
    const twiceTooMuch = 2n * (BigInt(converted.amount) * unit - exact);
    const isAwayFromZero = value.amount > 0 ? twiceTooMuch === unit : twiceTooMuch === -unit;
    expect((twiceTooMuch < unit && twiceTooMuch > -unit) || isAwayFromZero).toBe(true);
  },
);

law.prop([anyMoney])('converting at 1 into the same currency changes nothing', (value) => {
  expect(convertMoney(value, value.currency, 1)).toEqual(value);
});

law.prop([anyMoney])('a decimal has the digits of its currency, and no digit is lost', (value) => {
  const exponent = getCurrencyExponent(value.currency);
  const [whole = '', fraction = ''] = toDecimalString(value).split('.');
  expect(fraction).toHaveLength(exponent);
  expect(Number(whole + fraction)).toBe(value.amount);
});

law.prop([anyMoney])('a formatted amount has every digit of it', (value) => {
  const digits = formatMoney(value, 'en', { useGrouping: false }).replaceAll(/\D/gu, '');
  expect(Number(digits)).toBe(Math.abs(value.amount));
});
