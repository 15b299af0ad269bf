import { localeCookie, type LocaleCode } from '@marehalm/shop';
import { setCookie } from '../browser/cookies';
import { keepMarket } from '../session/market';

/** Stores the language for 365 days: the front page opens in it. Country and currency do not change. */
export function rememberLocale(locale: LocaleCode): void {
  keepMarket();
  setCookie(localeCookie.serialize(locale, { secure: location.protocol === 'https:' }));
}
