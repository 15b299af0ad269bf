export {
  defaultLocale,
  isLocaleCode,
  type Locale,
  type LocaleCode,
  localeCodes,
  locales,
} from './locales.ts';
export {
  defaultMarketFor,
  isMarketId,
  type Market,
  type MarketCurrency,
  marketForCountry,
  type MarketId,
  marketIds,
  markets,
  type NumberLocale,
} from './markets.ts';

export { createRouting, type Routing, type RoutingDefinition, type RoutingLocale } from './create-routing.ts';
export {
  type LocalizedRoutes,
  type MatchIn,
  type NoParameters,
  type ParameterArguments,
  type ParametersIn,
  type PathParameters,
  type PerLocale,
  type SameParameters,
} from './localized-routes.ts';
export {
  type ParametersPerLocale,
  type RouteMatch,
  type RouteName,
  routeNames,
  type RouteParameters,
  routeTable,
} from './route-table.ts';
export { localeOfPath, matchPath } from './match-path.ts';
export { hrefFor, hrefOf } from './href.ts';
export { isReservedSegment, routePatterns } from './route-patterns.ts';
export { switchLocale } from './switch-locale.ts';
export { type Alternate, type Alternates, alternatesFor } from './alternates.ts';
export { createRedirectLookup, type Redirect, type RedirectTarget } from './redirects.ts';

export { negotiateLocale, negotiateMarket, parseAcceptLanguage, type Visitor } from './negotiation.ts';
export {
  localeCookieName,
  marketCookieName,
  preferenceCookieMaxAge,
  type PreferenceCookieOptions,
  readLocaleCookie,
  readMarketCookie,
  serializeLocaleCookie,
  serializeMarketCookie,
} from './preference-cookies.ts';

export { safeReturnPath } from './safe-return-path.ts';
export { slugify } from './slugify.ts';

export { formatNumber, formatPercent, type NumberFormat } from './format-number.ts';
export { formatPrice, formatUnitPrice, type PriceValue } from './format-price.ts';
export { formatDate } from './format-date.ts';
export { formatRelativeTime } from './format-relative-time.ts';
export { formatList } from './format-list.ts';
export { compareText } from './compare-text.ts';
