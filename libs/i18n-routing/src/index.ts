export {
  type Alternate,
  type CanonicalAndAlternateUrls,
  createRouting,
  createUncheckedRouting,
  type Routing,
  type RoutingDefinition,
  type RoutingLocaleDefinition,
} from './create-routing.ts';
export {
  type LocalizedRoutes,
  type LocalizedRouteMatch,
  type NoParameters,
  type ParameterArguments,
  type ParameterTokens,
  type PathParameters,
  type RouteParametersByLocale,
  type SameParameters,
} from './localized-routes.ts';
export { toRoutePatterns } from './to-route-patterns.ts';
export { createRedirectLookup, type Redirect, type RedirectTarget } from './redirects.ts';
export { toSafeReturnPath } from './to-safe-return-path.ts';
export { slugify } from './slugify.ts';

export { createMarkets, type Markets } from './create-markets.ts';
export { negotiateLocale, parseAcceptLanguage } from './negotiate-locale.ts';
export {
  createPreferenceCookie,
  type PreferenceCookie,
  type PreferenceCookieAttributes,
} from './preference-cookie.ts';

export { formatNumber, formatPercent, type DecimalOptions } from './format-number.ts';
export { formatPrice, formatUnitPrice, type PriceValue } from './format-price.ts';
export { type DateFormatOptions, formatDate } from './format-date.ts';
export { formatRelativeTime } from './format-relative-time.ts';
export { formatList } from './format-list.ts';
export { createTextComparator } from './create-text-comparator.ts';
