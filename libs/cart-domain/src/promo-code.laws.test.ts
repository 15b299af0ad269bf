import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type CurrencyCode, money, sumMoney } from './money.ts';
import { type PricedLine, priceLines } from './price-lines.ts';
import { checkPromoCode, findPromoCode, type PromoCode, calculatePromoDiscounts } from './promo-code.ts';
import { reachableBag } from './testing/arbitrary-bag.ts';
import { arbitraryCode } from './testing/arbitrary-codes.ts';
import { allPromoCodes, promoCodes, shopOffers, today } from './testing/shop.ts';

const pricedLines = reachableBag.map((bag) => priceLines(bag, shopOffers('DKK'), 'DKK').lines);
/** Reductions by earlier codes: a part of each line. */
const earlier = (lines: readonly PricedLine[], part: number) =>
  new Map(lines.map(({ key, lineTotal }) => [key, Math.floor(lineTotal.amount * part)]));
const part = fc.constantFrom(0, 0.3, 1);

law.prop([pricedLines, arbitraryCode('A'), part])(
  'the discount of a line is between zero and what earlier codes left, and zero for a gift card',
  (lines, code, taken) => {
    const discounts = earlier(lines, taken);
    const wrong = [...calculatePromoDiscounts(code, { lines, currency: 'DKK', discounts })].filter(
      ([key, { amount }]) => {
        const line = lines.find((candidate) => candidate.key === key);
        const left = (line?.lineTotal.amount ?? 0) - (discounts.get(key) ?? 0);
        return line?.offer.kind !== 'merchandise' || amount < 0 || amount > left;
      },
    );
    expect(wrong).toEqual([]);
  },
);

law.prop([pricedLines, arbitraryCode('A'), part])(
  'a fixed code discounts its amount, or everything',
  (lines, code, taken) => {
    fc.pre(code.kind === 'fixed');
    const discounts = earlier(lines, taken);
    const off = calculatePromoDiscounts(code, { lines, currency: 'DKK', discounts });
    const left = lines
      .filter(({ key }) => off.has(key))
      .reduce((sum, { key, lineTotal }) => sum + lineTotal.amount - (discounts.get(key) ?? 0), 0);
    expect(sumMoney<CurrencyCode>(off.values(), 'DKK').amount).toBe(Math.min(code.amounts.DKK, left));
  },
);

law.prop([pricedLines, arbitraryCode('A')])(
  'a discount does not depend on the order of the lines',
  (lines, code) => {
    const off = calculatePromoDiscounts(code, { lines, currency: 'DKK' });
    const reversed = calculatePromoDiscounts(code, { lines: lines.toReversed(), currency: 'DKK' });
    expect([...reversed]).toEqual([...off]);
  },
);

law.prop([pricedLines, fc.integer({ min: 1, max: 3_000_000 })])(
  'spending the missing amount reaches the minimum, and a minor unit less does not',
  (lines, least) => {
    const code: PromoCode = { ...promoCodes.freeDelivery, minimum: { DKK: least, NOK: 0, EUR: 0 } };
    const check = (...more: PricedLine[]) =>
      checkPromoCode(code, { lines: [...lines, ...more], currency: 'DKK', at: today });
    const first = check();
    if (first.kind === 'applicable' || first.reason !== 'minimum-not-met') return;
    const { amount } = first.missing;
    expect(check(goods(amount)).kind).toBe('applicable');
    expect(check(goods(amount - 1))).toMatchObject({ missing: money(1, 'DKK') });
  },
);

const spelling = fc.constantFrom(...allPromoCodes.flatMap(({ code, aliases }) => [code, ...aliases]));

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
function goods(amount: number): PricedLine {
  const price = money(amount, 'DKK');
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

law.prop([pricedLines, arbitraryCode('A'), arbitraryCode('B')])(
  'an order accepts one code that is not combinable',
  (lines, first, second) => {
    const alone: PromoCode = { ...first, combinable: false };
    const check = checkPromoCode(
      { ...second, combinable: false },
      { lines, currency: 'DKK', at: today, applied: [alone] },
    );
    expect(check).toEqual({ kind: 'refused', reason: 'not-combinable' });
    expect(
      checkPromoCode(
        { ...second, combinable: true },
        { lines, currency: 'DKK', at: today, applied: [alone] },
      ),
    ).not.toEqual(check);
  },
);
