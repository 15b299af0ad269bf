import { marketForCountry, type MarketId } from '@marehalm/i18n-routing';
import {
  checkContact,
  contactFields,
  type Contact,
  type ContactField,
  contactInMarket,
  emptyContact,
  mailedFields,
  withField,
} from '../../addresses/contact.ts';
import {
  asContact,
  type Billing,
  type BillingField,
  billingIn,
  billingWithout,
  checkBilling,
  emptyBilling,
} from './billing.ts';
import { NOTHING_LEFT } from '../bag/gift-card-payment.ts';
import type { OrderedGoods } from './ordered-goods.ts';
import type { Completed } from './steps.ts';

/** One decision to pay. The shop makes one order of it, however often it is asked. */
export interface Attempt {
  /** Made once for each press of the button and kept until the shop has answered. */
  readonly token: string;
  readonly cartId: string;
  readonly market: MarketId;
  /** The shop's own name for the attempt, once it has told. */
  readonly id?: string;
  /** Whether another tab began it, which alone knows what was shown beside the button. */
  readonly isElsewhere?: boolean;
  /** What it takes out of the bag; missing where the address is all that is known of it. */
  readonly ordered?: OrderedGoods;
}

/** What an account has filled the first step in with. */
export interface FilledIn {
  readonly market: MarketId;
  /** Name of the log-in, as the browser keeps it with the session. */
  readonly login: string;
  readonly contact: Contact;
}

/** What a shopper has told the checkout. */
export interface CheckoutState {
  readonly contact: Contact;
  /** Whether all that is bought goes by mail: then nobody is asked where they live. */
  readonly isMailed: boolean;
  /** Whether the contact is as it was when the shopper went on from it. */
  readonly isContactConfirmed: boolean;
  /**
   * Where the address was to be, ISO 3166-1 alpha-2, when the shopper went to a market that does not deliver there; until they have
   * gone on with one that it delivers to.
   */
  readonly movedFrom?: string;
  /** Missing where an account has told nothing. */
  readonly filledIn?: FilledIn;
  /** Handle of the way of delivery. */
  readonly delivery?: string;
  readonly isDeliveryConfirmed: boolean;
  /** Whether what was chosen is no longer offered, and nothing has been chosen since. */
  readonly isDeliveryLost: boolean;
  /** Id of the way to pay. It is never stored: after a reload the shopper chooses it again. */
  readonly payment?: string;
  readonly isPaymentConfirmed: boolean;
  /** Whom the bill is for, where that is not where the order goes. */
  readonly billing?: Billing;
  /** Under way; its outcome is not known here yet. */
  readonly attempt?: Attempt;
}

export type CheckoutEvent =
  | { readonly type: 'contactTyped'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'contactConfirmed' }
  /** Something else is in the bag. */
  | { readonly type: 'goodsLearnt'; readonly isMailed: boolean }
  /** The account of whoever is logged in fills the first step in. */
  | { readonly type: 'accountTold'; readonly filledIn: FilledIn }
  /** It is not open in this browser any more. */
  | { readonly type: 'accountLeft'; readonly market: MarketId }
  | { readonly type: 'deliveryChosen'; readonly handle: string }
  | { readonly type: 'deliveryConfirmed' }
  /** The shop offers other ways of delivery than before. */
  | { readonly type: 'deliveryOffered'; readonly handles: readonly string[] }
  | { readonly type: 'paymentChosen'; readonly id: string }
  | { readonly type: 'paymentConfirmed' }
  | { readonly type: 'billingChosen'; readonly isOwn: boolean }
  | { readonly type: 'billingTyped'; readonly field: BillingField; readonly value: string }
  /** The shop says whether anything is left to pay when the gift cards have paid their part. */
  | { readonly type: 'dueLearnt'; readonly isNothing: boolean }
  /** Also when another of its countries is chosen: ISO 3166-1 alpha-2. */
  | { readonly type: 'marketChanged'; readonly market: MarketId; readonly country?: string | undefined }
  | { readonly type: 'attemptStarted'; readonly attempt: Attempt }
  /** It has an outcome; after a declined payment the shopper chooses another one. */
  | { readonly type: 'attemptEnded'; readonly isDeclined: boolean };

/** The checkout before anything is told. */
export function emptyCheckout(market: MarketId): CheckoutState {
  return {
    contact: emptyContact(market),
    isMailed: false,
    isContactConfirmed: false,
    isDeliveryConfirmed: false,
    isDeliveryLost: false,
    isPaymentConfirmed: false,
  };
}

/** The checkout after `event`. Any event on any state gives a valid state, so nothing here throws. */
export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'contactTyped':
      return {
        ...state,
        contact: withField(state.contact, event.field, event.value),
        isContactConfirmed: false,
      };
    case 'contactConfirmed':
      return isComplete(state)
        ? { ...withoutMove(state), isContactConfirmed: true }
        : { ...state, isContactConfirmed: false };
    case 'goodsLearnt': {
      if (event.isMailed === state.isMailed) return state;
      const next = { ...state, isMailed: event.isMailed };
      return { ...next, isContactConfirmed: state.isContactConfirmed && isComplete(next) };
    }
    case 'accountTold':
      return {
        ...withoutMove(state),
        contact: event.filledIn.contact,
        isContactConfirmed: false,
        filledIn: event.filledIn,
      };
    case 'accountLeft':
      return withoutFilledIn(state, event.market);
    case 'deliveryChosen':
      return { ...state, delivery: event.handle, isDeliveryConfirmed: false, isDeliveryLost: false };
    case 'deliveryConfirmed':
      return { ...state, isDeliveryConfirmed: true, isDeliveryLost: false };
    case 'deliveryOffered': {
      const isOffered = event.handles.length > 0;
      // Confirmed while nothing had to be carried: now something has.
      if (state.delivery === undefined) return isOffered ? unconfirmed(state) : state;
      if (event.handles.includes(state.delivery)) return state;
      return { ...withoutDelivery(state), isDeliveryLost: isOffered };
    }
    case 'paymentChosen':
      return { ...state, payment: event.id, isPaymentConfirmed: false };
    case 'paymentConfirmed':
      return { ...state, isPaymentConfirmed: state.payment !== undefined && isBillable(state) };
    case 'billingChosen': {
      const { billing: _billing, ...rest } = state;
      if (event.isOwn === (state.billing !== undefined)) return state;
      const billing = event.isOwn ? { billing: emptyBilling(state.contact), isPaymentConfirmed: false } : {};
      return { ...rest, ...billing };
    }
    case 'billingTyped': {
      if (!state.billing) return state;
      const billing = billingIn(withField(asContact(state.billing), event.field, event.value));
      return { ...state, billing, isPaymentConfirmed: false };
    }
    case 'dueLearnt':
      return !event.isNothing && state.payment === NOTHING_LEFT ? withoutPayment(state) : state;
    case 'marketChanged':
      return inMarket(state, event.market, event.country);
    case 'attemptStarted':
      return { ...state, attempt: event.attempt };
    case 'attemptEnded': {
      const { attempt: _attempt, ...rest } = state;
      return event.isDeclined ? withoutPayment(rest) : rest;
    }
  }
}

/** What the first step asks for. */
export const askedFields = (isMailed: boolean): readonly ContactField[] =>
  isMailed ? mailedFields : contactFields;

/** Which steps are behind the shopper. */
export function completedSteps(state: CheckoutState): Completed {
  return {
    contact: state.isContactConfirmed,
    delivery: state.isDeliveryConfirmed,
    payment: state.isPaymentConfirmed,
  };
}

/** The address stays as typed and is asked for again where it cannot be delivered to; how it was to come there goes. */
function inMarket(before: CheckoutState, market: MarketId, country: string | undefined): CheckoutState {
  const contact = contactInMarket(before.contact, market, country);
  if (contact === before.contact) return before;
  const { movedFrom = before.contact.country, ...state } = withoutDelivery(before);
  const moved = { ...state, contact, isContactConfirmed: false };
  const isAbroad = movedFrom !== contact.country && marketForCountry(movedFrom) !== undefined;
  return isAbroad && hasAddress(contact) ? { ...moved, movedFrom } : moved;
}

function hasAddress({ street, postcode, city }: Contact): boolean {
  return [street, postcode, city].some((typed) => typed.trim() !== '');
}

function withoutMove({ movedFrom: _movedFrom, ...state }: CheckoutState): CheckoutState {
  return state;
}

function isBillable({ billing }: CheckoutState): boolean {
  return !billing || Object.keys(checkBilling(billing)).length === 0;
}

function isComplete({ contact, isMailed }: CheckoutState): boolean {
  return Object.keys(checkContact(contact, askedFields(isMailed))).length === 0;
}

/** What the account has filled in goes; what the shopper has typed stays, and whatever follows from that. */
function withoutFilledIn(before: CheckoutState, market: MarketId): CheckoutState {
  if (!before.filledIn) return before;
  const { filledIn, ...state } = before;
  const known = filledIn.contact;
  const typed = contactFields.filter((field) => state.contact[field] !== known[field]);
  const contact = typed.reduce(
    (form, field) => withField(form, field, state.contact[field]),
    emptyContact(market),
  );
  const next = {
    ...(hasAddress(contact) ? state : withoutMove(state)),
    contact,
    ...(state.billing ? { billing: billingWithout(state.billing, known) } : {}),
  };
  return {
    ...next,
    isContactConfirmed: state.isContactConfirmed && isComplete(next),
    isPaymentConfirmed: state.isPaymentConfirmed && isBillable(next),
  };
}

function unconfirmed(state: CheckoutState): CheckoutState {
  return state.isDeliveryConfirmed ? { ...state, isDeliveryConfirmed: false } : state;
}

function withoutDelivery({ delivery: _delivery, ...state }: CheckoutState): CheckoutState {
  return { ...state, isDeliveryConfirmed: false, isDeliveryLost: false };
}

function withoutPayment({ payment: _payment, ...state }: CheckoutState): CheckoutState {
  return { ...state, isPaymentConfirmed: false };
}
