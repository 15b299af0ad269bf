import { expect, test } from 'vitest';
import { type CheckoutNotice, isProblemNotice } from './checkout-snapshot.ts';

test.each<[CheckoutNotice['kind'], boolean]>([
  ['refused', true],
  ['declined', true],
  ['missing', true],
  ['unreachable', true],
  ['unanswered', true],
  ['unknown', true],
  ['changed', false],
  ['action-required', false],
  ['logged-out', false],
  ['other-account', false],
  ['address-needed', false],
  ['gift-cards-left', false],
  ['gift-card-gone', false],
  ['not-placed', false],
])('isProblemNotice() of %s is %s', (kind, expected) => {
  expect(isProblemNotice({ kind })).toBe(expected);
});
