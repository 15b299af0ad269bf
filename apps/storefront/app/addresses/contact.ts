import type { Address, SavedAddress } from '@marehalm/commerce-client';
import { type MarketId, markets } from '@marehalm/i18n-routing';
import { cityOf, countryOfTown } from './cities.ts';
import { checkEmail, normalizeEmail } from './email-address.ts';
import { formatPhone, isPhoneEmpty, phonePrefix, toE164 } from './phone-number.ts';
import { checkPostcode, normalizePostcode, type PostcodeMistake } from './postcodes.ts';
import { isWritable } from './writable.ts';
import { normalizeName } from '../typed-text.ts';

/** The fields of the first step, in the order of the page. A market of one country does not show `country`. */
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

export type ContactField = (typeof contactFields)[number];

/** What is asked of somebody to whom nothing is carried: a mail needs no street (GDPR, art. 5(1)(c)). */
export const mailedFields: readonly ContactField[] = ['email', 'firstName', 'lastName', 'country'];

/** The fields of an address alone. */
export const addressFields = contactFields.filter((field) => field !== 'email');

/** Who buys and where it goes, as typed. `country` is ISO 3166-1 alpha-2, and empty until one of several is chosen. */
export type Contact = Readonly<Record<ContactField, string>>;

/** What is wrong with a field. Each kind is a sentence of its own. */
export type ContactMistake =
  | PostcodeMistake
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' }
  /** An e-mail address with a letter before the @ that mail cannot carry. */
  | { readonly kind: 'letter' }
  /** The postcode and the town are those of a place in another country. */
  | { readonly kind: 'elsewhere' }
  /** Letters that a shop cannot write on a parcel: tags, addresses of pages, pictures. */
  | { readonly kind: 'unusable' };

export type ContactMistakes = Readonly<Partial<Record<ContactField, ContactMistake>>>;

/** The form before anything is typed. */
export function emptyContact(market: MarketId): Contact {
  const country = countryOf(market);
  return {
    email: '',
    firstName: '',
    lastName: '',
    country,
    street: '',
    postcode: '',
    city: '',
    phone: phonePrefix(country),
  };
}

/** The form with a saved address in it. Floor and door stand in the line of the street. */
export function contactOf(
  { firstName, lastName, address1, address2, zip, city, countryCode, phone }: Address,
  market: MarketId,
): Contact {
  const empty = emptyContact(market);
  const contact = {
    ...empty,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    country: countryCode ?? empty.country,
    street: [address1, address2].filter(Boolean).join(', '),
    postcode: zip ?? '',
    city: city ?? '',
    phone: phone === undefined ? empty.phone : formatPhone(phone),
  };
  return contactInMarket(contact, market);
}

/** The saved address to suggest for an order: the one that is suggested first, of those that the market delivers to. */
export function savedAddressFor(
  market: MarketId,
  { addresses, defaultId }: { readonly addresses: readonly SavedAddress[]; readonly defaultId?: string },
): Address | undefined {
  const { countries } = markets[market];
  const near = addresses.filter(({ address }) => countries.includes(address.countryCode ?? ''));
  return (near.find(({ id }) => id === defaultId) ?? near[0])?.address;
}

/**
 * `contact` in a market that may deliver elsewhere, and in the country there that was `chosen`, if one was. The country follows,
 * and a calling code that nobody has typed after; all else stays, and a number without a calling code gets that of the country it
 * was typed for, or it would become somebody else's.
 */
export function contactInMarket(contact: Contact, market: MarketId, chosen?: string): Contact {
  const { countries } = markets[market];
  const country =
    [chosen, contact.country].find((code) => countries.includes(code ?? '')) ?? countryOf(market);
  if (country === contact.country) return contact;
  const { phone } = contact;
  const isWhole = toE164(phone, '') !== undefined;
  return {
    ...contact,
    country,
    phone: isPhoneEmpty(phone)
      ? phonePrefix(country)
      : isWhole
        ? phone
        : (toE164(phone, contact.country) ?? phone),
  };
}

/** The only country that a market delivers to; empty where the shopper has to say which of several. */
function countryOf(market: MarketId): string {
  const [country = '', ...others] = markets[market].countries;
  return others.length === 0 ? country : '';
}

/**
 * `contact` after a field was typed into. A known postcode fills the town, unless the shopper has written another one; a
 * calling code that nobody has typed after follows the country.
 */
export function withField(contact: Contact, field: ContactField, value: string): Contact {
  const next = { ...contact, [field]: value };
  if (field === 'country' && isPhoneEmpty(contact.phone)) next.phone = phonePrefix(value);
  if (field !== 'postcode' && field !== 'country') return next;
  // Filled in for another country as well, where the address has moved with its market.
  const isFilled =
    countryOfTown(normalizePostcode(contact.postcode, contact.country), contact.city) !== undefined;
  if (contact.city.trim() !== '' && !isFilled) return next;
  const known = cityIn(next);
  if (known !== undefined) return { ...next, city: known };
  // While a postcode is corrected there is no town: one that stayed would be kept as typed once the new one is complete.
  return field === 'postcode' && isFilled ? { ...next, city: '' } : next;
}

/** What is wrong with what is `asked`, by field; empty when the form can be sent. */
export function checkContact(
  contact: Contact,
  asked: readonly ContactField[] = contactFields,
): ContactMistakes {
  const mistakes: Partial<Record<ContactField, ContactMistake>> = {};
  for (const field of asked) {
    const mistake = checkField(contact, field);
    if (mistake) mistakes[field] = mistake;
  }
  return mistakes;
}

/** The address as the commerce service takes it. @throws RangeError when {@link checkContact} finds a mistake in it. */
export function addressOf(contact: Contact): Address {
  const phone = toE164(contact.phone, contact.country);
  if (phone === undefined) throw new RangeError(`Cannot send an address: its telephone number is no number`);
  const zip = normalizePostcode(contact.postcode, contact.country);
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

/** Returns the contact with each field as it is sent, apart from the telephone number. */
export function normalizeContact(contact: Contact): Contact {
  return {
    ...contact,
    email: normalizeEmail(contact.email),
    firstName: normalizeName(contact.firstName),
    lastName: normalizeName(contact.lastName),
    street: normalizeName(contact.street),
    postcode: normalizePostcode(contact.postcode, contact.country),
    city: normalizeName(contact.city),
  };
}

/** Who it is and in which country, where nothing is carried. */
export function nameAndCountryOf({ firstName, lastName, country }: Contact): Address {
  return { firstName: normalizeName(firstName), lastName: normalizeName(lastName), countryCode: country };
}

function checkField(contact: Contact, field: ContactField): ContactMistake | undefined {
  const value = normalizeName(contact[field]);
  switch (field) {
    case 'email': {
      const kind = checkEmail(value);
      return kind && { kind };
    }
    case 'postcode': {
      const mistake = checkPostcode(value, contact.country);
      // What no place of this country has may be that of a town in another one.
      return (!mistake || mistake.kind === 'unused') && isElsewhere(contact)
        ? { kind: 'elsewhere' }
        : mistake;
    }
    case 'phone':
      if (isPhoneEmpty(value)) return { kind: 'missing' };
      return toE164(value, contact.country) === undefined ? { kind: 'malformed' } : undefined;
    default:
      if (value === '') return { kind: 'missing' };
      return isWritable(value) ? undefined : { kind: 'unusable' };
  }
}

function isElsewhere({ postcode, city, country }: Contact): boolean {
  const there = countryOfTown(normalizePostcode(postcode, country), city);
  return there !== undefined && there !== country;
}

function cityIn({ postcode, country }: Contact): string | undefined {
  return cityOf(normalizePostcode(postcode, country), country);
}
