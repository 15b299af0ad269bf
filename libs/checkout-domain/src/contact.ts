import type { Address, SavedAddress } from './address.ts';
import { isAddressText } from './address-text.ts';
import { checkEmail, normalizeEmail } from './email-address.ts';
import { normalizeName } from './normalize-input.ts';
import type { PhoneRules } from './phone-rules-port.ts';
import { checkPostcode, normalizePostcode, type PostcodeMistake } from './postcodes.ts';
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

/** Fills a contact form with a saved address; both address lines become the street. The email address stays empty. */
export function addressToContact<Market extends string>(
  rules: ContactRules<Market>,
  { firstName, lastName, address1, address2, zip, city, countryCode, phone }: Address,
  market: Market,
): Contact {
  const empty = createContact(rules, market);
  const contact = {
    ...empty,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    country: countryCode ?? empty.country,
    street: [address1, address2].filter(Boolean).join(', '),
    postcode: zip ?? '',
    city: city ?? '',
    phone: phone === undefined ? empty.phone : rules.phone.format(phone),
  };
  return moveContact(rules, contact, market);
}

/** Returns the saved address to suggest: the default one, otherwise the first one that the market delivers to. */
export function findSuggestedAddress<Market extends string>(
  { countries }: Pick<ContactRules<Market>, 'countries'>,
  market: Market,
  { addresses, defaultId }: { readonly addresses: readonly SavedAddress[]; readonly defaultId?: string },
): Address | undefined {
  const deliverable = addresses.filter(({ address }) =>
    countries[market].includes(address.countryCode ?? ''),
  );
  return (deliverable.find(({ id }) => id === defaultId) ?? deliverable[0])?.address;
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

/**
 * Returns a contact form filled in from an account: its email address and the suggested address, or only its name when no address
 * is deliverable (WCAG 3.3.7).
 */
export function toAccountContact<Market extends string>(
  rules: ContactRules<Market>,
  market: Market,
  profile: { readonly email?: string; readonly firstName?: string; readonly lastName?: string },
  saved: { readonly addresses: readonly SavedAddress[]; readonly defaultId?: string },
): Contact {
  const { email = '', firstName = '', lastName = '' } = profile;
  const address = findSuggestedAddress(rules, market, saved) ?? { firstName, lastName };
  return { ...addressToContact(rules, address, market), email };
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

/**
 * Returns the address in the format of a commerce service.
 *
 * @throws RangeError when the phone number is invalid; check it with {@link checkContact} before.
 */
export function toAddress({ postcodes, phone: phoneRules }: ContactRules, contact: Contact): Address {
  const phone = phoneRules.toE164(contact.phone, contact.country);
  if (phone === undefined) throw new RangeError('Cannot send an address: its phone number is not one');
  const zip = normalizePostcode(postcodes, contact.postcode, contact.country);
  return {
    firstName: normalizeName(contact.firstName),
    lastName: normalizeName(contact.lastName),
    address1: normalizeName(contact.street),
    ...(zip ? { zip } : {}),
    city: normalizeName(contact.city),
    countryCode: contact.country,
    phone,
  };
}

/** Returns name and country alone, for orders without shipping. */
export function toNameAndCountry({ firstName, lastName, country }: Contact): Address {
  return { firstName: normalizeName(firstName), lastName: normalizeName(lastName), countryCode: country };
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

function checkField(rules: ContactRules, contact: Contact, field: ContactField): ContactMistake | undefined {
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
      return isAddressText(value) ? undefined : { kind: 'unusable' };
  }
}

function isElsewhere(rules: ContactRules, contact: Contact): boolean {
  const country = countryOfTownIn(rules, contact);
  return country !== undefined && country !== contact.country;
}

function countryOfTownIn(rules: ContactRules, { postcode, country, city }: Contact): string | undefined {
  return findCountryOfTown(rules, normalizePostcode(rules.postcodes, postcode, country), city);
}
