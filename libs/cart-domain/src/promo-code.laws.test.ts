import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { money, sumMoney } from './money.ts';
import { type PricedLine, priceLines } from './price-lines.ts';
import { checkPromoCode, findPromoCode, type PromoCode, calculatePromoDiscounts } from './promo-code.ts';
import { arbitraryReachableBag } from './testing/arbitrary-bag.ts';
import { createArbitraryPromoCode } from './testing/arbitrary-promo-code.ts';
import {
  allPromoCodes,
  promoCodes,
  createShopOffers,
  testCurrencies,
  today,
} from './testing/shop-fixtures.ts';

const currencies = fc.constantFrom(...testCurrencies);
const priced = fc.tuple(arbitraryReachableBag, currencies).map(([bag, currency]) => ({
  lines: priceLines(bag, createShopOffers(currency), currency).lines,
  currency,
}));
/** Reductions by earlier codes: a part of each line. */
const earlier = (lines: readonly PricedLine[], part: number) =>
  new Map(lines.map(({ key, lineTotal }) => [key, Math.floor(lineTotal.amount * part)]));
const part = fc.constantFrom(0, 0.3, 1);

law.prop([priced, createArbitraryPromoCode('A'), part])(
  'the discount of a line is between zero and what earlier codes left, and zero for a gift card',
  ({ lines, currency }, code, taken) => {
    const discounts = earlier(lines, taken);
    const wrong = [...calculatePromoDiscounts(code, { lines, currency, discounts })].filter(
      ([key, { amount }]) => {
        const line = lines.find((candidate) => candidate.key === key);
        const left = (line?.lineTotal.amount ?? 0) - (discounts.get(key) ?? 0);
        return line?.offer.kind !== 'merchandise' || amount < 0 || amount > left;
      },
    );
    expect(wrong).toEqual([]);
  },
);

law.prop([priced, createArbitraryPromoCode('A'), part])(
  'a fixed code discounts its amount, or everything',
  ({ lines, currency }, code, taken) => {
    fc.pre(code.kind === 'fixed');
    const discounts = earlier(lines, taken);
    const off = calculatePromoDiscounts(code, { lines, currency, discounts });
    const left = lines
      .filter(({ key }) => off.has(key))
      .reduce((sum, { key, lineTotal }) => sum + lineTotal.amount - (discounts.get(key) ?? 0), 0);
    expect(sumMoney<string>(off.values(), currency).amount).toBe(Math.min(code.amounts[currency] ?? 0, left));
  },
);

law.prop([priced, createArbitraryPromoCode('A')])(
  'a discount does not depend on the order of the lines',
  ({ lines, currency }, code) => {
    const off = calculatePromoDiscounts(code, { lines, currency });
    const reversed = calculatePromoDiscounts(code, { lines: lines.toReversed(), currency });
    expect([...reversed]).toEqual([...off]);
  },
);

law.prop([priced, fc.integer({ min: 1, max: 3_000_000 })])(
  'spending the missing amount reaches the minimum, and a minor unit less does not',
  ({ lines, currency }, least) => {
    const code: PromoCode = { ...promoCodes.freeDelivery, minimum: { [currency]: least } };
    const check = (...more: PricedLine[]) =>
      checkPromoCode(code, { lines: [...lines, ...more], currency, at: today });
    const first = check();
    if (first.kind === 'applicable' || first.reason !== 'minimum-not-met') return;
    const { amount } = first.missing;
    expect(check(goods(amount, currency)).kind).toBe('applicable');
    expect(check(goods(amount - 1, currency))).toMatchObject({ missing: money(1, currency) });
  },
);

const spelling = fc.constantFrom(...allPromoCodes.flatMap(({ code, aliases = [] }) => [code, ...aliases]));

law.prop([spelling, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 })])(
  'a code is found in any case and with any spaces',
  (code, choices) => {
    const typed = [...code]
      .map((letter, index) => (choices[index] ? ` ${letter.toLowerCase()}` : letter))
      .join('');
    expect(findPromoCode(allPromoCodes, typed)).toBe(findPromoCode(allPromoCodes, code));
  },
);

/** A line that costs `amount`. */
function goods(amount: number, currency: string): PricedLine {
  const price = money(amount, currency);
  const offer = {
    sku: 'MORE',
    product: 'more',
    collections: [],
    kind: 'merchandise',
    price,
    available: true,
  } as const;
  return { key: 'MORE', sku: 'MORE', quantity: 1, offer, unitPrice: price, lineTotal: price };
}

law.prop([priced, createArbitraryPromoCode('A'), createArbitraryPromoCode('B')])(
  'an order accepts one code that is not combinable',
  ({ lines, currency }, first, second) => {
    const alone: PromoCode = { ...first, combinable: false };
    const check = checkPromoCode(
      { ...second, combinable: false },
      { lines, currency, at: today, applied: [alone] },
    );
    expect(check).toEqual({ kind: 'refused', reason: 'not-combinable' });
    expect(
      checkPromoCode({ ...second, combinable: true }, { lines, currency, at: today, applied: [alone] }),
    ).not.toEqual(check);
  },
);

law.prop([priced, createArbitraryPromoCode('A')])(
  'a code without amounts or a minimum in a currency takes nothing off there',
  ({ lines, currency }, code) => {
    const elsewhere = { USD: 1 };
    const context = { lines, currency, at: today };
    const fixed: PromoCode = { ...code, kind: 'fixed', amounts: elsewhere };
    const refused = { kind: 'refused', reason: 'nothing-eligible' };
    expect(checkPromoCode(fixed, context)).toEqual(refused);
    expect(checkPromoCode({ ...code, minimum: elsewhere }, context)).toEqual(refused);
  },
);
