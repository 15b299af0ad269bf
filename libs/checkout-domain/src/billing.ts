import type { Address } from './address.ts';
import { type Contact, type ContactRules } from './contact.ts';
import { checkContact, type ContactMistakes } from './check-contact.ts';
import { normalizeName } from './normalize-input.ts';
import { normalizePostcode } from './postcodes.ts';

/** Fields of a billing address, in the order of the page. */
export const billingFields = ['firstName', 'lastName', 'country', 'street', 'postcode', 'city'] as const;

/** A field of {@link billingFields}. */
export type BillingField = (typeof billingFields)[number];

/** The billing address as entered, where it differs from the delivery address. */
export type BillingFormValues = Readonly<Record<BillingField, string>>;

/** Returns the countries of billing addresses: all that the shop delivers to, in any market. */
export function getBillingCountries({ countries }: Pick<ContactRules, 'countries'>): readonly string[] {
  return [...new Set(Object.values(countries).flat())].sort();
}

/** Returns the initial billing form, with the contact's name and country filled in (WCAG 3.3.7). */
export function createBillingFormValues({ firstName, lastName, country }: Contact): BillingFormValues {
  return { firstName, lastName, country, street: '', postcode: '', city: '' };
}

/** Returns the billing form with all values emptied that are equal to the contact's, except the country. */
export function clearSharedBillingValues(billing: BillingFormValues, contact: Contact): BillingFormValues {
  const common = billingFields.filter((field) => field !== 'country' && billing[field] === contact[field]);
  return { ...billing, ...Object.fromEntries(common.map((field) => [field, ''])) };
}

/** Converts a billing form to a contact without email and phone, so that the contact's rules can check it. */
export function billingToContact(billing: BillingFormValues): Contact {
  return { ...billing, email: '', phone: '' };
}

/** Copies name and address of a contact into a billing form. */
export function contactToBilling({
  firstName,
  lastName,
  country,
  street,
  postcode,
  city,
}: Contact): BillingFormValues {
  return { firstName, lastName, country, street, postcode, city };
}

/** Returns the mistakes by field; empty when the billing address is valid. Territories without delivery are allowed. */
export function checkBilling(
  rules: ContactRules,
  billing: BillingFormValues,
): Pick<ContactMistakes, BillingField> {
  const mistakes = checkContact(rules, billingToContact(billing), billingFields);
  return Object.fromEntries(Object.entries(mistakes).filter(([, { kind }]) => kind !== 'territory'));
}

/** Converts a billing form to an address for the commerce service, with normalized texts. */
export function toBillingAddress(
  { postcodes }: ContactRules,
  { firstName, lastName, country, street, postcode, city }: BillingFormValues,
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
