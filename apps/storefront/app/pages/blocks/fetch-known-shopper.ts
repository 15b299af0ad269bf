import { fetchCustomerAndGoods } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { accountSessions } from '../../session/account-sessions';
import { createAccounts } from '../../config/accounts';

/** Fetches the customer who is logged in in `market`, and the goods of an order; `undefined` for a guest. */
export async function fetchKnownShopper(orderNumber: string, market: MarketId, locale: LocaleCode) {
  const session = accountSessions.getSession(market);
  return session && fetchCustomerAndGoods(createAccounts(market, locale), session, orderNumber);
}
