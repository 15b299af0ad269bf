import { createMarkets } from '../create-markets.ts';
import { createRouting } from '../create-routing.ts';
import { type LocalizedRouteMatch, type RouteParametersByLocale } from '../localized-routes.ts';
import { createPreferenceCookie } from '../preference-cookie.ts';
import { toRoutePatterns } from '../to-route-patterns.ts';

/** Languages, pages, markets and cookies of a shop, for tests. */
export const localeCodes = ['en', 'da'] as const;

export type LocaleCode = (typeof localeCodes)[number];

const same = <const Path extends string>(path: Path) => ({ en: path, da: path }) as const;

const routes = {
  home: same(''),
  notFound: same('404'),
  account: same('account'),
  accountLogin: same('account/login'),
  accountAddresses: same('account/addresses'),
  accountAddressAdd: same('account/addresses/add'),
  accountAddressEdit: same('account/addresses/edit'),
  cart: same('cart'),
  shop: same('shop'),
  careJournal: same('care-journal/*path'),
  journal: same('journal/:slug'),
  product: { en: 'product/:slug', da: 'produkt/:slug' },
  routine: same('routine/:slug?'),
  sustainability: { en: 'sustainability/:slug', da: 'baeredygtighed/:slug' },
  tips: same('tips/:slug?'),
  collection: same(':collection/*path'),
} as const;

export const shopRoutingDefinition = {
  locales: { en: { prefix: '' }, da: { prefix: 'da' } },
  defaultLocale: 'en',
  routes,
} as const;

export type RouteMatch = LocalizedRouteMatch<LocaleCode, typeof routes>;
export type ParametersPerLocale = RouteParametersByLocale<LocaleCode, typeof routes>;

export const {
  alternatesFor,
  hrefFor,
  hrefOf,
  isReservedSegment,
  localeOfPath,
  matchPath,
  routeNames,
  switchLocale,
} = createRouting(shopRoutingDefinition);

export const getTestRoutePatterns = (locale: LocaleCode) => toRoutePatterns(shopRoutingDefinition, locale);

export const { isMarketId, marketForCountry, marketIds, negotiateMarket } = createMarkets({
  dk: ['DK'],
  no: ['NO'],
  int: ['DE', 'SE', 'FI', 'NL', 'BE', 'FR', 'AT', 'IE', 'ES', 'IT', 'PL'],
});

export const localeCookie = createPreferenceCookie('shop_locale', localeCodes);
export const marketCookie = createPreferenceCookie('shop_market', marketIds);
