import type { Money } from '@marehalm/commerce-client';
import type { CheckoutEvent, CheckoutState, OrderChange, PaymentAttempt } from '@marehalm/checkout-domain';
import type { MarketId } from '@marehalm/shop';

export type ShopMoney = Money;
/** The checkout of this shop. */
export type ShopCheckout = CheckoutState<MarketId>;
export type ShopCheckoutEvent = CheckoutEvent<MarketId>;
export type ShopAttempt = PaymentAttempt<MarketId>;
export type ShopOrderChange = OrderChange<ShopMoney>;

/** Where the checkout leads, in the language of the page. */
export interface CheckoutPaths {
  readonly home: string;
  readonly shop: string;
  readonly confirmation: string;
  readonly terms: string;
  readonly withdraw: string;
  readonly privacy: string;
}

/** Who sells. The shopper must be told before ordering (consumer rights directive, art. 6 and 8). */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** Of the Danish business register. */
  readonly cvr: string;
}
