import { expect, test } from 'vitest';
import { toCodeRefusalReason } from './code-refusal-reason.ts';

test.each([
  ['DISCOUNT_CURRENTLY_INACTIVE', 'inactive'],
  ['DISCOUNT_USAGE_LIMIT_REACHED', 'used'],
  ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'used'],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'minimum'],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'nothingEligible'],
  ['DISCOUNT_CUSTOMER_NOT_ELIGIBLE', 'notEligible'],
  ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', 'notEligible'],
  ['DISCOUNT_CODE_NOT_HONOURED', 'notCombinable'],
  ['DISCOUNT_NOT_FOUND', 'notFound'],
  ['constructor', 'refused'],
  [undefined, 'refused'],
])('toCodeRefusalReason() of %s is %s', (reason, expected) => {
  expect(toCodeRefusalReason(reason)).toBe(expected);
});
