import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { type LocaleCode, locales } from './locales.ts';

/** Messages by id: ICU texts, or the trees that the formatjs compiler makes of them. */
export type LocaleMessages = NonNullable<Parameters<typeof createIntl<string>>[0]['messages']>;

// Parsed messages and `Intl` objects are costly and never change, so one cache serves every shape of the process.
const cache = /* @__PURE__ */ createIntlCache();

/**
 * Messages for code without a component tree: mails, feeds, local services. A missing message or value throws, for half a
 * mail is worse than none. Prices and dates go in as text made by this library's formats.
 *
 * @throws Error from `formatMessage` when the message is missing, malformed, or lacks a value.
 *
 * @example
 * createLocaleIntl('da', { greeting: 'Hej {name}' }).formatMessage({ id: 'greeting' }, { name: 'Ida' }); // 'Hej Ida'
 */
export function createLocaleIntl(locale: LocaleCode, messages: LocaleMessages): IntlShape<string> {
  return createIntl(
    {
      locale: locales[locale].isoCode,
      messages,
      onError(error) {
        throw error;
      },
    },
    cache,
  );
}
