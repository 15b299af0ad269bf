import { createTextComparator } from '@marehalm/i18n-routing';
import { type LocaleCode } from '@marehalm/shop';
import { getCountryName } from './get-country-name.ts';

/** Returns countries with their names, sorted by the rules of the language. */
export function listCountryChoices(countries: readonly string[], locale: LocaleCode) {
  const compare = createTextComparator(locale);
  return countries
    .map((code) => ({ code, name: getCountryName(code, locale) }))
    .sort((a, b) => compare(a.name, b.name));
}
