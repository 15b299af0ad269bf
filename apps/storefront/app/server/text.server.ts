import type { LocaleCode } from '@marehalm/shop';
import danish from '../../messages/da.json?messages';
import english from '../../messages/en.json?messages';
import { translatorOf, type Translate } from '../intl/text';

const translators: Record<LocaleCode, Translate> = { en: translatorOf(english), da: translatorOf(danish) };

/** Messages while building: titles, descriptions, labels of statements. */
export const textOf = (locale: LocaleCode): Translate => translators[locale];
