import {
  type BillingFormValues,
  type BillingField,
  billingToContact,
  checkBilling,
  contactToBilling,
  createBillingFormValues,
  clearSharedBillingValues,
} from './billing.ts';
import type { CompletedSteps } from './checkout-steps.ts';
import {
  type Contact,
  type ContactField,
  contactFields,
  contactFieldsWithoutShipping,
  type ContactRules,
  createContact,
  moveContact,
  setContactField,
} from './contact.ts';
import { checkContact } from './check-contact.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

/** The payment method when gift cards pay the whole amount. */
export const NO_PAYMENT_DUE = 'no-payment-due';

/** A contact filled in from an account. */
export interface PrefilledContact<Market extends string = string> {
  readonly market: Market;
  /** Identifies the log-in. */
  readonly login: string;
  readonly contact: Contact;
}

/** The shopper's input and choices so far. */
export interface CheckoutState<Market extends string = string> {
  readonly contact: Contact;
  /** Whether anything is shipped. Gift cards by email are not, and need no address. */
  readonly requiresShipping: boolean;
  /** Whether the contact is unchanged since the shopper continued from it. */
  readonly isContactConfirmed: boolean;
  /**
   * Country of the address, ISO 3166-1 alpha-2, before the shopper switched to a market that does not deliver there;
   * reset when they continue with another country.
   */
  readonly previousCountry?: string;
  /** Missing when no account filled in the contact. */
  readonly prefilled?: PrefilledContact<Market>;
  /** Handle of the delivery option. */
  readonly delivery?: string;
  readonly isDeliveryConfirmed: boolean;
  /** Whether the chosen option is no longer offered and no other has been chosen since. */
  readonly isDeliveryUnavailable: boolean;
  /** Id of the payment method. Never stored: after a reload the shopper chooses again. */
  readonly paymentMethod?: string;
  readonly isPaymentConfirmed: boolean;
  /** The billing address, where it differs from the delivery address. */
  readonly billing?: BillingFormValues;
  /** The pending attempt, with an unknown outcome. */
  readonly attempt?: PaymentAttempt<Market>;
}

/** Events of a checkout. */
export type CheckoutEvent<Market extends string = string> =
  | { readonly type: 'contactFieldSet'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'contactConfirmed' }
  /** The goods in the bag have changed. */
  | { readonly type: 'goodsChanged'; readonly requiresShipping: boolean }
  /** An account has filled in the contact. */
  | { readonly type: 'contactPrefilled'; readonly prefilled: PrefilledContact<Market> }
  /** The account that filled in the contact is signed out in this browser. */
  | { readonly type: 'accountSignedOut'; readonly market: Market }
  | { readonly type: 'deliverySelected'; readonly handle: string }
  | { readonly type: 'deliveryConfirmed' }
  /** The shop has returned the delivery options. */
  | { readonly type: 'deliveryOptionsReceived'; readonly handles: readonly string[] }
  | { readonly type: 'paymentMethodSelected'; readonly id: string }
  | { readonly type: 'paymentConfirmed' }
  /** Whether there is a separate billing address. */
  | { readonly type: 'billingToggled'; readonly isOwn: boolean }
  | { readonly type: 'billingFieldSet'; readonly field: BillingField; readonly value: string }
  /** The shop has returned whether anything is left to pay after gift cards. */
  | { readonly type: 'amountDueReceived'; readonly isZero: boolean }
  /** Also for another country of the same market: ISO 3166-1 alpha-2. */
  | { readonly type: 'marketChanged'; readonly market: Market; readonly country?: string | undefined }
  | { readonly type: 'attemptStarted'; readonly attempt: PaymentAttempt<Market> }
  /** The attempt has an outcome; after a declined payment the shopper chooses another method. */
  | { readonly type: 'attemptEnded'; readonly isDeclined: boolean };

/** Returns the checkout before anything is entered. */
export function createCheckoutState<Market extends string>(
  rules: ContactRules<Market>,
  market: Market,
): CheckoutState<Market> {
  return {
    contact: createContact(rules, market),
    requiresShipping: true,
    isContactConfirmed: false,
    isDeliveryConfirmed: false,
    isDeliveryUnavailable: false,
    isPaymentConfirmed: false,
  };
}

/** Returns the checkout after `event`. Any event on any checkout gives a valid checkout, so this never throws. */
export function reduceCheckout<Market extends string>(
  rules: ContactRules<Market>,
  checkout: CheckoutState<Market>,
  event: CheckoutEvent<NoInfer<Market>>,
): CheckoutState<Market> {
  switch (event.type) {
    case 'contactFieldSet':
      return {
        ...checkout,
        contact: setContactField(rules, checkout.contact, event.field, event.value),
        isContactConfirmed: false,
      };
    case 'contactConfirmed':
      return isContactComplete(rules, checkout)
        ? { ...withoutPreviousCountry(checkout), isContactConfirmed: true }
        : { ...checkout, isContactConfirmed: false };
    case 'goodsChanged': {
      if (event.requiresShipping === checkout.requiresShipping) return checkout;
      const next = { ...checkout, requiresShipping: event.requiresShipping };
      return { ...next, isContactConfirmed: checkout.isContactConfirmed && isContactComplete(rules, next) };
    }
    case 'contactPrefilled':
      return {
        ...withoutPreviousCountry(checkout),
        contact: event.prefilled.contact,
        isContactConfirmed: false,
        prefilled: event.prefilled,
      };
    case 'accountSignedOut':
      return withoutPrefilled(rules, checkout, event.market);
    case 'deliverySelected':
      return {
        ...checkout,
        delivery: event.handle,
        isDeliveryConfirmed: false,
        isDeliveryUnavailable: false,
      };
    case 'deliveryConfirmed':
      return { ...checkout, isDeliveryConfirmed: true, isDeliveryUnavailable: false };
    case 'deliveryOptionsReceived': {
      const isAnyOffered = event.handles.length > 0;
      // Confirmed while nothing was shipped; now something is.
      if (checkout.delivery === undefined)
        return isAnyOffered ? { ...checkout, isDeliveryConfirmed: false } : checkout;
      if (event.handles.includes(checkout.delivery)) return checkout;
      return { ...withoutDelivery(checkout), isDeliveryUnavailable: isAnyOffered };
    }
    case 'paymentMethodSelected':
      return { ...checkout, paymentMethod: event.id, isPaymentConfirmed: false };
    case 'paymentConfirmed':
      return {
        ...checkout,
        isPaymentConfirmed: checkout.paymentMethod !== undefined && isBillingComplete(rules, checkout),
      };
    case 'billingToggled': {
      if (event.isOwn === (checkout.billing !== undefined)) return checkout;
      if (event.isOwn)
        return { ...checkout, billing: createBillingFormValues(checkout.contact), isPaymentConfirmed: false };
      const { billing: _billing, ...rest } = checkout;
      return rest;
    }
    case 'billingFieldSet': {
      if (!checkout.billing) return checkout;
      const contact = setContactField(rules, billingToContact(checkout.billing), event.field, event.value);
      return { ...checkout, billing: contactToBilling(contact), isPaymentConfirmed: false };
    }
    case 'amountDueReceived':
      return !event.isZero && checkout.paymentMethod === NO_PAYMENT_DUE
        ? withoutPaymentMethod(checkout)
        : checkout;
    case 'marketChanged':
      return inMarket(rules, checkout, event.market, event.country);
    case 'attemptStarted':
      return { ...checkout, attempt: event.attempt };
    case 'attemptEnded': {
      const { attempt: _attempt, ...rest } = checkout;
      return event.isDeclined ? withoutPaymentMethod(rest) : rest;
    }
  }
}

/**
 * Returns the contact fields that must be filled in, in the order of the page: all of them, or those without the address when
 * nothing is shipped.
 */
export function getRequiredContactFields(requiresShipping: boolean): readonly ContactField[] {
  return requiresShipping ? contactFields : contactFieldsWithoutShipping;
}

/** Returns which steps are completed. */
export function getCompletedSteps({
  isContactConfirmed,
  isDeliveryConfirmed,
  isPaymentConfirmed,
}: CheckoutState): CompletedSteps {
  return { contact: isContactConfirmed, delivery: isDeliveryConfirmed, payment: isPaymentConfirmed };
}

/** Keeps the address, but requires it again if there is no delivery to it; removes the delivery option. */
function inMarket<Market extends string>(
  rules: ContactRules<Market>,
  before: CheckoutState<Market>,
  market: Market,
  country: string | undefined,
): CheckoutState<Market> {
  const contact = moveContact(rules, before.contact, market, country);
  if (contact === before.contact) return before;
  const { previousCountry = before.contact.country, ...checkout } = withoutDelivery(before);
  const moved = { ...checkout, contact, isContactConfirmed: false };
  const isElsewhere = previousCountry !== contact.country && canDeliverTo(rules, previousCountry);
  return isElsewhere && hasAddress(contact) ? { ...moved, previousCountry } : moved;
}

/** Whether the shop delivers to a country (ISO 3166-1 alpha-2) in any of its markets. */
export function canDeliverTo({ countries }: Pick<ContactRules, 'countries'>, country: string): boolean {
  return Object.values(countries).some((codes) => codes.includes(country));
}

function hasAddress({ street, postcode, city }: Contact): boolean {
  return [street, postcode, city].some((text) => text.trim() !== '');
}

function isBillingComplete(rules: ContactRules, { billing }: CheckoutState): boolean {
  return !billing || Object.keys(checkBilling(rules, billing)).length === 0;
}

function isContactComplete(rules: ContactRules, { contact, requiresShipping }: CheckoutState): boolean {
  return Object.keys(checkContact(rules, contact, getRequiredContactFields(requiresShipping))).length === 0;
}

/** Removes what the account has filled in; keeps what the shopper has entered. */
function withoutPrefilled<Market extends string>(
  rules: ContactRules<Market>,
  before: CheckoutState<Market>,
  market: Market,
): CheckoutState<Market> {
  if (!before.prefilled) return before;
  const { prefilled, ...checkout } = before;
  const known = prefilled.contact;
  const entered = contactFields.filter((field) => checkout.contact[field] !== known[field]);
  const contact = entered.reduce(
    (form, field) => setContactField(rules, form, field, checkout.contact[field]),
    createContact(rules, market),
  );
  const next = {
    ...(hasAddress(contact) ? checkout : withoutPreviousCountry(checkout)),
    contact,
    ...(checkout.billing ? { billing: clearSharedBillingValues(checkout.billing, known) } : {}),
  };
  return {
    ...next,
    isContactConfirmed: checkout.isContactConfirmed && isContactComplete(rules, next),
    isPaymentConfirmed: checkout.isPaymentConfirmed && isBillingComplete(rules, next),
  };
}

function withoutPreviousCountry<Market extends string>({
  previousCountry: _previousCountry,
  ...checkout
}: CheckoutState<Market>): CheckoutState<Market> {
  return checkout;
}

function withoutDelivery<Market extends string>({
  delivery: _delivery,
  ...checkout
}: CheckoutState<Market>): CheckoutState<Market> {
  return { ...checkout, isDeliveryConfirmed: false, isDeliveryUnavailable: false };
}

function withoutPaymentMethod<Market extends string>({
  paymentMethod: _paymentMethod,
  ...checkout
}: CheckoutState<Market>): CheckoutState<Market> {
  return { ...checkout, isPaymentConfirmed: false };
}
