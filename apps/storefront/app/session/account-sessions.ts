import { createAccountSessions, type AccountSessions } from '@marehalm/commerce-client';
import { isMarketId, marketIds, type MarketId, storageKeys } from '@marehalm/shop';
import { onVisitorReturn } from '@marehalm/static-router/client';
import { createRandomToken } from '../browser/create-random-token';
import { removeStoredOrders } from './remove-stored-orders';

/** Storage key that `first-paint.ts` reads before hydration. */
const PREFIX = storageKeys.accountPrefix;

const isBrowser = typeof window !== 'undefined';

/** Sessions of this browser by market. There are none on the server. */
export const accountSessions: AccountSessions<MarketId> = createAccountSessions({
  shops: marketIds,
  storage: isBrowser ? () => window.localStorage : undefined,
  getStorageKey: (market) => `${PREFIX}${market}`,
  createLogin: createRandomToken,
  onCustomerLeft: removeStoredOrders,
});

if (isBrowser) {
  // The header's link depends on it (`layout/account-link.tsx`), as it did before hydration.
  accountSessions.subscribe(() => {
    document.documentElement.dataset.accounts = marketIds
      .filter((id) => accountSessions.getSession(id))
      .join(' ');
  });
  // Log-ins and log-outs in other tabs.
  window.addEventListener('storage', ({ key }) => {
    const market = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
    if (isMarketId(market)) accountSessions.refresh(market);
  });
  // A page restored from the back/forward cache has missed these events.
  onVisitorReturn(() => marketIds.forEach(accountSessions.refresh));
}
