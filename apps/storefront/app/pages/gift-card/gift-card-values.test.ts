import { expect, test } from 'vitest';
import type { MarketPrice } from '../../view-models/product.ts';
import { giftCardOffer, readGiftCard, valuesOf, type GiftCardValues } from './gift-card-values.ts';

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

const card = {
  fixed: { dk: ['CARD-20000'], no: ['CARD-30000'], int: ['CARD-2500'] },
  own: 'CARD-OWN',
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
] as const)('readGiftCard() reads the amount from the same field in %s', (market, sku, amount) => {
  expect(readGiftCard(inge, card, market, now)).toEqual({
    kind: 'wished',
    sku,
    giftCard: { type: 'email-now', recipientName: 'Inge', recipientEmail: 'inge@example.com', amount },
  });
});

test('readGiftCard() omits what its delivery does not need', () => {
  const printed = { ...inge, type: 'printed', sendOn: '2026-12-24', message: ' ' };
  expect(readGiftCard(printed, card, 'dk', now)).toMatchObject({
    giftCard: { type: 'printed', recipientName: 'Inge', amount: { amount: 20_000, currency: 'DKK' } },
  });
  const read = readGiftCard(printed, card, 'dk', now);
  expect(read.kind === 'wished' && Object.keys(read.giftCard).sort()).toEqual([
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
])('readGiftCard() finds %s', (_criterion, values, mistakes) => {
  expect(readGiftCard(values, card, 'dk', now)).toEqual({ kind: 'mistakes', mistakes });
});

test.each<[criterion: string, values: GiftCardValues]>([
  ['a fixed amount', { ...inge, senderName: 'Os', message: 'Tillykke' }],
  ['an amount of one’s own', { ...inge, amount: 'own', ownAmount: '1250,50' }],
  ['a day', { ...inge, type: 'email-on-date', sendOn: '2026-12-24' }],
])('valuesOf() restores the form, with %s', (_criterion, values) => {
  const read = readGiftCard(values, card, 'dk', now);
  if (read.kind !== 'wished') throw new Error('The form was expected to be right');
  expect(valuesOf({ ...read, quantity: 1 }, card, 'da', 'dk')).toEqual(values);
});

test('valuesOf() restores a fixed amount in another market, and no custom one', () => {
  const valuesAbroad = (values: GiftCardValues) => {
    const read = readGiftCard(values, card, 'dk', now);
    if (read.kind !== 'wished') throw new Error('The form was expected to be right');
    return valuesOf({ ...read, quantity: 1 }, card, 'da', 'int');
  };
  expect(valuesAbroad(inge)).toEqual(inge);
  expect(valuesAbroad({ ...inge, amount: 'own', ownAmount: '250' })).toEqual({ ...inge, amount: 'own' });
});

test('giftCardOffer() exists only in the markets that sell gift cards', () => {
  expect(giftCardOffer(card, 'CARD-20000', '200 kr.')?.market).toMatchObject({
    dk: { available: true, variantId: '1' },
    int: { available: false, variantId: '' },
  });
  expect(giftCardOffer(card, 'CARD-1', '')).toBeUndefined();
});

test('readGiftCard() normalizes the address and reports characters that mail cannot carry', () => {
  const read = (recipientEmail: string) => readGiftCard({ ...inge, recipientEmail }, card, 'dk', now);
  expect(read('\u202ainge@exam\u00adple.com')).toMatchObject({
    giftCard: { recipientEmail: 'inge@example.com' },
  });
  expect(read('s\u00f8ren@example.org')).toEqual({
    kind: 'mistakes',
    mistakes: { recipientEmail: { kind: 'email-letter' } },
  });
});
