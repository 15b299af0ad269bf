import { fc } from '@fast-check/vitest';
import { type Bag, type BagCommand, emptyBag, reduceBag } from '../bag.ts';
import { type GiftCardDetails } from '../gift-card.ts';
import { type Money } from '../money.ts';
import { allPromoCodes, purchasableSkus, testCurrencies } from './shop-fixtures.ts';

const shared = {
  recipientName: fc.constantFrom('Inge', 'Bo', ' Bo '),
  message: fc.constantFrom('Tillykke', '', 'x'.repeat(201)),
};
const recipientEmail = fc.constantFrom('inge@example.com', 'bo@example.com', 'no-address');
const amount: fc.Arbitrary<Money> = fc.record({
  amount: fc.constantFrom(10_000, 12_345, 600_000, 1, 0, Number.NaN),
  currency: fc.constantFrom<string>(...testCurrencies, 'kr', ''),
});

/** Gift cards as buyers fill them in, valid and invalid. */
export const arbitraryGiftCard: fc.Arbitrary<GiftCardDetails> = fc
  .tuple(
    fc.oneof(
      fc.record({ type: fc.constant('email-now' as const), recipientEmail, ...shared }),
      fc.record({ type: fc.constant('printed' as const), ...shared }),
      fc.record({
        type: fc.constant('email-on-date' as const),
        recipientEmail,
        sendOn: fc.constantFrom('2026-12-24', '2026-02-30', 'soon'),
        ...shared,
      }),
    ),
    fc.option(amount, { nil: undefined }),
  )
  .map(([choice, own]) => (own ? { ...choice, amount: own } : choice));

const purchase = fc.oneof(
  { weight: 2, arbitrary: fc.record({ sku: fc.constantFrom(...purchasableSkus) }) },
  fc.record({
    sku: fc.constantFrom('MH-GIFT-CARD-50000', 'MH-GIFT-CARD-OWN'),
    giftCard: arbitraryGiftCard,
  }),
);

/** Also values from a faulty caller, an old tab or a hostile script. */
const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }) },
  fc.constantFrom(0, -1, 1.5, 99, 100, 1e9, Number.NaN, Number.POSITIVE_INFINITY),
);

const samples = fc.array(
  fc.constantFrom('MH-SAMPLE-S01', 'MH-SAMPLE-S02', 'MH-SAMPLE-S03', 'MH-SAMPLE-S04', 'MH-SAMPLE-S06', ''),
  { maxLength: 6 },
);

const code = fc.constantFrom(
  ...allPromoCodes.flatMap(({ code, aliases = [] }) => [code, ...aliases]),
  'nonsense',
  ' ',
);

/** Any command of a shopper, sensible or not. */
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

/** Built by replaying commands, so that only reachable bags are tested. */
export const arbitraryReachableBag: fc.Arbitrary<Bag> = fc
  .array(arbitraryCommand, { maxLength: 15 })
  .map((commands) => commands.reduce((bag, command) => reduceBag(bag, command), emptyBag));
