import type { Address } from './address.ts';
import { checkContact, type Contact, type ContactMistakes, type ContactRules } from './contact.ts';
import { normalizeName } from './normalize-input.ts';
import { normalizePostcode } from './postcodes.ts';

/** What a bill needs of an address, in the order of the page. */
export const billingFields = ['firstName', 'lastName', 'country', 'street', 'postcode', 'city'] as const;

/** A field of {@link billingFields}. */
export type BillingField = (typeof billingFields)[number];

/** The address of the bill, where it is not that of the delivery. As entered. */
export type Billing = Readonly<Record<BillingField, string>>;

/** Returns the countries that a bill can go to: all that the shop delivers to, whichever market the order is from. */
export function billingCountries({ countries }: Pick<ContactRules, 'countries'>): readonly string[] {
  return [...new Set(Object.values(countries).flat())].sort();
}

/** Returns the form as it opens, with the likely name, so that no shopper enters it twice (WCAG 3.3.7). */
export function emptyBilling({ firstName, lastName, country }: Contact): Billing {
  return { firstName, lastName, country, street: '', postcode: '', city: '' };
}

/** Returns the form without what it has in common with `contact`. */
export function withoutContact(billing: Billing, contact: Contact): Billing {
  const common = billingFields.filter((field) => field !== 'country' && billing[field] === contact[field]);
  return { ...billing, ...Object.fromEntries(common.map((field) => [field, ''])) };
}

/** Returns a contact with this address, for the rules that the two have in common. */
export function billingToContact(billing: Billing): Contact {
  return { ...billing, email: '', phone: '' };
}

/** Returns the address of a contact. */
export function contactToBilling({ firstName, lastName, country, street, postcode, city }: Contact): Billing {
  return { firstName, lastName, country, street, postcode, city };
}

/** Returns what is wrong, by field; empty when a bill can be written. A bill reaches territories without delivery. */
export function checkBilling(rules: ContactRules, billing: Billing): Pick<ContactMistakes, BillingField> {
  const mistakes = checkContact(rules, billingToContact(billing), billingFields);
  return Object.fromEntries(Object.entries(mistakes).filter(([, { kind }]) => kind !== 'territory'));
}

/** Returns the address as a commerce service takes it. */
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
