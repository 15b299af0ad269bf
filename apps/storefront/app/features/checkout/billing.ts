import type { Address } from '@marehalm/commerce-client';
import { markets } from '@marehalm/i18n-routing';
import { checkContact, type Contact, type ContactMistakes } from '../../addresses/contact.ts';
import { normalizePostcode } from '../../addresses/postcodes.ts';
import { normalizeName } from '../../typed-text.ts';

/** What a bill needs of an address, in the order of the page. Nobody is rung about a bill. */
export const billingFields = ['firstName', 'lastName', 'country', 'street', 'postcode', 'city'] as const;

export type BillingField = (typeof billingFields)[number];

/** Whom the bill is for, where that is not where the order goes. As typed. */
export type Billing = Readonly<Record<BillingField, string>>;

/** Where bills may go: everywhere that the shop knows the postcodes of, whichever market the order is from. */
export const billingCountries: readonly string[] = [
  ...new Set(Object.values(markets).flatMap(({ countries }) => countries)),
].sort();

/** The form as it opens: the name is the likely one, so that nobody types it twice (WCAG 3.3.7). */
export function emptyBilling({ firstName, lastName, country }: Contact): Billing {
  return { firstName, lastName, country, street: '', postcode: '', city: '' };
}

/** The form without what is as `known` has it. */
export function billingWithout(billing: Billing, known: Contact): Billing {
  const left = billingFields.filter((field) => field !== 'country' && billing[field] === known[field]);
  return { ...billing, ...Object.fromEntries(left.map((field) => [field, ''])) };
}

/** A contact with this address, for the rules that the two have in common. */
export function asContact(billing: Billing): Contact {
  return { ...billing, email: '', phone: '' };
}

/** The address in a contact. */
export function billingIn(contact: Contact): Billing {
  return Object.fromEntries(billingFields.map((field) => [field, contact[field]])) as Record<
    BillingField,
    string
  >;
}

/** What is wrong, by field; empty when a bill can be written. A bill reaches territories that no parcel is sent to. */
export function checkBilling(billing: Billing): Pick<ContactMistakes, BillingField> {
  const mistakes = checkContact(asContact(billing));
  return Object.fromEntries(
    billingFields.flatMap((field) => {
      const mistake = mistakes[field];
      return mistake && mistake.kind !== 'territory' ? [[field, mistake]] : [];
    }),
  );
}

/** The address as the commerce service takes it. */
export function billingAddressOf({ firstName, lastName, country, street, postcode, city }: Billing): Address {
  const zip = normalizePostcode(postcode, country);
  return {
    firstName: normalizeName(firstName),
    lastName: normalizeName(lastName),
    address1: normalizeName(street),
    ...(zip ? { zip } : {}),
    city: normalizeName(city),
    countryCode: country,
  };
}
