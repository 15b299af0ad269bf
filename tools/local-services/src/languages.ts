import { defaultLocale, isLocaleCode, type LocaleCode, perLocale } from '@marehalm/shop';

/** Texts by language. The services have their own in English and Danish; a shop with another language adds it beside them. */
export type Translations<Text> = { readonly en: Text } & Readonly<Record<string, Text>>;

/** Returns the texts of each language of the shop: the English ones where a language has none. */
export function translateTexts<Text>(texts: Translations<Text>): Readonly<Record<LocaleCode, Text>> {
  return perLocale((locale) => texts[locale] ?? texts.en);
}

/** The language that a client names, or the first of the shop. */
export const parseLocale = (value: unknown): LocaleCode => (isLocaleCode(value) ? value : defaultLocale);
