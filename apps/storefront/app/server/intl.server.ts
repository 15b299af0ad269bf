import { type LocaleCode, mapLocales } from '@marehalm/shop';
import { createLocaleIntl } from '@marehalm/i18n-routing/intl';
import { messages } from '../../.messages/all';
import type { MessageId } from '../intl/messages';

type LocaleMessages = Parameters<typeof createLocaleIntl>[1];

const intls = mapLocales((locale) => createLocaleIntl(locale, messages[locale] as unknown as LocaleMessages));

/** Returns the `IntlShape` of a language, for texts that are made at build time. */
export const getIntl = (locale: LocaleCode) => intls[locale];

/** Returns the message of a language that has no arguments. */
export const getText = (locale: LocaleCode, id: MessageId): string =>
  // The type of one such message stands for all: the type of ids does not say which have arguments.
  getIntl(locale).formatMessage({ id: id as 'site.name' });
