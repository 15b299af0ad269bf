import { normalizeEmail } from './email-address.ts';
import { normalizeName } from './normalize-input.ts';
import type { PhoneRules } from './phone-rules.ts';
import { normalizePostcode } from './postcodes.ts';
import { findCountryOfTown, findTown, type PostcodeRules } from './towns.ts';

/** Fields of the first step, in the order of the page. A market with one country does not show `country`. */
export const contactFields = [
  'email',
  'firstName',
  'lastName',
  'country',
  'street',
  'postcode',
  'city',
  'phone',
] as const;

/** A field of {@link contactFields}. */
export type ContactField = (typeof contactFields)[number];

/** Fields of an order without shipping: an email needs no street (GDPR, art. 5(1)(c)). */
export const contactFieldsWithoutShipping: readonly ContactField[] = [
  'email',
  'firstName',
  'lastName',
  'country',
];

/** The fields of an address alone. */
export const addressFields = contactFields.filter((field) => field !== 'email');

/**
 * The buyer and the delivery address, as entered. `country` is ISO 3166-1 alpha-2, and empty until one of several is
 * chosen.
 */
export type Contact = Readonly<Record<ContactField, string>>;

/** Rules about the places that a shop delivers to. */
export interface ContactRules<Market extends string = string> extends PostcodeRules {
  /** ISO 3166-1 alpha-2 codes of the countries that each market delivers to. */
  readonly countries: Readonly<Record<Market, readonly string[]>>;
  readonly phone: PhoneRules;
}

/** Returns an empty form. */
export function createContact<Market extends string>(rules: ContactRules<Market>, market: Market): Contact {
  const country = onlyCountryOf(rules, market);
  return {
    email: '',
    firstName: '',
    lastName: '',
    country,
    street: '',
    postcode: '',
    city: '',
    phone: rules.phone.prefixOf(country),
  };
}

/**
 * Returns the contact for another market. The country becomes `chosen` or stays if the market delivers there; the phone number
 * gets a calling code where needed, so that it remains the same number.
 */
export function moveContact<Market extends string>(
  rules: ContactRules<Market>,
  contact: Contact,
  market: Market,
  chosen?: string,
): Contact {
  const countries = rules.countries[market];
  const country =
    [chosen, contact.country].find((code) => countries.includes(code ?? '')) ?? onlyCountryOf(rules, market);
  if (country === contact.country) return contact;
  return { ...contact, country, phone: phoneInCountry(rules, contact, country) };
}

/** Returns whether the shopper has entered nothing in a form. */
export function isContactUntouched<Market extends string>(
  rules: ContactRules<Market>,
  market: Market,
  contact: Contact,
): boolean {
  const empty = createContact(rules, market);
  return contactFields.every((field) => contact[field] === empty[field]);
}

function phoneInCountry(
  { phone: rules }: ContactRules,
  { phone, country: before }: Contact,
  country: string,
): string {
  if (rules.isEmpty(phone)) return rules.prefixOf(country);
  const isInternational = rules.toE164(phone, '') !== undefined;
  return isInternational ? phone : (rules.toE164(phone, before) ?? phone);
}

/** Returns the only country that a market delivers to; empty where there are several. */
function onlyCountryOf<Market extends string>({ countries }: ContactRules<Market>, market: Market): string {
  const [country = '', ...others] = countries[market];
  return others.length === 0 ? country : '';
}

/**
 * Returns the contact with one field changed. Fills in the town of a known postcode unless the shopper entered one, and updates a
 * calling code without a number when the country changes.
 */
export function setContactField(
  rules: ContactRules,
  contact: Contact,
  field: ContactField,
  value: string,
): Contact {
  const next = { ...contact, [field]: value };
  if (field === 'country' && rules.phone.isEmpty(contact.phone)) next.phone = rules.phone.prefixOf(value);
  if (field !== 'postcode' && field !== 'country') return next;
  // Including a town that was filled in for the former country.
  const isFilledIn = countryOfTownIn(rules, contact) !== undefined;
  if (contact.city.trim() !== '' && !isFilledIn) return next;
  const town = findTown(rules, normalizePostcode(rules.postcodes, next.postcode, next.country), next.country);
  if (town !== undefined) return { ...next, city: town };
  // Otherwise a town kept while its postcode is corrected would later count as entered.
  return field === 'postcode' && isFilledIn ? { ...next, city: '' } : next;
}

/** Returns the contact with all fields normalized except the phone number. */
export function normalizeContact({ postcodes }: ContactRules, contact: Contact): Contact {
  return {
    ...contact,
    email: normalizeEmail(contact.email),
    firstName: normalizeName(contact.firstName),
    lastName: normalizeName(contact.lastName),
    street: normalizeName(contact.street),
    postcode: normalizePostcode(postcodes, contact.postcode, contact.country),
    city: normalizeName(contact.city),
  };
}

export function countryOfTownIn(
  rules: ContactRules,
  { postcode, country, city }: Contact,
): string | undefined {
  return findCountryOfTown(rules, normalizePostcode(rules.postcodes, postcode, country), city);
}
