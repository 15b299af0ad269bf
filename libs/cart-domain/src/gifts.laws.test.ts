import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { calculateGifts } from './gifts.ts';
import { money } from './money.ts';
import { priceLines } from './price-lines.ts';
import { arbitraryReachableBag } from './testing/arbitrary-bag.ts';
import { arbitraryGiftRules, giftSkus } from './testing/arbitrary-gift-rules.ts';
import { createShopOffers, type TestCurrency, testCurrencies } from './testing/shop-fixtures.ts';

const stocks = fc.tuple(...giftSkus.map(() => fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined })));
const spending = fc.integer({ min: 0, max: 120_000 });

/** A bag with its goods, some rules, and the stock of each gift. */
const situation = fc
  .tuple(arbitraryReachableBag, arbitraryGiftRules, stocks, fc.constantFrom(...testCurrencies))
  .map(([bag, someRules, left, currency]) => {
    const changes = Object.fromEntries(
      giftSkus.map((sku, index) => [sku, left[index] === undefined ? {} : { stock: left[index] }]),
    );
    const offers = createShopOffers(currency, changes);
    return { lines: priceLines(bag, offers, currency).lines, rules: someRules, offers, currency };
  });

law.prop([situation, spending])(
  'gifts never exceed the stock, come once per rule, and only with goods',
  (at, spent) => {
    const { earned } = calculateGifts({ ...at, spent: money(spent, at.currency) });
    for (const sku of giftSkus) {
      const given = earned
        .filter((gift) => gift.sku === sku)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      expect(given).toBeLessThanOrEqual(at.offers(sku)?.stock ?? Number.POSITIVE_INFINITY);
    }
    expect(new Set(earned.map(({ rule }) => rule)).size).toBe(earned.length);
    if (at.lines.every(({ offer }) => offer.kind !== 'merchandise')) expect(earned).toEqual([]);
  },
);

law.prop([situation, spending])('no gift is given together with one that replaces it', (at, spent) => {
  const given = new Set(
    calculateGifts({ ...at, spent: money(spent, at.currency) }).earned.map(({ rule }) => rule),
  );
  const replaced = at.rules.filter(({ id }) => given.has(id)).flatMap(({ replaces }) => replaces ?? []);
  expect(replaced.filter((id) => given.has(id))).toEqual([]);
});

const serumIn = (currency: TestCurrency) =>
  priceLines({ lines: [{ sku: 'MH-P04-30', quantity: 1 }] }, createShopOffers(currency), currency).lines;

law.prop([situation, spending])(
  'spending the missing amount earns the promised gift, and a minor unit less does not',
  (at, spent) => {
    const after = (amount: number) =>
      calculateGifts({
        ...at,
        lines: [...serumIn(at.currency), ...at.lines],
        spent: money(amount, at.currency),
      });
    const { progress } = after(spent);
    if (progress === undefined) return;
    const { rule, missing, fraction } = progress;
    expect(fraction >= 0 && fraction < 1).toBe(true);
    expect(after(spent + missing.amount - 1).progress).toMatchObject({
      rule,
      missing: money(1, at.currency),
    });
    expect(after(spent + missing.amount).earned.map((gift) => gift.rule)).toContain(rule);
  },
);

law.prop([situation, spending])(
  'adding the missing units earns a gift in reach, if nothing else does',
  (at, spent) => {
    for (const { rule: id, missingQuantity, fraction } of calculateGifts({
      ...at,
      spent: money(spent, at.currency),
    }).inReach) {
      expect(fraction > 0 && fraction < 1).toBe(true);
      const nearer = at.rules.map((rule) =>
        rule.id === id && rule.kind !== 'spend-over'
          ? { ...rule, quantity: rule.quantity - missingQuantity }
          : rule,
      );
      expect(
        calculateGifts({ ...at, rules: nearer, spent: money(spent, at.currency) }).earned.map(
          ({ rule }) => rule,
        ),
      ).toContain(id);
    }
  },
);

law.prop([situation, spending, spending])(
  'with enough stock, spending more loses a gift only to one that replaces it',
  (at, a, b) => {
    const plenty = { ...at, offers: createShopOffers(at.currency) };
    const [less, more] = [Math.min(a, b), Math.max(a, b)].map((spent) =>
      calculateGifts({ ...plenty, spent: money(spent, at.currency) }),
    );
    const kept = new Set(more?.earned.map(({ rule }) => rule));
    const replacing = new Set(at.rules.flatMap(({ replaces }) => replaces ?? []));
    expect(less?.earned.filter(({ rule }) => !kept.has(rule) && !replacing.has(rule))).toEqual([]);
  },
);
