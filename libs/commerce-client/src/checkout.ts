import type { Address } from './address.ts';
import type { CommerceCart, CommerceCartCost } from './cart.ts';
import type { CartOutcome } from './cart-outcome.ts';
import type { RequestOptions, StorefrontClient } from './storefront-client.ts';
import { changeCart } from './internal/change-cart.ts';
import {
  cartDeliveryAddressesAdd,
  cartDeliveryAddressesReplace,
  cartPaymentUpdate,
  cartSelectedDeliveryOptionsUpdate,
  checkoutQuery,
} from './internal/checkout-documents.ts';
import { mapAnswer } from './internal/map-answer.ts';
import { toBillingAddressInput, toCheckoutCart, toSelectableAddress } from './internal/to-checkout-cart.ts';
import { toMoneyInput } from './internal/to-money-input.ts';
import type { Money } from './money.ts';

/** A cart in the checkout. */
export interface CheckoutCart extends CommerceCart {
  /** `gid://shopify/Customer/…`: the customer whose account gets the order. Missing for a guest. */
  readonly customerId?: string;
  readonly deliveryAddresses: readonly CheckoutAddress[];
  /** Groups that are delivered together. Empty until there is an address. */
  readonly deliveryGroups: readonly DeliveryGroup[];
  /** Gift cards, in the order of payment. */
  readonly giftCards: readonly AppliedGiftCard[];
  readonly cost: CheckoutCost;
}

/** Costs of a cart in the checkout. VAT is included. */
export interface CheckoutCost extends CommerceCartCost {
  /** Amount left to pay after gift cards. */
  readonly due: Money;
}

/**
 * A gift card that pays a part of a cart. Its code is not returned, because the code is all that is needed to spend
 * it.
 */
export interface AppliedGiftCard {
  readonly id: string;
  /** Last characters of the code, for recognition. */
  readonly lastCharacters: string;
  /** Amount that it pays of this cart. */
  readonly used: Money;
  /** Balance of the card, in the currency of its purchase. */
  readonly balance: Money;
}

/** An address of a cart. */
export interface CheckoutAddress {
  readonly id: string;
  /** Whether the cart is delivered to it. */
  readonly selected: boolean;
  readonly address: Address;
}

/** Lines that are delivered together, with their delivery options. */
export interface DeliveryGroup {
  readonly id: string;
  readonly options: readonly DeliveryOption[];
  /** Handle of the chosen option. Missing when none is chosen. */
  readonly selected?: string;
}

/** A delivery option. Each pickup point near the address is its own option; `groupDeliveryOptions` combines them. */
export interface DeliveryOption {
  /** Identifies the option within its group. The available options depend on the address. */
  readonly handle: string;
  /** The merchant's name of the method, the same for every cart. */
  readonly code?: string;
  /** Name of a pickup point. */
  readonly title?: string;
  /** May have several lines. For a pickup point its address, and its opening hours where the shop reveals them. */
  readonly description?: string;
  readonly method: 'LOCAL' | 'NONE' | 'PICKUP_POINT' | 'PICK_UP' | 'RETAIL' | 'SHIPPING';
  /** VAT included. */
  readonly cost: Money;
}

/** The option that the buyer chose for a group. */
export interface DeliveryChoice {
  readonly deliveryGroupId: string;
  /** Handle of one of the group's options. */
  readonly deliveryOptionHandle: string;
}

/** The buyer's payment. `amount` is the `cost.due` that was shown; the shop refuses any other amount. */
export type Payment =
  | {
      readonly kind: 'card';
      /** Token of the card from the payment provider. The card number never reaches the shop. */
      readonly sessionId: string;
      readonly amount: Money;
      readonly billingAddress: Address;
    }
  /** Nothing is left to pay, because of a gift card for example. */
  | { readonly kind: 'free'; readonly amount: Money; readonly billingAddress: Address };

/** Result of fetching or changing a checkout. */
export type CheckoutAnswer = CartOutcome<CheckoutCart>;

/**
 * Fetches the cart with its addresses, delivery options and gift cards. Slower than fetching a cart.
 *
 * @example
 * ```ts
 * const client = createStorefrontClient({
 *   endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *   accessToken: 'public storefront access token',
 *   country: 'DE',
 *   language: 'DE',
 *   fetch: async () => new Response('upstream connect error', { status: 503 }),
 * });
 * const answer = await fetchCheckout(client, 'gid://shopify/Cart/c1?key=secret');
 * answer.kind; // => 'unreachable'
 * ```
 */
export async function fetchCheckout(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const answer = await client.request(checkoutQuery, { id: cartId }, options);
  return mapAnswer(answer, ({ cart }): CheckoutAnswer =>
    cart === null ? { kind: 'missing' } : { kind: 'ok', cart: toCheckoutCart(cart), warnings: [] },
  );
}

/** Adds an address and delivers the cart to it. */
export function addDeliveryAddress(
  client: StorefrontClient,
  cartId: string,
  address: Address,
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const variables = { cartId, addresses: [toSelectableAddress(address)] };
  return changeCart(client, cartDeliveryAddressesAdd, variables, toCheckoutCart, options);
}

/** Replaces all delivery addresses of the cart by this one. Safe to repeat. */
export function replaceDeliveryAddress(
  client: StorefrontClient,
  cartId: string,
  address: Address,
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const variables = { cartId, addresses: [toSelectableAddress(address)] };
  return changeCart(client, cartDeliveryAddressesReplace, variables, toCheckoutCart, options);
}

/** Chooses the delivery option of each group. Safe to repeat. */
export function selectDeliveryOptions(
  client: StorefrontClient,
  cartId: string,
  selectedDeliveryOptions: readonly DeliveryChoice[],
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const variables = { cartId, selectedDeliveryOptions };
  return changeCart(client, cartSelectedDeliveryOptionsUpdate, variables, toCheckoutCart, options);
}

/**
 * Sets the payment. Nothing is charged before {@link submitForCompletion}.
 *
 * @throws RangeError when the amount is not a safe integer of minor units.
 */
export async function updatePayment(
  client: StorefrontClient,
  cartId: string,
  payment: Payment,
  options?: RequestOptions,
): Promise<CheckoutAnswer> {
  const amount = toMoneyInput(payment.amount);
  const billingAddress = toBillingAddressInput(payment.billingAddress);
  const method =
    payment.kind === 'card'
      ? { directPaymentMethod: { sessionId: payment.sessionId, billingAddress } }
      : { freePaymentMethod: { billingAddress } };
  const variables = { cartId, payment: { amount, ...method } };
  return changeCart(client, cartPaymentUpdate, variables, toCheckoutCart, options);
}
