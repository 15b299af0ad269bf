import { describe, expect, test } from 'vitest';
import { money } from './money.ts';
import { summarizeGifts } from './gift-status.ts';

describe('summarizeGifts()', () => {
  const gift = { rule: 'cup', sku: 'CUP', quantity: 1 };
  const giftProgress = { rule: 'pot', sku: 'POT', missing: money(100, 'SEK'), fraction: 0.5 };
  const inReach = { rule: 'tin', sku: 'TIN', missingQuantity: 1, fraction: 0.5 };

  test('returns earned gifts, the next for spending more and the next for buying more', () => {
    expect(
      summarizeGifts({
        gifts: [gift],
        giftProgress,
        giftsInReach: [inReach, { ...inReach, rule: 'other' }],
      }),
    ).toEqual([
      { kind: 'earned', gifts: [gift] },
      { kind: 'progress', ...giftProgress },
      { kind: 'in-reach', ...inReach },
    ]);
  });

  test('returns nothing where there is nothing to say', () => {
    expect(summarizeGifts({ gifts: [], giftsInReach: [] })).toEqual([]);
  });
});
