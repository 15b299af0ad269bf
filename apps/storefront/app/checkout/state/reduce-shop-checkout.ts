import { reduceCheckout } from '@marehalm/checkout-domain';
import { contactRules } from '@marehalm/shop/contact';
import type { ShopCheckout, ShopCheckoutEvent } from './checkout-types';

/** Returns the checkout after `event`, by the rules of this shop. */
export const reduceShopCheckout = (checkout: ShopCheckout, event: ShopCheckoutEvent): ShopCheckout =>
  reduceCheckout(contactRules, checkout, event);
