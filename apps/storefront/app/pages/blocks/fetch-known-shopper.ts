import { fetchOrderFormPrefill } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { accountSessions } from '../../session/account-sessions';
import { createAccountService } from '../../config/account-service';

/** Fetches the customer who is logged in in `market`, and the goods of an order; `undefined` for a guest. */
export async function fetchCustomerWithGoods(orderNumber: string, market: MarketId, locale: LocaleCode) {
  const session = accountSessions.getSession(market);
  return session && fetchOrderFormPrefill(createAccountService(market, locale), session, orderNumber);
}
