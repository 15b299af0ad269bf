import type { Address } from './address.ts';
import type { Money } from './money.ts';

/** The part of a cart that a checkout needs. The `CheckoutCart` of `@marehalm/commerce-client` is one. */
export interface CheckoutCart<Amount extends Money = Money> {
  readonly id: string;
  readonly lines: readonly CheckoutCartLine<Amount>[];
  readonly cost: {
    /** VAT and delivery included. */
    readonly total: Amount;
    /** Amount left to pay after gift cards. */
    readonly due: Amount;
  };
  readonly buyer: { readonly email?: string; readonly phone?: string; readonly countryCode?: string };
  /** Missing for a guest. */
  readonly customerId?: string;
  readonly deliveryAddresses: readonly { readonly selected: boolean; readonly address: Address }[];
  /** Groups that are delivered together. Empty until there is an address. */
  readonly deliveryGroups: readonly DeliveryGroup<Amount>[];
  readonly giftCards: readonly AppliedGiftCard<Amount>[];
}

/** A line of a cart. */
export interface CheckoutCartLine<Amount extends Money = Money> {
  readonly merchandiseId: string;
  /** Missing where the merchant set none. */
  readonly sku?: string;
  /** Units. */
  readonly quantity: number;
  readonly unitPrice: Amount;
}

/** Lines that are delivered together, with their delivery options. */
export interface DeliveryGroup<Amount extends Money = Money> {
  readonly id: string;
  readonly options: readonly DeliveryOption<Amount>[];
  /** Handle of the chosen option. Missing when none is chosen. */
  readonly selected?: string;
}

/** A delivery option. Each pickup point is its own option. */
export interface DeliveryOption<Amount extends Money = Money> {
  readonly handle: string;
  /** The merchant's name of the method, the same for every cart. */
  readonly code?: string;
  readonly title?: string;
  /** In lines. Of a parcel shop: its address, then its opening hours. */
  readonly description?: string;
  /** `PICKUP_POINT` for parcel shops. */
  readonly method: string;
  readonly cost: Amount;
}

/** A gift card that pays a part of a cart. */
export interface AppliedGiftCard<Amount extends Money = Money> {
  /** Last characters of the code, for recognition. */
  readonly lastCharacters: string;
  /** Amount that it pays of this cart. */
  readonly used: Amount;
}

/** Why a service refused. */
export interface ServiceProblem {
  readonly code?: string;
  /** Path in the request: `['addresses', '0', 'zip']`. */
  readonly field?: readonly string[];
  /** For shoppers, in the language of the request. */
  readonly message?: string;
}

/** A deviation of the service from the request, such as a promo code that no longer applies. */
export interface ServiceWarning {
  readonly code: string;
  /** Id of the line, code or address concerned. */
  readonly target: string;
  /** For shoppers, in the language of the request. */
  readonly message: string;
}

/** The service refused the request. */
export interface ServiceRefusal {
  readonly kind: 'refused';
  readonly problems: readonly ServiceProblem[];
}

/** There was no usable answer. `isTemporary` when the same request may succeed later. */
export interface ServiceFailure {
  readonly kind: 'failed';
  readonly isTemporary: boolean;
}

/** Result of fetching or changing a cart. `missing`: it does not exist or became an order. */
export type CartResult<Cart> =
  | { readonly kind: 'ok'; readonly cart: Cart; readonly warnings: readonly ServiceWarning[] }
  | ServiceRefusal
  | { readonly kind: 'missing' }
  | ServiceFailure;

/** The buyer. Missing fields stay as they are. */
export interface BuyerIdentity {
  readonly email: string;
  readonly phone?: string;
  readonly countryCode?: string;
  /** `null` turns a customer's cart into a guest's. */
  readonly customerAccessToken?: null;
}

/** The shopper's payment. */
export type Payment<Amount extends Money = Money> = {
  readonly amount: Amount;
  readonly billingAddress: Address;
} & ({ readonly kind: 'card'; readonly sessionId: string } | { readonly kind: 'free' });

/** Whether a cart can become an order. `waiting`: the service is busy. */
export type PreparationResult =
  | { readonly kind: 'ready' | 'waiting' | 'missing' }
  | { readonly kind: 'not-ready'; readonly problems: readonly ServiceProblem[] }
  | ServiceRefusal
  | ServiceFailure;

/** Result of submitting a cart. `rejected`: it cannot become an order as it is. */
export type SubmissionResult =
  | { readonly kind: 'submitted'; readonly attemptId: string }
  | { readonly kind: 'rejected'; readonly problems: readonly ServiceProblem[] }
  | { readonly kind: 'waiting' | 'missing' }
  | ServiceRefusal
  | ServiceFailure;

/** Status of an attempt. */
export type AttemptStatus =
  | {
      readonly kind: 'completed';
      readonly orderId: string;
      readonly orderUrl: string;
      /** ISO 8601 instant. */
      readonly completedAt?: string;
    }
  /** Ask again after `pollDelay` milliseconds. */
  | { readonly kind: 'processing'; readonly pollDelay: number }
  /** The bank requires the shopper to confirm the payment at `redirectUrl`. */
  | { readonly kind: 'action-required'; readonly redirectUrl?: string }
  | { readonly kind: 'declined'; readonly problems: readonly ServiceProblem[] }
  /** There is no such attempt. */
  | { readonly kind: 'missing' }
  | ServiceFailure;

/**
 * A commerce service. `createCheckoutService` of `@marehalm/commerce-client` adapts Shopify's Storefront API; any
 * service that makes at most one order per token can replace it.
 */
export interface CheckoutService<Amount extends Money, Cart extends CheckoutCart<Amount>> {
  /** Fetches the cart. */
  fetchCart(cartId: string): Promise<CartResult<Cart>>;
  /** The cart in the answer is ignored: it may lack fields that only a checkout needs. */
  setBuyer(cartId: string, buyer: BuyerIdentity): Promise<CartResult<unknown>>;
  /** Replaces all delivery addresses of the cart by this one. */
  setDeliveryAddress(cartId: string, address: Address): Promise<CartResult<Cart>>;
  /** Selects an option for each group. */
  selectDelivery(
    cartId: string,
    choices: readonly { readonly deliveryGroupId: string; readonly deliveryOptionHandle: string }[],
  ): Promise<CartResult<Cart>>;
  /** Sets the payment. Nothing is charged yet. */
  setPayment(cartId: string, payment: Payment<Amount>): Promise<CartResult<Cart>>;
  /** Checks whether the cart can become an order as it is. */
  prepare(cartId: string): Promise<PreparationResult>;
  /** Submits the cart: one order per token, however often it is sent. */
  submit(cartId: string, token: string): Promise<SubmissionResult>;
  /** Fetches the status of an attempt. */
  fetchAttempt(attemptId: string): Promise<AttemptStatus>;
}
