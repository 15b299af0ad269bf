import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type Bag } from './bag.ts';
import { calculateBagTotals, type BagTotals, type BagTotalsInput } from './bag-totals.ts';
import { money, type Money } from './money.ts';
import { type FindOffer } from './offer.ts';
import { type PromoCode } from './promo-code.ts';
import { arbitraryReachableBag } from './testing/arbitrary-bag.ts';
import { createArbitraryPromoCode } from './testing/arbitrary-promo-code.ts';
import {
  allPromoCodes,
  deliveryMethods,
  giftRules,
  purchasableSkus,
  createShopOffers,
  type TestCurrency,
  testCurrencies,
  today,
} from './testing/shop-fixtures.ts';

/** Own VAT rates for some goods, and some sold-out goods. */
const offersOf = (
  currency: TestCurrency,
  reducedRate: readonly string[],
  gone: readonly string[],
): FindOffer =>
  createShopOffers(
    currency,
    Object.fromEntries([
      ...reducedRate.map((sku) => [sku, { vatRate: 0.12 }] as const),
      ...gone.map((sku) => [sku, { available: false }] as const),
    ]),
  );

/** Any bag in any market, with and without tax in its prices, with the codes of the shop and three others, delivery and gift cards. */
const order: fc.Arbitrary<BagTotalsInput & { readonly bag: Bag }> = fc
  .record({
    bag: arbitraryReachableBag,
    currency: fc.constantFrom(...testCurrencies),
    reducedRate: fc.subarray(['MH-P04-30', 'MH-P15-250', 'MH-GIFT-CARD-50000']),
    gone: fc.subarray(purchasableSkus, { maxLength: 2 }),
    codes: fc.tuple(
      createArbitraryPromoCode('A'),
      createArbitraryPromoCode('B'),
      createArbitraryPromoCode('C'),
    ),
    typed: fc.subarray(['A', 'B', 'C']),
    isDelivered: fc.boolean(),
    taxesIncluded: fc.boolean(),
    balances: fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 2 }),
  })
  .map(({ bag, currency, reducedRate, gone, codes, typed, isDelivered, taxesIncluded, balances }) => {
    const methods = deliveryMethods[currency];
    return {
      bag: { ...bag, promoCodes: [...bag.promoCodes, ...typed] },
      offers: offersOf(currency, reducedRate, gone),
      currency,
      promoCodes: [...allPromoCodes, ...codes],
      giftRules,
      delivery: { methods, ...(isDelivered && { chosen: methods[0].id }) },
      giftCards: balances.map((balance, index) => ({ id: `${index}`, balance: money(balance, currency) })),
      vatRate: 0.25,
      taxesIncluded,
      at: today,
    };
  });

/** Comparing strings is ten times faster than comparing values, and both are plain data. */
const text = (value: unknown) => JSON.stringify(value);

const sum = (list: readonly Money[]) => list.reduce((total, { amount }) => total + amount, 0);

/** Returns where sums and their parts disagree. */
function miscountsOf(totals: BagTotals): readonly string[] {
  const { lines, merchandise, discount, discounts, giftCardsBought, delivery, total } = totals;
  const goods = lines.filter(({ kind }) => kind === 'merchandise');
  const cards = lines.filter(({ kind }) => kind === 'gift-card');
  const checks: readonly (readonly [name: string, part: number, whole: number])[] = [
    ...lines.flatMap((line) => [
      ['units', line.unitPrice.amount * line.quantity, line.lineTotal.amount] as const,
      ['line', line.discount.amount + line.total.amount, line.lineTotal.amount] as const,
    ]),
    ['goods', sum(goods.map(({ lineTotal }) => lineTotal)), merchandise.amount],
    ['discounts of lines', sum(goods.map((line) => line.discount)), discount.amount],
    ['discounts of codes', sum(discounts.map(({ amount }) => amount)), discount.amount],
    ['gift cards bought', sum(cards.map((line) => line.total)), giftCardsBought.amount],
    [
      'total',
      merchandise.amount -
        discount.amount +
        giftCardsBought.amount +
        (delivery?.cost.amount ?? 0) +
        totals.addedTax.amount,
      total.amount,
    ],
    ['payments', sum(totals.giftCardPayments.map(({ amount }) => amount)), totals.giftCardsApplied.amount],
    ['due', totals.giftCardsApplied.amount + totals.amountDue.amount, total.amount],
    ['taxed', sum(totals.includedTaxes.map(({ paid }) => paid)), total.amount - giftCardsBought.amount],
  ];
  return checks.filter(([, part, whole]) => part !== whole).map(([name]) => name);
}

law.prop([order])('parts add up to totals', (input) => {
  expect(miscountsOf(calculateBagTotals(input))).toEqual([]);
});

law.prop([order])('no amount is negative, and no discount exceeds its line', (input) => {
  const totals = calculateBagTotals(input);
  const amounts = [
    totals.total,
    totals.amountDue,
    totals.discount,
    totals.giftCardsApplied,
    ...totals.lines.flatMap(({ discount, total }) => [discount, total]),
    ...totals.includedTaxes.flatMap(({ amount, paid }) => [amount, paid]),
    ...totals.deliveryOptions.map(({ cost }) => cost),
  ];
  expect(Math.min(...amounts.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
  for (const payment of totals.giftCardPayments) {
    const card = input.giftCards?.find(({ id }) => id === payment.id);
    expect(payment.amount.amount).toBeLessThanOrEqual(card?.balance.amount ?? -1);
  }
});

law.prop([order])('a gift card is no merchandise: no discount, no tax, no threshold', (input) => {
  const isCard = (sku: string) => input.offers(sku)?.kind === 'gift-card';
  const totals = calculateBagTotals(input);
  expect(sum(totals.lines.filter(({ kind }) => kind === 'gift-card').map(({ discount }) => discount))).toBe(
    0,
  );

  const lines = input.bag.lines.filter(({ sku }) => !isCard(sku));
  const without = calculateBagTotals({ ...input, bag: { ...input.bag, lines } });
  fc.pre(without.delivery !== undefined || totals.delivery === undefined);
  expect(text({ ...totals, ...changedByCards })).toBe(text({ ...without, ...changedByCards }));
});

law.prop([order])('tax is part of the total, or added to it once per rate', (input) => {
  const included = calculateBagTotals({ ...input, taxesIncluded: true });
  const added = calculateBagTotals({ ...input, taxesIncluded: false });
  expect(included.addedTax.amount).toBe(0);
  expect(added.addedTax.amount).toBe(sum(added.includedTaxes.map(({ amount }) => amount)));
  expect(added.total.amount - added.addedTax.amount).toBe(included.total.amount);
  const charged = new Map(included.includedTaxes.map(({ rate, paid }) => [rate, paid.amount]));
  for (const { rate, amount, paid } of added.includedTaxes) {
    const net = charged.get(rate) ?? Number.NaN;
    expect(paid.amount - amount.amount).toBe(net);
    // The nearest minor unit, halves up.
    const twiceTooMuch = 2 * (amount.amount * 1000 - net * Math.round(rate * 1000));
    expect(twiceTooMuch > -1000 && twiceTooMuch <= 1000).toBe(true);
  }
  expect([...charged.keys()]).toEqual(added.includedTaxes.map(({ rate }) => rate));
});

/** Fields that may differ when gift cards are bought too. */
const changedByCards = {
  lines: [],
  refusals: [],
  giftCardsBought: 0,
  total: 0,
  giftCardsApplied: 0,
  giftCardPayments: [],
  amountDue: 0,
};

law.prop([order])('gifts and samples are never charged and never come alone', (input) => {
  const totals = calculateBagTotals(input);
  const free = new Set([...totals.gifts.map(({ sku }) => sku), ...totals.samples]);
  expect(
    totals.lines.filter(({ sku, kind }) => free.has(sku) || kind === 'gift' || kind === 'sample'),
  ).toEqual([]);
  if (totals.merchandise.amount === 0) expect(free.size).toBe(0);

  const nothingFree = calculateBagTotals({ ...input, giftRules: [], bag: { ...input.bag, samples: [] } });
  expect(nothingFree.total).toEqual(totals.total);
});

law.prop([order])(
  'every chosen sample, gift and code is part of the order or refused with a reason',
  (input) => {
    const { lines, samples, discounts, refusals } = calculateBagTotals(input);
    const refused = (kind: string) => refusals.filter((refusal) => refusal.kind === kind).length;
    expect([
      lines.length + refused('line'),
      samples.length + refused('sample'),
      discounts.length + refused('promo-code'),
    ]).toEqual([input.bag.lines.length, input.bag.samples.length, input.bag.promoCodes.length]);
  },
);

law.prop([order])('the order of the lines changes no amount', (input) => {
  const byKey = (totals: BagTotals) => ({
    ...totals,
    lines: totals.lines.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    refusals: totals.refusals.map((refusal) => JSON.stringify(refusal)).toSorted(),
  });
  const reversed = { ...input, bag: { ...input.bag, lines: input.bag.lines.toReversed() } };
  expect(text(byKey(calculateBagTotals(reversed)))).toBe(text(byKey(calculateBagTotals(input))));
});

law.prop([order])('the position of a code for free delivery among the others does not matter', (input) => {
  const isFreeDelivery = (typed: string) => kindOf(input.promoCodes ?? [], typed) === 'free-delivery';
  const { promoCodes } = input.bag;
  const first = [...promoCodes.filter(isFreeDelivery), ...promoCodes.filter((code) => !isFreeDelivery(code))];
  expect(calculateBagTotals({ ...input, bag: { ...input.bag, promoCodes: first } })).toEqual(
    calculateBagTotals(input),
  );
});

function kindOf(codes: readonly PromoCode[], typed: string): PromoCode['kind'] | undefined {
  return codes.find(({ code, aliases = [] }) => [code, ...aliases].includes(typed))?.kind;
}

law.prop([order])('nothing is missing for free delivery once a code for it counts', (input) => {
  const { discounts, freeDelivery } = calculateBagTotals(input);
  fc.pre(discounts.some(({ typed }) => kindOf(input.promoCodes ?? [], typed) === 'free-delivery'));
  expect(freeDelivery).toEqual({
    method: input.delivery?.methods[0]?.id,
    from: money(0, input.currency),
  });
});

law.prop([order])('a combinable code for free delivery lowers no price', (input) => {
  const free: PromoCode = {
    code: 'FREE',
    aliases: [],
    kind: 'free-delivery',
    scope: { kind: 'order' },
    excludes: [],
    firstOrderOnly: false,
    singleUse: false,
    combinable: true,
  };
  const without = calculateBagTotals(input);
  const totals = calculateBagTotals({
    ...input,
    bag: { ...input.bag, promoCodes: [...input.bag.promoCodes, 'FREE'] },
    promoCodes: [...(input.promoCodes ?? []), free],
  });
  const isSold = totals.lines.some(({ kind }) => kind === 'merchandise');
  expect(totals.discounts.some(({ code }) => code === 'FREE')).toBe(isSold);
  expect(totals.discount).toEqual(without.discount);
  expect(totals.discounts.filter(({ code }) => code !== 'FREE')).toEqual(without.discounts);
});

law.prop([order])('a refused code changes nothing', (input) => {
  const totals = calculateBagTotals(input);
  const refused = new Set(
    totals.refusals.flatMap((refusal) => (refusal.kind === 'promo-code' ? [refusal.typed] : [])),
  );
  const promoCodes = input.bag.promoCodes.filter((code) => !refused.has(code));
  const without = calculateBagTotals({ ...input, bag: { ...input.bag, promoCodes } });
  expect(text({ ...without, refusals: [] })).toBe(text({ ...totals, refusals: [] }));
});

law.prop([order])('the same input gives the same totals, and is not changed', (input) => {
  const before = text(input);
  const totals = text(calculateBagTotals(input));
  expect(text(calculateBagTotals(input))).toBe(totals);
  expect(text(input)).toBe(before);
});

law.prop([order, fc.integer({ min: 1, max: 5 })])(
  'more of a product never costs less or earns fewer gifts, without codes',
  (input, more) => {
    const lines = input.bag.lines.filter(({ sku }) => sku !== 'MH-P05-30');
    const of = (quantity: number) =>
      calculateBagTotals({
        ...input,
        delivery: { methods: [] },
        bag: { ...input.bag, promoCodes: [], lines: [...lines, { sku: 'MH-P05-30', quantity }] },
      });
    const [less, greater] = [of(1), of(1 + more)];
    expect(greater.total.amount).toBeGreaterThanOrEqual(less.total.amount);
    expect(greater.gifts.length).toBeGreaterThanOrEqual(less.gifts.length);
  },
);
