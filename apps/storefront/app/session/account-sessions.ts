import { createAccountSessions, type AccountSessions } from '@marehalm/commerce-client';
import { isMarketId, marketIds, type MarketId, storageKeys } from '@marehalm/shop';
import { onReturn } from '@marehalm/static-router/client';
import { createRandomToken } from '../browser/create-random-token';
import { forgetOrders } from './forget-orders';

/** `first-paint.ts` marks the root element by them before scripts run. */
const PREFIX = storageKeys.accountPrefix;

const isBrowser = typeof window !== 'undefined';

/** Who is logged in in which market, in this browser. No customer on the server. */
export const accountSessions: AccountSessions<MarketId> = createAccountSessions({
  shops: marketIds,
  storage: isBrowser ? () => window.localStorage : undefined,
  getStorageKey: (market) => `${PREFIX}${market}`,
  createLogin: createRandomToken,
  onCustomerLeft: forgetOrders,
});

if (isBrowser) {
  // The header's link goes by it (`layout/account-link.tsx`), as it did before scripts ran.
  accountSessions.subscribe(() => {
    document.documentElement.dataset.accounts = marketIds
      .filter((id) => accountSessions.getSession(id))
      .join(' ');
  });
  // Another tab has logged in or out.
  window.addEventListener('storage', ({ key }) => {
    const market = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
    if (isMarketId(market)) accountSessions.refresh(market);
  });
  // A page that the browser kept while it was left has missed these events.
  onReturn(() => marketIds.forEach(accountSessions.refresh));
}
