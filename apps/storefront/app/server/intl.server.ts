import { type LocaleCode, mapLocales } from '@marehalm/shop';
import { createLocaleIntl } from '@marehalm/i18n-routing/intl';
import { messages } from '../../.messages/all';

type LocaleMessages = Parameters<typeof createLocaleIntl>[1];

const intls = mapLocales((locale) => createLocaleIntl(locale, messages[locale] as unknown as LocaleMessages));

/** Returns the `IntlShape` of a language, for texts that are made at build time. */
export const getIntl = (locale: LocaleCode) => intls[locale];
