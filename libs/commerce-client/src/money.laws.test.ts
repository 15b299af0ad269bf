import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { toDecimalMoney, type Money, parseMoney } from './money.ts';

const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'CLF');
const money: fc.Arbitrary<Money> = fc.record({ amount: fc.maxSafeInteger(), currency });

property.prop([money])('parseMoney() undoes toDecimalMoney()', (value) => {
  const { amount } = parseMoney(toDecimalMoney(value));
  // The sign of zero has no meaning for money.
  expect(amount).toBe(value.amount + 0);
});

property.prop([fc.bigInt({ min: 0n, max: 90_071_992_547_409n }), fc.integer({ min: 0, max: 99 })])(
  'parseMoney() returns every minor unit of an amount',
  (whole, rest) => {
    fc.pre(whole < 90_071_992_547_409n || rest <= 91);
    const amount = `${whole}.${String(rest).padStart(2, '0')}`;
    expect(BigInt(parseMoney({ amount, currencyCode: 'EUR' }).amount)).toBe(whole * 100n + BigInt(rest));
  },
);

property.prop([fc.string()])('parseMoney() reads any text or throws a RangeError', (amount) => {
  try {
    expect(parseMoney({ amount, currencyCode: 'EUR' }).amount).toSatisfy(Number.isSafeInteger);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
});
