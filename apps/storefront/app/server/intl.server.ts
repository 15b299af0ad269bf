import { type LocaleCode, perLocale } from '@marehalm/shop';
import { createLocaleIntl } from '@marehalm/i18n-routing/intl';
import { messages } from '../../.messages/all';

type LocaleMessages = Parameters<typeof createLocaleIntl>[1];

const intls = perLocale((locale) => createLocaleIntl(locale, messages[locale] as unknown as LocaleMessages));

/** Messages while building: titles, descriptions, labels of statements. */
export const intlOf = (locale: LocaleCode) => intls[locale];
