import { fc } from '@fast-check/vitest';
import { type Bag, type BagCommand, emptyBag, type GiftCardRecipient, reduceBag } from '../bag.ts';
import { allPromoCodes, purchasableSkus } from './shop.ts';

const recipient: fc.Arbitrary<GiftCardRecipient> = fc.record({
  type: fc.constant('email-now' as const),
  recipientName: fc.constantFrom('Inge', 'Bo'),
  recipientEmail: fc.constantFrom('inge@example.com', 'bo@example.com'),
});

const purchase = fc.oneof(
  fc.record({ sku: fc.constantFrom(...purchasableSkus) }),
  fc.record({ sku: fc.constant('MH-GIFT-CARD-50000'), giftCard: recipient }),
);

/** Also what a confused caller, an old tab or a hostile script may ask for. */
const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }) },
  fc.constantFrom(0, -1, 1.5, 99, 100, 1e9, Number.NaN, Number.POSITIVE_INFINITY),
);

const samples = fc.array(
  fc.constantFrom('MH-SAMPLE-S01', 'MH-SAMPLE-S02', 'MH-SAMPLE-S03', 'MH-SAMPLE-S04', 'MH-SAMPLE-S06', ''),
  { maxLength: 6 },
);

const code = fc.constantFrom(
  ...allPromoCodes.flatMap(({ code, aliases }) => [code, ...aliases]),
  'nonsense',
  ' ',
);

/** Anything a shopper can do, sensible or not. */
export const arbitraryCommand: fc.Arbitrary<BagCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(purchase, quantity)
      .map(([ref, n]) => ({ type: 'addLine', ...ref, quantity: n }) as const),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(purchase, quantity)
      .map(([ref, n]) => ({ type: 'setQuantity', ...ref, quantity: n }) as const),
  },
  { weight: 2, arbitrary: purchase.map((ref) => ({ type: 'removeLine', ...ref }) as const) },
  fc
    .tuple(purchase, quantity, fc.constantFrom(-1, 0, 1, 2.5, 50, Number.NaN))
    .map(([ref, n, position]) => ({ type: 'restoreLine', line: { ...ref, quantity: n }, position }) as const),
  fc.tuple(purchase, purchase).map(([line, by]) => ({ type: 'replaceLine', line, by }) as const),
  { weight: 2, arbitrary: samples.map((skus) => ({ type: 'selectSamples', skus }) as const) },
  { weight: 2, arbitrary: code.map((typed) => ({ type: 'applyPromoCode', code: typed }) as const) },
  code.map((typed) => ({ type: 'removePromoCode', code: typed }) as const),
  fc
    .constantFrom('gift-1234', 'gift-5678')
    .map((typed) => ({ type: 'redeemGiftCard', code: typed }) as const),
  fc
    .constantFrom('gift-1234', 'gift-5678')
    .map((typed) => ({ type: 'removeGiftCard', code: typed }) as const),
  fc.string({ maxLength: 600 }).map((note) => ({ type: 'setNote', note }) as const),
);

/** Built by replaying commands, so only bags that a shopper can reach are tested. */
export const reachableBag: fc.Arbitrary<Bag> = fc
  .array(arbitraryCommand, { maxLength: 15 })
  .map((commands) => commands.reduce((bag, command) => reduceBag(bag, command), emptyBag));
