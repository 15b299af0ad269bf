import type { Address, SavedAddress } from './address.ts';
import { type ContactRules, type Contact, createContact, moveContact } from './contact.ts';
import { normalizePostcode } from './postcodes.ts';
import { normalizeName } from './normalize-input.ts';

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

/**
 * Returns the address in the format of a commerce service.
 *
 * @throws RangeError when the phone number is invalid; check it with {@link checkContact} before.
 */
export function toAddress({ postcodes, phone: phoneRules }: ContactRules, contact: Contact): Address {
  const phone = phoneRules.toE164(contact.phone, contact.country);
  if (phone === undefined) throw new RangeError('Cannot send an address: its phone number is invalid');
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
