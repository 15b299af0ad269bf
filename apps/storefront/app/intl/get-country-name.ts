import type { LocaleCode } from '@marehalm/shop';

/** Returns the name of a country: `DE` is Germany or Tyskland. For client-rendered content only, because names vary by browser version. */
export function getCountryName(code: string, locale: LocaleCode): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
