import type { AccountProblem } from '@marehalm/commerce-client';
import { compareText, type LocaleCode, type MarketId, markets } from '@marehalm/i18n-routing';
import {
  checkContact,
  type Contact,
  type ContactField,
  contactFields,
  type ContactMistakes,
} from '../../addresses/contact.ts';
import { countryName } from '../../addresses/country-name.ts';

/** Fields of an address: those of the checkout's first step but for the e-mail, which the account has already. */
export const savedAddressFields = contactFields.filter((field) => field !== 'email');

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

/** The countries that a market delivers to, by their names, in the order in which the language sorts them. */
export function countriesOf(market: MarketId, locale: LocaleCode) {
  const compare = compareText(locale);
  return markets[market].countries
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((a, b) => compare(a.name, b.name));
}
