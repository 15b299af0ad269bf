import type { AccountProblem } from '@marehalm/commerce-client';
import {
  checkContact,
  type Contact,
  type ContactField,
  type ContactMistakes,
} from '../../addresses/contact.ts';

/** What is wrong with an address as typed, by field. */
export function checkSavedAddress(form: Contact): ContactMistakes {
  const { email: _ofTheAccount, ...mistakes } = checkContact(form);
  return mistakes;
}

const fieldOf: Readonly<Partial<Record<NonNullable<AccountProblem['field']>, ContactField>>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  address1: 'street',
  address2: 'street',
  zip: 'postcode',
  city: 'city',
  countryCode: 'country',
  phone: 'phone',
};

/** The fields that the shop refused; empty when its refusal is about something else. */
export function refusedAddressFields(problems: readonly AccountProblem[]): ContactMistakes {
  return Object.fromEntries(
    problems.flatMap(({ field }) => {
      const name = field && fieldOf[field];
      if (!name) return [];
      return [[name, { kind: name === 'phone' || name === 'postcode' ? 'malformed' : 'unusable' }]];
    }),
  );
}
