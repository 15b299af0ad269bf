import type { CartProblem } from '@marehalm/commerce-client';
import type { LocaleCode } from '@marehalm/i18n-routing';
import type { Translate } from '../text';
import { countryName } from './country-name';
import type { ContactField, ContactMistake, ContactMistakes } from './contact';

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

/** Which field of the form a field of the commerce service is. */
const fieldNames: Readonly<Record<string, ContactField>> = {
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  address1: 'street',
  zip: 'postcode',
  city: 'city',
  countryCode: 'country',
  phone: 'phone',
};

/** The fields that the shop refused; empty when its refusal is about something else. */
export function refusedFields(problems: readonly CartProblem[]): ContactMistakes {
  return Object.fromEntries(
    problems.flatMap(({ field }) => {
      const name = fieldNames[field?.at(-1) ?? ''];
      if (!name) return [];
      const kind = name === 'email' || name === 'phone' || name === 'postcode' ? 'malformed' : 'unusable';
      return [[name, { kind }]];
    }),
  );
}
