import { describe, expect, test } from 'vitest';
import { emptyBag } from './bag.ts';
import { toDesiredCart } from './desired-cart.ts';
import { money } from './money.ts';
import { type FindOffer } from './offer.ts';
import { createShopOffers } from './testing/shop-fixtures.ts';

const nothingFree = { samples: [], gifts: [] };

describe('toDesiredCart()', () => {
  test('combines purchases, samples and gifts', () => {
    const { lines } = toDesiredCart(
      {
        ...emptyBag,
        lines: [
          { sku: 'MH-P04-30', quantity: 2 },
          { sku: 'MH-UNKNOWN', quantity: 1 },
        ],
      },
      {
        samples: ['MH-SAMPLE-S01'],
        gifts: [
          { sku: 'MH-FREE-P32-10', quantity: 1 },
          { sku: 'MH-FREE-P32-10', quantity: 2 },
        ],
      },
      createShopOffers(),
    );
    expect([...lines.values()].map(({ sku, quantity, free }) => [sku, quantity, free])).toEqual([
      ['MH-P04-30', 2, false],
      ['MH-UNKNOWN', 1, false],
      ['MH-SAMPLE-S01', 1, true],
      ['MH-FREE-P32-10', 3, true],
    ]);
  });

  test('returns no gift that is bought', () => {
    const lines = [{ sku: 'MH-P04-30', quantity: 2 }];
    const free = { samples: ['MH-P04-30'], gifts: [{ sku: 'MH-P04-30', quantity: 1 }] };
    const desired = toDesiredCart({ ...emptyBag, lines }, free, createShopOffers());
    expect([...desired.lines.values()]).toEqual([{ sku: 'MH-P04-30', quantity: 2, free: false }]);
  });

  test('omits a gift card of an invalid amount', () => {
    const sku = 'MH-GIFT-CARD-50000';
    const card = (amount: number) => ({
      sku,
      quantity: 1,
      giftCard: { type: 'printed', recipientName: 'Inge', amount: money(amount, 'DKK') } as const,
    });
    const ownAmount = { min: money(10_000, 'DKK'), max: money(90_000, 'DKK') };
    const lines = [card(5_000), card(20_000), { sku, quantity: 1 }];
    const asked = (offers: FindOffer) =>
      [...toDesiredCart({ ...emptyBag, lines }, nothingFree, offers).lines.values()].map(
        ({ giftCard }) => giftCard?.amount?.amount,
      );
    expect(asked(createShopOffers('DKK', { [sku]: { ownAmount } }))).toEqual([20_000, undefined]);
    expect(asked(() => undefined)).toEqual([5_000, 20_000, undefined]);
  });

  test('omits a sample or gift that is a line of the bag', () => {
    const bag = {
      ...emptyBag,
      lines: [
        { sku: 'MH-SAMPLE-S01', quantity: 9 },
        { sku: 'MH-FREE-P32-10', quantity: 9 },
      ],
    };
    expect(toDesiredCart(bag, nothingFree, createShopOffers()).lines.size).toBe(0);
  });
});
