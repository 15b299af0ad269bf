/**
 * Runs in the head before the first paint, so that nothing flashes or shifts: selects the market's prices, the language of the
 * front page, the log-in link or the account link, and web fonts that are already cached.
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
import { readCookies, setCookie } from './browser/cookies';
import { prepareFirstPaint } from '@marehalm/static-router/inline';

const root = document.documentElement;
const { origin, pathname, search, hash } = location;

// A link from a list of prices says in which market they hold (`server/product-feed.server.ts`); a choice made here goes before.
const asked = new URLSearchParams(search).get('market');
if (isMarketId(asked) && !marketCookie.parse(readCookies())) {
  setCookie(marketCookie.serialize(asked, { secure: location.protocol === 'https:' }));
}

const cookies = readCookies();
const { languages } = navigator;

/**
 * Redirects happen only from the front page, keep query and hash, and never catch a crawler, which sends no cookie and asks for
 * English, nor a shopper who has come from a page of the shop: they have asked for the English one.
 */
if (pathname === '/' && !document.referrer.startsWith(`${origin}/`)) {
  const locale = localeCookie.parse(cookies) ?? negotiateLocale(languages, localeCodes) ?? defaultLocale;
  if (locale !== defaultLocale) location.replace(`/${locale}${search}${hash}`);
}

root.dataset.market =
  marketCookie.parse(cookies) ??
  negotiateMarket(languages) ??
  defaultMarkets[isLocaleCode(root.lang) ? root.lang : defaultLocale];

prepareFirstPaint(window);

try {
  // In which markets the shopper is logged in: the header's link says so before scripts run (`session/account-sessions.ts`).
  root.dataset.accounts = marketIds
    .filter((id) => localStorage.getItem(storageKeys.accountPrefix + id))
    .join(' ');
  if (sessionStorage.getItem(storageKeys.fonts)) root.dataset.fonts = 'ready';
} catch {
  // Storage may be forbidden; the flags only save a repaint.
}
