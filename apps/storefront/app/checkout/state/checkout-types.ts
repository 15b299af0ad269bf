import type { CheckoutCart, Money } from '@marehalm/commerce-client';
import type { CheckoutNotice, CheckoutSession, CheckoutState, OrderChange } from '@marehalm/checkout-domain';
import type { MarketId } from '@marehalm/shop';

/** Amounts of the checkout: minor units with a currency. */
export type ShopMoney = Money;
/** The checkout of this shop. */
export type ShopCheckoutState = CheckoutState<MarketId>;
/** The checkout's state and actions with this shop's markets and cart. */
export type ShopCheckoutSession = CheckoutSession<ShopMoney, CheckoutCart, MarketId>;
/** A notice of the checkout that the shopper must see before continuing. */
export type ShopCheckoutNotice = CheckoutNotice<ShopMoney>;
/** A change that the commerce service made to the order, such as a lower quantity. */
export type ShopOrderChange = OrderChange<ShopMoney>;
