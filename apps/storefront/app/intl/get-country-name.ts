import type { LocaleCode } from '@marehalm/shop';

/** A country in a language: `DE` is Germany or Tyskland. For pages that the browser draws: names vary with its version. */
export function getCountryName(code: string, locale: LocaleCode): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
