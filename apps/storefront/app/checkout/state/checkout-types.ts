import type { CheckoutCart, Money } from '@marehalm/commerce-client';
import type { CheckoutNotice, CheckoutSession, CheckoutState, OrderChange } from '@marehalm/checkout-domain';
import type { MarketId } from '@marehalm/shop';

export type ShopMoney = Money;
/** The checkout of this shop. */
export type ShopCheckoutState = CheckoutState<MarketId>;
export type ShopCheckoutSession = CheckoutSession<ShopMoney, CheckoutCart, MarketId>;
export type ShopCheckoutNotice = CheckoutNotice<ShopMoney>;
export type ShopOrderChange = OrderChange<ShopMoney>;
