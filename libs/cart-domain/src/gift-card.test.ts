import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  findGiftCardAmountProblem,
  findGiftCardProblems,
  type GiftCardDetails,
  type GiftCardProblem,
  toValidGiftCard,
} from './gift-card.ts';
import { getGiftCardSendDays } from './gift-card-send-days.ts';
import { isGiftCardCode } from './gift-card-code.ts';
import { CurrencyMismatchError, money } from './money.ts';
import { type Offer } from './offer.ts';
import { customAmountLimits, createShopOffers, today } from './testing/shop-fixtures.ts';

const offerOf = (sku: string) => createShopOffers('DKK')(sku) as Offer;
const fixed = offerOf('MH-GIFT-CARD-50000');
const open = offerOf('MH-GIFT-CARD-OWN');
const toInge = { type: 'email-now', recipientName: 'Inge', recipientEmail: 'inge@example.com' } as const;
const later = (sendOn: string): GiftCardDetails => ({ ...toInge, type: 'email-on-date', sendOn });

describe('findGiftCardProblems()', () => {
  test.each<[string, GiftCardDetails]>([
    ['a card by e-mail', toInge],
    ['a printed card', { type: 'printed', recipientName: 'Inge' }],
    ['a card for today', later('2026-11-21')],
    ['a card for the last day', later('2027-02-19')],
    ['a message of the greatest length', { ...toInge, message: 'x'.repeat(200) }],
    ['spaces around a message that fits', { ...toInge, message: ` ${'x'.repeat(200)} ` }],
    [
      'names of the greatest length',
      { ...toInge, recipientName: 'x'.repeat(255), senderName: 'y'.repeat(255) },
    ],
    ['spaces around a name that fits', { ...toInge, recipientName: ` ${'x'.repeat(255)} ` }],
    ['the least amount', { ...toInge, amount: money(10_000, 'DKK') }],
    ['the greatest amount', { ...toInge, amount: money(500_000, 'DKK') }],
    ['an address with spaces around it', { ...toInge, recipientEmail: ' inge@mail.example.com ' }],
  ])('finds nothing wrong with %s', (_criterion, choice) => {
    expect(findGiftCardProblems(choice, { offer: open, at: today })).toEqual([]);
  });

  test.each<[string, GiftCardDetails, GiftCardProblem]>([
    ['no name', { ...toInge, recipientName: ' ' }, { kind: 'name-missing' }],
    ['a long name', { ...toInge, recipientName: 'x'.repeat(256) }, { kind: 'name-too-long', limit: 255 }],
    [
      'a long name of the sender',
      { ...toInge, senderName: 'x'.repeat(256) },
      { kind: 'name-too-long', limit: 255 },
    ],
    ['no address', { ...toInge, recipientEmail: ' ' }, { kind: 'email-missing' }],
    ['a long message', { ...toInge, message: 'x'.repeat(201) }, { kind: 'message-too-long', limit: 200 }],
    ['an invalid day', later('2027-02-29'), { kind: 'date-invalid' }],
    ['a word instead of a day', later('soon'), { kind: 'date-invalid' }],
    ['yesterday', later('2026-11-20'), { kind: 'date-past' }],
    ['a day too far ahead', later('2027-02-20'), { kind: 'date-too-late', latest: '2027-02-19' }],
    [
      'less than the least',
      { ...toInge, amount: money(9_999, 'DKK') },
      { kind: 'amount-too-low', limit: customAmountLimits.DKK.min },
    ],
    [
      'more than the most',
      { ...toInge, amount: money(500_001, 'DKK') },
      { kind: 'amount-too-high', limit: customAmountLimits.DKK.max },
    ],
    [
      'an amount of another market',
      { ...toInge, amount: money(10_000, 'EUR') },
      { kind: 'amount-in-other-currency', currency: 'EUR' },
    ],
  ])('finds %s', (_criterion, choice, problem) => {
    expect(findGiftCardProblems(choice, { offer: open, at: today })).toEqual([problem]);
  });

  test.each([
    'inge',
    'inge@',
    '@example.com',
    'inge@example',
    'inge@example.',
    'inge@.com',
    'in ge@example.com',
    'a@b@example.com',
    'inge@exam ple.com',
    'inge@example.com.',
    'inge@example.com bo',
    `${'x'.repeat(243)}@example.com`,
  ])('rejects the address %s', (recipientEmail) => {
    expect(findGiftCardProblems({ ...toInge, recipientEmail }, { offer: open, at: today })).toEqual([
      { kind: 'email-invalid' },
    ]);
  });

  test('accepts an address of the maximum length of mail servers', () => {
    const recipientEmail = `${'x'.repeat(242)}@example.com`;
    expect(findGiftCardProblems({ ...toInge, recipientEmail }, { offer: open, at: today })).toEqual([]);
  });

  test('refuses any chosen amount on a card of fixed price', () => {
    expect(
      findGiftCardProblems({ ...toInge, amount: money(50_000, 'DKK') }, { offer: fixed, at: today }),
    ).toEqual([{ kind: 'amount-not-offered' }]);
  });

  test('returns all problems, in the order of the form', () => {
    const choice: GiftCardDetails = {
      type: 'email-on-date',
      recipientName: '',
      recipientEmail: 'no-address',
      sendOn: '2020-01-01',
      message: 'x'.repeat(300),
      amount: money(1, 'DKK'),
    };
    expect(findGiftCardProblems(choice, { offer: open, at: today }).map(({ kind }) => kind)).toEqual([
      'name-missing',
      'email-invalid',
      'date-past',
      'message-too-long',
      'amount-too-low',
    ]);
  });

  test.each([
    ['Europe/Copenhagen', '2026-11-22'],
    ['UTC', '2026-11-21'],
  ])('returns the day in %s', (timeZone, day) => {
    const at = new Date('2026-11-21T23:30:00Z');
    const check = (sendOn: string) => findGiftCardProblems(later(sendOn), { offer: open, at, timeZone });
    expect(check(day)).toEqual([]);
    expect(check('2026-11-20')).toEqual([{ kind: 'date-past' }]);
  });

  test('uses UTC by default', () => {
    const at = new Date('2026-11-22T00:30:00Z');
    expect(findGiftCardProblems(later('2026-11-21'), { offer: open, at })).toEqual([{ kind: 'date-past' }]);
    expect(findGiftCardProblems(later('2026-11-22'), { offer: open, at })).toEqual([]);
  });

  test('throws for an invalid date', () => {
    expect(() => findGiftCardProblems(toInge, { offer: open, at: new Date('soon') })).toThrow(RangeError);
  });
});

test('findGiftCardAmountProblem() throws when an offer mixes currencies', () => {
  const offer = { ...open, ownAmount: { min: money(1, 'DKK'), max: money(9, 'EUR') } };
  expect(() => findGiftCardAmountProblem(money(1, 'DKK'), offer)).toThrow(CurrencyMismatchError);
});

test.each([
  ['2026-11-21T10:00:00Z', 'Europe/Copenhagen', '2026-11-21', '2027-02-19'],
  ['2026-11-21T23:30:00Z', 'Europe/Copenhagen', '2026-11-22', '2027-02-20'],
  ['2026-11-21T10:30:00Z', 'Pacific/Kiritimati', '2026-11-22', '2027-02-20'],
  ['2026-11-21T04:00:00Z', 'America/Los_Angeles', '2026-11-20', '2027-02-18'],
])('getGiftCardSendDays(%s, %s) is %s to %s', (at, timeZone, first, last) => {
  expect(getGiftCardSendDays(new Date(at), timeZone)).toEqual({ first, last });
});

test('getGiftCardSendDays() returns the days that findGiftCardProblems() accepts', () => {
  const at = new Date('2026-11-21T23:30:00Z');
  const { first, last } = getGiftCardSendDays(at);
  for (const sendOn of [first, last]) {
    expect(findGiftCardProblems(later(sendOn), { offer: open, at })).toEqual([]);
  }
});

test.each([
  ['7K2M-9QXD-4HJT-W8PC', true],
  ['7k2m 9qxd 4hjt w8pc', true],
  ['7K2M9QXD4HJTW8PC', true],
  ['ABCD-EFGH-JKMN-PQRS', true],
  ['SUMMERSALEISHERE', false],
  ['WELCOME15', false],
  ['7K2M-9QXD-4HJT', false],
  ['', false],
])('isGiftCardCode(%j) is %s', (typed, expected) => {
  expect(isGiftCardCode(typed)).toBe(expected);
});

describe('toValidGiftCard()', () => {
  test.each<[string, unknown, GiftCardDetails]>([
    ['keeps a valid card', toInge, toInge],
    [
      'drops spaces, empty texts and foreign fields',
      { ...toInge, recipientName: ' Inge ', recipientEmail: ' inge@example.com', message: ' ', price: 1 },
      toInge,
    ],
    [
      'keeps sender, message and amount',
      { ...toInge, senderName: 'Bo', message: 'Tillykke', amount: money(10_000, 'NOK') },
      { ...toInge, senderName: 'Bo', message: 'Tillykke', amount: money(10_000, 'NOK') },
    ],
    [
      'truncates long texts between characters',
      {
        ...toInge,
        recipientName: 'n'.repeat(300),
        senderName: 's'.repeat(300),
        message: `${'m'.repeat(199)}😀`,
      },
      { ...toInge, recipientName: 'n'.repeat(255), senderName: 's'.repeat(255), message: 'm'.repeat(199) },
    ],
    [
      'leaves no trailing space after truncating',
      { ...toInge, message: `${'m'.repeat(199)} mm` },
      { ...toInge, message: 'm'.repeat(199) },
    ],
    [
      'requires no address for a printed card',
      { type: 'printed', recipientName: 'Inge', recipientEmail: 'x' },
      { type: 'printed', recipientName: 'Inge' },
    ],
    ['keeps the day', later('2028-02-29'), later('2028-02-29')],
    ['keeps a day that has passed, which means at once', later('2020-01-01'), later('2020-01-01')],
    ['drops a day of a card without delivery date', { ...toInge, sendOn: '2026-12-24' }, toInge],
  ])('%s', (_criterion, value, expected) => {
    expect(toValidGiftCard(value)).toStrictEqual(expected);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'gift'],
    ['no type', { ...toInge, type: undefined }],
    ['an unknown type', { ...toInge, type: 'pigeon' }],
    ['an unknown type on a day', { ...later('2026-12-24'), type: 'pigeon' }],
    ['an address that is a number', { ...toInge, recipientEmail: 5 }],
    ['a day in a list', { ...toInge, type: 'email-on-date', sendOn: ['2026-12-24'] }],
    ['no name', { ...toInge, recipientName: undefined }],
    ['an empty name', { ...toInge, recipientName: '\n ' }],
    ['no address', { ...toInge, recipientEmail: undefined }],
    ['an invalid address', { ...toInge, recipientEmail: 'inge' }],
    ['no day', { ...toInge, type: 'email-on-date' }],
    ['an invalid day', later('2026-02-30')],
    ['an invalid month', later('2026-13-01')],
    ['a time instead of a day', later('2026-12-24T10:00:00Z')],
    ['a day that is not a string', { ...toInge, type: 'email-on-date', sendOn: 20_261_224 }],
    [
      'a day that cannot be converted to a string',
      { ...toInge, type: 'email-on-date', sendOn: { toString: 1, valueOf: 1 } },
    ],
    ['an amount of zero', { ...toInge, amount: money(0, 'DKK') }],
    ['a negative amount', { ...toInge, amount: money(-1, 'DKK') }],
    ['a fractional amount', { ...toInge, amount: { amount: 0.5, currency: 'DKK' } }],
    ['an amount that is a string', { ...toInge, amount: { amount: '1', currency: 'DKK' } }],
    ['a currency that is no code', { ...toInge, amount: { amount: 1, currency: 'usd' } }],
    ['a currency that is no text', { ...toInge, amount: { amount: 1, currency: 5 } }],
    ['a currency with more around it', { ...toInge, amount: { amount: 1, currency: ' USD ' } }],
    ['a null amount', { ...toInge, amount: null }],
  ])('refuses a card with %s', (_criterion, value) => {
    expect(toValidGiftCard(value)).toBeUndefined();
  });

  test('the types require an address where mail is sent, and a day where one is chosen', () => {
    const name = { recipientName: 'Inge' } as const;
    expectTypeOf({ ...name, type: 'printed' } as const).toExtend<GiftCardDetails>();
    expectTypeOf({ ...name, type: 'email-now' } as const).not.toExtend<GiftCardDetails>();
    expectTypeOf({ ...toInge, type: 'email-on-date' } as const).not.toExtend<GiftCardDetails>();
  });
});
