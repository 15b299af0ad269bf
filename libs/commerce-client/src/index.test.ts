import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as accountsContract from './accounts-contract.ts';
import * as commerceClient from './index.ts';

test('the main entry exports these names', () => {
  expect(Object.keys(commerceClient).sort()).toEqual([
    'addCartLines',
    'addDeliveryAddress',
    'addGiftCardCodes',
    'changeKnownPassword',
    'choosePasswordByLink',
    'createAccountSessions',
    'createCardSession',
    'createCart',
    'createCartTransport',
    'createCheckoutService',
    'createRepeatableSignUp',
    'createSessionRenewal',
    'createStorefrontAccounts',
    'createStorefrontClient',
    'fetchCart',
    'fetchCatalogue',
    'fetchCheckout',
    'fetchCompletionAttempt',
    'fetchCustomerAndGoods',
    'fetchPaymentSettings',
    'findCart',
    'formatDecimalMoney',
    'groupDeliveryOptions',
    'indexVariantsBySku',
    'isTemporaryFailure',
    'parseCartLink',
    'parseGiftCardAttributes',
    'parseMailedLink',
    'parseMoney',
    'parseRating',
    'payWithGiftCard',
    'prepareForCompletion',
    'removeCartLines',
    'removeGiftCards',
    'replaceDeliveryAddress',
    'selectDeliveryOptions',
    'setBuyerIdentity',
    'setCartAttributes',
    'setCartNote',
    'setDiscountCodes',
    'setGiftCardCodes',
    'submitForCompletion',
    'toCodeRefusal',
    'toGiftCardAttributes',
    'toLineContents',
    'tryPromoCode',
    'updateCartLines',
    'updatePayment',
  ]);
});

test('the entry accounts-contract exports these names', () => {
  expect(Object.keys(accountsContract).sort()).toEqual(['accountsContract', 'passwordAccountsContract']);
});

test('the README names every export', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const names = Object.keys({ ...commerceClient, ...accountsContract });
  expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});
