import { type LocaleCode, localeCodes, markets } from '@marehalm/shop';

/** The name of a country in a language. */
export function getCountryName(code: string, locale: LocaleCode): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/**
 * The ISO 3166-1 code of a country that is named in a language of the shop, or by its code: the schema asks for a name where
 * clients also send codes.
 */
export function parseCountry(text: string): string | undefined {
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
