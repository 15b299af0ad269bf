import { defaultLocale, type LocaleCode, localeCodes, locales } from '@marehalm/shop';
import { toGlobalId } from './global-ids.ts';
import type { RequestContext } from './request-context.ts';

/** Returns the shop's languages and countries as the schema's `Localization`, named in the language of the request. */
export function toLocalizationObject(context: RequestContext) {
  const { shop, locale } = context;
  const available = localeCodes.map((code) => toLanguageObject(code, locale));
  const countryObject = (country: string) => ({
    isoCode: country,
    name: new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country,
    unitSystem: 'METRIC_SYSTEM',
    currency: {
      isoCode: shop.currency,
      name: new Intl.DisplayNames(locale, { type: 'currency' }).of(shop.currency) ?? shop.currency,
      symbol: shop.currency === 'EUR' ? '€' : 'kr.',
    },
    availableLanguages: available,
    defaultLanguage: toLanguageObject(defaultLocale, locale),
    market: toMarketObject(context),
  });
  return {
    availableCountries: () => shop.countries.map(countryObject),
    availableLanguages: available,
    country: () => countryObject(context.country),
    language: toLanguageObject(locale, locale),
    market: toMarketObject(context),
  };
}

function toLanguageObject(code: LocaleCode, shownIn: LocaleCode) {
  const nameIn = (locale: LocaleCode) => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  return { isoCode: locales[code].storefrontLanguage, endonymName: nameIn(code), name: nameIn(shownIn) };
}

function toMarketObject({ shop }: RequestContext) {
  return { id: toGlobalId('Market', shop.firstNumber), handle: shop.id, metafield: () => null };
}
