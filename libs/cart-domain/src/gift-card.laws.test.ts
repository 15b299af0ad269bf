import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  findGiftCardAmountProblem,
  findGiftCardProblems,
  type GiftCardDetails,
  toValidGiftCard,
} from './gift-card.ts';
import { money } from './money.ts';
import { type Offer } from './offer.ts';
import { arbitraryGiftCard } from './testing/arbitrary-bag.ts';
import { createShopOffers, type TestCurrency, testCurrencies, today } from './testing/shop-fixtures.ts';

const openIn = (currency: TestCurrency) => createShopOffers(currency)('MH-GIFT-CARD-OWN') as Offer;
const open = openIn('DKK');
const text = fc.string({ unit: 'binary', maxLength: 260 });
const anyCard: fc.Arbitrary<GiftCardDetails> = fc.oneof(
  arbitraryGiftCard,
  fc.record({
    type: fc.constant('printed' as const),
    recipientName: text,
    senderName: text,
    message: text,
  }),
);

law.prop([anyCard])('validating a gift card is idempotent', (choice) => {
  const good = toValidGiftCard(choice);
  expect(toValidGiftCard(good)).toEqual(good);
});

law.prop([anyCard])('the bag accepts every valid gift card unchanged, except for spaces', (choice) => {
  fc.pre(Number.isSafeInteger(choice.amount?.amount ?? 0));
  fc.pre(findGiftCardProblems(choice, { offer: open, at: today }).length === 0);
  const good = toValidGiftCard(choice);
  expect(good?.recipientName).toBe(choice.recipientName.trim());
  expect(good?.message ?? '').toBe((choice.message ?? '').trim());
});

law.prop([arbitraryGiftCard])(
  'a gift card in the bag can only have an expired day or an amount of another market as its problem',
  (choice) => {
    const good = toValidGiftCard(choice);
    fc.pre(good !== undefined);
    const others = findGiftCardProblems(good, { offer: open, at: today }).filter(
      ({ kind }) => !kind.startsWith('amount-') && !kind.startsWith('date-'),
    );
    expect(others).toEqual([]);
  },
);

law.prop([arbitraryGiftCard])('the form and the totals agree on the amount', (choice) => {
  fc.pre(choice.amount !== undefined && toValidGiftCard(choice) !== undefined);
  const amountProblems = findGiftCardProblems(choice, { offer: open, at: today }).filter(({ kind }) =>
    kind.startsWith('amount-'),
  );
  expect(amountProblems).toEqual(
    [findGiftCardAmountProblem(choice.amount, open)].filter((problem) => problem !== undefined),
  );
});

law.prop([
  fc.constantFrom(...testCurrencies),
  fc.constantFrom(...testCurrencies),
  fc.integer({ min: 1, max: 600_000 }),
])(
  'an own amount is taken in the currency of the shop, within its limits, and in no other',
  (currency, shop, amount) => {
    const offer = openIn(shop);
    const own = money(amount, currency);
    const choice = { type: 'printed', recipientName: 'Inge', amount: own } as const;
    expect(toValidGiftCard(choice)).toEqual(choice);
    const { min, max } = offer.ownAmount ?? { min: own, max: own };
    const isRight = currency === shop && amount >= min.amount && amount <= max.amount;
    expect(findGiftCardAmountProblem(own, offer) === undefined).toBe(isRight);
  },
);
