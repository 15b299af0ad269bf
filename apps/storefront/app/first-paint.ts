/**
 * Runs in the head before the first paint, so that nothing flashes or shifts: selects the market's prices, the language of the
 * front page, the login or account link, and cached web fonts.
 */
import { negotiateLocale } from '@marehalm/i18n-routing';
import {
  defaultLocale,
  defaultMarkets,
  isLocaleCode,
  isMarketId,
  localeCodes,
  localeCookie,
  marketCookie,
  marketIds,
  negotiateMarket,
  storageKeys,
} from '@marehalm/shop';
import { getCookieString, setCookie } from './browser/cookies';
import { recordEarlyLoadState } from '@marehalm/static-router/inline';

const root = document.documentElement;
const { origin, pathname, search, hash } = location;

// Links in product feeds name the market of their price (`createProductFeed()` of `@marehalm/page-data`). A choice by the shopper takes
// precedence.
const asked = new URLSearchParams(search).get('market');
if (isMarketId(asked) && !marketCookie.parse(getCookieString())) {
  setCookie(marketCookie.serialize(asked, { secure: location.protocol === 'https:' }));
}

const cookies = getCookieString();
const { languages } = navigator;

/**
 * Redirects only from the front page, keeping query and hash. Crawlers are not redirected, because they send no cookie and request
 * English, nor are shoppers who come from a page of the shop, because they have chosen English.
 */
if (pathname === '/' && !document.referrer.startsWith(`${origin}/`)) {
  const locale = localeCookie.parse(cookies) ?? negotiateLocale(languages, localeCodes) ?? defaultLocale;
  if (locale !== defaultLocale) location.replace(`/${locale}${search}${hash}`);
}

root.dataset.market =
  marketCookie.parse(cookies) ??
  negotiateMarket(languages) ??
  defaultMarkets[isLocaleCode(root.lang) ? root.lang : defaultLocale];

recordEarlyLoadState(window);

try {
  // Markets with a session: the header shows the right link before hydration (`session/account-sessions.ts`).
  root.dataset.accounts = marketIds
    .filter((id) => localStorage.getItem(storageKeys.accountPrefix + id))
    .join(' ');
  if (sessionStorage.getItem(storageKeys.fontsCached)) root.dataset.fonts = 'ready';
} catch {
  // Storage may be blocked; the flags only save a repaint.
}
