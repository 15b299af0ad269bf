import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { toDeliveryOption } from './delivery.ts';
import { money } from './money.ts';

/** Four amounts of one currency: hundredths, no minor unit, and thousandths. */
const four = fc.constantFrom('DKK', 'JPY', 'KWD').chain((currency) => {
  const one = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => money(amount, currency));
  return fc.tuple(one, one, one, one);
});

law.prop([four])(
  'spending the missing amount makes delivery free, and a minor unit less does not',
  ([price, freeFrom, goods]) => {
    const method = { id: 'parcel', price, freeFrom };
    const { freeDelivery, cost } = toDeliveryOption(method, goods);
    const missing = freeDelivery?.missing;
    if (missing === undefined) {
      expect(cost.amount).toBe(0);
      return;
    }
    expect(missing.amount).toBeGreaterThan(0);
    expect(cost).toEqual(price);
    expect(toDeliveryOption(method, money(goods.amount + missing.amount, goods.currency)).cost.amount).toBe(
      0,
    );
    const nearly = money(goods.amount + missing.amount - 1, goods.currency);
    expect(toDeliveryOption(method, nearly).freeDelivery?.missing?.amount).toBe(1);
  },
);

law.prop([four])('delivery never costs more for a larger order', ([price, freeFrom, a, b]) => {
  const [less, more] = a.amount < b.amount ? [a, b] : [b, a];
  const costOf = (goods: typeof a) => toDeliveryOption({ id: 'parcel', price, freeFrom }, goods).cost.amount;
  expect(costOf(more)).toBeLessThanOrEqual(costOf(less));
});
