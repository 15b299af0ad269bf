import { localeCookie, type LocaleCode } from '@marehalm/shop';
import { setCookie } from '../browser/cookies';
import { keepMarket } from '../session/market';

/** Remembers the language for 365 days: the front page opens in it. The country and the currency stay what they were. */
export function rememberLocale(locale: LocaleCode): void {
  keepMarket();
  setCookie(localeCookie.serialize(locale, { secure: location.protocol === 'https:' }));
}
