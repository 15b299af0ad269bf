export { brand, formatPageTitle } from './brand.ts';
export {
  defaultLocale,
  isLocaleCode,
  type Locale,
  type LocaleCode,
  localeCodes,
  locales,
  mapLocales,
  searchParameterNames,
} from './locales.ts';
export {
  defaultMarkets,
  isMarketId,
  type Market,
  marketCurrencies,
  type MarketCurrency,
  marketForCountry,
  type MarketId,
  marketIds,
  markets,
  negotiateMarket,
  mapCurrencies,
  mapMarkets,
} from './markets.ts';
export {
  alternatesFor,
  hrefFor,
  hrefOf,
  isReservedSegment,
  localeOfPath,
  matchPath,
  type ParametersPerLocale,
  type RouteMatch,
  type RouteName,
  routeNames,
  type RouteParameters,
  getRoutePatterns,
  routeTable,
  switchLocale,
} from './routes.ts';
export { deliveryCalendar } from './delivery-calendar.ts';
export { formatDate } from './format-date.ts';
export { keepTogether } from './keep-together.ts';
export { localeCookie, marketCookie } from './preference-cookies.ts';
export {
  mapShopVariables,
  type ShopConnection,
  type ShopEnvironmentVariable,
  shopVariableDefaults,
  toShopConnections,
} from './shop-environment-variables.ts';
export { isWallet, type Wallet, walletNames, wallets } from './wallets.ts';
export * as storageKeys from './storage-keys.ts';
