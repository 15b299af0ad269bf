import type { CartServiceState, ShopperBagStore } from './shopper-bag-store.ts';
import type { RemoteCart } from './remote-cart.ts';

/** Merges `change` into the `cartService` of the shopper's bag store. */
export function updateCartServiceState<Market extends string, Locale extends string, Cart extends RemoteCart>(
  store: ShopperBagStore<Market, Locale, Cart>,
  change: Partial<CartServiceState<Market, Locale, Cart>>,
): void {
  store.setState(({ cartService }) => ({ cartService: { ...cartService, ...change } }));
}

/** Removes all notices and the latest market change from the shopper's bag store. */
export function dismissNoticesAndMarketChange<
  Market extends string,
  Locale extends string,
  Cart extends RemoteCart,
>(store: ShopperBagStore<Market, Locale, Cart>): void {
  updateCartServiceState(store, { notices: [], marketChange: undefined });
}

/** Clears `lastAdded` of the shopper's bag store; call it after the bag has shown the addition. */
export function clearLastAdded<Market extends string, Locale extends string, Cart extends RemoteCart>(
  store: ShopperBagStore<Market, Locale, Cart>,
): void {
  store.setState({ lastAdded: null });
}
