import { createStorefrontAccounts, type PasswordAccounts } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { storefrontClient } from './storefront-client';

/** The accounts of the shop of `market`. Another account system takes its place here (docs/decisions/0010). */
export function accountsOf(market: MarketId, locale: LocaleCode): PasswordAccounts {
  return createStorefrontAccounts(storefrontClient(market, locale));
}
