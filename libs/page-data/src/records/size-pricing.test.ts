import type { CommerceVariant } from '@marehalm/commerce-client';
import { mapMarkets, marketIds, markets } from '@marehalm/shop';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRating, findSizePricing } from './record-sources.ts';

const price = fc.integer({ min: 1, max: 1_000_000 });
const rating = fc.record({
  average: fc.integer({ min: 1, max: 5 }),
  count: fc.integer({ min: 1, max: 500 }),
});
const offer = fc.record(
  { price, before: price, available: fc.boolean(), rating },
  { requiredKeys: ['price', 'available'] },
);

test('findSizePricing() has exactly the prices and reductions of the shops that sell a size', () => {
  fc.assert(
    fc.property(fc.array(fc.option(offer), { minLength: 3, maxLength: 3 }), (offers) => {
      const shops = mapMarkets((id): ReadonlyMap<string, CommerceVariant> => {
        const sold = offers[marketIds.indexOf(id)];
        const { currency } = markets[id];
        return new Map(
          sold
            ? [
                [
                  'MH-1',
                  {
                    id,
                    price: { amount: sold.price, currency },
                    ...(sold.before === undefined
                      ? {}
                      : { compareAtPrice: { amount: sold.before, currency } }),
                    availableForSale: sold.available,
                    ...(sold.rating ? { productRating: sold.rating } : {}),
                  },
                ],
              ]
            : [],
        );
      });
      const found = findSizePricing(shops, 'MH-1');
      for (const [position, id] of marketIds.entries()) {
        const { currency } = markets[id];
        const sold = offers[position];
        expect(found?.prices[currency]).toBe(sold?.price);
        expect((found?.compareAt as Record<string, number> | undefined)?.[currency]).toBe(sold?.before);
        expect((found?.available as Record<string, boolean> | undefined)?.[currency]).toBe(sold?.available);
      }
      const counts = offers.flatMap((sold) => sold?.rating?.count ?? []);
      expect(found?.rating?.count).toBe(counts.length > 0 ? Math.max(...counts) : undefined);
    }),
  );
});

test('findRating() finds none among variants without one', () => {
  expect(findRating([{}, {}])).toBeUndefined();
});
