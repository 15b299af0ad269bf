import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as library from './index.ts';
import * as phone from './phone.ts';

test('the main entry exports these values and no others', () => {
  expect(Object.keys(library).toSorted()).toMatchInlineSnapshot(`
    [
      "MAX_ADDRESS_FIELD_LENGTH",
      "MAX_PASSWORD_LENGTH",
      "MAX_WITHDRAWAL_LENGTHS",
      "MIN_PASSWORD_LENGTH",
      "NO_PAYMENT_DUE",
      "addressFields",
      "billingFields",
      "checkAccountForm",
      "checkBilling",
      "checkContact",
      "checkEmail",
      "checkNewsletterSignUp",
      "checkOrderStatusQuery",
      "checkPostcode",
      "checkStockAlert",
      "checkWithdrawal",
      "checkoutSteps",
      "contactFields",
      "createAttemptLog",
      "createCheckoutSession",
      "createCheckoutStorage",
      "createNewsletterSender",
      "createOrderDraft",
      "createOrderStorage",
      "createStockAlertSender",
      "createWithdrawalDrafts",
      "emptyCheckout",
      "emptyContact",
      "fetchOrderStatus",
      "findArrivalDays",
      "findAttemptMarket",
      "findBagChanges",
      "findCompletedSteps",
      "findCountryOfTown",
      "findFirstOpenStep",
      "findOrderChanges",
      "findStepForHash",
      "findSuggestedAddress",
      "findTown",
      "getAddressName",
      "getBillingCountries",
      "getDeliveryCost",
      "getNextStep",
      "getRequiredContactFields",
      "isAddressText",
      "isCompleteOrder",
      "isContactUntouched",
      "isPostcodeNumeric",
      "isPostcodeRequired",
      "isProblemNotice",
      "isReturnedAttempt",
      "listCheckoutLines",
      "moveContact",
      "normalizeAccountForm",
      "normalizeContact",
      "normalizeEmail",
      "normalizeInput",
      "normalizeName",
      "normalizePostcode",
      "parseReturnAddress",
      "parseWithdrawal",
      "placeOrder",
      "recoverAttempt",
      "reduceCheckout",
      "sendNewsletterSignUp",
      "sendStockAlert",
      "sendWithdrawal",
      "setContactField",
      "toAccountContact",
      "toAccountFormMistakes",
      "toAddress",
      "toAddressLines",
      "toBagCost",
      "toBagFacts",
      "toBuyerDetails",
      "toContact",
      "toContactMistakes",
      "toDescriptionLines",
      "toOrderChanges",
      "toOrderCost",
      "toOrderFacts",
      "toOrderLines",
      "toOrderNumber",
      "toOrderPayments",
      "updateCheckoutCart",
      "withdrawalFields",
    ]
  `);
});

test('the entry phone exports these values and no others', () => {
  expect(Object.keys(phone)).toEqual(['createPhoneRules']);
});

test('the README names every export', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const names = Object.keys({ ...library, ...phone });
  expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});
