import { expect, test } from 'vitest';
import { assertPaymentTexts } from './assert-payment-texts.server.ts';

const messages = { 'checkout.payment.success': 'Test card', 'checkout.payment.vipps': 'Vipps' };

test('assertPaymentTexts() accepts ways to pay that have a text', () => {
  expect(() => assertPaymentTexts(['success', 'vipps'], 'da', messages)).not.toThrow();
});

test('assertPaymentTexts() refuses a way to pay without a text, and names the file', () => {
  expect(() => assertPaymentTexts(['success', 'klarna', 'constructor'], 'da', messages)).toThrow(
    'Cannot build the shop: apps/storefront/messages/da.json has no checkout.payment.klarna, checkout.payment.constructor, which names a way to pay',
  );
});
