import { defaultLocale, isLocaleCode, type LocaleCode, mapLocales } from '@marehalm/shop';

/** Texts by language. The services include English and Danish; a shop with another language adds it. */
export type Translations<Text> = { readonly en: Text } & Readonly<Record<string, Text>>;

/** Returns the texts for every language of the shop, in English where a translation is missing. */
export function localizeTexts<Text>(texts: Translations<Text>): Readonly<Record<LocaleCode, Text>> {
  return mapLocales((locale) => texts[locale] ?? texts.en);
}

/** Returns the language that a client requests, or the default one. */
export const parseLocale = (value: unknown): LocaleCode => (isLocaleCode(value) ? value : defaultLocale);
