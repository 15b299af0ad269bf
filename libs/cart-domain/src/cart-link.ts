import type { CartLink, CartStore } from './cart-store.ts';
import type { RemoteCart } from './remote-cart.ts';

/** Merges `change` into what the shop has answered. */
export function updateLink<Market extends string, Locale extends string, Cart extends RemoteCart>(
  cart: CartStore<Market, Locale, Cart>,
  change: Partial<CartLink<Market, Locale, Cart>>,
): void {
  cart.setState(({ link }) => ({ link: { ...link, ...change } }));
}

/** Removes the notices and the last change of market. */
export function dismissNotices<Market extends string, Locale extends string, Cart extends RemoteCart>(
  cart: CartStore<Market, Locale, Cart>,
): void {
  updateLink(cart, { notices: [], moved: undefined });
}

/** Clears the last addition after the bag has shown it. */
export function clearLastAdded<Market extends string, Locale extends string, Cart extends RemoteCart>(
  cart: CartStore<Market, Locale, Cart>,
): void {
  cart.setState({ added: null });
}
