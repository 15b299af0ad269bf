import { expect, test } from 'vitest';
import {
  checkGiftCardForm,
  emptyGiftCardForm,
  type GiftCardFormRules,
  type GiftCardFormValues as GiftCardValues,
  toGiftCardForm,
} from './gift-card-form.ts';
import { type GiftCardProduct } from './gift-card-product.ts';
import type { MarketPrice } from './multi-market-offer.ts';

type Market = 'dk' | 'no' | 'int';

const rules: GiftCardFormRules<Market> = {
  markets: { dk: { currency: 'DKK' }, no: { currency: 'NOK' }, int: { currency: 'EUR' } },
  timeZone: 'Europe/Copenhagen',
  texts: {
    normalizeInput: (typed) => typed,
    normalizeName: (typed) => typed.trim(),
    normalizeEmail: (typed) => typed.toLowerCase(),
    checkEmail: (typed) => (/[^ -~]/.test(typed) ? 'letter' : undefined),
  },
};

const fixed = (id: string, price: number): MarketPrice => ({
  variantId: id,
  price,
  available: true,
  ownAmount: { min: price, max: price },
});

const notSold: MarketPrice = { variantId: '', price: 0, available: false };

const own = (id: string, min: number, max: number): MarketPrice => ({
  variantId: id,
  price: min,
  available: true,
  ownAmount: { min, max },
});

const card: GiftCardProduct<Market, 'en' | 'da'> = {
  fixedAmountSkus: { dk: ['CARD-20000'], no: ['CARD-30000'], int: ['CARD-2500'] },
  customAmountSku: 'CARD-OWN',
  prices: {
    'CARD-20000': { dk: fixed('1', 20_000), no: notSold, int: notSold },
    'CARD-30000': { dk: notSold, no: fixed('2', 30_000), int: notSold },
    'CARD-2500': { dk: notSold, no: notSold, int: fixed('3', 2500) },
    'CARD-OWN': { dk: own('4', 10_000, 500_000), no: own('5', 15_000, 750_000), int: own('6', 1500, 65_000) },
  },
  bag: {
    name: { en: 'Gift card', da: 'Gavekort' },
    href: { en: '/product/gift-card', da: '/da/produkt/gavekort' },
    picture: { src: '/c.avif', srcSet: '', width: 4, height: 5, ground: '#fff', alt: '' },
  },
};

const now = new Date('2026-11-21T10:00:00Z');

const inge: GiftCardValues = {
  type: 'email-now',
  amount: '0',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
};

test.each([
  ['dk', 'CARD-20000', { amount: 20_000, currency: 'DKK' }],
  ['no', 'CARD-30000', { amount: 30_000, currency: 'NOK' }],
  ['int', 'CARD-2500', { amount: 2500, currency: 'EUR' }],
] as const)('checkGiftCardForm() takes the amount in the same place in %s', (market, sku, amount) => {
  expect(checkGiftCardForm(rules, card, inge, market, now)).toEqual({
    kind: 'valid',
    sku,
    giftCard: { type: 'email-now', recipientName: 'Inge', recipientEmail: 'inge@example.com', amount },
  });
});

test('checkGiftCardForm() leaves out what its way does not need', () => {
  const printed = { ...inge, type: 'printed', sendOn: '2026-12-24', message: ' ' };
  expect(checkGiftCardForm(rules, card, printed, 'dk', now)).toMatchObject({
    giftCard: { type: 'printed', recipientName: 'Inge', amount: { amount: 20_000, currency: 'DKK' } },
  });
  const read = checkGiftCardForm(rules, card, printed, 'dk', now);
  expect(read.kind === 'valid' && Object.keys(read.giftCard).sort()).toEqual([
    'amount',
    'recipientName',
    'type',
  ]);
});

test.each<[criterion: string, values: GiftCardValues, mistakes: object]>([
  [
    'an empty form',
    { type: 'email-now' },
    {
      amount: { kind: 'amount-missing' },
      recipientName: { kind: 'name-missing' },
      recipientEmail: { kind: 'email-missing' },
    },
  ],
  [
    'an amount below the least',
    { ...inge, amount: 'own', ownAmount: '50' },
    { ownAmount: { kind: 'amount-too-low', limit: { amount: 10_000, currency: 'DKK' } } },
  ],
  [
    'an amount that is none',
    { ...inge, amount: 'own', ownAmount: 'plenty' },
    { ownAmount: { kind: 'amount-unreadable' } },
  ],
  ['no day', { ...inge, type: 'email-on-date' }, { sendOn: { kind: 'date-missing' } }],
  [
    'a day that has passed',
    { ...inge, type: 'email-on-date', sendOn: '2026-11-20' },
    { sendOn: { kind: 'date-past' } },
  ],
  [
    'a sender of 256 letters',
    { ...inge, senderName: 'x'.repeat(256) },
    { senderName: { kind: 'name-too-long', limit: 255 } },
  ],
])('checkGiftCardForm() finds %s', (_criterion, values, mistakes) => {
  expect(checkGiftCardForm(rules, card, values, 'dk', now)).toEqual({ kind: 'mistakes', mistakes });
});

test.each<[criterion: string, values: GiftCardValues]>([
  ['a fixed amount', { ...inge, senderName: 'Os', message: 'Tillykke' }],
  ['an amount of one’s own', { ...inge, amount: 'own', ownAmount: '1250,50' }],
  ['a day', { ...inge, type: 'email-on-date', sendOn: '2026-12-24' }],
])('toGiftCardForm() gives the form back, with %s', (_criterion, values) => {
  const read = checkGiftCardForm(rules, card, values, 'dk', now);
  if (read.kind !== 'valid') throw new Error('The form was expected to be right');
  expect(toGiftCardForm(rules, card, read, 'dk', ',')).toEqual(values);
});

test('toGiftCardForm() gives a fixed amount back in another market, and none of one’s own', () => {
  const valuesAbroad = (values: GiftCardValues) => {
    const read = checkGiftCardForm(rules, card, values, 'dk', now);
    if (read.kind !== 'valid') throw new Error('The form was expected to be right');
    return toGiftCardForm(rules, card, read, 'int', ',');
  };
  expect(valuesAbroad(inge)).toEqual(inge);
  expect(valuesAbroad({ ...inge, amount: 'own', ownAmount: '250' })).toEqual({ ...inge, amount: 'own' });
});

test('checkGiftCardForm() normalizes the address and tells of a letter in it that mail cannot carry', () => {
  const check = (recipientEmail: string) =>
    checkGiftCardForm(rules, card, { ...inge, recipientEmail }, 'dk', now);
  expect(check('Inge@Example.com')).toMatchObject({ giftCard: { recipientEmail: 'inge@example.com' } });
  expect(check('s\u00f8ren@example.org')).toEqual({
    kind: 'mistakes',
    mistakes: { recipientEmail: { kind: 'email-letter' } },
  });
});

test.each<[criterion: string, change: GiftCardValues, field: string, kind: string]>([
  ['an address without a domain', { recipientEmail: 'inge' }, 'recipientEmail', 'email-invalid'],
  ['a recipient of 256 letters', { recipientName: 'x'.repeat(256) }, 'recipientName', 'name-too-long'],
  ['a long message', { message: 'x'.repeat(201) }, 'message', 'message-too-long'],
  ['a day too late', { type: 'email-on-date', sendOn: '2028-01-01' }, 'sendOn', 'date-too-late'],
  ['a day that is none', { type: 'email-on-date', sendOn: 'x' }, 'sendOn', 'date-invalid'],
])('checkGiftCardForm() finds %s', (_criterion, change, field, kind) => {
  expect(checkGiftCardForm(rules, card, { ...inge, ...change }, 'dk', now)).toMatchObject({
    mistakes: { [field]: { kind } },
  });
});

test('checkGiftCardForm() checks the texts of a card that is not sold here as well', () => {
  const unsold = { ...card, customAmountSku: 'GONE' };
  expect(checkGiftCardForm(rules, unsold, emptyGiftCardForm, 'dk', now)).toEqual({
    kind: 'mistakes',
    mistakes: { amount: { kind: 'amount-missing' } },
  });
});

test('toGiftCardForm() opens the empty form for a line without a gift card', () => {
  expect(toGiftCardForm(rules, card, { sku: 'SERUM' }, 'dk', ',')).toBe(emptyGiftCardForm);
});

test('toGiftCardForm() leaves the amount open where a line has none', () => {
  const giftCard = { type: 'printed', recipientName: 'Inge' } as const;
  expect(toGiftCardForm(rules, card, { sku: 'CARD-OWN', giftCard }, 'dk', ',')).toEqual({
    type: 'printed',
    recipientName: 'Inge',
    amount: 'own',
  });
});
