import type { LocaleCode } from '@marehalm/shop';

/**
 * Returns the name of a country in the language of `locale`; the code itself if it is unknown. Use it in client-rendered content
 * only, because names differ between browsers.
 */
export function getCountryName(code: string, locale: LocaleCode): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
