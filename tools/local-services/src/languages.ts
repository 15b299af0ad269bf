import { defaultLocale, isLocaleCode, type LocaleCode, mapLocales } from '@marehalm/shop';

/** Texts by language. The services include English and Danish; a shop with another language adds it. */
export type Translations<Text> = { readonly en: Text } & Readonly<Record<string, Text>>;

/** Returns texts for each language of the shop. A language without any gets the English ones. */
export function localizeTexts<Text>(texts: Translations<Text>): Readonly<Record<LocaleCode, Text>> {
  return mapLocales((locale) => texts[locale] ?? texts.en);
}

/** Returns the language that a client requests, or the default one. */
export const parseLocale = (value: unknown): LocaleCode => (isLocaleCode(value) ? value : defaultLocale);
