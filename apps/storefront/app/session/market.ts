import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { defaultMarkets, isMarketId, localeOfPath, marketCookie, type MarketId } from '@marehalm/shop';
import { getCookieString, setCookie } from '../browser/cookies';

/** The shopper's market, which the first-paint script has written to the root element. */
function marketOfPage(): MarketId {
  const { market } = document.documentElement.dataset;
  return isMarketId(market) ? market : defaultMarkets[localeOfPath(location.pathname)];
}

const store = createStore<{ readonly market: MarketId | null }>(() => ({ market: null }));

/** Returns the shopper's market. Browser only. */
export function getCurrentMarket(): MarketId {
  return store.getState().market ?? marketOfPage();
}

/** Calls `listener` with the new market after every change. Returns a function that unsubscribes. */
export function onMarketChange(listener: (market: MarketId) => void): () => void {
  return store.subscribe(({ market }) => {
    if (market) listener(market);
  });
}

/** Stored for 365 days. */
function remember(market: MarketId): void {
  setCookie(marketCookie.serialize(market, { secure: location.protocol === 'https:' }));
}

/**
 * Stores the current market in a cookie for 365 days unless one is stored, so that switching the language does not change prices.
 */
export function saveMarketIfUnset(): void {
  if (!getCookieString().includes(marketCookie.name)) remember(getCurrentMarket());
}

/** Stores the market in a cookie for 365 days and shows its prices at once. */
export function chooseMarket(market: MarketId): void {
  remember(market);
  document.documentElement.dataset.market = market;
  store.setState({ market });
}

/**
 * Returns the market, for client-only content: the bag, the checkout, dialogs. Prerendered content must not use it, because it contains all
 * markets.
 */
export function useMarket(): MarketId {
  return useStore(store, () => getCurrentMarket());
}
