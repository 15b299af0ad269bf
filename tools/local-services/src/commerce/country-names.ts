import { type LocaleCode, localeCodes, markets } from '@marehalm/shop';

/** Returns the localized name of a country. */
export function getCountryName(code: string, locale: LocaleCode): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/**
 * Returns the ISO 3166-1 code for the name of a country in a language of the shop, or for a code: the schema requires a name, but
 * some clients send codes.
 */
export function parseCountryCode(text: string): string | undefined {
  if (/^[A-Za-z]{2}$/.test(text)) return text.toUpperCase();
  return countriesByName.get(text.toLowerCase());
}

const countriesByName: ReadonlyMap<string, string> = new Map(
  Object.values(markets)
    .flatMap(({ countries }) => countries)
    .flatMap((code) =>
      localeCodes.map((locale): [string, string] => [getCountryName(code, locale).toLowerCase(), code]),
    ),
);
