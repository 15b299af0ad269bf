import type { CartServiceState, ShopperBagStore } from './shopper-bag-store.ts';
import type { RemoteCart } from './remote-cart.ts';

/** Merges `change` into the terms, sync state and notices of the shopper's bag store. */
export function updateCartServiceState<Market extends string, Locale extends string, Cart extends RemoteCart>(
  cart: ShopperBagStore<Market, Locale, Cart>,
  change: Partial<CartServiceState<Market, Locale, Cart>>,
): void {
  cart.setState(({ link }) => ({ link: { ...link, ...change } }));
}

/** Removes all notices and the latest market change from the shopper's bag store. */
export function dismissNoticesAndMarketChange<
  Market extends string,
  Locale extends string,
  Cart extends RemoteCart,
>(cart: ShopperBagStore<Market, Locale, Cart>): void {
  updateCartServiceState(cart, { notices: [], moved: undefined });
}

/** Clears the last addition after the bag has shown it. */
export function clearLastAdded<Market extends string, Locale extends string, Cart extends RemoteCart>(
  cart: ShopperBagStore<Market, Locale, Cart>,
): void {
  cart.setState({ added: null });
}
