import type { Money } from '@marehalm/commerce-client';
import type { CheckoutEvent, CheckoutState, OrderChange, PaymentAttempt } from '@marehalm/checkout-domain';
import type { MarketId } from '@marehalm/shop';

export type ShopMoney = Money;
/** The checkout of this shop. */
export type ShopCheckout = CheckoutState<MarketId>;
export type ShopCheckoutEvent = CheckoutEvent<MarketId>;
export type ShopAttempt = PaymentAttempt<MarketId>;
export type ShopOrderChange = OrderChange<ShopMoney>;
