import { fc } from '@fast-check/vitest';
import { type PromoCode } from '../promo-code.ts';

const amounts = fc.record({
  DKK: fc.integer({ min: 0, max: 120_000 }),
  NOK: fc.integer({ min: 0, max: 120_000 }),
  EUR: fc.integer({ min: 0, max: 12_000 }),
  JPY: fc.integer({ min: 0, max: 24_000 }),
  KWD: fc.integer({ min: 0, max: 50_000 }),
});

const scope: fc.Arbitrary<PromoCode['scope']> = fc.oneof(
  fc.constant({ kind: 'order' } as const),
  fc
    .constantFrom('kelp', 'rosehip', 'face')
    .map((collection) => ({ kind: 'collection', collection }) as const),
  fc
    .subarray(['p04', 'p05', 'p15', 'gift-card'])
    .map((products) => ({ kind: 'products', products }) as const),
);

const benefit = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    rate: fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000),
  }),
  fc.record({ kind: fc.constant('fixed' as const), amounts }),
  fc.constant({ kind: 'free-delivery' } as const),
);

/** Creates an arbitrary of promo codes that are spelled `code`, are valid at any time, and may be used any number of times. */
export const createArbitraryPromoCode = (code: string): fc.Arbitrary<PromoCode> =>
  fc
    .tuple(
      benefit,
      scope,
      fc.subarray<'reduced' | 'gift-card'>(['reduced', 'gift-card']),
      fc.option(amounts, { nil: undefined }),
      fc.boolean(),
    )
    .map(([gives, about, excludes, minimum, combinable]) => ({
      ...gives,
      code,
      aliases: [],
      scope: about,
      excludes,
      ...(minimum && { minimum }),
      firstOrderOnly: false,
      singleUse: false,
      combinable,
    }));
