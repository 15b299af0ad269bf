import type { IntlShape } from 'react-intl';
import type { ContactField, ContactMistake } from '@marehalm/checkout-domain';
import type { LocaleCode } from '@marehalm/shop';
import { getCountryName } from '@marehalm/page-data';

/** Returns the text shown at `field` for `mistake`, in the language of the page. */
export function formatContactMistake(
  intl: IntlShape,
  locale: LocaleCode,
  field: ContactField,
  mistake: ContactMistake,
): string {
  switch (mistake.kind) {
    case 'digits':
      return intl.formatMessage({ id: 'checkout.mistake.postcodeDigits' }, { digits: mistake.digits });
    case 'unused':
      return intl.formatMessage({ id: 'checkout.mistake.postcodeUnused' });
    case 'territory':
      return intl.formatMessage(
        { id: 'checkout.mistake.postcodeTerritory' },
        { territory: getCountryName(mistake.territory, locale) },
      );
    case 'letter':
      return intl.formatMessage({ id: 'checkout.mistake.emailLetter' });
    case 'elsewhere':
      return intl.formatMessage({ id: 'checkout.mistake.elsewhere' });
    case 'unusable':
      return intl.formatMessage({ id: 'checkout.mistake.unusable' });
    case 'malformed':
      return field === 'email'
        ? intl.formatMessage({ id: 'checkout.mistake.emailMalformed' })
        : field === 'phone'
          ? intl.formatMessage({ id: 'checkout.mistake.phoneMalformed' })
          : intl.formatMessage({ id: 'checkout.mistake.postcodeMalformed' });
    case 'missing':
      return intl.formatMessage({ id: `checkout.mistake.${field}` });
  }
}
