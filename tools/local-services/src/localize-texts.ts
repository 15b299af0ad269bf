import { defaultLocale, isLocaleCode, type LocaleCode, mapLocales } from '@marehalm/shop';

/** Texts by language. English is required, because it replaces missing translations. */
export type Translations<Text> = { readonly en: Text } & Readonly<Record<string, Text>>;

const untranslated = new Set<LocaleCode>();

/** Returns the texts for every language of the shop, in English where a translation is missing. */
export function localizeTexts<Text>(texts: Translations<Text>): Readonly<Record<LocaleCode, Text>> {
  return mapLocales((locale) => {
    if (texts[locale] === undefined) untranslated.add(locale);
    return texts[locale] ?? texts.en;
  });
}

/** Returns one sentence about the languages that {@link localizeTexts} has used English for, with the files to edit. */
export function describeMissingTranslations(): string | undefined {
  if (untranslated.size === 0) return undefined;
  const languages = [...untranslated].join(' and ');
  return `Some mails and forms of the services are English for ${languages}: add texts beside those of "en" in each localizeTexts() of tools/local-services/src, first in commerce/order-mail.ts.`;
}

/** Returns the language that a client requests, or the default one. */
export const parseLocale = (value: unknown): LocaleCode => (isLocaleCode(value) ? value : defaultLocale);
