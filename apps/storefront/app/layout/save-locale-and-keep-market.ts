import { localeCookie, type LocaleCode } from '@marehalm/shop';
import { setCookie } from '../browser/cookies';
import { saveMarketIfUnset } from '../session/market';

/**
 * Stores the locale in a cookie for 365 days. Stores the current market, too, if none is stored, so that the switch of language
 * does not change prices.
 */
export function saveLocaleAndKeepMarket(locale: LocaleCode): void {
  saveMarketIfUnset();
  setCookie(localeCookie.serialize(locale, { secure: location.protocol === 'https:' }));
}
