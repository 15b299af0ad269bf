/** The languages of the shop in the order in which a switch lists them. */
export const localeCodes = ['en', 'da'] as const;

/** A language of the shop, as it is stored in the cookie and sent to the content API. */
export type LocaleCode = (typeof localeCodes)[number];

/** The properties of a language that pages, feeds and hosted services need. */
export interface Locale {
  readonly code: LocaleCode;
  /** BCP 47 tag with region, for `Intl` and `schema.org`. */
  readonly isoCode: 'en-US' | 'da-DK';
  /** BCP 47 tag by which dates and times are written: `26 November 2026` goes with the British spelling of the texts. */
  readonly dateLocale: 'en-GB' | 'da-DK';
  /** Value of `og:locale`. */
  readonly openGraph: 'en_US' | 'da_DK';
  /** The language's name in that language, for the language switch. */
  readonly name: string;
  /** `LanguageCode` of the Storefront API's `@inContext`. */
  readonly storefrontLanguage: 'EN' | 'DA';
  /** First path segment: the code, which the redirect of the front page relies on, or `''` for the default language. */
  readonly prefix: '' | 'da';
}

/** Every locale by its code. The specification, sections 1 and 9, names them. */
export const locales: Readonly<Record<LocaleCode, Locale>> = {
  en: {
    code: 'en',
    isoCode: 'en-US',
    dateLocale: 'en-GB',
    openGraph: 'en_US',
    name: 'English',
    storefrontLanguage: 'EN',
    prefix: '',
  },
  da: {
    code: 'da',
    isoCode: 'da-DK',
    dateLocale: 'da-DK',
    openGraph: 'da_DK',
    name: 'Dansk',
    storefrontLanguage: 'DA',
    prefix: 'da',
  },
};

/** The default language: without a URL prefix, `x-default`, and the fallback of missing texts. */
export const defaultLocale = 'en' satisfies LocaleCode;

/** Creates a value for each language. */
export const mapLocales = <Value>(make: (locale: LocaleCode) => Value): Record<LocaleCode, Value> =>
  Object.fromEntries(localeCodes.map((locale) => [locale, make(locale)])) as Record<LocaleCode, Value>;

/** Whether a foreign value (cookie, URL, form field) is a {@link LocaleCode}. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return (localeCodes as readonly unknown[]).includes(value);
}

/**
 * Name of the URL parameter that opens the search overlay, by language: `/da?soeg=serum`. List pages use other parameters
 * (`listUrlWords`), so both can be in one URL.
 */
export const searchParameterNames: Readonly<Record<LocaleCode, string>> = { en: 'search', da: 'soeg' };
