import type { Address } from './address.ts';
import { checkContact, type Contact, type ContactMistakes, type ContactRules } from './contact.ts';
import { normalizeName } from './normalize-input.ts';
import { normalizePostcode } from './postcodes.ts';

/** Fields of a billing address, in the order of the page. */
export const billingFields = ['firstName', 'lastName', 'country', 'street', 'postcode', 'city'] as const;

/** A field of {@link billingFields}. */
export type BillingField = (typeof billingFields)[number];

/** The billing address as entered, where it differs from the delivery address. */
export type Billing = Readonly<Record<BillingField, string>>;

/** Returns the countries of billing addresses: all that the shop delivers to, in any market. */
export function getBillingCountries({ countries }: Pick<ContactRules, 'countries'>): readonly string[] {
  return [...new Set(Object.values(countries).flat())].sort();
}

/** Returns the initial form, with the likely name, so that the shopper does not enter it twice (WCAG 3.3.7). */
export function createBilling({ firstName, lastName, country }: Contact): Billing {
  return { firstName, lastName, country, street: '', postcode: '', city: '' };
}

/** Returns the billing form with every value that equals the contact's emptied, except the country. */
export function clearSharedValues(billing: Billing, contact: Contact): Billing {
  const common = billingFields.filter((field) => field !== 'country' && billing[field] === contact[field]);
  return { ...billing, ...Object.fromEntries(common.map((field) => [field, ''])) };
}

/** Returns a contact with this address, for the rules that both share. */
export function billingToContact(billing: Billing): Contact {
  return { ...billing, email: '', phone: '' };
}

/** Returns the address of a contact. */
export function contactToBilling({ firstName, lastName, country, street, postcode, city }: Contact): Billing {
  return { firstName, lastName, country, street, postcode, city };
}

/** Returns the invalid fields; empty when the address is valid. Bills may go to territories without delivery. */
export function checkBilling(rules: ContactRules, billing: Billing): Pick<ContactMistakes, BillingField> {
  const mistakes = checkContact(rules, billingToContact(billing), billingFields);
  return Object.fromEntries(Object.entries(mistakes).filter(([, { kind }]) => kind !== 'territory'));
}

/** Returns the address in the format of a commerce service. */
export function toBillingAddress(
  { postcodes }: ContactRules,
  { firstName, lastName, country, street, postcode, city }: Billing,
): Address {
  const zip = normalizePostcode(postcodes, postcode, country);
  return {
    firstName: normalizeName(firstName),
    lastName: normalizeName(lastName),
    address1: normalizeName(street),
    ...(zip ? { zip } : {}),
    city: normalizeName(city),
    countryCode: country,
  };
}
