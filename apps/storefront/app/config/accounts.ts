import { createStorefrontAccounts, type PasswordAccounts } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { createMarketClient } from './storefront-client';

/** The accounts of the shop of `market`. Another account system takes its place here (docs/decisions/0010). */
export function createAccounts(market: MarketId, locale: LocaleCode): PasswordAccounts {
  return createStorefrontAccounts(createMarketClient(market, locale));
}
