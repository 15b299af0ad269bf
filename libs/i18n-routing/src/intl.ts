import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';

export type { IntlShape };

/** Messages by id: ICU texts, or their syntax trees from the formatjs compiler. */
export type LocaleMessages = NonNullable<Parameters<typeof createIntl<string>>[0]['messages']>;

/** Loaders of each language's messages: a dynamic `import()`, a file, a request. */
export type MessageLoaders<Code extends string> = Readonly<Record<Code, () => Promise<LocaleMessages>>>;

// Parsed messages and `Intl` objects are costly and immutable, so all intl objects of the process share one cache.
const cache = /* @__PURE__ */ createIntlCache();

/**
 * Creates an intl object for code without React, such as emails and feeds. Its `formatMessage` throws an `Error` when the message is
 * missing or malformed, or a value is missing.
 *
 * @param locale BCP 47 tag; decides plurals and numbers.
 *
 * @example
 * ```ts
 * const intl = createLocaleIntl('sv', { lines: '{count, plural, one {# vara} other {# varor}} i korgen' });
 * intl.formatMessage({ id: 'lines' }, { count: 2 }); // => '2 varor i korgen'
 * intl.formatMessage({ id: 'farewell' }); // => throws Error
 * ```
 */
export function createLocaleIntl(locale: string, messages: LocaleMessages): IntlShape<string> {
  return createIntl(
    {
      locale,
      messages,
      onError(error) {
        throw error;
      },
    },
    cache,
  );
}

/**
 * Returns a function that loads the messages of a locale and resolves to its intl object, once per locale. A failed load rejects
 * and is retried by the next call.
 *
 * @example
 * ```ts
 * const intlFor = createIntlLoader({
 *   en: async () => ({ greeting: 'Hello {name}' }),
 *   sv: async () => ({ greeting: 'Hej {name}' }),
 * });
 * const intl = await intlFor('sv');
 * intl.formatMessage({ id: 'greeting' }, { name: 'Læ' }); // => 'Hej Læ'
 * ```
 */
export function createIntlLoader<const Code extends string>(
  loaders: MessageLoaders<Code>,
): (locale: Code) => Promise<IntlShape<string>> {
  const loading = new Map<Code, Promise<IntlShape<string>>>();
  return (locale) => {
    const known = loading.get(locale);
    if (known) return known;
    const intl = loaders[locale]().then((messages) => createLocaleIntl(locale, messages));
    loading.set(locale, intl);
    intl.catch(() => loading.delete(locale));
    return intl;
  };
}
