import { checkGiftCardForm, type GiftCardFormValues, type GiftCardProduct } from '@marehalm/cart-domain/bag';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { expect, test } from 'vitest';
import { giftCardRules } from './gift-card-form-settings.ts';

const price = { variantId: '1', price: 10_000, available: true, ownAmount: { min: 1, max: 500_000 } };
const card: GiftCardProduct<MarketId, LocaleCode> = {
  fixedAmountSkus: { dk: [], no: [], int: [] },
  customAmountSku: 'CARD-OWN',
  prices: { 'CARD-OWN': { dk: price, no: price, int: price } },
  bag: {
    name: { en: 'Gift card', da: 'Gavekort' },
    picture: { src: '/c.avif', srcSet: '', width: 4, height: 5, ground: '#fff', alt: '' },
  },
};
const check = (values: GiftCardFormValues) =>
  checkGiftCardForm(
    giftCardRules,
    card,
    {
      type: 'email-now',
      amount: 'own',
      recipientName: 'Inge',
      recipientEmail: 'inge@example.com',
      ...values,
    },
    'dk',
    new Date('2026-11-21T10:00:00Z'),
  );

test.each([
  ['1\u00A0250 kr', 125_000],
  ['150,\u2013', 15_000],
  ['\uff12\uff15\uff10', 25_000],
  ['\u202a250\u202c', 25_000],
])('the form takes the pasted amount %j', (ownAmount, amount) => {
  expect(check({ ownAmount })).toMatchObject({ giftCard: { amount: { amount, currency: 'DKK' } } });
});

test('the form normalizes the address and tells of a letter in it that mail cannot carry', () => {
  expect(check({ ownAmount: '250', recipientEmail: '\u202ainge@exam\u00adple.com' })).toMatchObject({
    giftCard: { recipientEmail: 'inge@example.com' },
  });
  expect(check({ ownAmount: '250', recipientEmail: 's\u00f8ren@example.org' })).toEqual({
    kind: 'mistakes',
    mistakes: { recipientEmail: { kind: 'email-letter' } },
  });
});
