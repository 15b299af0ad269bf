import { serializeLocaleCookie, type LocaleCode } from '@marehalm/i18n-routing';

/** Remembers the language for 365 days: the front page opens in it. */
export function rememberLocale(locale: LocaleCode): void {
  document.cookie = serializeLocaleCookie(locale, { secure: location.protocol === 'https:' });
}
