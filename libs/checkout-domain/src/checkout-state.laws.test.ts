import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import { checkBilling } from './billing.ts';
import { getCompletedSteps, reduceCheckout, getRequiredContactFields } from './checkout-state.ts';
import { getStepForHash } from './checkout-steps.ts';
import { contactFields } from './contact.ts';
import { toAddress } from './contact-address.ts';
import { checkContact } from './check-contact.ts';
import { arbitraryCheckoutEvent, arbitraryReachableCheckout } from './testing/arbitrary-checkout.ts';
import { contactRules } from './testing/contact-rules.ts';

law.prop([arbitraryReachableCheckout, arbitraryCheckoutEvent])(
  'any event on any checkout gives a valid checkout',
  (before, event) => {
    const checkout = reduceCheckout(contactRules, before, event);
    const { contact, requiresShipping, isContactConfirmed, isPaymentConfirmed, billing, paymentMethod } =
      checkout;
    expect(Object.keys(contact).sort()).toEqual([...contactFields].sort());
    if (isContactConfirmed) {
      expect(checkContact(contactRules, contact, getRequiredContactFields(requiresShipping))).toEqual({});
      if (requiresShipping) expect(() => toAddress(contactRules, contact)).not.toThrow();
    }
    if (isPaymentConfirmed) {
      expect(paymentMethod).toBeDefined();
      if (billing) expect(checkBilling(contactRules, billing)).toEqual({});
    }
    if (checkout.isDeliveryUnavailable) expect(checkout.delivery).toBeUndefined();
  },
);

law.prop([arbitraryReachableCheckout, arbitraryCheckoutEvent])(
  'the same event twice has the effect of one',
  (before, event) => {
    const once = reduceCheckout(contactRules, before, event);
    expect(reduceCheckout(contactRules, once, event)).toEqual(once);
  },
);

law.prop([arbitraryReachableCheckout, fc.string()])(
  'no URL shows a step after an open one',
  (checkout, hash) => {
    const completed = getCompletedSteps(checkout);
    const step = getStepForHash(hash, completed);
    if (step === 'review') expect(Object.values(completed)).toEqual([true, true, true]);
  },
);
