import { type MarketBagView, useMarketBagView } from '@marehalm/cart-domain/react';
import type { TransportCart } from '@marehalm/commerce-client';
import { brand, type LocaleCode, type MarketId, markets } from '@marehalm/shop';
import { useMarket } from '../session/market';
import { useShopperBagState } from './shopper-bag-store';

/** The bag as components show it: lines, totals, promo codes and the state of the sync. */
export type BagView = MarketBagView<MarketId, LocaleCode, TransportCart>;

/**
 * Returns the bag with its totals, promo codes and sync state for the current market. With `isDeferred`, totals follow in a
 * deferred render.
 */
export function useBagView({ isDeferred = false } = {}): BagView {
  const bag = useShopperBagState((cart) => cart.bag);
  const offers = useShopperBagState((cart) => cart.offers);
  const cartService = useShopperBagState((state) => state.cartService);
  const market = useMarket();
  return useMarketBagView({
    shopperBag: { bag, offers, cartService },
    market,
    pricingDefaults: markets,
    timeZone: brand.timeZone,
    isDeferred,
  });
}

/**
 * Like {@link useBagView}, but deferred with `useDeferredValue`, so that recalculating the totals does not delay the response to
 * a click.
 */
export const useDeferredBagView = (): BagView => useBagView({ isDeferred: true });
