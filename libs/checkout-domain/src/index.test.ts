import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as library from './index.ts';
import * as phone from './phone.ts';

test('the main entry exports these values and no others', () => {
  expect(Object.keys(library).toSorted()).toMatchInlineSnapshot(`
    [
      "MAX_ADDRESS_FIELD_LENGTH",
      "NO_PAYMENT_DUE",
      "addressFields",
      "billingCountries",
      "billingFields",
      "checkBilling",
      "checkContact",
      "checkEmail",
      "checkPostcode",
      "checkWithdrawal",
      "checkoutSteps",
      "completedSteps",
      "contactFields",
      "createAttemptLog",
      "createCheckoutStorage",
      "createOrderStorage",
      "createWithdrawalDrafts",
      "deliveryCost",
      "emptyCheckout",
      "emptyContact",
      "findAttemptMarket",
      "findCountryOfTown",
      "findOrderChanges",
      "findSuggestedAddress",
      "findTown",
      "firstOpenStep",
      "isAddressText",
      "isCompleteOrder",
      "isPostcodeNumeric",
      "isPostcodeRequired",
      "isReturnedAttempt",
      "moveContact",
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
      "requiredContactFields",
      "sendWithdrawal",
      "setContactField",
      "stepAfter",
      "stepForHash",
      "toAddress",
      "toBuyerDetails",
      "toContact",
      "toContactMistakes",
      "toOrderCost",
      "toOrderFacts",
      "toOrderLines",
      "toOrderNumber",
      "toOrderPayments",
      "updateCheckoutCart",
      "withdrawalFields",
      "withdrawalLengths",
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
