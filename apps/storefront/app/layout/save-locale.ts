import { localeCookie, type LocaleCode } from '@marehalm/shop';
import { setCookie } from '../browser/cookies';
import { saveMarketIfUnset } from '../session/market';

/** Stores the language for 365 days: the front page opens in it. Country and currency do not change. */
export function saveLocaleAndMarket(locale: LocaleCode): void {
  saveMarketIfUnset();
  setCookie(localeCookie.serialize(locale, { secure: location.protocol === 'https:' }));
}
