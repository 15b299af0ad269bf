import { localeCookie, type LocaleCode } from '@marehalm/shop';
import { setCookie } from '../browser/cookies';
import { saveDerivedMarket } from '../session/market';

/** Stores the language for 365 days: the front page opens in it. Country and currency do not change. */
export function saveLocale(locale: LocaleCode): void {
  saveDerivedMarket();
  setCookie(localeCookie.serialize(locale, { secure: location.protocol === 'https:' }));
}
