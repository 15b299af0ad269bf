import { fetchWithdrawalFormPrefill } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { accountSessions } from '../../session/account-sessions';
import { createAccountService } from '../../config/account-service';

/**
 * Fetches the name and email of the customer logged in in `market`, and the goods of order `orderNumber`, to prefill the
 * withdrawal form. Resolves to `undefined` for guests; unknown values are empty.
 */
export async function fetchWithdrawalPrefill(orderNumber: string, market: MarketId, locale: LocaleCode) {
  const session = accountSessions.getSession(market);
  return session && fetchWithdrawalFormPrefill(createAccountService(market, locale), session, orderNumber);
}
