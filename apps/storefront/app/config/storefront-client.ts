import { createStorefrontClient, type StorefrontClient } from '@marehalm/commerce-client';
import { locales, markets, type LocaleCode, type MarketId } from '@marehalm/shop';
import { configuration } from './public-configuration';

/** Creates a Storefront API client for `market` whose responses are in the language of `locale`. */
export function createMarketClient(market: MarketId, locale: LocaleCode): StorefrontClient {
  const { endpoint, accessToken } = configuration.shops[market];
  return createStorefrontClient({
    endpoint,
    accessToken,
    country: markets[market].country,
    language: locales[locale].storefrontLanguage,
  });
}
