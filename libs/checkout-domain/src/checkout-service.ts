import type { Address } from './address.ts';
import type { Money } from './money.ts';

/** A cart as far as a checkout needs it. The `CheckoutCart` of `@marehalm/commerce-client` is one. */
export interface CheckoutCart<Amount extends Money = Money> {
  readonly id: string;
  readonly lines: readonly CheckoutCartLine<Amount>[];
  readonly cost: {
    /** VAT and delivery included. */
    readonly total: Amount;
    /** What is left to pay after the gift cards. */
    readonly due: Amount;
  };
  readonly buyer: { readonly email?: string; readonly phone?: string; readonly countryCode?: string };
  /** Missing in a guest's cart. */
  readonly customerId?: string;
  readonly deliveryAddresses: readonly { readonly selected: boolean; readonly address: Address }[];
  /** What is delivered together. Empty until there is an address. */
  readonly deliveryGroups: readonly DeliveryGroup<Amount>[];
  readonly giftCards: readonly AppliedGiftCard<Amount>[];
}

/** So many units of one thing. */
export interface CheckoutCartLine<Amount extends Money = Money> {
  readonly merchandiseId: string;
  /** Missing where the merchant gave none. */
  readonly sku?: string;
  /** Whole units. */
  readonly quantity: number;
  readonly unitPrice: Amount;
}

/** Lines that are delivered together, and the ways in which they can be. */
export interface DeliveryGroup<Amount extends Money = Money> {
  readonly id: string;
  readonly options: readonly DeliveryOption<Amount>[];
  /** Handle of the chosen option. Missing while none is. */
  readonly selected?: string;
}

/** A way of delivery. Each pickup point is one of its own. */
export interface DeliveryOption<Amount extends Money = Money> {
  readonly handle: string;
  readonly title?: string;
  /** `PICKUP_POINT` for parcel shops. */
  readonly method: string;
  readonly cost: Amount;
}

/** A gift card that pays for a part of a cart. */
export interface AppliedGiftCard<Amount extends Money = Money> {
  /** The end of its code, for people to know it by. */
  readonly lastCharacters: string;
  /** What it pays of this cart. */
  readonly used: Amount;
}

/** Why a service refused. */
export interface ServiceProblem {
  readonly code?: string;
  /** Where in the request it stands: `['addresses', '0', 'zip']`. */
  readonly field?: readonly string[];
  /** For shoppers, in the language of the request. */
  readonly message?: string;
}

/** What a service did differently than asked, such as a promo code that no longer applies. */
export interface ServiceWarning {
  readonly code: string;
  /** Id of the line, code or address that it is about. */
  readonly target: string;
  /** For shoppers, in the language of the request. */
  readonly message: string;
}

/** The service refused the request. */
export interface ServiceRefusal {
  readonly kind: 'refused';
  readonly problems: readonly ServiceProblem[];
}

/** There was no usable answer. `isTemporary` where the same request may succeed later. */
export interface ServiceFailure {
  readonly kind: 'failed';
  readonly isTemporary: boolean;
}

/** What came of asking for a cart or changing it. `missing`: there is no such cart, or it has become an order. */
export type CartResult<Cart> =
  | { readonly kind: 'ok'; readonly cart: Cart; readonly warnings: readonly ServiceWarning[] }
  | ServiceRefusal
  | { readonly kind: 'missing' }
  | ServiceFailure;

/** Who buys. What is left out stays as it is. */
export interface BuyerIdentity {
  readonly email: string;
  readonly phone?: string;
  readonly countryCode?: string;
  /** `null` makes a customer's cart a guest's. */
  readonly customerAccessToken?: null;
}

/** How the shopper pays. */
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

/** What came of submitting a cart. `rejected`: it cannot become an order as it is. */
export type SubmissionResult =
  | { readonly kind: 'submitted'; readonly attemptId: string }
  | { readonly kind: 'rejected'; readonly problems: readonly ServiceProblem[] }
  | { readonly kind: 'waiting' | 'missing' }
  | ServiceRefusal
  | ServiceFailure;

/** How far the service is with an attempt. */
export type AttemptResult =
  | {
      readonly kind: 'completed';
      readonly orderId: string;
      readonly orderUrl: string;
      /** ISO 8601 instant. */
      readonly completedAt?: string;
    }
  /** Ask again after `pollDelay` milliseconds. */
  | { readonly kind: 'processing'; readonly pollDelay: number }
  /** The bank asks the shopper to confirm the payment at `redirectUrl`. */
  | { readonly kind: 'action-required'; readonly redirectUrl?: string }
  | { readonly kind: 'declined'; readonly problems: readonly ServiceProblem[] }
  /** There is no such attempt. */
  | { readonly kind: 'missing' }
  | ServiceFailure;

/**
 * A commerce service. `createCheckoutService` of `@marehalm/commerce-client` adapts Shopify's Storefront API; any other service
 * that makes one order of one token can take its place.
 */
export interface CheckoutService<Amount extends Money, Cart extends CheckoutCart<Amount>> {
  /** Returns the cart as it is. */
  fetchCart(cartId: string): Promise<CartResult<Cart>>;
  /** The cart of the answer is not used: it may lack what only a checkout asks for. */
  setBuyer(cartId: string, buyer: BuyerIdentity): Promise<CartResult<unknown>>;
  /** Makes this the only address that the cart is delivered to. */
  setDeliveryAddress(cartId: string, address: Address): Promise<CartResult<Cart>>;
  /** Selects an option for each group. */
  selectDelivery(
    cartId: string,
    choices: readonly { readonly deliveryGroupId: string; readonly deliveryOptionHandle: string }[],
  ): Promise<CartResult<Cart>>;
  /** Says how the shopper pays. Nothing is charged yet. */
  setPayment(cartId: string, payment: Payment<Amount>): Promise<CartResult<Cart>>;
  /** Checks whether the cart can become an order as it is. */
  prepare(cartId: string): Promise<PreparationResult>;
  /** Makes the cart an order: one for each token, however often it is sent. */
  submit(cartId: string, token: string): Promise<SubmissionResult>;
  /** Returns how far the service is with an attempt. */
  fetchAttempt(attemptId: string): Promise<AttemptResult>;
}
