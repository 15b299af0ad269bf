import type { LocaleCode } from '@marehalm/shop';
import { createLocaleIntl } from '@marehalm/i18n-routing/intl';
import danish from '../../.messages/all.da.json';
import english from '../../.messages/all.en.json';

type LocaleMessages = Parameters<typeof createLocaleIntl>[1];

const intls = {
  en: createLocaleIntl('en', english as unknown as LocaleMessages),
  da: createLocaleIntl('da', danish as unknown as LocaleMessages),
};

/** Messages while building: titles, descriptions, labels of statements. */
export const intlOf = (locale: LocaleCode) => intls[locale];
