import { isPrintableAddressText } from './address-text.ts';

import {
  type ContactRules,
  contactFields,
  type Contact,
  type ContactField,
  countryOfTownIn,
} from './contact.ts';
import { normalizeName } from './normalize-input.ts';
import { checkEmail } from './email-address.ts';
import { checkPostcode, type PostcodeMistake } from './postcodes.ts';

/** Why a field is invalid. */
export type ContactMistake =
  | PostcodeMistake
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' }
  /** An email address with an unsupported letter before the @. */
  | { readonly kind: 'letter' }
  /** Postcode and town belong to another country. */
  | { readonly kind: 'elsewhere' }
  /** Characters that cannot be printed on a parcel: tags, URLs, pictograms. */
  | { readonly kind: 'unusable' };

/** Invalid fields. */
export type ContactMistakes = Readonly<Partial<Record<ContactField, ContactMistake>>>;

/** Returns the invalid ones of `fields`; empty when the form can be sent. */
export function checkContact(
  rules: ContactRules,
  contact: Contact,
  fields: readonly ContactField[] = contactFields,
): ContactMistakes {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const mistake = checkField(rules, contact, field);
      return mistake ? [[field, mistake]] : [];
    }),
  );
}

/** The form field of each field of an {@link Address}. */
const formFields: Readonly<Record<string, ContactField>> = {
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  address1: 'street',
  address2: 'street',
  zip: 'postcode',
  city: 'city',
  countryCode: 'country',
  phone: 'phone',
};

/**
 * Converts the names of address fields that a commerce service refused to mistakes by form field. Names without a form field are
 * ignored.
 */
export function toContactMistakes(refusedFields: readonly (string | undefined)[]): ContactMistakes {
  return Object.fromEntries(
    refusedFields.flatMap((name = '') => {
      const field = Object.hasOwn(formFields, name) ? formFields[name] : undefined;
      if (!field) return [];
      const kind = ['email', 'phone', 'postcode'].includes(field) ? 'malformed' : 'unusable';
      return [[field, { kind }]];
    }),
  );
}

export function checkField(
  rules: ContactRules,
  contact: Contact,
  field: ContactField,
): ContactMistake | undefined {
  const value = normalizeName(contact[field]);
  switch (field) {
    case 'email': {
      const kind = checkEmail(value);
      return kind && { kind };
    }
    case 'postcode': {
      const mistake = checkPostcode(rules.postcodes, value, contact.country);
      // A postcode unknown in this country may belong to a town in another one.
      return (!mistake || mistake.kind === 'unused') && isElsewhere(rules, contact)
        ? { kind: 'elsewhere' }
        : mistake;
    }
    case 'phone':
      if (rules.phone.isEmpty(value)) return { kind: 'missing' };
      return rules.phone.toE164(value, contact.country) === undefined ? { kind: 'malformed' } : undefined;
    default:
      if (value === '') return { kind: 'missing' };
      return isPrintableAddressText(value) ? undefined : { kind: 'unusable' };
  }
}

function isElsewhere(rules: ContactRules, contact: Contact): boolean {
  const country = countryOfTownIn(rules, contact);
  return country !== undefined && country !== contact.country;
}
