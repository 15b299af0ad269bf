import { describe, expect, expectTypeOf, test } from 'vitest';
import { type BagCommand, emptyBag } from './bag.ts';
import { checkCommand, type CommandCheck, type CommandContext } from './check-command.ts';
import { type GiftCardChoice } from './gift-card.ts';
import { money } from './money.ts';
import { shopOffers } from './testing/shop.ts';

const bag = {
  ...emptyBag,
  lines: [
    { sku: 'MH-P04-30', quantity: 98 },
    { sku: 'MH-P10-50', quantity: 2 },
  ] as const,
  promoCodes: ['KYST10'],
  giftCards: ['AB12'],
};
const toInge = {
  type: 'email-now',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
} satisfies GiftCardChoice;
const inShop: CommandContext = { offers: shopOffers('DKK', { 'MH-P05-30': { available: false } }) };

describe('checkCommand()', () => {
  test.each<[string, BagCommand, CommandContext?]>([
    ['an add', { type: 'addLine', sku: 'MH-P04-30', quantity: 1 }, inShop],
    ['an added SKU without offers', { type: 'addLine', sku: 'x', quantity: 1 }],
    ['an undo', { type: 'restoreLine', line: { sku: 'MH-P10-50', quantity: 97 }, position: 0 }, inShop],
    ['a quantity', { type: 'setQuantity', sku: 'MH-P04-30', quantity: 99 }],
    ['a quantity of zero', { type: 'setQuantity', sku: 'MH-P04-30', quantity: 0 }],
    ['a removal', { type: 'removeLine', sku: 'MH-P04-30' }],
    ['another size', { type: 'replaceLine', line: { sku: 'MH-P04-30' }, by: { sku: 'MH-P15-250' } }, inShop],
    [
      'three samples',
      { type: 'selectSamples', skus: ['MH-SAMPLE-S01', 'MH-SAMPLE-S02', 'MH-SAMPLE-S03'] },
      inShop,
    ],
    ['another code', { type: 'applyPromoCode', code: 'FRIFRAGT' }],
    ['a removal of a code', { type: 'removePromoCode', code: 'kyst10' }],
    ['a gift card', { type: 'redeemGiftCard', code: 'CD34' }],
    ['a removal of a gift card', { type: 'removeGiftCard', code: 'ab12' }],
    ['a note', { type: 'setNote', note: 'n'.repeat(500) }],
    [
      'another size of a full line',
      { type: 'replaceLine', line: bag.lines[0], by: { sku: 'x' } },
      { maxQuantity: 98 },
    ],
    [
      'a restored size alone',
      { type: 'replaceLine', line: bag.lines[0], by: { sku: 'MH-P04-30' } },
      { maxQuantity: 1 },
    ],
    [
      'a gift card to a recipient',
      { type: 'addLine', sku: 'MH-GIFT-CARD-50000', quantity: 1, giftCard: toInge },
      inShop,
    ],
    [
      'a gift card of a chosen amount',
      {
        type: 'addLine',
        sku: 'MH-GIFT-CARD-OWN',
        quantity: 1,
        giftCard: { ...toInge, amount: money(12_345, 'DKK') },
      },
      inShop,
    ],
    ['samples without offers', { type: 'selectSamples', skus: ['a', 'b', 'c', 'a', ''] }],
    [
      'as many samples as the shop’s rule allows',
      { type: 'selectSamples', skus: ['a', 'b'] },
      { samples: { limit: 2 }, samplesLimit: 1 },
    ],
    ['clearing', { type: 'clear' }],
  ])('accepts %s', (_criterion, command, context) => {
    expect(checkCommand(bag, command, context)).toEqual({ kind: 'accepted' });
  });

  test.each<[string, BagCommand, number, CommandContext?]>([
    ['an add above the maximum quantity', { type: 'addLine', sku: 'MH-P04-30', quantity: 2 }, 99],
    [
      'a quantity over the limit',
      { type: 'setQuantity', sku: 'MH-P04-30', quantity: 11 },
      10,
      { maxQuantity: 10 },
    ],
    ['samples over the limit', { type: 'selectSamples', skus: ['a', 'b', 'c', 'd'] }, 3],
    [
      'samples over the rule of the shop',
      { type: 'selectSamples', skus: ['a', 'b'] },
      1,
      { samples: { limit: 1 } },
    ],
    ['a long note', { type: 'setNote', note: 'n'.repeat(501) }, 500],
    [
      'a size that exceeds the limit together with an existing line',
      { type: 'replaceLine', line: { sku: 'MH-P10-50' }, by: { sku: 'MH-P04-30' } },
      99,
    ],
    [
      'a restored line above the limit',
      { type: 'restoreLine', line: { sku: 'MH-P04-30', quantity: 2 }, position: 0 },
      99,
    ],
    [
      'samples over the limit of the bag',
      { type: 'selectSamples', skus: ['a', 'b'] },
      1,
      { samplesLimit: 1.5 },
    ],
  ])('limits %s', (_criterion, command, limit, context) => {
    expect(checkCommand(bag, command, context)).toEqual({ kind: 'limited', limit });
  });

  test.each<[string, BagCommand, object, CommandContext?]>([
    ['a half', { type: 'addLine', sku: 'MH-P04-30', quantity: 0.5 }, { reason: 'invalid-quantity' }],
    [
      'a negative quantity',
      { type: 'setQuantity', sku: 'MH-P04-30', quantity: -1 },
      { reason: 'invalid-quantity' },
    ],
    ['a SKU of no letters', { type: 'addLine', sku: '', quantity: 1 }, { reason: 'not-found' }],
    [
      'a SKU that the market does not sell',
      { type: 'addLine', sku: 'x', quantity: 1 },
      { reason: 'not-found' },
      inShop,
    ],
    ['what is sold out', { type: 'addLine', sku: 'MH-P05-30', quantity: 1 }, { reason: 'sold-out' }, inShop],
    [
      'a sample as a purchase',
      { type: 'addLine', sku: 'MH-SAMPLE-S01', quantity: 1 },
      { reason: 'not-for-sale' },
      inShop,
    ],
    [
      'a gift as a purchase',
      { type: 'addLine', sku: 'MH-FREE-P36-1', quantity: 1 },
      { reason: 'not-for-sale' },
      inShop,
    ],
    [
      'more of a full line',
      { type: 'addLine', sku: 'MH-P04-30', quantity: 1 },
      { reason: 'quantity-limit', limit: 98 },
      { maxQuantity: 98 },
    ],
    [
      'the quantity of a missing line',
      { type: 'setQuantity', sku: 'x', quantity: 1 },
      { reason: 'no-such-line' },
    ],
    ['the removal of a missing line', { type: 'removeLine', sku: 'x' }, { reason: 'no-such-line' }],
    [
      'another size of a missing line',
      { type: 'replaceLine', line: { sku: 'x' }, by: { sku: 'y' } },
      { reason: 'no-such-line' },
    ],
    ['a sold-out sample', { type: 'selectSamples', skus: ['MH-SAMPLE-S06'] }, { reason: 'sold-out' }, inShop],
    [
      'another size that the market does not sell',
      { type: 'replaceLine', line: { sku: 'MH-P04-30' }, by: { sku: 'x' } },
      { reason: 'not-found' },
      inShop,
    ],
    [
      'a sample that is not offered',
      { type: 'selectSamples', skus: ['MH-SAMPLE-S01'] },
      { reason: 'not-found' },
      { ...inShop, samples: { skus: [] } },
    ],
    [
      'a gift card without a recipient',
      {
        type: 'addLine',
        sku: 'MH-GIFT-CARD-50000',
        quantity: 1,
        giftCard: { ...toInge, recipientName: ' ' },
      },
      { reason: 'invalid-gift-card' },
    ],
    [
      'a chosen amount for a card of fixed price',
      {
        type: 'addLine',
        sku: 'MH-GIFT-CARD-50000',
        quantity: 1,
        giftCard: { ...toInge, amount: money(12_345, 'DKK') },
      },
      { reason: 'invalid-gift-card' },
      inShop,
    ],
    ['a code twice', { type: 'applyPromoCode', code: 'kyst 10' }, { reason: 'already-applied' }],
    ['a gift card twice', { type: 'redeemGiftCard', code: 'ab12' }, { reason: 'already-applied' }],
    ['an empty code', { type: 'applyPromoCode', code: ' ' }, { reason: 'empty-code' }],
    ['the removal of a missing code', { type: 'removePromoCode', code: 'x' }, { reason: 'not-found' }],
    ['the removal of a missing gift card', { type: 'removeGiftCard', code: 'x' }, { reason: 'not-found' }],
    [
      'a command of another version',
      { type: 'wrap' } as unknown as BagCommand,
      { reason: 'unknown-command' },
    ],
  ])('refuses %s', (_criterion, command, expected, context) => {
    expect(checkCommand(bag, command, context)).toEqual({ kind: 'refused', ...expected });
  });

  test('distinguishes refusals by type', () => {
    const check: CommandCheck = checkCommand(bag, { type: 'removeLine', sku: 'x' });
    if (check.kind !== 'refused' || check.reason !== 'quantity-limit') return;
    expectTypeOf(check.limit).toEqualTypeOf<number>();
  });
});
