import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  money,
  multiplyMoney,
  multiplyByRate,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money.ts';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const kroner = amount.map((minor) => money(minor, 'DKK'));
/** A rate, exact to a millionth. */
const millionths = fc.integer({ min: 0, max: 1_000_000 });
const weights = fc
  .array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0));

law.prop([kroner, kroner, kroner])('sums do not depend on order or grouping', (a, b, c) => {
  const sum = sumMoney([a, b, c], 'DKK');
  expect(addMoney(addMoney(a, b), c)).toEqual(sum);
  expect(addMoney(a, addMoney(c, b))).toEqual(sum);
});

law.prop([kroner, kroner])('subtraction is the inverse of addition', (a, b) => {
  expect(subtractMoney(addMoney(a, b), b)).toEqual(a);
  expect(addMoney(a, zeroMoney('DKK'))).toEqual(a);
});

law.prop([kroner, fc.integer({ min: 0, max: 20 })])(
  'multiplication is repeated addition',
  (price, quantity) => {
    const list = Array.from({ length: quantity }, () => price);
    expect(multiplyMoney(price, quantity)).toEqual(sumMoney(list, 'DKK'));
  },
);

law.prop([kroner, kroner])('comparison has the sign of the difference, and is antisymmetric', (a, b) => {
  expect(Math.sign(compareMoney(a, b))).toBe(Math.sign(a.amount - b.amount));
  expect(compareMoney(a, b) + compareMoney(b, a)).toBe(0);
});

law.prop([kroner, millionths])('a share is the nearest minor unit, halves away from zero', (whole, parts) => {
  const exact = BigInt(whole.amount) * BigInt(parts);
  const share = BigInt(multiplyByRate(whole, parts / 1_000_000).amount) * 1_000_000n;
  const distance = share > exact ? share - exact : exact - share;
  const isAwayFromZero = whole.amount > 0 ? share > exact : share < exact;
  expect(distance < 500_000n || (distance === 500_000n && isAwayFromZero)).toBe(true);
});

law.prop([kroner, millionths, millionths])(
  'a share is at most the whole and grows with its rate',
  (whole, a, b) => {
    const [less, more] = [Math.min(a, b), Math.max(a, b)].map(
      (parts) => multiplyByRate(whole, parts / 1_000_000).amount,
    );
    const size = Math.abs(whole.amount);
    expect(Math.abs(less ?? 0) <= Math.abs(more ?? 0) && Math.abs(more ?? 0) <= size).toBe(true);
  },
);

law.prop([kroner, millionths])(
  'the share of a refund is the negative share of its charge',
  (charge, parts) => {
    const refund = subtractMoney(zeroMoney('DKK'), charge);
    const [given, taken] = [
      multiplyByRate(refund, parts / 1_000_000),
      multiplyByRate(charge, parts / 1_000_000),
    ];
    expect(addMoney(given, taken)).toEqual(zeroMoney('DKK'));
  },
);

law.prop([kroner, weights])('allocation neither loses nor adds a minor unit', (whole, list) => {
  const parts = allocateMoney(whole, list);
  expect(parts).toHaveLength(list.length);
  expect(sumMoney(parts, 'DKK')).toEqual(whole);
});

law.prop([kroner, weights])('each allocated part is its exact share rounded down or up', (whole, list) => {
  const sum = list.reduce((a, b) => a + b, 0);
  const size = Math.abs(whole.amount);
  const misses = allocateMoney(whole, list).filter((part, index) => {
    // A product of up to 10^9 and 10^7 times 12 is exact only as a BigInt.
    const floor = Number((BigInt(size) * BigInt(list[index] ?? 0)) / BigInt(sum));
    return Math.abs(part.amount) !== floor && Math.abs(part.amount) !== floor + 1;
  });
  expect(misses).toEqual([]);
});

law.prop([kroner, weights])(
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
