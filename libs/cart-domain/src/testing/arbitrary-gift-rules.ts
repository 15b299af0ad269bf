import { fc } from '@fast-check/vitest';
import { type GiftRule } from '../gifts.ts';

/** SKUs of the gifts in the rules. */
export const giftSkus = ['MH-FREE-P32-10', 'MH-FREE-P20-30', 'MH-FREE-P36-1'] as const;
const ids = ['a', 'b', 'c', 'd'] as const;

/** A condition of a gift rule. Thresholds omit NOK on purpose, because a shop may leave a currency out. */
const arbitraryCondition = fc.oneof(
  fc
    .integer({ min: 0, max: 100_000 })
    .map((DKK) => ({ kind: 'spend-over', thresholds: { DKK, EUR: DKK, JPY: DKK, KWD: DKK } }) as const),
  fc.record({
    kind: fc.constant('buy-product' as const),
    product: fc.constantFrom('p15', 'p04'),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('buy-collection' as const),
    collection: fc.constantFrom('face', 'kelp'),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
);

/** Up to four rules; each may replace earlier ones, as tiers do. */
export const arbitraryGiftRules: fc.Arbitrary<readonly GiftRule[]> = fc
  .array(
    fc.tuple(
      arbitraryCondition,
      fc.record({ sku: fc.constantFrom(...giftSkus), quantity: fc.integer({ min: 1, max: 2 }) }),
      fc.subarray([...ids]),
    ),
    { maxLength: ids.length },
  )
  .map((list) =>
    list.map(([condition, gift, replaces], index) => ({
      id: ids[index] ?? '',
      ...condition,
      gift,
      replaces: replaces.filter((id) => ids.indexOf(id) < index),
    })),
  );
