import type { CartConnection, ShopperBagStore } from './shopper-bag-store.ts';
import type { RemoteCart } from './remote-cart.ts';

/** Merges `change` into what the shop has answered. */
export function updateCartConnection<Market extends string, Locale extends string, Cart extends RemoteCart>(
  cart: ShopperBagStore<Market, Locale, Cart>,
  change: Partial<CartConnection<Market, Locale, Cart>>,
): void {
  cart.setState(({ link }) => ({ link: { ...link, ...change } }));
}

/** Removes the notices and the last change of market. */
export function dismissNotices<Market extends string, Locale extends string, Cart extends RemoteCart>(
  cart: ShopperBagStore<Market, Locale, Cart>,
): void {
  updateCartConnection(cart, { notices: [], moved: undefined });
}

/** Clears the last addition after the bag has shown it. */
export function clearLastAdded<Market extends string, Locale extends string, Cart extends RemoteCart>(
  cart: ShopperBagStore<Market, Locale, Cart>,
): void {
  cart.setState({ added: null });
}
