import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as accountsContract from './accounts-contract.ts';
import * as commerceClient from './index.ts';

test('the main entry exports these names', () => {
  expect(Object.keys(commerceClient).sort()).toEqual([
    'addCartLines',
    'addDeliveryAddress',
    'addGiftCardCodes',
    'applyGiftCard',
    'applyPromoCode',
    'changeKnownPassword',
    'choosePasswordByLink',
    'createAccountSessions',
    'createCardSession',
    'createCart',
    'createCartTransport',
    'createCheckoutService',
    'createExpiringSessionRenewer',
    'createSignUpAndSignIn',
    'createStorefrontAccounts',
    'createStorefrontClient',
    'fetchCart',
    'fetchCatalog',
    'fetchCheckout',
    'fetchCompletionAttempt',
    'fetchPaymentSettings',
    'fetchSharedCart',
    'fetchWithdrawalFormPrefill',
    'groupDeliveryOptions',
    'indexVariantsBySku',
    'isTemporaryFailure',
    'parseGiftCardAttributes',
    'parseMailedLink',
    'parseMoney',
    'parseRating',
    'parseSharedCartId',
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
    'toBagLineInput',
    'toCodeRefusalReason',
    'toDecimalMoney',
    'toGiftCardAttributes',
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
