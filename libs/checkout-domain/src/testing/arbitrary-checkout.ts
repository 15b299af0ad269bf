import { fc } from '@fast-check/vitest';
import { MAX_ADDRESS_FIELD_LENGTH } from '../address-text.ts';
import { billingFields } from '../billing.ts';
import {
  type CheckoutEvent,
  type CheckoutState,
  createCheckoutState,
  NO_PAYMENT_DUE,
  reduceCheckout,
} from '../checkout-state.ts';
import { contactFields, createContact } from '../contact.ts';
import { contactRules, type TestMarket, testMarkets } from './contact-rules.ts';

type Event = CheckoutEvent<TestMarket>;

const skagen = {
  ...createContact(contactRules, 'dk'),
  email: 'ase@example.com',
  firstName: 'Åse',
  lastName: 'Sørensen',
  street: 'Østerbyvej 1',
  postcode: '9990',
  city: 'Skagen',
  phone: '+45 20 20 20 20',
};

const input = fc.oneof(
  fc.string({ maxLength: MAX_ADDRESS_FIELD_LENGTH }),
  fc.constantFrom('ase@example.com', 'Åse', '2100', '0150', '20202020', '+45 ', 'Skagen'),
);
const market = fc.constantFrom(...testMarkets);

export const arbitraryCheckoutEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    type: fc.constant('contactFieldSet' as const),
    field: fc.constantFrom(...contactFields.filter((field) => field !== 'country')),
    value: input,
  }),
  fc.record({
    type: fc.constant('billingFieldSet' as const),
    field: fc.constantFrom(...billingFields.filter((field) => field !== 'country')),
    value: input,
  }),
  fc.record({
    type: fc.constant('contactPrefilled' as const),
    prefilled: fc.record({ market, login: fc.constantFrom('a', 'b'), contact: fc.constant(skagen) }),
  }),
  fc.record({ type: fc.constant('accountSignedOut' as const), market }),
  fc.record({
    type: fc.constant('marketChanged' as const),
    market,
    country: fc.constantFrom(undefined, 'DK', 'SE', 'DE'),
  }),
  fc.constantFrom<Event>(
    { type: 'contactConfirmed' },
    { type: 'goodsChanged', requiresShipping: true },
    { type: 'goodsChanged', requiresShipping: false },
    { type: 'deliveryConfirmed' },
    { type: 'paymentConfirmed' },
    { type: 'deliverySelected', handle: 'home' },
    { type: 'deliveryOptionsReceived', handles: ['home'] },
    { type: 'deliveryOptionsReceived', handles: ['parcel-shop'] },
    { type: 'deliveryOptionsReceived', handles: [] },
    { type: 'paymentMethodSelected', id: 'card' },
    { type: 'paymentMethodSelected', id: NO_PAYMENT_DUE },
    { type: 'billingToggled', isOwn: true },
    { type: 'billingToggled', isOwn: false },
    { type: 'amountDueReceived', isZero: false },
    { type: 'attemptStarted', attempt: { token: 't', cartId: 'c', market: 'dk' } },
    { type: 'attemptStarted', attempt: { token: 't', cartId: 'c', market: 'dk', id: 'a' } },
    {
      type: 'attemptStarted',
      attempt: {
        token: 't',
        cartId: 'c',
        market: 'dk',
        isFromOtherTab: true,
        ordered: { lines: [['a', 1]], codes: ['A'] },
      },
    },
    { type: 'attemptStarted', attempt: { token: '', cartId: '', market: 'dk', id: 'a' } },
    { type: 'attemptEnded', isDeclined: true },
    { type: 'attemptEnded', isDeclined: false },
  ),
);

/** Reachable checkouts, in the market of the last event that changed it. */
export const arbitraryReachableCheckout: fc.Arbitrary<CheckoutState<TestMarket>> = fc
  .tuple(market, fc.array(arbitraryCheckoutEvent, { maxLength: 30 }))
  .map(([first, events]) =>
    events.reduce(
      (checkout, event) => reduceCheckout(contactRules, checkout, event),
      createCheckoutState(contactRules, first),
    ),
  );
