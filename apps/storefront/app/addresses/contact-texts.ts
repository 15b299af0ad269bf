import type { ContactField, ContactMistake } from '@marehalm/checkout-domain';
import type { LocaleCode } from '@marehalm/shop';
import type { Translate } from '../intl/text';
import { countryName } from '../intl/country-name';

/** What to do about a mistake, in the shopper's words. */
export function mistakeText(
  t: Translate,
  locale: LocaleCode,
  field: ContactField,
  mistake: ContactMistake,
): string {
  switch (mistake.kind) {
    case 'digits':
      return t('checkout.mistake.postcodeDigits', { digits: mistake.digits });
    case 'unused':
      return t('checkout.mistake.postcodeUnused');
    case 'territory':
      return t('checkout.mistake.postcodeTerritory', { territory: countryName(mistake.territory, locale) });
    case 'letter':
      return t('checkout.mistake.emailLetter');
    case 'elsewhere':
      return t('checkout.mistake.elsewhere');
    case 'unusable':
      return t('checkout.mistake.unusable');
    case 'malformed':
      return field === 'email'
        ? t('checkout.mistake.emailMalformed')
        : field === 'phone'
          ? t('checkout.mistake.phoneMalformed')
          : t('checkout.mistake.postcodeMalformed');
    case 'missing':
      return t(`checkout.mistake.${field}`);
  }
}
