import { expect, test } from 'vitest';
import * as commerceClient from './index.ts';

test('the package exports these names', () => {
  expect(Object.keys(commerceClient).sort()).toEqual([
    'addCartLines',
    'addDeliveryAddress',
    'createCardSession',
    'createCart',
    'createStorefrontClient',
    'formatDecimalMoney',
    'isTemporary',
    'parseMoney',
    'prepareForCompletion',
    'readCart',
    'readCatalogue',
    'readCheckout',
    'readCompletionAttempt',
    'readPaymentSettings',
    'removeCartLines',
    'replaceDeliveryAddress',
    'selectDeliveryOptions',
    'setBuyerIdentity',
    'setDiscountCodes',
    'submitForCompletion',
    'updateCartLines',
    'updatePayment',
    'variantsBySku',
  ]);
});
