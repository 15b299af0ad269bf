/**
 * Runs in the head, before anything is painted: which market's prices show, which language the front page is in, where
 * somebody is logged in, and whether the web fonts are already here. Nothing flashes and nothing shifts.
 */
import {
  isLocaleCode,
  isMarketId,
  marketIds,
  negotiateLocale,
  negotiateMarket,
  readMarketCookie,
  serializeMarketCookie,
} from '@marehalm/i18n-routing';
import { readCookies, setCookie } from './platform/cookies';
import { prepareFirstPaint } from '@marehalm/static-router/inline';
import { FONTS_KEY } from './remember-fonts';

const root = document.documentElement;
const { origin, pathname, search, hash } = location;

// A link from a list of prices says in which market they hold (`seo/product-feed.server.ts`); a choice made here goes before.
const asked = new URLSearchParams(search).get('market');
if (isMarketId(asked) && !readMarketCookie(readCookies())) {
  setCookie(serializeMarketCookie(asked, { secure: location.protocol === 'https:' }));
}

const visitor = { cookies: readCookies(), languages: navigator.languages };

/**
 * Redirects happen only from the front page, keep query and hash, and never catch a crawler, which sends no cookie and asks for
 * English, nor somebody who has come from a page of the shop: they have asked for the English one.
 */
if (pathname === '/' && !document.referrer.startsWith(`${origin}/`)) {
  const locale = negotiateLocale(visitor);
  if (locale !== 'en') location.replace(`/${locale}${search}${hash}`);
}

root.dataset.market = negotiateMarket({ ...visitor, locale: isLocaleCode(root.lang) ? root.lang : 'en' });

prepareFirstPaint(window);

try {
  // In which markets somebody is logged in: the header's link says so before scripts run (`wiring/account-sessions.ts`).
  root.dataset.accounts = marketIds.filter((id) => localStorage.getItem(`marehalm-account-${id}`)).join(' ');
  if (sessionStorage.getItem(FONTS_KEY)) root.dataset.fonts = 'ready';
} catch {
  // Storage may be forbidden; the flags only save a repaint.
}
