import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { defaultMarkets, isMarketId, localeOfPath, marketCookie, type MarketId } from '@marehalm/shop';
import { readCookies, setCookie } from '../browser/cookies';

/** The shopper's market. The first-paint script has chosen it and written it on the root element. */
function marketOfPage(): MarketId {
  const { market } = document.documentElement.dataset;
  return isMarketId(market) ? market : defaultMarkets[localeOfPath(location.pathname)];
}

const store = createStore<{ readonly market: MarketId | null }>(() => ({ market: null }));

/** The shopper's market, in the browser. */
export function currentMarket(): MarketId {
  return store.getState().market ?? marketOfPage();
}

/** Runs `listener` after every change of market; returns how to stop. */
export function onMarketChange(listener: (market: MarketId) => void): () => void {
  return store.subscribe(({ market }) => {
    if (market) listener(market);
  });
}

/** For 365 days. */
function remember(market: MarketId): void {
  setCookie(marketCookie.serialize(market, { secure: location.protocol === 'https:' }));
}

/**
 * Remembers the market that a page's language has led to, once more than a page depends on it: a bag has its prices, and another
 * language would lead to another.
 */
export function keepMarket(): void {
  if (!readCookies().includes(marketCookie.name)) remember(currentMarket());
}

/** Remembers the choice and shows its prices at once. */
export function chooseMarket(market: MarketId): void {
  remember(market);
  document.documentElement.dataset.market = market;
  store.setState({ market });
}

/**
 * The market for what is drawn in the browser alone: the bag, the checkout, dialogs. Prerendered markup carries all
 * markets instead and must not ask.
 */
export function useMarket(): MarketId {
  return useStore(store, () => currentMarket());
}
