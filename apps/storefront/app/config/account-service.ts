import { createStorefrontAccounts, type PasswordAccounts } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { createMarketClient } from './storefront-client';

/** Creates the account service of `market`. Replace it here for another account system (docs/decisions/0010). */
export function createAccountService(market: MarketId, locale: LocaleCode): PasswordAccounts {
  return createStorefrontAccounts(createMarketClient(market, locale));
}
