import type { AccountProblem, Address } from '@marehalm/commerce-client';
import { compareText, type LocaleCode, type MarketId, markets } from '@marehalm/i18n-routing';
import {
  checkContact,
  type Contact,
  type ContactField,
  contactFields,
  type ContactMistakes,
  contactInMarket,
  emptyContact,
} from '../../addresses/contact.ts';
import { countryName } from '../../addresses/country-name.ts';

/** Fields of an address: those of the checkout's first step but for the e-mail, which the account has already. */
export const savedAddressFields = contactFields.filter((field) => field !== 'email');

/** A saved address as the form shows it; an empty form without one. */
export function formOf(address: Address | undefined, market: MarketId): Contact {
  const empty = emptyContact(market);
  if (!address) return empty;
  const { firstName, lastName, address1, address2, zip, city, countryCode, phone } = address;
  return contactInMarket(
    {
      ...empty,
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      country: countryCode ?? empty.country,
      street: [address1, address2].filter(Boolean).join(', '),
      postcode: zip ?? '',
      city: city ?? '',
      phone: phone ?? empty.phone,
    },
    market,
  );
}

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
