import { createCurrentMarketSync } from '@marehalm/cart-domain/market';
import { createCartTransport, toCodeRefusalReason } from '@marehalm/commerce-client';
import { brand, localeOfPath, markets, storageKeys } from '@marehalm/shop';
import { attempt, onConnectionChange, onVisitorReturn } from '@marehalm/static-router/client';
import { createMarketClient } from '../config/storefront-client';
import { accountSessions } from '../session/account-sessions';
import { getCurrentMarket, saveMarketIfUnset, onMarketChange } from '../session/market';
import type { BagRules } from '@marehalm/page-data';
import { shopBag, bagBroadcastChannel } from './shop-bag';
import { shopperBagStore } from './shopper-bag-store';

const sync = createCurrentMarketSync({
  bag: shopBag,
  shopperBagStore,
  pricingDefaults: markets,
  timeZone: brand.timeZone,
  fetchShopRules: async () => {
    const answer = await fetch('/bag-terms.json');
    if (!answer.ok) throw new Error(`Cannot fetch the terms: status ${answer.status}`);
    return (await answer.json()) as BagRules;
  },
  getMarket: getCurrentMarket,
  onMarketChange,
  isUnknownCode: (reason) => toCodeRefusalReason(reason) === 'notFound',
  createTransport: (market, { findVariantId, refresh }) =>
    createCartTransport({
      client: createMarketClient(market, localeOfPath(location.pathname)),
      findVariantId,
      country: markets[market].country,
      timeZone: brand.timeZone,
      getCustomerToken: () => accountSessions.getSession(market)?.token,
      onCustomerAssignmentFailed: refresh,
    }),
  timers: globalThis,
  storage: () => window.localStorage,
  key: storageKeys.cartPrefix,
  channel: bagBroadcastChannel,
  // Missing in insecure contexts and in old browsers.
  locks: attempt(() => navigator.locks as LockManager | undefined),
  network: { isOnline: () => navigator.onLine, subscribe: onConnectionChange },
});

/** Returns the sync of the current market; `undefined` before it has started. Checkouts forget a cart that became an order. */
export const { getSync: getBagSync } = sync;

let isFollowing = false;

/** Starts to synchronize the commerce cart with the bag. Further calls wait for the same start. */
export function startBagSync(): Promise<void> {
  if (!isFollowing) follow();
  isFollowing = true;
  return sync.start();
}

function follow(): void {
  saveMarketIfUnset();
  // The cart belongs to the logged-in customer: of this tab, or of a tab for which this one is the leader.
  accountSessions.subscribe((sessions, before) => {
    const market = getCurrentMarket();
    const now = sessions[market];
    if (now?.session?.token === before[market]?.session?.token) return;
    const engine = getBagSync();
    // A cart created before this tab learned of the logout belongs to the customer.
    if (now?.ended === 'logged-out' && engine?.getState().leading) engine.forgetCart();
    else engine?.refresh();
  });
  // In the meantime another device, the merchant or a new day may have changed the cart, and unconnected tabs the bag.
  onVisitorReturn(() => getBagSync()?.refresh());
}

/**
 * Starts the sync if needed and resolves to the id of the commerce cart once it matches the bag; `undefined` if the service
 * cannot be reached. Does not retry.
 */
export async function waitForSettledCartId(): Promise<string | undefined> {
  void startBagSync();
  return sync.waitForSettledCartId();
}
